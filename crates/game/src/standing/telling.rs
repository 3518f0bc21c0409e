//! What is said and done between two boards.

use crate::act::person::Person;

/// Something that a player, or his assistant, may say or do now where each player has a board of his own, and which is
/// not refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Telling {
    /// Who.
    pub who: Person,
    /// What.
    pub what: Told,
}

/// What is said or done between two boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Told {
    /// A move is announced.
    Announces,
    /// What the other announced is repeated.
    Repeats,
    /// The other's last move is made on one's own board.
    Copies,
    /// The clock is pressed for the player.
    Presses,
    /// The player asks his assistant for the number of moves and the times.
    AsksForCount,
    /// Two boards are asked for.
    AsksForBoards,
}
