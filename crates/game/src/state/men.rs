//! The men, each with its identity, and where they stand.

use board::{Kind, Man, Move, MoveKind, Position, Setup, Side, Square, Wing};

/// One man of a game, the same from the first array on: a promoted man is the Pawn that it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct ManId(u16);

/// What stands where a promoted piece should.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StandIn {
    /// The Pawn, named as the piece.
    Pawn,
    /// Something else that was set for it.
    Substitute,
}

/// The men of a game, on the board and off it.
#[derive(Clone, Debug)]
pub(crate) struct Men {
    at: [Option<ManId>; 64],
    men: Vec<Man>,
    off: Vec<ManId>,
    stand_ins: Vec<(ManId, StandIn)>,
}

impl Men {
    /// The men of a set-up, numbered from a1.
    pub(crate) fn of(setup: &Setup) -> Self {
        let mut men = Men { at: [None; 64], men: Vec::new(), off: Vec::new(), stand_ins: Vec::new() };
        for (square, man) in setup.men() {
            let id = men.add(man);
            men.at[square.index()] = Some(id);
        }
        men
    }

    fn add(&mut self, man: Man) -> ManId {
        self.men.push(man);
        ManId(u16::try_from(self.men.len() - 1).unwrap_or(u16::MAX))
    }

    pub(crate) fn at(&self, square: Square) -> Option<ManId> {
        self.at[square.index()]
    }

    pub(crate) fn man(&self, id: ManId) -> Man {
        self.men[usize::from(id.0)]
    }

    /// Whether this man was already there when this record was made.
    pub(crate) fn knows(&self, id: ManId) -> bool {
        usize::from(id.0) < self.men.len()
    }

    pub(crate) fn man_at(&self, square: Square) -> Option<Man> {
        self.at(square).map(|id| self.man(id))
    }

    pub(crate) fn square_of(&self, id: ManId) -> Option<Square> {
        Square::ALL.into_iter().find(|&square| self.at(square) == Some(id))
    }

    /// What stands on each square, by side and kind.
    pub(crate) fn board(&self) -> [Option<Man>; 64] {
        self.at.map(|id| id.map(|id| self.man(id)))
    }

    /// How many men stand on the board.
    pub(crate) fn number_on_board(&self) -> usize {
        self.at.iter().flatten().count()
    }

    /// Takes the man off its square, into a hand.
    pub(crate) fn lift(&mut self, square: Square) -> Option<ManId> {
        self.at[square.index()].take()
    }

    /// Sets a man on an empty square.
    pub(crate) fn place(&mut self, id: ManId, square: Square) {
        debug_assert!(self.at(square).is_none(), "a man stands on {square}");
        self.off.retain(|&off| off != id);
        self.at[square.index()] = Some(id);
    }

    /// Takes a man off the board.
    pub(crate) fn take_off(&mut self, square: Square) -> Option<ManId> {
        let id = self.lift(square)?;
        self.off.push(id);
        Some(id)
    }

    /// This man, which is off the board, lies beside it for now and was not captured.
    pub(crate) fn lies_beside(&mut self, id: ManId) {
        self.off.retain(|&off| off != id);
    }

    /// This man was captured, wherever it lay.
    pub(crate) fn is_captured(&mut self, id: ManId) {
        if let Some(square) = self.square_of(id) {
            self.lift(square);
        }
        self.lies_beside(id);
        self.off.push(id);
    }

    /// Whoever of this side stood on the board before, and stands nowhere now, was captured, though it lay displaced or was in
    /// a hand.
    pub(crate) fn with_captured_of(mut self, side: Side, before: &Men) -> Men {
        let stood = before.at.iter().flatten().filter(|&&id| before.man(id).side == side);
        let gone: Vec<ManId> =
            stood.copied().filter(|&id| self.square_of(id).is_none() && !self.off.contains(&id)).collect();
        self.off.extend(gone);
        self
    }

    /// Men off the board, in the order in which they left it.
    pub(crate) fn off(&self) -> &[ManId] {
        &self.off
    }

    /// A man from the box of a side, with no square yet.
    pub(crate) fn take_from_box(&mut self, man: Man) -> ManId {
        self.add(man)
    }

    /// The men of this kind that are known, and neither stand anywhere nor were taken off: they are in the box again.
    pub(crate) fn known_and_nowhere(&self, man: Man) -> impl Iterator<Item = ManId> {
        let all = (0..self.men.len()).map(|index| ManId(u16::try_from(index).unwrap_or(u16::MAX)));
        all.filter(move |&id| self.man(id) == man && self.square_of(id).is_none() && !self.off.contains(&id))
    }

    /// Makes a man another kind; a named Pawn left on the board stands for the piece.
    pub(crate) fn become_kind(&mut self, id: ManId, kind: Kind, stand_in: bool) {
        self.men[usize::from(id.0)].kind = kind;
        if stand_in {
            self.stands_in(id, StandIn::Pawn);
        }
    }

    /// This man stands for the piece that it counts as.
    pub(crate) fn stands_in(&mut self, id: ManId, what: StandIn) {
        self.stand_ins.retain(|&(other, _)| other != id);
        self.stand_ins.push((id, what));
    }

    /// This man is the piece itself.
    pub(crate) fn makes_itself(&mut self, id: ManId) {
        self.stand_ins.retain(|&(other, _)| other != id);
    }

