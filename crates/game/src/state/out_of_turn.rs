//! What was moved in a turn by the other side, and what stood before.

use board::{Position, Side};
use law::Menu;

use crate::state::attempt::Making;
use crate::state::men::{ManId, Men};

/// What was moved in a turn by the side whose turn it was not, and what stood before.
#[derive(Clone, Debug)]
pub(crate) struct Intrusion {
    pub by: Side,
    pub men: Men,
    pub position: Position,
    /// The mover's own last move, where it was changed into another legal one.
    pub replaced: Option<Box<Making>>,
    /// The men that the hand touched.
    pub touched: Vec<ManId>,
    /// It may still be annulled.
    pub open: bool,
    /// What the mover's own last move is now would have been legal in the first instance.
    pub lawful: bool,
    /// In castling the Rook went first, and the King followed it.
    pub castling: bool,
    /// What may be exacted in the mover's next turn, if it is annulled.
    pub owes: Option<(Menu, Vec<&'static str>)>,
    pub articles: Vec<&'static str>,
}
