//! What is wrong with a game that was played through.

use std::fmt;

use board::Side;
use game::act::MoveNumber;

use super::oddity::Oddity;
use super::outcome::Outcome;
use super::place::Place;
use super::start::NoStart;
use crate::san::SanError;

/// Something wrong with a game, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The place in the text.
    pub place: Place,
    /// The number of the move, where a move is wrong.
    pub number: Option<MoveNumber>,
    /// What is wrong.
    pub wrong: Wrong,
}

/// What is wrong with a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Wrong {
    /// A start that is not known, or from which no game of chess can be played.
    Start(NoStart),
    /// A move that is not legal, is ambiguous, or cannot be read.
    Move(SanError),
    /// A null move.
    NullMove(String),
    /// Mate on the board, but another result.
    Mate {
        /// The side that is mated.
        mated: Side,
        /// The result.
        outcome: Outcome,
    },
    /// Stalemate on the board, but another result.
    Stalemate {
        /// The side without a legal move.
        side: Side,
        /// The result.
        outcome: Outcome,
    },
    /// A King was bared, which by the laws of the game ended it, but another result.
    BareKing {
        /// What it came to.
        came: Outcome,
        /// The result.
        outcome: Outcome,
    },
    /// A move after a King was bared, which by the laws of the game ended it.
    AfterBareKing {
        /// What it came to.
        came: Outcome,
    },
    /// Different results in the tag and after the moves.
    Results {
        /// The result in the tag.
        tagged: Outcome,
        /// The result after the moves.
        written: Outcome,
    },
    /// A departure from the form of PGN.
    Form(Oddity),
}

impl Wrong {
    /// Whether it counts as a fault; the rest is a matter of form, and nothing is lost by it.
    #[must_use]
    pub fn is_fault(&self) -> bool {
        !matches!(self, Wrong::Form(oddity) if !oddity.is_fault())
    }

    /// A word to count it by: `illegal-move`, `mate-against-result` …
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Wrong::Start(NoStart::Refused { .. }) => "refused-start",
            Wrong::Start(NoStart::Variant(_)) => "other-variant",
            Wrong::Start(NoStart::Unknown) => "unknown-start",
            Wrong::Move(SanError::NoSuchMove { .. }) => "illegal-move",
            Wrong::Move(SanError::Ambiguous { .. }) => "ambiguous-move",
            Wrong::Move(_) => "unreadable-move",
            Wrong::NullMove(_) => "null-move",
            Wrong::Mate { .. } => "mate-against-result",
            Wrong::Stalemate { .. } => "stalemate-against-result",
            Wrong::BareKing { .. } => "bare-king-against-result",
            Wrong::AfterBareKing { .. } => "move-after-bare-king",
            Wrong::Results { .. } => "results-differ",
            Wrong::Form(oddity) => oddity.kind(),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.place)?;
        if let Some(MoveNumber { number, side }) = self.number {
            write!(f, ", move {number}{}", if side == Side::White { "." } else { "…" })?;
        }
        write!(f, ": {}", self.wrong)
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::Start(why) => write!(f, "{why}"),
            Wrong::Move(error) => write!(f, "{error}"),
            Wrong::NullMove(text) => write!(f, "`{text}` is a null move, which chess does not have"),
            Wrong::Mate { mated, outcome } => {
                write!(f, "{} is mated, but the result is {outcome}", mated.name())
            }
            Wrong::Stalemate { side, outcome } => {
                write!(f, "{} is stalemated, but the result is {outcome}", side.name())
            }
            Wrong::BareKing { came, outcome } => {
                write!(f, "the game ended {came} with a bare King, but the result is {outcome}")
            }
            Wrong::AfterBareKing { came } => {
                write!(f, "the game had ended {came} with a bare King before this move")
            }
            Wrong::Results { tagged, written } => {
                write!(f, "the result is {tagged} in the tag, but {written} after the moves")
            }
            Wrong::Form(oddity) => write!(f, "{oddity}"),
        }
    }
}
