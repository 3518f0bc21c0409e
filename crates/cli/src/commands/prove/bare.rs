//! Mate alone is asked about; where a bare King ends the game before that, it is told.

use board::Position;
use law::InForce;
use serde_json::{Value, json};

/// Where a game is over by a bare King, and by which articles.
pub struct Ended {
    /// After how many moves of the line.
    after: usize,
    articles: Vec<&'static str>,
    code: &'static str,
}

impl Ended {
    /// The first position of the line, or the one asked about, in which the game is over so.
    pub fn of(law: InForce, start: &Position, line: &Value) -> Option<Ended> {
        let moves = line.as_array().map_or(&[][..], Vec::as_slice);
        let mut at = *start;
        for after in 0..=moves.len() {
            if let Some((_, _, articles)) = game::ends_by_bare_king(law, &at) {
                return Some(Ended { after, articles: articles.into_vec(), code: law.id() });
            }
            at = at.play(at.parse_uci(moves.get(after)?.as_str()?).ok()?);
        }
        None
    }

    pub fn to_json(&self) -> Value {
        json!({"reason": "bare-king", "after": self.after, "articles": self.articles})
    }

    pub fn in_words(&self) -> String {
        let by = format!("{} {}", self.code, self.articles.join(", "));
        match self.after {
            0 => format!("Mate alone is asked about. By {by} the game is over here, since a King is bare."),
            1 => format!(
                "Mate alone is asked about. By {by} the game is over after the first move, since a King is bare."
            ),
            n => format!(
                "Mate alone is asked about. By {by} the game is over after {n} single moves, since a King is bare."
            ),
        }
    }
}
