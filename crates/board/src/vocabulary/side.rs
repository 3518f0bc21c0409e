//! White and Black.

use std::fmt;
use std::ops::Not;

use crate::Square;

/// One of the two sides.
///
/// ```
/// use jadoube_board::Side;
/// assert_eq!(!Side::White, Side::Black);
/// assert_eq!(Side::Black.to_string(), "black");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The side that moves first.
    White,
    /// The other side.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// 0 for White, 1 for Black.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The rank, 0 to 7, on which this side's King starts.
    #[must_use]
    #[inline]
    pub const fn first_rank(self) -> u8 {
        match self {
            Self::White => 0,
            Self::Black => 7,
        }
    }

    /// The `n`th rank, 0 to 7, counted from this side: `nth_rank(0)` is its first rank, `nth_rank(7)` its last.
    #[must_use]
    #[inline]
    pub const fn nth_rank(self, n: u8) -> u8 {
        match self {
            Self::White => n & 7,
            Self::Black => 7 - (n & 7),
        }
    }

    /// The square `ranks` ahead of `square` for this side; `None` off the board.
    #[must_use]
    #[inline]
    pub const fn forward(self, square: Square, ranks: u8) -> Option<Square> {
        let up = 8 * (ranks & 7);
        let index = match self {
            Self::White => square.index() as u8 + up,
            Self::Black => (square.index() as u8).wrapping_sub(up),
        };
        Square::from_index(index)
    }

    /// The letter for this side's turn in FEN: `w` or `b`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
        }
    }

    /// The name with a capital: `White` or `Black`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::White => "White",
            Self::Black => "Black",
        }
    }
}

impl Not for Side {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "white",
            Self::Black => "black",
        })
    }
}
