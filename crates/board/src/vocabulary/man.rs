//! The pieces: whose they are and of what kind.

use std::fmt;

use crate::Side;

/// One of the six kinds of pieces, Pawns among them.
///
/// ```
/// use jadoube_board::Kind;
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

    /// The lower-case letter of the kind: `p`, `n`, `b`, `r`, `q` or `k`.
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

    /// The kind that a letter stands for, in either case.
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

    /// The English name with a capital, from `Pawn` to `King`.
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

/// A piece: its side and its kind. The laws call it a man, and so does this crate.
///
/// ```
/// use jadoube_board::{Kind, Man, Side};
/// let man = Man { side: Side::White, kind: Kind::Rook };
/// assert_eq!(man.letter(), 'R');
/// assert_eq!(Man::from_letter('R'), Some(man));
/// assert_eq!(man.to_string(), "white Rook");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Man {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

impl Man {
    /// The piece of `side` and `kind`.
    #[must_use]
    #[inline]
    pub const fn new(side: Side, kind: Kind) -> Self {
        Self { side, kind }
    }

    /// The letter in FEN: upper case for White, lower case for Black.
    #[must_use]
    pub const fn letter(self) -> char {
        match self.side {
            Side::White => self.kind.letter().to_ascii_uppercase(),
            Side::Black => self.kind.letter(),
        }
    }

    /// The piece that a FEN letter stands for.
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
