//! The men that have not moved, as far as a leap depends on it.

use crate::Bitboard;

/// A set of squares of the first and the eighth rank, in sixteen bits, so that a position stays small.
///
/// A man that has not moved stands where it began or where it was promoted, and both are on these ranks. Whose it is, the
/// board shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Unmoved(u16);

impl Unmoved {
    /// Every man has moved, or nothing depends on it.
    pub(crate) const NONE: Self = Self(0);

    /// The squares of the set on the first and the eighth rank.
    pub(crate) const fn of(set: Bitboard) -> Self {
        Self((set.0 & 0xFF) as u16 | (set.0 >> 56 << 8) as u16)
    }

    pub(crate) const fn squares(self) -> Bitboard {
        Bitboard((self.0 & 0xFF) as u64 | ((self.0 >> 8) as u64) << 56)
    }

    pub(crate) const fn bits(self) -> u16 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_of_the_end_ranks_are_kept() {
        let ends = Bitboard::rank(0) | Bitboard::rank(7);
        assert_eq!(Unmoved::of(Bitboard::ALL).squares(), ends);
        for square in ends {
            assert_eq!(Unmoved::of(Bitboard::of(square)).squares(), Bitboard::of(square));
        }
        assert_eq!(Unmoved::NONE.squares(), Bitboard::EMPTY);
    }
}
