//! Records from elsewhere as JSON.

use records::pgn::{Finding, Place as At, Text};
use serde::Serialize;

/// The games of a text in a few words each, and the one that is asked for whole.
#[derive(Serialize)]
pub(crate) struct Found {
    /// How many games there are, listed or not.
    pub(super) all: u64,
    pub(super) games: Vec<Title>,
    pub(super) record: Whole,
}

/// A game in a few words.
#[derive(Serialize)]
pub(super) struct Title {
    pub(super) game: u64,
    pub(super) place: Place,
    pub(super) white: Option<String>,
    pub(super) black: Option<String>,
    pub(super) event: Option<String>,
    pub(super) date: Option<String>,
    pub(super) result: Option<String>,
    pub(super) plies: u64,
    pub(super) faults: usize,
}

/// A game with its moves.
#[derive(Serialize)]
pub(super) struct Whole {
    pub(super) game: u64,
    pub(super) tags: Vec<[String; 2]>,
    pub(super) result: Option<String>,
    /// None where no game can begin so.
    pub(super) start: Option<String>,
    pub(super) moves: Vec<Ply>,
    pub(super) cut: Vec<Cut>,
    pub(super) wrong: Vec<Wrong>,
}

/// A move, of the main line or of a variation.
#[derive(Serialize)]
pub(super) struct Ply {
    /// The place in the list of the move that it follows; none at the start.
    pub(super) after: Option<usize>,
    pub(super) number: u32,
    pub(super) by: String,
    pub(super) san: String,
    pub(super) from: String,
    pub(super) to: String,
    /// The position after it.
    pub(super) fen: String,
    pub(super) nags: Vec<u8>,
    /// Comments before it, where it begins a line.
    pub(super) before: Vec<String>,
    pub(super) comments: Vec<String>,
    /// What the mover's clock shows after it; below zero where he has overstepped the time.
    pub(super) clock_ms: Option<i64>,
}

/// Moves that cannot be played, as they are written.
#[derive(Serialize)]
pub(super) struct Cut {
    pub(super) after: Option<usize>,
    pub(super) rest: Vec<String>,
    /// What the mover's clock shows after each of them.
    pub(super) clocks_ms: Vec<Option<i64>>,
    /// Why the first of them cannot be played.
    pub(super) why: Option<String>,
}

/// Something that is wrong with the main line or the form.
#[derive(Serialize)]
pub(super) struct Wrong {
    kind: &'static str,
    fault: bool,
    says: String,
    place: Place,
    #[serde(rename = "move")]
    at: Option<Numbered>,
}

/// A move by its printed number.
#[derive(Serialize)]
struct Numbered {
    number: u32,
    by: String,
}

/// A place in a text.
#[derive(Serialize)]
pub(super) struct Place {
    game: u64,
    line: u64,
    byte: u64,
}

impl From<At> for Place {
    fn from(at: At) -> Self {
        Place { game: at.game, line: at.line, byte: at.offset }
    }
}

impl From<&Finding> for Wrong {
    fn from(found: &Finding) -> Self {
        Wrong {
            kind: found.wrong.kind(),
            fault: found.wrong.is_fault(),
            says: found.wrong.to_string(),
            place: found.place.into(),
            at: found.number.map(|at| Numbered { number: at.number, by: at.side.to_string() }),
        }
    }
}

/// Bytes of a record as text.
pub(super) fn letters(bytes: &[u8]) -> String {
    Text(bytes).lossy().into_owned()
}
