//! What a player writes on a score sheet.

use board::{Kind, Square, Wing};

use crate::act::motion::Motion;

/// An act at the score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ScoreAct {
    /// Writes in his own score.
    Writes(Record),
    /// Strikes the last record out.
    Strikes,
    /// Signs the result on his own score.
    Signs(crate::result::GameResult),
}

/// What a player writes in his score.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Record {
    /// As written.
    pub text: String,
    /// What its letters say of a move; none where they say none.
    pub sketch: Option<Sketch>,
    /// With the sign for an offer of a draw, `(=)`.
    pub offer: bool,
}

/// A move so far as its notation tells it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sketch {
    /// The legal moves that it can mean in the position for which it was written.
    Motions(Vec<Motion>),
    /// Several moves, one after the other, as in `1. e4 e5`.
    Several(Vec<Record>),
    /// A move in a notation that is not read in this game.
    OtherNotation,
    /// King and Rook.
    Castling(Wing),
    /// One man.
    Man {
        /// None: a Pawn, or whatever stands on an origin given in full.
        kind: Option<Kind>,
        /// The file of its origin, 0 to 7.
        file: Option<u8>,
        /// The rank of its origin, 0 to 7.
        rank: Option<u8>,
        /// Where it arrives.
        to: Square,
        /// What a Pawn becomes.
        promotion: Option<Kind>,
    },
}
