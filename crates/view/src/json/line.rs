//! The moves of the line that stands.

use serde::Serialize;

use crate::json::hand::Way;

/// A move of the line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LineMove {
    /// The number printed before it.
    pub number: u32,
    /// Who made it: `white` or `black`.
    pub by: String,
    /// The move in notation or in words.
    #[serde(flatten)]
    pub written: MoveText,
    /// Its record as the code has it, where that is in descriptive notation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
    /// The position that it was made from.
    pub fen: String,
    /// The way of the man that was moved; left out where there is no one way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub way: Option<Way>,
    /// The number of the act with which it was made; left out at a silent table, where it would tell what the law sees.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub act: Option<usize>,
}

/// A move as it can be written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum MoveText {
    /// In algebraic notation, where it is a legal move of chess.
    San(String),
    /// In words, for what no notation writes; all moves at a silent table, where a mark of check would tell.
    Words(String),
}

/// What is new in the line: it stands as it was up to a move, and goes on otherwise from there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LineUpdate {
    /// How many moves stand as they were told before; where fewer than were told, the line was cut back.
    pub after: usize,
    /// The moves after those.
    pub moves: Vec<LineMove>,
}
