//! Why a record does not mean one legal move.

use std::fmt;

use board::Side;

use crate::text::fault::{Fault, harmless, one_of, shortened};

/// Why a text does not mean one legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DescriptiveError {
    /// It is not a record in descriptive notation.
    NotARecord {
        /// The text.
        text: String,
        /// What is wrong, and where.
        fault: Fault,
    },
    /// It cannot mean any legal move.
    NoLegalMove {
        /// The text.
        text: String,
        /// Whose turn it is.
        side: Side,
    },
    /// It can mean several legal moves.
    Several {
        /// The text.
        text: String,
        /// Those moves, each in a record that means it alone.
        moves: Vec<String>,
    },
}

impl fmt::Display for DescriptiveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DescriptiveError::NotARecord { text, fault } => {
                let text = harmless(&shortened(text.clone()));
                write!(f, "`{text}` is not a record in descriptive notation: {fault}")
            }
            DescriptiveError::NoLegalMove { text, side } => {
                write!(f, "`{text}` means no legal move of {}", side.name())
            }
            DescriptiveError::Several { text, moves } => {
                write!(f, "`{text}` can mean {}", one_of(moves.iter().map(String::as_str)))
            }
        }
    }
}

impl std::error::Error for DescriptiveError {}
