//! The persons at the board.

use board::Side;

/// Who has come to the board, or acted there. Nobody who came is thought away again.
#[derive(Clone, Debug, Default)]
pub(crate) struct Persons {
    arrived: [bool; 2],
}

impl Persons {
    /// A player comes to the board, or acts there: whether it is the first time.
    pub(crate) fn arrives(&mut self, who: Side) -> bool {
        !std::mem::replace(&mut self.arrived[who.index()], true)
    }

    /// Whether a player has come.
    pub(crate) fn has_arrived(&self, who: Side) -> bool {
        self.arrived[who.index()]
    }
}
