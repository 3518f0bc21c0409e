//! How a game is played: what was announced, together with what follows from the time.

use law::{Supervision, Tempo};

/// Where the arbiter is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arbiter {
    /// At this board: he sees all.
    Present,
    /// He comes when called, and acts on what is claimed or what he then observes.
    Called,
    /// There is none.
    Absent,
}

/// How a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// How fast; none where the code does not divide games by their time, or nothing limits it.
    pub tempo: Option<Tempo>,
    /// How closely a fast game is watched; none where that makes no difference.
    pub supervision: Option<Supervision>,
    /// Where the arbiter is.
    pub arbiter: Arbiter,
}
