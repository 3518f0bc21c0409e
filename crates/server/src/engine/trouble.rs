//! What can go wrong with an engine.

use std::io;

use thiserror::Error;

/// Why an engine gave no answer that could be used. The process that gave it is ended.
#[derive(Debug, Error)]
pub(crate) enum Trouble {
    /// There is none.
    #[error("no engine is installed here any more")]
    Missing,
    /// The program cannot be run.
    #[error("it cannot be started: {0}")]
    Start(io::Error),
    /// It did not answer in time.
    #[error("it did not answer in time")]
    Silent,
    /// It ended while it was asked.
    #[error("it ended")]
    Ended,
    /// It said more than anybody asks for.
    #[error("it said too much")]
    Talks,
    /// Every process is busy for others.
    #[error("it is busy with other games")]
    Busy,
    /// It chose no move that is open.
    #[error("it chose {0:?}, which is none of the moves it was given")]
    Move(String),
    /// It told no line of legal moves.
    #[error("it told no line of legal moves")]
    Line,
    /// The position is none of the chess that engines know.
    #[error("it does not know such a position")]
    Position,
}
