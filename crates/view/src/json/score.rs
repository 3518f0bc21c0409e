//! What the players have written.

use serde::Serialize;

/// A player's score sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ScoreSheet {
    /// What is written, from the first line on.
    pub lines: Vec<ScoreLine>,
    /// The result that he signed.
    pub signed: Option<&'static str>,
}

/// A record on a score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreLine {
    /// As written.
    pub text: String,
    /// The number of the move that it stands for.
    pub number: u32,
    /// Whose move it stands for: `white` or `black`.
    pub by: String,
    /// With the sign for an offer of a draw.
    pub offer: bool,
    /// Struck out.
    pub struck: bool,
    /// Beside the game: `in-order`, `in-advance`, `otherwise`, or `other` where it is no move.
    pub noted: &'static str,
}
