//! Pieces that can never move stand in the way of every mate: a proof without moves.
//!
//! Some pieces never leave their squares: nothing can move them, and nothing can capture them. A fixpoint finds them
//! from below. At first every piece counts as *held*; then, again and again, each piece's *reach* (the squares on which
//! it may ever stand) grows by all that its movement allows, and a held piece whose reach grows, or which another may
//! capture, is no longer held. Reach may be too large, never too small:
//!
//! 1. *Growing.* By induction on the moves of any game from here: let all moves before have kept within reach, and all
//!    held pieces be where they were. The next move goes from a square in reach by one step of the piece's kind, over
//!    and onto no square of a held piece. Its square is in reach too, since reach is closed under such steps.
//! 2. *Pawns.* A step needs a square that no held piece fills; a double step passes such a square, so it is two steps. A
//!    capture needs a square on which an enemy piece other than the King may ever stand. A Pawn captured en passant has
//!    passed a square of its reach, except after the double step just made: there its square is added to its reach.
//! 3. *Promotion.* A Pawn whose reach touches the last rank may stand from then on wherever Queen and Knight together
//!    come from there.
//! 4. *Kings.* A King goes to no square that a held enemy piece attacks: its steps and leaps, and of lines the first
//!    square, which nothing can block.
//! 5. *Captures.* A held piece may be captured only by a piece that can step on its square by rules 1 – 4 from its
//!    reach.
//! 6. *Passing.* Two Pawns of one file that face each other never pass while both stay on it and the one in front is
//!    not captured: each only goes forward, and not over the other. So a Pawn whose reach keeps to its file never gets
//!    to the first square of an enemy Pawn ahead of it, nor beyond, if that Pawn's reach keeps to the file too, short of
//!    the last rank, and nothing can capture it on its reach. A Pawn that keeps to its file captures nothing.
//!
//! A mate of the King on a square `q` of his reach then needs all of these:
//!
//! 7. a piece of the other side, not its King, whose reach has a square `a` from which it attacks `q` (held pieces in
//!    the way stay there);
//! 8. the other King on a square `k` of his reach not beside `q`;
//! 9. for each square beside `q`: it is attacked from `a` or `k`, or by another piece of the mating side from somewhere
//!    in its reach; or a piece of the mated side stands on it, each on one square, in its reach.
//!
//! Where no `q`, `a`, `k` pass, there is no mate. Rules 1 to 6 are here, 7 to 9 in
//! [`blockade_mate`](super::blockade_mate). Castling steps over pieces and is left to the search, as are boards on which
//! a side has not exactly one King, with check to the side that is not to move, or with a turn that has rules of its
//! own.

use board::{Bitboard, Kind, Position, Side, Square};

use crate::attacks::fill;
use crate::unwinnable::regular::moves_as_today;

/// A piece, and where it may ever stand.
#[derive(Clone, Copy)]
pub(crate) struct Reaching {
    pub(crate) side: Side,
    pub(crate) kind: Kind,
    /// Where it may stand as what it is.
    pub(crate) reach: Bitboard,
    /// Where it may stand once it was promoted.
    pub(crate) promoted: Bitboard,
}

/// Boards with more pieces than a game has are left to the search.
pub(crate) const MOST_PIECES: usize = 32;

/// The fixpoint of rules 1 to 6.
pub(crate) struct Blockade {
    pieces: [Reaching; MOST_PIECES],
    count: usize,
    /// For each Pawn the nearest enemy Pawn that it faces, and that one's square with those behind it.
    faced: [Option<(usize, Bitboard)>; MOST_PIECES],
    /// The squares of held pieces.
    pub(crate) held: Bitboard,
    /// Where the pieces other than the King stood at first, by side: those that can be captured on held squares.
    home: [Bitboard; 2],
    /// Where pieces other than the King may ever stand, by side.
    present: [Bitboard; 2],
    /// What held pieces attack for good, by side.
    closed: [Bitboard; 2],
    /// For each piece the held squares with which its movement led nowhere new; with others it has to be tried.
    settled: [Bitboard; MOST_PIECES],
}

impl Blockade {
    /// The fixpoint; `None` for a board that is left to the search.
    pub(crate) fn new(position: &Position) -> Option<Self> {
        let mut blockade = Self::before_growth(position)?;
        while blockade.grow() {}
        Some(blockade)
    }

