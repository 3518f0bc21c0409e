//! A game in a list: in a line of words, or as JSON.

use collection::{Facts, Field};
use records::pgn::Outcome;
use serde_json::{Value, json};

use crate::terminal::out::{Out, Paint};

/// A game of a list.
pub struct Listed {
    pub facts: Facts,
    /// After how many plies everything had stood on the board that should.
    pub ply: Option<u32>,
}

/// A text of the input without what a terminal would obey.
fn shown(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).collect()
}

fn or_unknown(text: &str) -> String {
    if text.is_empty() { "?".to_owned() } else { shown(text) }
}

impl Listed {
    /// `games.pgn: game 12: Morphy – Anderssen 1-0, Paris, 1858.12.20, C52 Italian Game: Evans Gambit, 49 plies`
    pub fn line(&self, file: &str, out: &Out) -> String {
        let facts = &self.facts;
        let field = |field| facts.field(field);
        let players = format!("{} – {}", or_unknown(field(Field::White)), or_unknown(field(Field::Black)));
        let result = facts.result.unwrap_or(Outcome::Unknown).to_string();
        let event = [Field::Event, Field::Date].map(|tag| shown(field(tag)));
        let eco = shown(facts.eco());
        let opening = facts.opening().map_or(eco, ToString::to_string);
        let moves = match facts.plies {
            1 => "1 ply".to_owned(),
            plies => format!("{plies} plies"),
        };
        let ply = self.ply.map_or(String::new(), |ply| format!("at ply {ply}"));
        let parts = event.into_iter().chain([opening, moves, ply]).filter(|part| !part.is_empty());
        let rest: Vec<String> = parts.collect();
        format!(
            "{}: game {}: {} {result}, {}",
            shown(file),
            facts.number,
            out.paint(Paint::Bold, players),
            out.paint(Paint::Faint, rest.join(", "))
        )
    }

    /// The same as an object.
    pub fn json(&self, file: &str) -> Value {
        let facts = &self.facts;
        let elo = |side: usize| Some(facts.elos[side]).filter(|elo| *elo > 0);
        let opening = facts.opening();
        let eco = Some(facts.eco()).filter(|eco| !eco.is_empty());
        json!({
            "file": file,
            "game": facts.number,
            "byte": facts.at,
            "white": facts.field(Field::White),
            "black": facts.field(Field::Black),
            "white_elo": elo(0),
            "black_elo": elo(1),
            "event": facts.field(Field::Event),
            "site": facts.field(Field::Site),
            "date": facts.field(Field::Date),
            "round": facts.field(Field::Round),
            "result": facts.result.map(|result| result.to_string()),
            "eco": eco,
            "opening": opening.map(|opening| opening.name),
            "plies": facts.plies,
            "ply": self.ply,
        })
    }
}

/// The text of a game with the blank line behind it, with the ends of lines that it has itself.
pub fn with_blank_line(mut text: Vec<u8>) -> Vec<u8> {
    let end = text.trim_ascii_end().len();
    let crlf = text.windows(2).any(|pair| pair == b"\r\n");
    text.truncate(end);
    text.extend_from_slice(if crlf { b"\r\n\r\n" } else { b"\n\n" });
    text
}
