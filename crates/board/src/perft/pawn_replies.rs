//! How many moves Pawns have in reply to a quiet move.

use crate::Bitboard;
use crate::movegen::pawn_step::{Step, east, west};
use crate::position::pins::Pins;
use crate::vocabulary::by_side::Whose;

/// Where the Pawns of the side that replies can go, whatever stands there.
pub(super) struct PawnReplies {
    west: Bitboard,
    east: Bitboard,
    front: Bitboard,
    step: Step,
    third: Bitboard,
    /// The last rank, if a Pawn stands before it.
    last: Bitboard,
}

impl PawnReplies {
    #[inline(always)]
    pub(super) fn of<O: Whose>(pawns: Bitboard, pins: Pins) -> Self {
        let taking = pawns - pins.straight;
        let (free, held) = (taking - pins.diagonal, taking & pins.diagonal);
        let pushing = pawns - pins.diagonal;
        let step = Step::one::<O>();
        let promoting = pawns.meets(Bitboard::rank(O::SIDE.nth_rank(6)));
        Self {
            west: west::<O>(free) | west::<O>(held) & pins.diagonal,
            east: east::<O>(free) | east::<O>(held) & pins.diagonal,
            front: step.from(pushing - pins.straight) | step.from(pushing & pins.straight) & pins.straight,
            step,
            third: Bitboard::rank(O::SIDE.nth_rank(2)),
            last: if promoting { Bitboard::rank(O::SIDE.nth_rank(7)) } else { Bitboard::EMPTY },
        }
    }

    /// The squares that a piece cannot leave without changing what these Pawns can do.
    #[inline(always)]
    pub(super) fn touched(&self) -> Bitboard {
        self.west | self.east | self.front | self.step.from(self.front & self.third)
    }

    #[inline(always)]
    fn pushes(&self, empty: Bitboard) -> (Bitboard, Bitboard) {
        let one = self.front & empty;
        (one, self.step.from(one & self.third) & empty)
    }

    /// The number of moves to these squares; a Pawn has four to a square of its last rank.
    #[inline(always)]
    fn weigh(&self, to: Bitboard) -> u32 {
        if self.last.is_empty() { to.count() } else { to.count() + 3 * (to & self.last).count() }
    }

    /// The sum of the Pawns' moves after a quiet move to each square of `to`. `men` are the pieces of the side that moves,
    /// `empty` the empty squares, both as if the moving piece were off the board.
    #[inline(always)]
    pub(super) fn sum(&self, to: Bitboard, men: Bitboard, empty: Bitboard) -> u32 {
        let (one, two) = self.pushes(empty);
        let before =
            self.weigh(self.west & men) + self.weigh(self.east & men) + self.weigh(one) + two.count();
        let won = self.weigh(self.west & to) + self.weigh(self.east & to);
        let lost = self.weigh(one & to) + ((two | self.step.before(two)) & to).count();
        let lost = lost + (two & self.step.before(two) & to).count();
        to.count() * before + won - lost
    }
}
