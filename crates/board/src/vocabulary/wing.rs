//! The two wings, towards which a King castles.

use std::fmt;

use crate::{Side, Square};

/// The side of the board towards which a King castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Wing {
    /// The King's side: the King ends on the g file, the Rook on the f file.
    King,
    /// The Queen's side: the King ends on the c file, the Rook on the d file.
    Queen,
}

impl Wing {
    /// Both wings, the King's first.
    pub const ALL: [Self; 2] = [Self::King, Self::Queen];

    /// 0 for the King's wing, 1 for the Queen's.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Where the King of `side` stands after castling.
    #[must_use]
    #[inline]
    pub const fn king_to(self, side: Side) -> Square {
        let file = match self {
            Self::King => 6,
            Self::Queen => 2,
        };
        Square::new(file, side.first_rank())
    }

    /// Where the Rook of `side` stands after castling.
    #[must_use]
    #[inline]
    pub const fn rook_to(self, side: Side) -> Square {
        let file = match self {
            Self::King => 5,
            Self::Queen => 3,
        };
        Square::new(file, side.first_rank())
    }

    /// The corner where the Rook of `side` starts in orthodox chess.
    #[must_use]
    pub const fn corner(self, side: Side) -> Square {
        let file = match self {
            Self::King => 7,
            Self::Queen => 0,
        };
        Square::new(file, side.first_rank())
    }
}

impl fmt::Display for Wing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::King => "King's side",
            Self::Queen => "Queen's side",
        })
    }
}
