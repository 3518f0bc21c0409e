//! An offer of a draw, and moves that are counted from a notice.

use board::Side;
use law::question::MoveCount;

/// A count that goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Counting {
    pub by: Side,
    /// The turn of the line from which moves count.
    pub from: usize,
    pub facts: MoveCount,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Draws {
    pub offer: Option<Side>,
    /// How many moves had been made when a draw was offered.
    pub offers_at: Vec<usize>,
    pub counting: Option<Counting>,
}
