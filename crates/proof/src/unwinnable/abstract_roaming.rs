//! The roaming pieces of the [`abstraction`](super::abstraction): all that is known of each is where it may be.

use board::{Bitboard, Kind, Side, Square};

use crate::attacks::fill;

/// A piece that may stand on any square of its reach.
#[derive(Clone, Copy)]
pub(crate) struct Roamer {
    pub(crate) side: Side,
    pub(crate) kind: Kind,
    /// Whether it was promoted or may be: then it moves as a Knight as well.
    pub(crate) promoted: bool,
    pub(crate) reach: Bitboard,
}

impl Roamer {
    /// Widens the reach as far as the pieces that stay allow; returns what is attacked from it.
    fn widen(&mut self, stay: Bitboard) -> Bitboard {
        loop {
            let as_kind = |kind| fill::attacks(kind, self.side, self.reach, !stay);
            let knight = if self.promoted { as_kind(Kind::Knight) } else { Bitboard::EMPTY };
            let steps = as_kind(self.kind) | knight;
            let wider = self.reach | (steps - stay);
            if wider == self.reach {
                return steps;
            }
            self.reach = wider;
        }
    }
}

/// All roaming pieces, with what they do together.
pub(crate) struct Roamers {
    roamers: Vec<Roamer>,
    /// Where roaming pieces may stand, by side.
    pub(crate) reach: [Bitboard; 2],
    /// What they may step on or attack, by side.
    pub(crate) steps: [Bitboard; 2],
    /// Whether those of a side can move at all.
    pub(crate) can_move: [bool; 2],
    /// From where those of the mating side attack along diagonals, and along straight lines.
    pub(crate) diagonal: Bitboard,
    pub(crate) straight: Bitboard,
}

impl Roamers {
    /// The roamers with their reach widened as far as the pieces that stay, by side, allow.
    pub(crate) fn new(roamers: Vec<Roamer>, stay: [Bitboard; 2], winner: Side) -> Self {
        let nothing = Bitboard::EMPTY;
        let mut all = Self {
            roamers,
            reach: [nothing; 2],
            steps: [nothing; 2],
            can_move: [false; 2],
            diagonal: nothing,
            straight: nothing,
        };
        for roamer in &mut all.roamers {
            let steps = roamer.widen(stay[0] | stay[1]);
            let side = roamer.side.index();
            all.reach[side] |= roamer.reach;
            all.steps[side] |= steps;
            all.can_move[side] |= !(steps - stay[side]).is_empty();
            if roamer.side == winner && matches!(roamer.kind, Kind::Bishop | Kind::Queen) {
                all.diagonal |= roamer.reach;
            }
            if roamer.side == winner && matches!(roamer.kind, Kind::Rook | Kind::Queen) {
                all.straight |= roamer.reach;
            }
        }
        all
    }

    /// Where roaming pieces of either side may stand.
    pub(crate) fn anywhere(&self) -> Bitboard {
        self.reach[0] | self.reach[1]
    }

    /// Whether roaming pieces of a side may stand on all these squares at once, each on one.
    pub(crate) fn can_fill(&self, side: Side, squares: Bitboard) -> bool {
        if !(squares - self.reach[side.index()]).is_empty() {
            return false;
        }
        let mut placed = vec![None; self.roamers.len()];
        squares
            .iter()
            .all(|square| self.place(side, square, &mut placed, &mut vec![false; self.roamers.len()]))
    }

    /// Finds a roamer for the square, moving others to other squares where that helps.
    fn place(&self, side: Side, square: Square, placed: &mut [Option<Square>], tried: &mut [bool]) -> bool {
        for (i, roamer) in self.roamers.iter().enumerate() {
            if roamer.side != side || tried[i] || !roamer.reach.contains(square) {
                continue;
            }
            tried[i] = true;
            if placed[i].is_none_or(|other| self.place(side, other, placed, tried)) {
                placed[i] = Some(square);
                return true;
            }
        }
        false
    }
}
