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
}

impl From<Move> for Motion {
    /// How a hand makes a legal move.
    fn from(played: Move) -> Motion {
        let transfer = played.transfer();
        match played.castling_wing() {
            Some(wing) => Motion::Castling(wing),
            None => Motion::Transfer { from: transfer.from, to: transfer.to, promotion: transfer.promotion },
        }
    }
}
