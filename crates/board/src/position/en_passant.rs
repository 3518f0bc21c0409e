//! The square that a Pawn has just passed by its double step.

use crate::Square;

/// The square passed, and whether an enemy Pawn can legally capture there, in one byte, so that a position stays small.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct EnPassantSquare(u8);

/// The bit that says that a capture en passant is legal.
const LEGAL: u8 = 0x80;

impl EnPassantSquare {
    /// The last move was not a double step.
    pub(crate) const NONE: Self = Self(64);

    /// A Pawn has just passed this square; nothing can capture there.
    pub(crate) const fn passed(square: Square) -> Self {
        Self(square.index() as u8)
    }

    /// The same square, where a capture is legal.
    pub(crate) const fn with_capture(self) -> Self {
        Self(self.0 | LEGAL)
    }

    /// The square passed, capture or not; it matters only for why a move is illegal.
    pub(crate) const fn square(self) -> Option<Square> {
        Square::from_index(self.0 & !LEGAL)
    }

    /// The square passed, if a capture there is legal.
    #[inline(always)]
    pub(crate) const fn target(self) -> Option<Square> {
        Square::from_index(self.0 ^ LEGAL)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_passed_and_whether_a_pawn_can_be_captured_there() {
        assert_eq!((EnPassantSquare::NONE.square(), EnPassantSquare::NONE.target()), (None, None));
        for square in Square::ALL {
            let passed = EnPassantSquare::passed(square);
            assert_eq!((passed.square(), passed.target()), (Some(square), None));
            let legal = passed.with_capture();
            assert_eq!((legal.square(), legal.target()), (Some(square), Some(square)));
        }
    }
}
