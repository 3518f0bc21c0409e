//! How the moves of one side come to the other.

/// How the moves of one side come to the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GameKind {
    /// Made under the eyes of the other side.
    #[default]
    OverTheBoard,
    /// Communicated by letter or the like.
    Correspondence,
    /// Communicated between sides that consult, each at its own board.
    Consultation,
    /// Communicated by word of mouth to or by somebody who sees no board.
    Blindfold,
}

impl GameKind {
    /// Whether the moves are communicated, and no board is seen by both sides.
    pub fn is_communicated(self) -> bool {
        self != GameKind::OverTheBoard
    }
}

/// What a game by correspondence has for a reply where nothing else is agreed: a day.
pub(crate) const A_DAY_MS: u64 = 24 * 3_600_000;
