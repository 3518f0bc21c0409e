//! What a table says of a player who does not move.

use serde::{Deserialize, Serialize};
use view::Seat;

/// Whether a player of a game is to be reminded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Overdue {
    /// The code of the game reminds nobody.
    Never,
    /// It is not time yet, or he has his page open.
    NotYet,
    /// He is reminded now, and so are the other members of his side.
    Now(Vec<Seat>, Due),
    /// He has lost by his silence, though nobody has acted since: these seats of the other side are told.
    Lost(Vec<Seat>, Due),
}

/// A reminder that has come due. Each is told once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Due {
    /// When his turn began, in milliseconds since play began.
    pub(crate) since_ms: u64,
    /// The day of his silence on which it is due.
    pub(crate) day: u32,
}
