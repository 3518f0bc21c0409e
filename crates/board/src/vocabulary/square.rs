//! The 64 squares.

use std::fmt;
use std::str::FromStr;

/// One square of the board; a1 is 0, b1 is 1, h8 is 63.
///
/// ```
/// use jadoube_board::Square;
/// let square: Square = "e4".parse().unwrap();
/// assert_eq!(square, Square::E4);
/// assert_eq!((square.file(), square.rank()), (4, 3));
/// assert_eq!(square.to_string(), "e4");
/// assert!("e9".parse::<Square>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The square on `file` (0 is a) and `rank` (0 is the first); only the lowest three bits of each are used.
    #[must_use]
    #[inline]
    pub const fn new(file: u8, rank: u8) -> Self {
        Self((rank & 7) << 3 | (file & 7))
    }

    /// The square with this index, 0 to 63; `None` above 63.
    #[must_use]
    #[inline]
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 64 { Some(Self(index)) } else { None }
    }

    /// The square named by the lowest six bits: for an index known to be below 64.
    #[inline]
    pub(crate) const fn low(index: u32) -> Self {
        Self((index & 63) as u8)
    }

    /// 0 for a1 to 63 for h8.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        // The mask tells the compiler what the constructors guarantee, so that tables of 64 need no bounds check.
        (self.0 & 63) as usize
    }

    /// The file: 0 for a to 7 for h.
    #[must_use]
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// The rank: 0 for the first to 7 for the eighth.
    #[must_use]
    #[inline]
    pub const fn rank(self) -> u8 {
        (self.0 >> 3) & 7
    }

    /// The square `files` to the right and `ranks` up, seen from White; `None` off the board.
    ///
    /// ```
    /// use jadoube_board::Square;
    /// assert_eq!(Square::E4.offset(1, 2), Some(Square::F6));
    /// assert_eq!(Square::H1.offset(1, 0), None);
    /// ```
    #[must_use]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let file = self.file() as i8 + files;
        let rank = self.rank() as i8 + ranks;
        if 0 <= file && file < 8 && 0 <= rank && rank < 8 {
            Some(Self::new(file as u8, rank as u8))
        } else {
            None
        }
    }

    /// Whether it is a light square; a1 is dark.
    #[must_use]
    pub const fn is_light(self) -> bool {
        (self.file() + self.rank()) % 2 == 1
    }

    /// The letter of the file, `a` to `h`.
    #[must_use]
    pub const fn file_letter(self) -> char {
        (b'a' + self.file()) as char
    }

    /// The digit of the rank, `1` to `8`.
    #[must_use]
    pub const fn rank_digit(self) -> char {
        (b'1' + self.rank()) as char
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file_letter(), self.rank_digit())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that does not name a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquareError {
    text: String,
}

impl fmt::Display for SquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is not a square: expected a file from a to h and a rank from 1 to 8, as in e4",
            self.text
        )
    }
}

impl std::error::Error for SquareError {}

impl FromStr for Square {
    type Err = SquareError;
    fn from_str(text: &str) -> Result<Self, SquareError> {
        match text.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Ok(Self::new(file - b'a', rank - b'1')),
            _ => Err(SquareError { text: text.to_owned() }),
        }
    }
}

macro_rules! name_squares {
    ($($name:ident)*) => {
        #[allow(missing_docs)]
        impl Square {
            $(pub const $name: Self = Self(Name::$name as u8);)*
            /// The 64 squares from a1 to h8, rank by rank.
            pub const ALL: [Self; 64] = [$(Self::$name),*];
        }
        enum Name { $($name),* }
    };
}

name_squares! {
    A1 B1 C1 D1 E1 F1 G1 H1
    A2 B2 C2 D2 E2 F2 G2 H2
    A3 B3 C3 D3 E3 F3 G3 H3
    A4 B4 C4 D4 E4 F4 G4 H4
    A5 B5 C5 D5 E5 F5 G5 H5
    A6 B6 C6 D6 E6 F6 G6 H6
    A7 B7 C7 D7 E7 F7 G7 H7
    A8 B8 C8 D8 E8 F8 G8 H8
}
