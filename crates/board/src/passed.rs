//! The square that a Pawn has just passed by its double step.

use crate::Square;

/// A square passed, whether or not a Pawn can legally be taken on it, in one byte, so that a position stays small.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Passed(u8);

/// The bit that says that a capture there is legal.
const TAKEN: u8 = 0x80;

impl Passed {
    /// The last move was no double step.
    pub(crate) const NONE: Self = Self(64);

    pub(crate) const fn by(square: Square) -> Self {
        Self(square.index() as u8)
    }

    /// The same, where a capture in passing is legal.
    pub(crate) const fn taken(self) -> Self {
        Self(self.0 | TAKEN)
    }

    /// The square passed: only reasons ask for it.
    pub(crate) const fn square(self) -> Option<Square> {
        Square::from_index(self.0 & !TAKEN)
    }

    /// The square passed, if a Pawn can legally be taken on it.
    #[inline(always)]
    pub(crate) const fn en_passant(self) -> Option<Square> {
        Square::from_index(self.0 ^ TAKEN)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_passed_and_whether_a_pawn_is_taken_there() {
        assert_eq!((Passed::NONE.square(), Passed::NONE.en_passant()), (None, None));
        for square in Square::ALL {
            let passed = Passed::by(square);
            assert_eq!((passed.square(), passed.en_passant()), (Some(square), None));
            assert_eq!((passed.taken().square(), passed.taken().en_passant()), (Some(square), Some(square)));
        }
    }
}
