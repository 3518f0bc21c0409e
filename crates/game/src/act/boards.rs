//! Where a player cannot see the board: moves are spoken, and each player has a board of his own.

use crate::act::motion::Motion;
use crate::act::score::Record;

/// An act of a game with two boards.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum BoardsAct {
    /// Announces a move.
    Announces(Record),
    /// Repeats the move that the other side has announced.
    Repeats(Record),
    /// Makes the move of the other side on his own board.
    Copies(Motion),
}
