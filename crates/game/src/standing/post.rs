//! What a game by post tells of silence, of leave, of the time to reply, and of the replies that are assumed.

use board::{Move, Side};

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

/// A reply for which a time was agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplyDue {
    /// Who is to reply.
    pub by: Side,
    /// When the move was received that is to be replied to, in milliseconds since play began.
    pub since_ms: u64,
    /// By when the reply is to be received.
    pub due_ms: u64,
}

/// An answer that a side has communicated for a reply that it assumes, and that binds it if the reply is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AssumedReply {
    /// Who has communicated it.
    pub by: Side,
    /// The reply of the other side.
    pub reply: Move,
    /// The answer, as it was communicated.
    pub answer: String,
    /// More was communicated for what follows the answer.
    pub goes_on: bool,
    /// Only the side that has communicated it may be told of it.
    pub hidden: bool,
}
