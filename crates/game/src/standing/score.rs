//! A score sheet.

use board::Side;

use crate::result::GameResult;

/// A player's score sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScoreSheet {
    /// What is written, from the first line on.
    pub lines: Vec<Line>,
    /// The result that he signed.
    pub signed: Option<GameResult>,
}

/// A record on a score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// As written.
    pub text: String,
    /// The number of the move that it stands for.
    pub number: u32,
    /// Whose move it stands for.
    pub by: Side,
    /// With the sign for an offer of a draw.
    pub offer: bool,
    /// Struck out.
    pub struck: bool,
    /// What it is beside the game.
    pub noted: Noted,
    /// It is written in a notation that is not read in this game.
    pub other_notation: bool,
}

/// A record beside the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Noted {
    /// The move was made so.
    InOrder,
    /// It was written before it was made.
    InAdvance,
    /// Another move was made.
    Otherwise,
    /// It is no move.
    Other,
}

impl ScoreSheet {
    /// The moves that are written and not struck out.
    pub(crate) fn moves(&self) -> impl DoubleEndedIterator<Item = &Line> {
        self.lines.iter().filter(|line| !line.struck && line.noted != Noted::Other)
    }
}
