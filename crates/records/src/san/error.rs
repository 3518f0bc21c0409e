//! Why a move in algebraic notation cannot be read.

use std::fmt;

use board::Side;

use crate::text::fault::one_of;

/// Why a move in algebraic notation cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SanError {
    /// The text does not have the form of a move.
    NotSan {
        /// The text.
        text: String,
        /// What does not fit.
        why: String,
    },
    /// The text stands for no move: one side does without its turn.
    NullMove {
        /// The text.
        text: String,
    },
    /// No piece can make the move.
    NoSuchMove {
        /// The text.
        text: String,
        /// Whose turn it is.
        side: Side,
        /// Why not, piece by piece; or that there is no such piece.
        reasons: Vec<String>,
    },
    /// Several pieces can make the move.
    Ambiguous {
        /// The text.
        text: String,
        /// The moves that it can mean, each in its canonical form.
        moves: Vec<String>,
    },
}

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SanError::NotSan { text, why } => {
                write!(f, "`{text}` is not a move in algebraic notation: {why}")
            }
            SanError::NullMove { text } => write!(f, "`{text}` is a null move, which chess does not have"),
            SanError::NoSuchMove { text, side, reasons } => {
                write!(f, "`{text}` is not a legal move for {}: {}", side.name(), reasons.join("; "))
            }
            SanError::Ambiguous { text, moves } => {
                write!(f, "`{text}` can mean {}", one_of(moves.iter().map(String::as_str)))
            }
        }
    }
}

impl std::error::Error for SanError {}
