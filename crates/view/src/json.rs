//! The JSON types: one schema (`docs/standing.schema.json`) for command line, server, page and tests.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::evidence::Evidence;

/// A line of `jadoube judge --json`: an act, what the laws said to it, and the standing after it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Line {
    /// The act and its rulings.
    #[serde(flatten)]
    pub entry: Entry,
    /// Everything true of the game after it.
    pub standing: Standing,
}

/// An act and what the laws said to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// Its place in the game, from 1.
    pub act: usize,
    /// Its line of script.
    pub text: String,
    /// The rulings, in order.
    pub rulings: Vec<Ruling>,
}

/// What the laws said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ruling {
    /// The articles that say so, each with its code: `bcf-1912 22(a)`; none where the code is silent.
    pub articles: Vec<String>,
    /// `obligation`, `right`, `offence`, `penalty`, `restored`, `completed`, `refused`, `result` or `note`.
    pub kind: &'static str,
    /// What follows, in one plain sentence.
    pub says: String,
    /// Where the articles can be read otherwise; left out where they cannot.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub doubts: Vec<Doubt>,
    /// What it rests on where only a proof could tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub evidence: Option<Evidence>,
}

/// A doubt that is written at an article.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Doubt {
    /// The article, with its code.
    pub article: String,
    /// The doubt, or how a doubtful text is read.
    pub says: &'static str,
}

/// Everything true of a game, as a seat may see it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// The id of the code.
    pub code: &'static str,
    /// `*` while the game goes on.
    pub result: &'static str,
    /// The event that ended the game; null while it goes on, and where it is as if never played.
    pub reason: Option<&'static str>,
    /// What is waited for: `to-move`, `touched`, `choice`, `stopped`, `adjourned`, `over`.
    pub phase: &'static str,
    /// Who is to play: `white` or `black`.
    pub turn: String,
    /// The position at the beginning of the turn.
    pub fen: String,
    /// What stands on the squares now, as the first field of a FEN.
    pub board: String,
    /// The man in hand.
    pub hand: Option<Hand>,
    /// What the player must do, in words.
    pub must: Vec<String>,
    /// The same as facts.
    pub duty: Vec<Duty>,
    /// The moves with which the player may lawfully complete the turn now, in UCI form.
    pub legal: Vec<String>,
    /// The lines that are open to say, without a stamp.
    pub may: Vec<String>,
    /// Those of them that would be upheld, where no search or finding is needed to know.
    pub ripe: Vec<String>,
    /// The penalties among them, with what each leads to.
    pub options: Vec<PenaltyOption>,
    /// What the clock shows; null where there is none.
    pub clock: Option<Clock>,
    /// Single moves completed in the line as it stands.
    pub completed: usize,
    /// Who begins the game played instead of this one; absent unless it is annulled and the code says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_next: Option<String>,
    /// What a Pawn counts as where it stands for the piece that it was named, by square: `{"a8": "queen"}`.
    pub stand_ins: BTreeMap<String, String>,
    /// Illegal moves completed by each side, where the code counts them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offences: Option<BySide<u32>>,
    /// Time given for what the other side did.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub penalties: Vec<Penalty>,
    /// What each player has written of the game; absent where nobody has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scores: Option<BySide<ScoreSheet>>,
    /// Whose offer of a draw stands.
    pub offer: Option<String>,
    /// Moves counted since a notice, by what they are counted for: `{"fifty-moves": …}`.
    pub counts: BTreeMap<&'static str, Counts>,
    /// The name of each man as the code names it, by square: `{"b1": "Queen's Knight"}`.
    pub names: BTreeMap<String, String>,
    /// Men off the board, in the order in which they left it, by their small FEN letters.
    pub captured: Captured,
    /// The moves of the line that stands; absent where it was not asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<Vec<LineMove>>,
}

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

/// Time given for what a side did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Penalty {
    /// Whose act it was: `white` or `black`.
    pub side: String,
    /// Milliseconds given to the other side.
    pub opponent_ms: u64,
    /// The article that gives them, with its code.
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

/// A man held above the board, or set down with the hand still on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Hand {
    /// Whose hand: `white` or `black`.
    pub side: String,
    /// What it holds: `white knight`.
    pub man: String,
    /// Where the man stood; null: it came from the box.
    pub from: Option<String>,
    /// Where it stands with the hand still on it; null: it is in the air.
    pub over: Option<String>,
}

/// Something that binds the player in this turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Duty {
    /// `move`, `capture`, `capture-with`, `any-touched`, `castle` or `king`.
    pub kind: &'static str,
    /// The squares on which the men that it is about stood when the turn began.
    pub squares: Vec<String>,
    /// The articles that say so, each with its code.
    pub articles: Vec<String>,
}

/// A penalty that its holder may exact.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PenaltyOption {
    /// The line that exacts it.
    pub line: String,
    /// What follows then.
    pub says: String,
    /// The articles that give it, each with its code.
    pub articles: Vec<String>,
    /// Until when it may be exacted: `black touches a man`.
    pub until: String,
    /// The lines that are open after it; empty: the menu is at its end.
    pub then: Vec<String>,
    /// The position that is restored, and the moves that discharge the penalty in it.
    pub leads_to: LeadsTo,
}

/// Where a penalty leads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LeadsTo {
    /// The position.
    pub fen: String,
    /// The moves that discharge the penalty, in UCI form.
    pub legal: Vec<String>,
}

/// Men off the board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Captured {
    /// White's men.
    pub white: Vec<char>,
    /// Black's men.
    pub black: Vec<char>,
}

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
