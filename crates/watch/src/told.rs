//! What is told.

use audit::Alarm;

use crate::board::BoardId;

/// How an alarm stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// Somebody may or must act on it now.
    Open,
    /// Nobody can act on it any more: the player moved on, or the game is over.
    Lapsed,
    /// The result that is recorded is the one that the law gives.
    Settled,
}

impl Stands {
    /// Its word, such as `open`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Stands::Open => "open",
            Stands::Lapsed => "lapsed",
            Stands::Settled => "settled",
        }
    }
}

/// What has become of an alarm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Somebody may or must act on it now.
    Raised,
    /// Nobody can act on it any more: the player moved on, or the game is over.
    Lapsed,
    /// The result that is recorded is the one that the law gives.
    Settled,
    /// The feed corrected the moves, and it is not so.
    Withdrawn,
}

impl Change {
    /// Its word, such as `raised`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Change::Raised => "raised",
            Change::Lapsed => "lapsed",
            Change::Settled => "settled",
            Change::Withdrawn => "withdrawn",
        }
    }
}

impl From<Stands> for Change {
    fn from(stands: Stands) -> Self {
        match stands {
            Stands::Open => Change::Raised,
            Stands::Lapsed => Change::Lapsed,
            Stands::Settled => Change::Settled,
        }
    }
}

/// One thing that is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// When: the time of the read, in milliseconds.
    pub at: u64,
    /// Of which board.
    pub board: BoardId,
    /// What has become of the alarm.
    pub change: Change,
    /// The alarm.
    pub alarm: Alarm,
}
