//! How Pawns step and capture, as shifts of a whole set of squares.

use crate::vocabulary::by_side::Whose;
use crate::{Bitboard, Side, Square};

const A_FILE: Bitboard = Bitboard::file(0);
const H_FILE: Bitboard = Bitboard::file(7);

/// A Pawn's step: what it adds to the index of a square.
#[derive(Clone, Copy)]
pub(crate) struct Step(i32);

impl Step {
    #[inline(always)]
    pub(crate) const fn one<W: Whose>() -> Self {
        match W::SIDE {
            Side::White => Self(8),
            Side::Black => Self(-8),
        }
    }

    #[inline(always)]
    pub(crate) const fn two<W: Whose>() -> Self {
        Self(2 * Self::one::<W>().0)
    }

    #[inline(always)]
    pub(crate) const fn west<W: Whose>() -> Self {
        Self(Self::one::<W>().0 - 1)
    }

    #[inline(always)]
    pub(crate) const fn east<W: Whose>() -> Self {
        Self(Self::one::<W>().0 + 1)
    }

    /// The squares that the step leads to. A step sideways must not start on the edge that it would leave the board by.
    #[inline(always)]
    pub(crate) const fn from(self, pawns: Bitboard) -> Bitboard {
        if self.0 > 0 { Bitboard(pawns.0 << self.0) } else { Bitboard(pawns.0 >> -self.0) }
    }

    /// The squares from which the step leads here.
    #[inline(always)]
    pub(crate) const fn before(self, squares: Bitboard) -> Bitboard {
        Self(-self.0).from(squares)
    }

    /// What the step adds to the index of a square.
    #[inline(always)]
    pub(crate) const fn squares(self) -> i32 {
        self.0
    }

    /// The square from which the step leads here.
    #[inline(always)]
    pub(crate) const fn back(self, to: Square) -> Square {
        Square::low((to.index() as i32 - self.0) as u32)
    }
}

/// The squares that Pawns attack towards the a file.
#[inline(always)]
pub(crate) fn west<W: Whose>(pawns: Bitboard) -> Bitboard {
    Step::west::<W>().from(pawns - A_FILE)
}

/// The squares that Pawns attack towards the h file.
#[inline(always)]
pub(crate) fn east<W: Whose>(pawns: Bitboard) -> Bitboard {
    Step::east::<W>().from(pawns - H_FILE)
}
