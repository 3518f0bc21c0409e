//! The men: whose they are and of what kind.

use std::fmt;
use std::ops::Not;

use crate::Square;

/// One of the two sides.
///
/// ```
/// use board::Side;
/// assert_eq!(!Side::White, Side::Black);
/// assert_eq!(Side::Black.to_string(), "black");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The side that begins in chess.
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

    /// The rank, 0 to 7, on which this side's King and pieces begin.
    #[must_use]
    #[inline]
    pub const fn first_rank(self) -> u8 {
        match self {
            Self::White => 0,
            Self::Black => 7,
        }
    }

    /// The `n`th rank, 0 to 7, as counted from this side: `nth_rank(0)` is its first.
    #[must_use]
    #[inline]
    pub const fn nth_rank(self, n: u8) -> u8 {
        match self {
            Self::White => n & 7,
            Self::Black => 7 - (n & 7),
        }
    }

    /// The square so many ranks before `square` as this side goes, if it is on the board.
    #[must_use]
    #[inline]
    pub(crate) const fn forward(self, square: Square, ranks: u8) -> Option<Square> {
        let up = 8 * (ranks & 7);
        let index = match self {
            Self::White => square.index() as u8 + up,
            Self::Black => (square.index() as u8).wrapping_sub(up),
        };
        Square::from_index(index)
    }

    /// The letter that FEN uses for the turn: `w` or `b`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
        }
    }

    /// The side with an initial capital: `White` or `Black`.
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

/// One of the six kinds of men.
///
/// ```
/// use board::Kind;
/// assert_eq!(Kind::Knight.letter(), 'n');
/// assert_eq!(Kind::from_letter('N'), Some(Kind::Knight));
/// assert_eq!(Kind::Pawn.name(), "Pawn");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// A Pawn.
    Pawn,
    /// A Knight.
    Knight,
    /// A Bishop.
    Bishop,
    /// A Rook.
    Rook,
    /// A Queen.
    Queen,
    /// A King.
    King,
}

impl Kind {
    /// The six kinds, from Pawn to King.
    pub const ALL: [Self; 6] = [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];

    /// 0 for a Pawn to 5 for a King.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The small letter of the kind: `p`, `n`, `b`, `r`, `q` or `k`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Pawn => 'p',
            Self::Knight => 'n',
            Self::Bishop => 'b',
            Self::Rook => 'r',
            Self::Queen => 'q',
            Self::King => 'k',
        }
    }

    /// The kind that a letter, small or capital, stands for.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'p' | 'P' => Self::Pawn,
            'n' | 'N' => Self::Knight,
            'b' | 'B' => Self::Bishop,
            'r' | 'R' => Self::Rook,
            'q' | 'Q' => Self::Queen,
            'k' | 'K' => Self::King,
            _ => return None,
        })
    }

    /// The English name with a capital: `Pawn` to `King`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pawn => "Pawn",
            Self::Knight => "Knight",
            Self::Bishop => "Bishop",
            Self::Rook => "Rook",
            Self::Queen => "Queen",
            Self::King => "King",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A man: a kind that belongs to a side.
///
/// ```
/// use board::{Kind, Man, Side};
/// let man = Man { side: Side::White, kind: Kind::Rook };
/// assert_eq!(man.letter(), 'R');
/// assert_eq!(Man::from_letter('R'), Some(man));
/// assert_eq!(man.to_string(), "white Rook");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Man {
    /// Whose man it is.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

impl Man {
    /// A man of `side` and `kind`.
    #[must_use]
    #[inline]
    pub const fn new(side: Side, kind: Kind) -> Self {
        Self { side, kind }
    }

    /// The letter that FEN uses: a capital for White, small for Black.
    #[must_use]
    pub const fn letter(self) -> char {
        match self.side {
            Side::White => self.kind.letter().to_ascii_uppercase(),
            Side::Black => self.kind.letter(),
        }
    }

    /// The man that a FEN letter stands for.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
        match Kind::from_letter(letter) {
            Some(kind) => Some(Self { side, kind }),
            None => None,
        }
    }
}

impl fmt::Display for Man {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.side, self.kind)
    }
}
