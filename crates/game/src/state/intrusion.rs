//! What was moved in a turn by the other side, and what stood before.

use board::{Position, Side};
use law::Menu;

use crate::state::attempt::Making;
use crate::state::men::{ManId, Men};

/// What was moved in a turn by the side whose turn it was not, and what stood before.
#[derive(Clone, Debug)]
pub(crate) struct Intrusion {
    pub by: Side,
    /// The men at the beginning of the turn, as they were before.
    pub men: Men,
    pub position: Position,
    /// All men on the board before the hand moved any, the player's unfinished act included.
    pub before: Men,
    /// The same after it.
    pub after: Men,
    /// The mover's own last move, where it was changed into another legal one.
    pub replaced: Option<Box<Making>>,
    /// The men that the hand touched.
    pub touched: Vec<ManId>,
    /// It may still be annulled.
    pub open: bool,
    /// The player consented to it.
    pub consented: bool,
    /// What the mover's own last move is now would have been legal in the first instance, or everything stands again
    /// where it stood.
    pub lawful: bool,
    /// Men were only taken off, and none moved.
    pub removal: bool,
    /// In castling the Rook went first, and the King followed it.
    pub castling: bool,
    /// What may be exacted in the mover's next turn, if it is annulled.
    pub owes: Option<(Menu, Vec<&'static str>)>,
    pub articles: Vec<&'static str>,
}

impl Intrusion {
    /// Whether it was the first move of the game, made by the side that was not to make it and not taken back.
    pub(crate) fn began_the_game(&self, entitled: Side) -> bool {
        self.by != entitled && !self.removal && !self.lawful
    }
}
