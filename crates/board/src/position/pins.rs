//! The lines on which pieces are pinned.

use crate::Bitboard;

/// The lines from the King on which own pieces are pinned, each up to and including the piece that pins.
#[derive(Clone, Copy)]
pub(crate) struct Pins {
    pub(crate) straight: Bitboard,
    pub(crate) diagonal: Bitboard,
}

impl Pins {
    pub(crate) const NONE: Self = Self { straight: Bitboard::EMPTY, diagonal: Bitboard::EMPTY };

    #[inline(always)]
    pub(crate) fn all(self) -> Bitboard {
        self.straight | self.diagonal
    }
}
