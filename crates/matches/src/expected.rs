//! What can be expected of a match.

use crate::due::Due;
use crate::player::Player;

/// What can be expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// `white NAME`: this player is to have White in the next game.
    White(Due),
    /// `first NAME`: this player is to have the first move.
    First(Due),
    /// `cites ARTICLE`: a ruling on the line, the score, or what is due next, cites it.
    Cites(String),
    /// `counts`: the last game is one of the match.
    Counts,
    /// `score N N`: what each player has, in points where there are points, otherwise in games won.
    Score([String; 2]),
    /// `over`, `over NAME`, `over drawn`: the match is over.
    Over(OverIs),
    /// `refused`: the line cannot be done, and nothing has changed.
    Refused,
}

/// How a match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OverIs {
    /// In whatever way.
    AtAll,
    /// Won by this player.
    Won(Player),
    /// Drawn.
    Drawn,
    /// Broken off.
    BrokenOff,
}

/// An expectation at its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expects {
    /// The line of the file.
    pub line: usize,
    /// As it is written.
    pub text: String,
    /// What is expected.
    pub expected: Expected,
    /// Whether it must not hold.
    pub not: bool,
}
