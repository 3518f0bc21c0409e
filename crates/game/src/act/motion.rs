//! How a hand moves a man, and the words that go with it.

use board::{Kind, Move, Square, Wing};

/// What is said of an act of the hand; whether it excuses is the code's business.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum How {
    /// Nothing was said.
    #[default]
    Plainly,
    /// `accidentally`
    Accidentally,
    /// `rectifying`
    Rectifying,
    /// `inverted`: of a man set on the board, upside down.
    Inverted,
}

/// A man's way from square to square as a hand does it, asking nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Motion {
    /// From a square to a square, and what a Pawn becomes ([`Kind::Pawn`]: named to stay one).
    Transfer {
        /// Where the man stands.
        from: Square,
        /// Where it goes; whatever stands there goes off.
        to: Square,
        /// What a Pawn is exchanged for.
        promotion: Option<Kind>,
    },
    /// King, then Rook, as in castling, legal or not.
    Castling(Wing),
    /// King, then Rook, as in the free castling of older games: where each of them goes.
    FreeCastling {
        /// Where the King goes.
        king: Square,
        /// Where the Rook goes.
        rook: Square,
    },
}

/// The files of King and Rook after castling as today, on either wing.
const USUAL_FILES: [(u8, u8); 2] = [(6, 5), (2, 3)];

impl From<Move> for Motion {
    /// How a hand makes a legal move.
    fn from(played: Move) -> Motion {
        let transfer = played.transfer();
        match (played.castling_wing(), played.rook()) {
            (Some(_), Some((_, rook))) if !USUAL_FILES.contains(&(played.to().file(), rook.file())) => {
                Motion::FreeCastling { king: played.to(), rook }
            }
            (Some(wing), _) => Motion::Castling(wing),
            (None, _) => {
                Motion::Transfer { from: transfer.from, to: transfer.to, promotion: transfer.promotion }
            }
        }
    }
}

impl Motion {
    /// Whether a hand castles so by this move: the King goes there, and the Rook.
    #[must_use]
    pub fn castles_as(self, played: Move) -> bool {
        match self {
            Motion::Castling(wing) => played.castling_wing() == Some(wing) && Motion::from(played) == self,
            Motion::FreeCastling { .. } => Motion::from(played) == self,
            Motion::Transfer { .. } => false,
        }
    }
}
