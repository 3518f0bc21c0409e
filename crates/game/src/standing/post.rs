//! What a game by post tells of silence and leave.

use board::Side;

/// A player who has not replied yet, and what follows if he does not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SilenceNow {
    /// Whose turn it is.
    pub by: Side,
    /// When his turn began, in milliseconds since play began.
    pub since_ms: u64,
    /// For how many whole days he has not replied, days of leave left out.
    pub days: u32,
    /// He has given notice that he reflects longer.
    pub notice: bool,
    /// The reminders of this turn, in the order of their dates.
    pub reminders: Vec<Reminder>,
    /// When the game is lost by silence, in milliseconds since play began, if he neither moves nor takes leave until then;
    /// none after his notice.
    pub lost_at_ms: Option<u64>,
}

/// A reminder to a player who does not reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reminder {
    /// The day of the silence on which it is due.
    pub day: u32,
    /// When that is, in milliseconds since play began, if the player neither moves nor takes leave until then.
    pub at_ms: u64,
    /// That day has come.
    pub sent: bool,
}

/// A side's leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DaysOfLeave {
    /// Until when the side is on leave, in milliseconds since play began.
    pub until_ms: Option<u64>,
    /// The days that are left in this year of play.
    pub days_left: u32,
}