    /// What stands for the piece that this man counts as, if it is not the piece itself.
    pub(crate) fn stand_in(&self, id: ManId) -> Option<StandIn> {
        self.stand_ins.iter().find(|(other, _)| *other == id).map(|(_, what)| *what)
    }

    /// Squares where a Pawn stands for the piece that it was named.
    pub(crate) fn stand_ins(&self) -> Vec<(Square, Kind)> {
        let named =
            self.stand_ins.iter().filter_map(|&(id, _)| Some((self.square_of(id)?, self.man(id).kind)));
        named.collect()
    }

    /// The men after a legal move of `position`, which is how they stand now.
    pub(crate) fn after(&self, position: &Position, m: Move) -> Men {
        let mut men = self.clone();
        let rook = m.rook().and_then(|(from, to)| Some((men.lift(from)?, to)));
        if let Some((square, _)) = position.captured(m) {
            men.take_off(square);
        }
        let Some(mover) = men.lift(m.from()) else { return men };
        men.place(mover, m.to());
        if let Some((rook, to)) = rook {
            men.place(rook, to);
        }
        if let MoveKind::Promotion(kind) = m.kind() {
            men.become_kind(mover, kind, false);
        }
        men
    }

    /// The same men, where a Pawn that waits on its last rank has taken the name of a man that was lost: it stands for it.
    pub(crate) fn with_names_taken(mut self, position: &Position) -> Men {
        if position.movement().older.is_none() {
            return self;
        }
        for square in Square::ALL {
            let (Some(id), Some(man)) = (self.at(square), position.man_at(square)) else { continue };
            if self.man(id).kind == Kind::Pawn && man.kind != Kind::Pawn && self.man(id).side == man.side {
                self.become_kind(id, man.kind, true);
            }
        }
        self
    }

    /// The same men with those of `other`'s stand-ins that are still Pawns on the board.
    pub(crate) fn with_stand_ins_of(mut self, other: &Men) -> Men {
        self.stand_ins = other.stand_ins.clone();
        self
    }

    /// The same men, knowing also those that came from the box since: a man once known is never forgotten.
    pub(crate) fn knowing_all_of(mut self, later: &Men) -> Men {
        let known = self.men.len();
        self.men.extend(later.men.iter().skip(known));
        self
    }

    /// The men that stand elsewhere, or as another kind, in `later` than here; one that is new there stood nowhere.
    pub(crate) fn changed_in(&self, later: &Men) -> Vec<ManId> {
        let all = (0..later.men.len()).map(|index| ManId(u16::try_from(index).unwrap_or(u16::MAX)));
        let stays = |id: &ManId| {
            self.knows(*id) && self.square_of(*id) == later.square_of(*id) && self.man(*id) == later.man(*id)
        };
        all.filter(|id| !stays(id)).collect()
    }

    /// These men with what was done to some of them from `before` to `after`; none where another man is in the way.
    pub(crate) fn with_change(&self, before: &Men, after: &Men) -> Option<Men> {
        let changed: Vec<ManId> = before
            .changed_in(after)
            .into_iter()
            .filter(|&id| before.knows(id) || after.square_of(id).is_some())
            .collect();
        let mut men = self.clone().knowing_all_of(after).knowing_all_of(before);
        for &id in &changed {
            if let Some(square) = men.square_of(id) {
                men.take_off(square);
            }
        }
        for &id in &changed {
            let to = after.knows(id).then(|| after.square_of(id)).flatten();
            if let Some(to) = to {
                if men.at(to).is_some() {
                    return None;
                }
                men.place(id, to);
                men.men[usize::from(id.0)] = after.man(id);
            }
        }
        Some(men)
    }

    /// Whether the same men stand on the same squares as the same kinds.
    pub(crate) fn stand_like(&self, other: &Men) -> bool {
        self.at == other.at && self.board() == other.board()
    }

    /// These men on the squares of a set-up: each where it stood if its like stands there, then any of its like, then
    /// one from the box.
    pub(crate) fn set_up_as(&self, setup: &Setup) -> Men {
        let mut men = Men { at: [None; 64], off: Vec::new(), ..self.clone() };
        for (square, _) in setup.men().filter(|&(square, man)| self.man_at(square) == Some(man)) {
            men.at[square.index()] = self.at(square);
        }
        for (square, man) in setup.men() {
            if men.at(square).is_some() {
                continue;
            }
            let like = self.at.iter().flatten().chain(&self.off).copied();
            let free = like.clone().find(|&id| self.man(id) == man && men.square_of(id).is_none());
            men.at[square.index()] = Some(free.unwrap_or_else(|| men.add(man)));
        }
        let known = self.at.iter().flatten().chain(&self.off).copied();
        men.off = known.filter(|&id| men.square_of(id).is_none()).collect();
        men
    }

    /// A set-up of these men.
    pub(crate) fn setup(&self, like: &Position, turn: Side) -> Setup {
        let mut setup = like.setup();
        for square in Square::ALL {
            setup.set(square, self.man_at(square));
        }
        // A King that stands elsewhere has moved, whoever moved it.
        let moved = |&side: &Side| {
            let king = Man { side, kind: Kind::King };
            like.king(side).is_none_or(|square| self.man_at(square) != Some(king))
        };
        for side in Side::ALL.into_iter().filter(moved).collect::<Vec<_>>() {
            Wing::ALL.into_iter().for_each(|wing| setup.castling.set(side, wing, None));
        }
        setup.turn = turn;
        setup.en_passant = None;
        setup
    }
}
