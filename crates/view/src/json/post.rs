//! Silence and leave in a game by post.

use serde::Serialize;

/// A player who has not replied yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Silence {
    /// Whose turn it is.
    pub by: String,
    /// When his turn began, in milliseconds since play began.
    pub since_ms: u64,
    /// For how many whole days he has not replied, days of leave left out.
    pub days: u32,
    /// He has given notice that he reflects longer.
    pub notice: bool,
    /// The reminders of this turn, in the order of their dates.
    pub reminders: Vec<Reminder>,
    /// When the game is lost by silence; null after his notice.
    pub lost_at_ms: Option<u64>,
}

/// A reminder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reminder {
    /// The day of the silence on which it is due.
    pub day: u32,
    /// When that is, in milliseconds since play began.
    pub at_ms: u64,
    /// That day has come.
    pub sent: bool,
}

/// The leave of one side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Leave {
    /// Until when the side is on leave, in milliseconds since play began; null where it is on none.
    pub until_ms: Option<u64>,
    /// The days that are left in this year of play.
    pub days_left: u32,
}
