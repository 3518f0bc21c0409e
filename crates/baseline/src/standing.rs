//! The JSON of a standing: what is kept of it, and what a random game chooses from.

use std::borrow::Cow;

use serde_json::Value;

use crate::notes::{Kind, Notes};

/// What is kept of a standing: keys of the contract, so that a new key is no difference.
const KEYS: &[&str] = &[
    "code",
    "result",
    "reason",
    "phase",
    "turn",
    "fen",
    "board",
    "hand",
    "must",
    "duty",
    "legal",
    "may",
    "ripe",
    "options",
    "clock",
    "completed",
    "first_next",
    "stand_ins",
    "offences",
    "penalties",
    "scores",
    "offer",
    "counts",
    "names",
    "captured",
];

/// What is kept of a duty.
const OF_A_DUTY: &[&str] = &["kind", "squares", "articles"];

/// What of an option is a sentence.
const SENTENCES: &[&str] = &["says", "until"];

/// Notes what a standing says otherwise than the one before it.
pub fn note_changes(before: &Value, after: &Value, who: &str, notes: &mut dyn Notes) {
    let changed = KEYS.iter().map(|key| (*key, kept(before, key), kept(after, key)));
    for (key, _, value) in changed.filter(|(_, before, after)| before != after) {
        let value = &*value;
        match key {
            "must" => notes.note(Kind::Words, &format!("{who}must {value}")),
            "options" => note_options(value, who, notes),
            // Nobody is promised an order of the moves; the seals see the one that there is.
            "legal" => notes.note(Kind::Standings, &format!("{who}legal {}", sorted(value).join(" "))),
            _ => notes.note(Kind::Standings, &format!("{who}{key} {value}")),
        }
    }
}

/// What is kept under a key of a standing.
fn kept<'s>(standing: &'s Value, key: &str) -> Cow<'s, Value> {
    let value = &standing[key];
    match (key, value.as_array()) {
        ("duty", Some(duties)) => Cow::Owned(duties.iter().map(without_new_keys).collect()),
        _ => Cow::Borrowed(value),
    }
}

fn without_new_keys(duty: &Value) -> Value {
    let mut duty = duty.clone();
    if let Some(fields) = duty.as_object_mut() {
        fields.retain(|key, _| OF_A_DUTY.contains(&key.as_str()));
    }
    duty
}

fn note_options(options: &Value, who: &str, notes: &mut dyn Notes) {
    for option in options.as_array().into_iter().flatten() {
        let mut bare = option.clone();
        if let Some(fields) = bare.as_object_mut() {
            for key in SENTENCES {
                fields.remove(*key);
            }
            let legal = sorted(&fields["leads_to"]["legal"]).join(" ");
            fields["leads_to"]["legal"] = Value::from(legal);
        }
        notes.note(Kind::Standings, &format!("{who}option {bare}"));
        for key in SENTENCES {
            notes.note(Kind::Words, &format!("{who}option {key} {}", option[*key]));
        }
    }
}

fn sorted(list: &Value) -> Vec<String> {
    let mut texts: Vec<String> =
        list.as_array().into_iter().flatten().filter_map(|one| one.as_str().map(str::to_owned)).collect();
    texts.sort_unstable();
    texts
}

/// What a random game chooses from, in an order of its own.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// `white` or `black`.
    pub turn: String,
    /// The other side.
    pub other: String,
    /// Whether the game is over.
    pub over: bool,
    /// The moves that complete the turn.
    pub legal: Vec<String>,
    /// The lines that are open.
    pub may: Vec<String>,
    /// The position at the beginning of the turn.
    pub fen: String,
    /// What stands on the squares, from a8 to h1.
    pub squares: Vec<(&'static str, Option<char>)>,
}

impl Seen {
    /// Reads a standing.
    #[must_use]
    pub fn of(standing: &Value) -> Self {
        let text = |key: &str| standing[key].as_str().unwrap_or_default().to_owned();
        let turn = text("turn");
        let other = if turn == "white" { "black" } else { "white" }.to_owned();
        let (legal, may) = (sorted(&standing["legal"]), sorted(&standing["may"]));
        let squares = squares(&text("board"));
        Seen { turn, other, over: text("phase") == "over", legal, may, fen: text("fen"), squares }
    }

    /// The squares of a side's men; of nobody's, with `None`.
    #[must_use]
    pub fn squares_of(&self, side: Option<&str>) -> Vec<&str> {
        let is_of = |man: Option<char>| match (man, side) {
            (None, None) => true,
            (Some(man), Some(side)) => man.is_uppercase() == (side == "white"),
            _ => false,
        };
        self.squares.iter().filter(|(_, man)| is_of(*man)).map(|(square, _)| *square).collect()
    }

    /// The squares on which the player has a man of these letters.
    #[must_use]
    pub fn own(&self, letters: &str) -> Vec<&str> {
        let own = self.squares_of(Some(&self.turn)).into_iter();
        own.filter(|square| self.man(square).is_some_and(|man| letters.contains(man))).collect()
    }

    /// What stands on a square.
    #[must_use]
    pub fn man(&self, square: &str) -> Option<char> {
        self.squares.iter().find(|(name, _)| *name == square).and_then(|(_, man)| *man)
    }
}

/// The squares in the order of a FEN.
const SQUARES: &str = "a8b8c8d8e8f8g8h8a7b7c7d7e7f7g7h7a6b6c6d6e6f6g6h6a5b5c5d5e5f5g5h5\
                       a4b4c4d4e4f4g4h4a3b3c3d3e3f3g3h3a2b2c2d2e2f2g2h2a1b1c1d1e1f1g1h1";

/// The squares of the first field of a FEN.
fn squares(board: &str) -> Vec<(&'static str, Option<char>)> {
    let mut men = Vec::with_capacity(64);
    for letter in board.chars().filter(|letter| *letter != '/') {
        match letter.to_digit(10) {
            Some(empty) => men.extend((0..empty).map(|_| None)),
            None => men.push(Some(letter)),
        }
    }
    men.into_iter()
        .enumerate()
        .filter_map(|(at, man)| Some((SQUARES.get(2 * at..2 * at + 2)?, man)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_has_its_men_on_their_squares() {
        let board = squares("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
        assert_eq!(board.len(), 64);
        let seen = Seen { squares: board, ..Seen::default() };
        assert_eq!((seen.man("e4"), seen.man("e2"), seen.man("h8")), (Some('P'), None, Some('r')));
        assert_eq!(seen.squares_of(Some("white")).len(), 16);
    }
}
