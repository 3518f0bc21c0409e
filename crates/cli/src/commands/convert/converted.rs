//! A game as it was converted, and what was found in it.

use std::path::Path;

use law::Code;
use records::pgn::{self, PgnGame};
use records::script::Script;
use serde_json::{Value, json};

use crate::terminal::out::CommandError;

/// A game written again, and why a part of it is as it was, or is not there.
pub struct Converted {
    pub game: u64,
    pub text: String,
    pub faults: Vec<String>,
    /// What else should be known of it.
    pub remarks: Vec<String>,
    /// What JSON tells besides.
    pub more: Value,
}

impl Converted {
    pub fn new(game: u64, text: String, faults: Vec<String>) -> Self {
        Converted { game, text, faults, remarks: Vec::new(), more: json!({}) }
    }
}

/// A file that cannot be read.
pub fn unreadable(file: &Path, error: impl std::fmt::Display) -> CommandError {
    CommandError::message(format!("{}: cannot be read: {error}", file.display()))
}

/// A script; of several the first line gives the number.
pub fn as_acts(number: u64, game: &PgnGame, code: &'static Code) -> Converted {
    match pgn::import(game, code) {
        Ok(judged) => {
            let text = format!("case: game {number}\n{}", Script::of(&judged));
            Converted::new(number, text, Vec::new())
        }
        Err(error) => Converted::new(number, String::new(), vec![format!("game {number}: {error}")]),
    }
}
