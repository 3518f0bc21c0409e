//! Whether a [`blockade`](super::blockade) leaves a mate possible: its rules 7 to 9.

use board::{Bitboard, Kind, Position, Side, Square};

use crate::attacks::{self, fill};
use crate::unwinnable::blockade::{Blockade, MOST_PIECES, Reaching, attacks_as_promoted};

/// Whether it is proved that no series of legal moves mates the other side.
///
/// Reach only grows, and with more of it no fewer mates pass rules 7 to 9. So once one passes, the rest of the fixpoint
/// is not needed.
pub(crate) fn is_unwinnable(position: &Position, winner: Side) -> bool {
    let Some(mut blockade) = Blockade::before_growth(position) else { return false };
    if blockade.grow() && allows_mate(&blockade, winner) {
        return false;
    }
    while blockade.grow() {}
    !allows_mate(&blockade, winner)
}

/// Whether rules 7 to 9 leave a mate by `winner`.
pub(crate) fn allows_mate(blockade: &Blockade, winner: Side) -> bool {
    let is_mated = |piece: &&Reaching| piece.side != winner && piece.kind == Kind::King;
    let Some(mated) = blockade.pieces().iter().find(is_mated) else {
        return true;
    };
    let coverage = Coverage::new(blockade, winner);
    mated.reach.iter().any(|square| coverage.mates_on(square))
}

/// What the pieces may attack and fill in a mate.
struct Coverage<'a> {
    blockade: &'a Blockade,
    winner: Side,
    /// Where the mating King may be.
    king: Bitboard,
    /// What some piece of the mating side but the King may attack.
    once: Bitboard,
    /// What two such pieces may attack.
    twice: Bitboard,
    /// Where some piece of the mated side but the King may be.
    filled: Bitboard,
    /// Where each of them may be.
    fillers: [Bitboard; MOST_PIECES],
    filler_count: usize,
}

impl<'a> Coverage<'a> {
    fn new(blockade: &'a Blockade, winner: Side) -> Self {
        let nothing = Bitboard::EMPTY;
        let mut coverage = Self {
            blockade,
            winner,
            king: nothing,
            once: nothing,
            twice: nothing,
            filled: nothing,
            fillers: [nothing; MOST_PIECES],
            filler_count: 0,
        };
        for piece in blockade.pieces() {
            match (piece.side == winner, piece.kind) {
                (true, Kind::King) => coverage.king = piece.reach,
                (true, _) => {
                    let covered = coverage.covered_by(piece);
                    coverage.twice |= coverage.once & covered;
                    coverage.once |= covered;
                }
                (false, Kind::King) => {}
                (false, _) => {
                    coverage.filled |= piece.reach | piece.promoted;
                    coverage.fillers[coverage.filler_count] = piece.reach | piece.promoted;
                    coverage.filler_count += 1;
                }
            }
        }
        coverage
    }

    fn covered_by(&self, piece: &Reaching) -> Bitboard {
        let free = !self.blockade.held;
        fill::attacks(piece.kind, piece.side, piece.reach, free) | attacks_as_promoted(piece.promoted, free)
    }

    /// Whether rules 7 to 9 allow a mate with the King on this square.
    fn mates_on(&self, square: Square) -> bool {
        let zone = attacks::king(square);
        let kings = self.king - zone.with(square);
        let near = fill::attacks(Kind::King, self.winner, kings, Bitboard::ALL);
        if kings.is_empty()
            || !self.once.contains(square)
            || !(zone - self.once - near - self.filled).is_empty()
        {
            return false;
        }
        let pieces = self.blockade.pieces().iter();
        pieces
            .filter(|piece| piece.side == self.winner && piece.kind != Kind::King)
            .any(|piece| self.checks_and_mates(piece, square, kings))
    }

    /// The same with this piece giving check.
    fn checks_and_mates(&self, piece: &Reaching, square: Square, kings: Bitboard) -> bool {
        let covered = self.covered_by(piece);
        if !covered.contains(square) {
            return false;
        }
        let others = self.twice | (self.once - covered);
        let held = self.blockade.held.without(square);
        let from = |kind: Kind, reach: Bitboard| {
            let checks = attacks::attacks(kind, !self.winner, square, held) & reach;
            checks.iter().any(|at| {
                let own = attacks::attacks(kind, self.winner, at, held);
                self.completes(square, at, others | own, kings)
            })
        };
        from(piece.kind, piece.reach)
            || from(Kind::Queen, piece.promoted)
            || from(Kind::Knight, piece.promoted)
    }

    /// Whether the mating King and the pieces of the mated side can take the squares that are not attacked.
    fn completes(&self, square: Square, checker: Square, attacked: Bitboard, kings: Bitboard) -> bool {
        let missing = attacks::king(square) - attacked;
        let done = |missing: Bitboard| !missing.contains(checker) && self.can_fill(missing);
        let with = |king: Square| king != checker && done(missing - attacks::king(king));
        done(missing) || !missing.is_empty() && kings.iter().any(with)
    }

    /// Whether pieces of the mated side can stand on all these squares at once, each on one.
    fn can_fill(&self, missing: Bitboard) -> bool {
        if !(missing - self.filled).is_empty() || missing.count() as usize > self.filler_count {
            return false;
        }
        if !missing.has_several() {
            return true;
        }
        let mut placed = [None; MOST_PIECES];
        missing.iter().all(|square| self.place(square, &mut placed, &mut 0))
    }

    /// Finds a piece for the square, moving others to other squares where that helps.
    fn place(&self, square: Square, placed: &mut [Option<Square>; MOST_PIECES], tried: &mut u32) -> bool {
        for (i, filler) in self.fillers[..self.filler_count].iter().enumerate() {
            if *tried >> i & 1 != 0 || !filler.contains(square) {
                continue;
            }
            *tried |= 1 << i;
            if placed[i].is_none_or(|other| self.place(other, placed, tried)) {
                placed[i] = Some(square);
                return true;
            }
        }
        false
    }
}
