//! The persons at a board.

use board::Side;

/// A person at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Person {
    /// The person, or the consulting side, with these men.
    Player(Side),
    /// A member of a consulting side, counted from 1.
    Member(Side, u8),
    /// The assistant of a player who cannot see the board, or of his opponent.
    Assistant(Side),
    /// The arbiter, or whoever the code lets decide as a third party.
    Arbiter,
    /// One of several arbiters; the first of them is the chief arbiter.
    OtherArbiter(u8),
    /// Both players together.
    Players,
    /// A stranger to the game: a spectator, a captain, a player of another game.
    Other,
}

impl Person {
    /// The side whose hand this is; none for the arbiter and for both players together.
    pub fn side(self) -> Option<Side> {
        match self {
            Person::Player(side) | Person::Member(side, _) | Person::Assistant(side) => Some(side),
            Person::Arbiter | Person::OtherArbiter(_) | Person::Players | Person::Other => None,
        }
    }

    /// Whether this is an arbiter, or whoever the code lets decide as a third party.
    pub fn is_arbiter(self) -> bool {
        matches!(self, Person::Arbiter | Person::OtherArbiter(_))
    }
}
