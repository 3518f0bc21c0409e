//! What a plan is made from: where the men of a position can soon be, and what they attack where they stand.

use board::{Bitboard, Kind, Position, Side, Square};

use crate::{attacks, fill};

/// More men than this of one side are not planned with.
pub(crate) const MEN: usize = 16;

/// How many moves ahead pieces are looked at, and Kings.
pub(crate) const AHEAD: usize = 3;
pub(crate) const WALK: usize = 8;

/// A piece of the side that is to mate, or a Pawn that can soon be one.
#[derive(Clone, Copy)]
pub(crate) struct Piece {
    pub(crate) square: Square,
    /// What it is, or will be.
    pub(crate) kind: Kind,
    /// The moves until a Pawn is promoted; none for pieces.
    pub(crate) steps: u32,
    /// What the other men but the King attack where they stand.
    pub(crate) others: Bitboard,
    /// Where it can be within so many moves.
    pub(crate) within: [Bitboard; AHEAD + 1],
}

/// A man of the side to be mated, not its King.
#[derive(Clone, Copy)]
pub(crate) struct Guard {
    pub(crate) square: Square,
    pub(crate) kind: Kind,
    pub(crate) attacked: Bitboard,
}

pub(crate) struct Scene {
    pub(crate) winner: Side,
    pub(crate) winning_turn: bool,
    /// Whether the King to be mated is in check.
    pub(crate) checked: bool,
    pub(crate) occupied: Bitboard,
    pub(crate) losers: Bitboard,
    pub(crate) winners: Bitboard,
    pub(crate) pawns: Bitboard,
    /// The strongest kind that a Pawn may become, if any.
    pub(crate) becomes: Option<Kind>,
    /// Whether there is a Queen or a Rook to mate with.
    pub(crate) has_majors: bool,
    /// The King to be mated, and where he can walk within so many moves.
    pub(crate) king: Square,
    pub(crate) walk: [Bitboard; WALK],
    pub(crate) winning_king: Square,
    pub(crate) winning_walk: [Bitboard; WALK],
    pieces: [Piece; MEN],
    piece_count: usize,
    guards: [Guard; MEN],
    guard_count: usize,
    /// What the mating side attacks, the King to be mated being no obstacle.
    pub(crate) attacked: Bitboard,
    /// Every man of the mating side, with what it attacks.
    stands: [(Square, Bitboard); MEN],
    stand_count: usize,
}

const NO_PIECE: Piece = Piece {
    square: Square::A1,
    kind: Kind::King,
    steps: 0,
    others: Bitboard::EMPTY,
    within: [Bitboard::EMPTY; AHEAD + 1],
};

const NO_GUARD: Guard = Guard { square: Square::A1, kind: Kind::King, attacked: Bitboard::EMPTY };

impl Scene {
    /// `None` where a side has not just one King, or more men than are planned with.
    pub(crate) fn new(position: &Position, winner: Side) -> Option<Self> {
        let king = position.men(!winner, Kind::King).single()?;
        let winning_king = position.men(winner, Kind::King).single()?;
        let (losers, winners) = (position.side(!winner), position.side(winner));
        if losers.count() as usize > MEN || winners.count() as usize > MEN {
            return None;
        }
        let mut scene = Self {
            winner,
            winning_turn: position.turn() == winner,
            checked: position.in_check(!winner),
            occupied: position.occupied(),
            losers,
            winners,
            pawns: position.men(winner, Kind::Pawn),
            becomes: position.movement().promotions.iter().next(),
            has_majors: !(position.men(winner, Kind::Rook) | position.men(winner, Kind::Queen)).is_empty(),
            king,
            walk: [Bitboard::EMPTY; WALK],
            winning_king,
            winning_walk: [Bitboard::EMPTY; WALK],
            pieces: [NO_PIECE; MEN],
            piece_count: 0,
            guards: [NO_GUARD; MEN],
            guard_count: 0,
            attacked: Bitboard::EMPTY,
            stands: [(Square::A1, Bitboard::EMPTY); MEN],
            stand_count: 0,
        };
        scene.note_guards(position);
        scene.note_pieces(position);
        scene.note_pawns(position);
        scene.note_walks();
        Some(scene)
    }

    pub(crate) fn pieces(&self) -> &[Piece] {
        &self.pieces[..self.piece_count]
    }

    pub(crate) fn guards(&self) -> &[Guard] {
        &self.guards[..self.guard_count]
    }

