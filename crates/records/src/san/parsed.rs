//! A move as its text alone gives it.

use std::str::FromStr;

use super::error::SanError;
use super::sketch::{Shape, Sketch, shape};

/// A move in algebraic notation, not yet looked for in any position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct San {
    text: String,
    pub(super) shape: Shape,
}

impl San {
    /// The text as it was given.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What the letters say, for a score sheet that is compared with the game.
    #[must_use]
    pub fn sketch(&self) -> game::act::Sketch {
        match self.shape {
            Shape::CastlingOnFile => game::act::Sketch::Castling(board::Wing::Queen),
            Shape::Castling(wing) | Shape::FreeCastling(wing, ..) => game::act::Sketch::Castling(wing),
            Shape::Piece(Sketch { kind, file, rank, to, promotion, .. }) => {
                game::act::Sketch::Man { kind, file, rank, to, promotion }
            }
        }
    }
}

/// Whether a text stands for no move, as programs write it.
pub(crate) fn is_null(text: &str) -> bool {
    matches!(text, "--" | "Z0" | "null" | "0000" | "@@@@")
}

impl FromStr for San {
    type Err = SanError;

    fn from_str(text: &str) -> Result<Self, SanError> {
        let text = text.trim();
        match shape(text) {
            _ if is_null(text) => Err(SanError::NullMove { text: text.to_owned() }),
            Ok(shape) => Ok(San { text: text.to_owned(), shape }),
            Err(why) => Err(SanError::NotSan { text: text.to_owned(), why }),
        }
    }
}
