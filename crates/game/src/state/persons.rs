//! The persons at the board.

use board::Side;

/// Who has come to the board, or acted there, since the beginning or since the game was adjourned.
#[derive(Clone, Debug, Default)]
pub(crate) struct Persons {
    arrived: [bool; 2],
    /// Whose assistant has acted.
    assisted: [bool; 2],
}

impl Persons {
    /// A player comes to the board, or acts there: whether it is the first time.
    pub(crate) fn arrives(&mut self, who: Side) -> bool {
        !std::mem::replace(&mut self.arrived[who.index()], true)
    }

    /// A player's assistant acts for him.
    pub(crate) fn is_assisted(&mut self, who: Side) {
        self.assisted[who.index()] = true;
    }

    /// Whether an assistant has acted for this player.
    pub(crate) fn has_assistant(&self, who: Side) -> bool {
        self.assisted[who.index()]
    }

    /// A move is sealed: both go.
    pub(crate) fn leave(&mut self) {
        self.arrived = [false; 2];
    }

    /// Whether a player has come.
    pub(crate) fn has_arrived(&self, who: Side) -> bool {
        self.arrived[who.index()]
    }
}
