//! What binds the player.

use board::Square;

/// Something that binds the player in this turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duty {
    /// What must be done.
    pub kind: DutyKind,
    /// With the men that stood on these squares when the turn began.
    pub squares: Vec<Square>,
    /// The articles that say so.
    pub articles: Vec<&'static str>,
    /// In plain words: "move the man on g1".
    pub says: String,
}

/// What a duty asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DutyKind {
    /// Move one of these men.
    Move,
    /// Take one of these men.
    Capture,
    /// Take the second with the first.
    CaptureWith,
    /// Move or take one of these men.
    AnyTouched,
    /// Castle with these two.
    Castle,
    /// Move the King.
    King,
    /// Do what was required, which is no move.
    Requirement,
}
