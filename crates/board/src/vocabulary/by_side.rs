//! The side to move as a type, so that the compiler knows which way its Pawns go.

use crate::Side;

/// A side known at compile time.
pub(crate) trait Whose: Copy {
    type Other: Whose<Other = Self>;
    const SIDE: Side;
}

#[derive(Clone, Copy)]
pub(crate) struct ByWhite;
#[derive(Clone, Copy)]
pub(crate) struct ByBlack;

impl Whose for ByWhite {
    type Other = ByBlack;
    const SIDE: Side = Side::White;
}

impl Whose for ByBlack {
    type Other = ByWhite;
    const SIDE: Side = Side::Black;
}
