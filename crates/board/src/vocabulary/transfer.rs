//! A piece moved from one square to another by hand, legal or not.

use std::fmt;

use crate::{Kind, Square};

/// A piece moved from one square to another by hand, legal or not.
///
/// `promotion` is what the player names on the last rank; `Some(Kind::Pawn)` names a Pawn that remains one. Castling is
/// the King's transfer to its destination, in Chess960 also to the square of its Rook.
///
/// ```
/// use jadoube_board::{Square, Transfer};
/// assert_eq!(Transfer::new(Square::E2, Square::E4).to_string(), "e2e4");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Transfer {
    /// The square that the piece leaves.
    pub from: Square,
    /// The square that it reaches.
    pub to: Square,
    /// What the player names for a Pawn on its last rank.
    pub promotion: Option<Kind>,
}

impl Transfer {
    /// A transfer that names no promotion.
    #[must_use]
    pub const fn new(from: Square, to: Square) -> Self {
        Self { from, to, promotion: None }
    }
}

impl fmt::Display for Transfer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(kind) => write!(f, "{}", kind.letter()),
            None => Ok(()),
        }
    }
}
