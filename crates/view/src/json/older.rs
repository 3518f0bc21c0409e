//! Men and board of the older game.

use serde::Serialize;

/// How men and board of the older game differ from today's. What is as today is left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Older {
    /// `fers`: what a FEN calls `q` goes one square diagonally.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub queen: Option<&'static str>,
    /// `fil`: what a FEN calls `b` goes to the second square diagonally.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bishop: Option<&'static str>,
    /// `plain`: the squares are all of one colour.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<&'static str>,
}