    /// The same with every piece's movement tried in every round.
    #[cfg(test)]
    pub(crate) fn plainly(position: &Position) -> Option<Self> {
        let mut blockade = Self::before_growth(position)?;
        while blockade.grow() {
            blockade.settled = [Bitboard::ALL; MOST_PIECES];
        }
        Some(blockade)
    }

    /// Every piece where it stands, before any reach grows.
    pub(crate) fn before_growth(position: &Position) -> Option<Self> {
        if !is_reasoned_about(position) {
            return None;
        }
        let home = Side::ALL.map(|side| position.side(side) - position.kind(Kind::King));
        let mut blockade = Self {
            pieces: [NO_PIECE; MOST_PIECES],
            count: 0,
            faced: [None; MOST_PIECES],
            held: position.occupied(),
            home,
            present: home,
            closed: [Bitboard::EMPTY; 2],
            settled: [Bitboard::ALL; MOST_PIECES],
        };
        for square in position.occupied() {
            let man = position.man_at(square)?;
            let reach = Bitboard::of(square);
            blockade.pieces[blockade.count] = Reaching { side: man.side, kind: man.kind, reach, ..NO_PIECE };
            blockade.count += 1;
        }
        blockade.note_facing_pawns();
        if let Some(passed) = position.en_passant().map(Bitboard::of) {
            let side = !position.turn();
            let at = fill::forward(side, passed);
            blockade.present[side.index()] |= passed;
            blockade.held = blockade.held - at;
            blockade.pieces[..blockade.count]
                .iter_mut()
                .filter(|piece| piece.reach == at)
                .for_each(|piece| piece.reach |= passed);
        }
        blockade.note_closed();
        Some(blockade)
    }

    pub(crate) fn pieces(&self) -> &[Reaching] {
        &self.pieces[..self.count]
    }

    /// Where the piece on a square of the position in question may ever be, as what it is.
    pub(crate) fn reach_from(&self, position: &Position, square: Square) -> Bitboard {
        let before = Bitboard((1 << square.index()) - 1) & position.occupied();
        self.pieces().get(before.count() as usize).map_or(Bitboard::EMPTY, |piece| piece.reach)
    }

    /// The squares to which a side's King never goes.
    pub(crate) fn closed_to(&self, side: Side) -> Bitboard {
        self.closed[(!side).index()]
    }

    /// Notes which Pawns face each other.
    fn note_facing_pawns(&mut self) {
        let pawns = |side| {
            let of = move |piece: &&Reaching| piece.kind == Kind::Pawn && piece.side == side;
            self.pieces().iter().filter(of).fold(Bitboard::EMPTY, |set, pawn| set | pawn.reach)
        };
        let pawns = Side::ALL.map(pawns);
        for i in 0..self.count {
            let Reaching { side, kind: Kind::Pawn, reach, .. } = self.pieces[i] else { continue };
            let facing = fill::beyond(side, reach) & pawns[(!side).index()];
            let nearest = if side == Side::White { facing.first() } else { facing.iter().last() };
            let Some(nearest) = nearest.map(Bitboard::of) else { continue };
            let other = self.pieces().iter().position(|piece| piece.reach == nearest);
            self.faced[i] = other.map(|other| (other, nearest | fill::beyond(side, nearest)));
        }
    }

    /// The squares that a Pawn cannot reach because of the one that it faces (rule 6).
    fn barred(&self, i: usize) -> Bitboard {
        match self.faced[i] {
            Some((other, behind)) if keeps_to_file(&self.pieces[i]) && self.stays(other) => behind,
            _ => Bitboard::EMPTY,
        }
    }

    /// Whether a Pawn stays on its file for good, and nothing captures it there.
    fn stays(&self, i: usize) -> bool {
        let pawn = self.pieces[i];
        let captures = |piece: &Reaching| piece.kind != Kind::Pawn || !keeps_to_file(piece);
        let mut adverse = self.pieces().iter().filter(|piece| piece.side != pawn.side && captures(piece));
        keeps_to_file(&pawn) && !adverse.any(|piece| (piece.reach | piece.promoted).meets(pawn.reach))
    }

    /// Notes what the held pieces attack for good.
    fn note_closed(&mut self) {
        self.closed = [Bitboard::EMPTY; 2];
        for piece in &self.pieces[..self.count] {
            if piece.reach.meets(self.held) {
                // With no square free every line ends on its first square.
                self.closed[piece.side.index()] |=
                    fill::attacks(piece.kind, piece.side, piece.reach, Bitboard::EMPTY);
            }
        }
    }

