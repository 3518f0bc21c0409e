//! Silence, leave, the time to reply and assumed replies in a game by post.

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

/// A reply for which a time was agreed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReplyDue {
    /// Who is to reply.
    pub by: String,
    /// When the move was received that is to be replied to, in milliseconds since play began.
    pub since_ms: u64,
    /// By when the reply is to be received.
    pub due_ms: u64,
}

/// An answer that was communicated for a reply that is assumed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AssumedReply {
    /// Who has communicated it.
    pub by: String,
    /// The reply of the other side, in UCI form.
    pub reply: String,
    /// The same as the code records it; left out where nobody sits there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
    /// The answer, as it was communicated.
    pub answer: String,
    /// More was communicated for what follows the answer.
    pub goes_on: bool,
}
