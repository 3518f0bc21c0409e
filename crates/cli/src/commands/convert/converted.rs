//! A game as it was converted, and what was found in it.

use std::path::Path;

use law::Code;
use records::pgn::{PgnGame, Scripted};
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

const CANNOT: &str = "cannot be read";

/// A file that cannot be read.
pub fn unreadable(file: &Path, error: impl std::fmt::Display) -> CommandError {
    let error = error.to_string();
    // Where it breaks off, the error itself says that it cannot be read.
    let why = error.strip_prefix(CANNOT).map_or_else(|| format!(": {error}"), str::to_owned);
    CommandError::message(format!("{}: {CANNOT}{why}", file.display()))
}

/// A script; of several the first line gives the number.
pub fn as_acts(number: u64, game: &PgnGame, code: &'static Code) -> Converted {
    match game.script(code) {
        Ok(Scripted { mut script, unread }) => {
            script.header.title = Some(format!("game {number}"));
            let unread = unread.iter().map(|(place, error)| format!("{place}: {error}"));
            let faults = unread.chain(malformed(game)).collect();
            let mut converted = Converted::new(number, script.to_string(), faults);
            converted.remarks.extend(results(number, game));
            converted
        }
        Err(error) => {
            // A place names the game.
            let game = if error.place.is_some() { String::new() } else { format!("game {number}: ") };
            Converted::new(number, String::new(), vec![format!("{game}{error}")])
        }
    }
}

/// Where the text of a game is malformed.
pub fn malformed(game: &PgnGame) -> impl Iterator<Item = String> {
    let odd = game.oddities.iter().filter(|(_, oddity)| oddity.is_fault());
    odd.map(|(place, oddity)| format!("{place}: {oddity}"))
}

/// The result that a script does not keep: that behind the moves, where the tag has another or there is none.
fn results(number: u64, game: &PgnGame) -> Option<String> {
    let (tagged, written) = (game.tag("Result"), game.outcome?.to_string());
    match tagged {
        Some(tagged) if tagged != written => Some(format!(
            "game {number}: the result {written} behind the moves is left out, since the tag Result has {tagged}"
        )),
        _ => None,
    }
}
