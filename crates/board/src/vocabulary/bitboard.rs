//! Sets of squares as 64 bits.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};

use crate::Square;

/// A set of squares: bit 0 is a1, bit 7 is h1, bit 63 is h8.
///
/// ```
/// use jadoube_board::{Bitboard, Square};
/// let set = Bitboard::from(Square::E4) | Bitboard::from(Square::A1);
/// assert_eq!(set.count(), 2);
/// assert!(set.contains(Square::E4));
/// assert_eq!(set.iter().collect::<Vec<_>>(), [Square::A1, Square::E4]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// Every square.
    pub const ALL: Self = Self(!0);
    /// The light squares.
    pub const LIGHT: Self = Self(0x55AA_55AA_55AA_55AA);
    /// The dark squares, a1 among them.
    pub const DARK: Self = Self(0xAA55_AA55_AA55_AA55);

    /// The set of one square.
    #[must_use]
    #[inline]
    pub const fn of(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// The squares of a rank, 0 to 7; only the lowest three bits are used.
    #[must_use]
    #[inline]
    pub const fn rank(rank: u8) -> Self {
        Self(0xFF << (8 * (rank & 7)))
    }

    /// The squares of a file, 0 (a) to 7 (h); only the lowest three bits are used.
    #[must_use]
    #[inline]
    pub const fn file(file: u8) -> Self {
        Self(0x0101_0101_0101_0101 << (file & 7))
    }

    /// Whether the square is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// Whether the two sets share a square.
    #[must_use]
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether the set is empty.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares are in the set, 0 to 64.
    #[must_use]
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set has two squares or more.
    #[must_use]
    #[inline]
    pub const fn has_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The lowest square of the set, counting from a1.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::low(self.0.trailing_zeros())) }
    }

    /// The only square of a set of one; `None` for any other set.
    #[must_use]
    #[inline]
    pub const fn single(self) -> Option<Square> {
        if self.has_several() { None } else { self.first() }
    }

    /// The set with the square added.
    #[must_use]
    #[inline]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | 1 << square.index())
    }

    /// The set with the square removed.
    #[must_use]
    #[inline]
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !(1 << square.index()))
    }

    /// The set if `so`, the empty set if not, without a branch.
    #[inline(always)]
    pub(crate) const fn only_if(self, so: bool) -> Self {
        Self(self.0 & (so as u64).wrapping_neg())
    }

    /// The squares from a1 up to h8.
    #[must_use]
    #[inline]
    pub const fn iter(self) -> Squares {
        Squares(self.0)
    }
}

impl From<Square> for Bitboard {
    #[inline]
    fn from(square: Square) -> Self {
        Self::of(square)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;
    #[inline]
    fn into_iter(self) -> Squares {
        self.iter()
    }
}

/// The squares of a [`Bitboard`], lowest first.
#[derive(Clone, Debug)]
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;
    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = Bitboard(self.0).first()?;
        self.0 &= self.0.wrapping_sub(1);
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Squares {}

macro_rules! set_operation {
    ($operation:ident $method:ident $assign:ident $assign_method:ident $symbol:tt) => {
        impl $operation for Bitboard {
            type Output = Self;
            #[inline]
            fn $method(self, other: Self) -> Self {
                Self(self.0 $symbol other.0)
            }
        }
        impl $assign for Bitboard {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                *self = *self $symbol other;
            }
        }
    };
}

set_operation!(BitAnd bitand BitAndAssign bitand_assign &);
set_operation!(BitOr bitor BitOrAssign bitor_assign |);
set_operation!(BitXor bitxor BitXorAssign bitxor_assign ^);

impl Sub for Bitboard {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for Bitboard {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

/// A diagram of the set: eight lines, the eighth rank first, `x` for a square in it and `.` for any other.
impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            writeln!(f)?;
            for file in 0..8 {
                f.write_str(if self.contains(Square::new(file, rank)) { " x" } else { " ." })?;
            }
        }
        Ok(())
    }
}