    /// Lets every piece go where it can; returns whether anything changed.
    pub(crate) fn grow(&mut self) -> bool {
        let (held, present) = (self.held, self.present);
        let mut changed = false;
        for i in 0..self.count {
            let piece = self.pieces[i];
            let grown = self.grown(i);
            if (grown.reach, grown.promoted) == (piece.reach, piece.promoted) {
                continue;
            }
            changed = true;
            if grown.reach.has_several() {
                self.held = self.held - grown.reach;
            }
            if piece.kind != Kind::King {
                self.present[piece.side.index()] |= grown.reach | grown.promoted;
            }
            self.pieces[i] = grown;
        }
        if self.held != held {
            self.note_closed();
            // What is closed to Kings has changed, so they are tried again.
            for i in 0..self.count {
                if self.pieces[i].kind == Kind::King {
                    self.settled[i] = Bitboard::ALL;
                }
            }
        }
        changed || self.held != held || self.present != present
    }

    /// The piece with its reach wider; held pieces that it can capture on the way are held no more.
    fn grown(&mut self, i: usize) -> Reaching {
        let piece = self.pieces[i];
        if piece.kind != Kind::Pawn {
            return Reaching { reach: self.spread(i, piece.reach, piece.kind), ..piece };
        }
        let captures =
            fill::attacks(Kind::Pawn, piece.side, piece.reach, Bitboard::ALL) & self.prey(piece.side);
        let mut grown = Reaching { reach: piece.reach | self.capturing(piece.side, captures), ..piece };
        let ahead = fill::forward(piece.side, piece.reach) - self.held - piece.reach;
        if !ahead.is_empty() {
            grown.reach |= ahead - self.barred(i);
        }
        let promoted = grown.promoted | grown.reach & Bitboard::rank(piece.side.nth_rank(7));
        if promoted != grown.promoted {
            self.settled[i] = Bitboard::ALL;
        }
        if !promoted.is_empty() {
            grown.promoted = self.spread(i, promoted, Kind::Pawn);
        }
        grown
    }

    /// All squares to which the steps of a piece lead from these, with what is held now; those of a Pawn as promoted.
    fn spread(&mut self, i: usize, mut reach: Bitboard, kind: Kind) -> Bitboard {
        let side = self.pieces[i].side;
        while self.settled[i] != self.held {
            let held = self.held;
            let steps = match kind {
                Kind::Pawn => attacks_as_promoted(reach, !held),
                Kind::King => fill::attacks(kind, side, reach, Bitboard::ALL) - self.closed_to(side),
                kind => fill::attacks(kind, side, reach, !held),
            };
            let grown = reach | self.capturing(side, steps);
            if grown == reach {
                self.settled[i] = held;
            }
            reach = grown;
        }
        reach
    }

    /// Where a side may find something to capture.
    fn prey(&self, side: Side) -> Bitboard {
        self.present[(!side).index()]
    }

    /// The squares of these on which a piece of the side can be, once it has captured what can be captured.
    fn capturing(&mut self, side: Side, steps: Bitboard) -> Bitboard {
        self.held = self.held - (steps & self.home[(!side).index()]);
        steps - self.held
    }
}

const NO_PIECE: Reaching =
    Reaching { side: Side::White, kind: Kind::King, reach: Bitboard::EMPTY, promoted: Bitboard::EMPTY };

/// Whether, as far as reach has grown, a Pawn stays on its file and is never promoted.
fn keeps_to_file(pawn: &Reaching) -> bool {
    let on_file = |square: Square| (pawn.reach - Bitboard::file(square.file())).is_empty();
    pawn.promoted.is_empty() && pawn.reach.first().is_some_and(on_file)
}

fn is_reasoned_about(position: &Position) -> bool {
    moves_as_today(position)
        && Side::ALL.iter().all(|&side| position.men(side, Kind::King).single().is_some())
        && !Side::ALL.iter().any(|&side| position.castling().any(side))
        && position.occupied().count() as usize <= MOST_PIECES
        && !position.in_check(!position.turn())
        && *position.movement() == position.movement().of_any_turn()
}

/// What a promoted Pawn attacks, as Queen and Knight together.
pub(crate) fn attacks_as_promoted(from: Bitboard, free: Bitboard) -> Bitboard {
    if from.is_empty() {
        return from;
    }
    fill::attacks(Kind::Queen, Side::White, from, free) | fill::attacks(Kind::Knight, Side::White, from, free)
}