    /// Every man of the mating side, the King and all Pawns too, with what it attacks.
    pub(crate) fn stands(&self) -> &[(Square, Bitboard)] {
        &self.stands[..self.stand_count]
    }

    fn note_guards(&mut self, position: &Position) {
        for kind in &Kind::ALL[..5] {
            for square in position.men(!self.winner, *kind) {
                let attacked = attacks::attacks(*kind, !self.winner, square, self.occupied);
                self.guards[self.guard_count] = Guard { square, kind: *kind, attacked };
                self.guard_count += 1;
            }
        }
    }

    fn note_pieces(&mut self, position: &Position) {
        let open = self.occupied.without(self.king);
        for kind in Kind::ALL {
            for square in position.men(self.winner, kind) {
                let attacked = attacks::attacks(kind, self.winner, square, open);
                self.stands[self.stand_count] = (square, attacked);
                self.stand_count += 1;
                if !matches!(kind, Kind::Pawn | Kind::King) {
                    self.pieces[self.piece_count] = Piece { square, kind, others: self.attacked, ..NO_PIECE };
                    self.piece_count += 1;
                }
                self.attacked |= attacked;
            }
        }
        self.note_others();
        for i in 0..self.piece_count {
            let piece = &mut self.pieces[i];
            piece.within = within(piece.kind, piece.square, !self.winners, !self.occupied);
        }
    }

    /// What the other men attack: those noted before and after each.
    fn note_others(&mut self) {
        let mut after = Bitboard::EMPTY;
        let mut next = self.piece_count;
        for &(square, attacked) in self.stands[..self.stand_count].iter().rev() {
            // The King is the last to be noted.
            if square == self.winning_king {
                continue;
            }
            if next > 0 && self.pieces[next - 1].square == square {
                next -= 1;
                self.pieces[next].others |= after;
            }
            after |= attacked;
        }
    }

    /// Pawns whose way to promotion is free, where there is no Queen or Rook yet.
    fn note_pawns(&mut self, position: &Position) {
        if self.has_majors {
            return;
        }
        let Some(kind) = self.becomes else { return };
        for square in position.men(self.winner, Kind::Pawn) {
            let way = way(self.winner, square);
            if (way & self.occupied).is_empty() && self.piece_count < MEN {
                let last = Square::new(square.file(), self.winner.nth_rank(7));
                self.pieces[self.piece_count] = Piece {
                    square,
                    kind,
                    steps: steps(self.winner, square),
                    others: self.attacked_but_by(square),
                    within: within(kind, last, !self.winners, !self.occupied),
                };
                self.piece_count += 1;
            }
        }
    }

    fn attacked_but_by(&self, square: Square) -> Bitboard {
        let others = self.stands().iter().filter(|(at, _)| *at != square && *at != self.winning_king);
        others.fold(Bitboard::EMPTY, |set, (_, attacked)| set | *attacked)
    }

    fn note_walks(&mut self) {
        // What Pawns guard they go on guarding; pieces can leave.
        let pawns = self.guards().iter().filter(|guard| guard.kind == Kind::Pawn);
        let guarded = pawns.fold(Bitboard::EMPTY, |set, guard| set | guard.attacked);
        self.walk = walk(self.king, !self.occupied - self.attacked);
        self.winning_walk = walk(self.winning_king, !self.occupied - guarded);
    }
}

/// The squares before a Pawn up to its last rank.
pub(crate) fn way(side: Side, square: Square) -> Bitboard {
    let ahead = (0..8).filter(|&rank| match side {
        Side::White => rank > square.rank(),
        Side::Black => rank < square.rank(),
    });
    ahead.map(|rank| Square::new(square.file(), rank)).collect()
}

/// How many moves a Pawn needs for it.
pub(crate) fn steps(side: Side, square: Square) -> u32 {
    let way = way(side, square).count();
    way - u32::from(side.nth_rank(1) == square.rank()).min(way)
}

fn within(kind: Kind, from: Square, allowed: Bitboard, free: Bitboard) -> [Bitboard; AHEAD + 1] {
    let mut within = [Bitboard::of(from); AHEAD + 1];
    for i in 1..=AHEAD {
        within[i] = within[i - 1] | fill::attacks(kind, Side::White, within[i - 1], free) & allowed;
    }
    within
}

fn walk(from: Square, allowed: Bitboard) -> [Bitboard; WALK] {
    let mut walk = [Bitboard::of(from); WALK];
    for i in 1..WALK {
        walk[i] = walk[i - 1] | fill::attacks(Kind::King, Side::White, walk[i - 1], Bitboard::ALL) & allowed;
    }
    walk
}
