//! Where a record cannot be followed to its end, and where its text was read loosely.

use records::pgn::Place;
use records::san::{Loose, SanError};

/// Where the main line cannot be played on, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop {
    /// The text of the move.
    pub text: String,
    /// Where it stands.
    pub place: Place,
    /// Why it cannot be played.
    pub why: Why,
}

/// Why a main line cannot be played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// The text is no legal move.
    NoMove(SanError),
    /// It is a null move.
    NullMove,
    /// The text is malformed here, so that a move may be lost, or what is none may be read as one.
    Malformed,
    /// The game goes on beyond the most moves that are looked at, [`LONGEST_GAME`].
    TooLong,
}

/// How many single moves of a game are looked at: several times as many as the longest game can have by the laws of today.
pub const LONGEST_GAME: u32 = 1 << 16;

impl Stop {
    /// Whether the text goes on with something that is meant as a move.
    pub(crate) fn is_at_a_move(&self) -> bool {
        matches!(self.why, Why::NoMove(_))
    }
}

/// Texts that were read loosely in one way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Loosely {
    pub way: Loose,
    /// The first of them, and the single moves played after it.
    pub first: (u32, String),
    pub count: u32,
}
