//! What is counted in a game: time, moves, penalties.

use serde::Serialize;

/// What a side's offence cost in time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Penalty {
    /// Whose act it was: `white` or `black`.
    pub side: String,
    /// Milliseconds given to the other side; absent where none were.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent_ms: Option<u64>,
    /// Milliseconds taken from the side itself; absent where none were.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own_ms: Option<u64>,
    /// The article by which, with its code.
    pub article: String,
}

/// Moves counted since somebody gave notice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Counts {
    /// Who gave notice.
    pub by: String,
    /// White's moves since.
    pub white: u32,
    /// Black's moves since.
    pub black: u32,
    /// The game is drawn when both have made so many.
    pub limit: u32,
}

/// What the clock shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Clock {
    /// Milliseconds left to White; absent where no limit is left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub white_ms: Option<u64>,
    /// Milliseconds left to Black; absent where no limit is left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub black_ms: Option<u64>,
    /// Whose clock runs; null: both are stopped.
    pub running: Option<String>,
    /// Milliseconds of delay still to pass before time is reckoned.
    pub delay_ms: u64,
    /// Whether one side gains what the other uses; absent where each has its own time.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub hourglass: bool,
    /// The sides that have overstepped.
    pub fallen: Vec<String>,
    /// The period of each side, counted from 1; null when all are behind it.
    pub period: BySide<Option<usize>>,
    /// The moves of each side that count.
    pub moves: BySide<u32>,
}

/// Something of each side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BySide<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}
