//! The two players of a match.

use std::ops::Not;

use board::Side;

/// One of the two players, in the order in which the match names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// The one named first.
    One,
    /// The other.
    Two,
}

impl Player {
    /// Both.
    pub const ALL: [Player; 2] = [Player::One, Player::Two];

    /// His place in a pair of values.
    pub fn index(self) -> usize {
        match self {
            Player::One => 0,
            Player::Two => 1,
        }
    }

    /// His colour in a game in which that player has White.
    pub fn side(self, white: Player) -> Side {
        if self == white { Side::White } else { Side::Black }
    }

    /// The player of a colour in a game in which that player has White.
    pub fn of(side: Side, white: Player) -> Player {
        match side {
            Side::White => white,
            Side::Black => !white,
        }
    }
}

impl Not for Player {
    type Output = Player;

    fn not(self) -> Player {
        match self {
            Player::One => Player::Two,
            Player::Two => Player::One,
        }
    }
}
