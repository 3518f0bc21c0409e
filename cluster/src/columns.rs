//! The columns of a finding.

use audit::{Places, Told};

/// What a column holds, how it is told, and how it is read back.
pub enum Cells {
    Text(fn(&Told) -> &str, fn(&mut Told, String)),
    TextOrNone(fn(&Told) -> Option<&str>, fn(&mut Told, Option<String>)),
    Texts(fn(&Told) -> &[String], fn(&mut Told, Vec<String>)),
    Number(fn(&Told) -> Option<u64>, fn(&mut Told, Option<u64>)),
}

/// The columns, named as the fields of the JSON are.
pub const COLUMNS: [(&str, Cells); 20] = [
    ("game", Cells::Number(|told| Some(told.game), |told, it| told.game = it.unwrap_or_default())),
    ("ply", Cells::Number(|told| Some(told.ply.into()), |told, it| told.ply = it.unwrap_or_default() as u32)),
    ("kind", Cells::Text(|told| &told.kind, |told, it| told.kind = it)),
    ("articles", Cells::Texts(|told| &told.articles, |told, it| told.articles = it)),
    ("code", Cells::TextOrNone(|told| told.code.as_deref(), |told, it| told.code = it)),
    ("chosen", Cells::TextOrNone(|told| told.chosen.as_deref(), |told, it| told.chosen = it)),
    ("fen", Cells::Text(|told| &told.fen, |told, it| told.fen = it)),
    ("says", Cells::Text(|told| &told.says, |told, it| told.says = it)),
    ("id", Cells::Text(|told| &told.id, |told, it| told.id = it)),
    ("white", Cells::Text(|told| &told.white, |told, it| told.white = it)),
    ("black", Cells::Text(|told| &told.black, |told, it| told.black = it)),
    ("event", Cells::Text(|told| &told.event, |told, it| told.event = it)),
    ("date", Cells::Text(|told| &told.date, |told, it| told.date = it)),
    ("result", Cells::Text(|told| &told.result, |told, it| told.result = it)),
    ("by_law", Cells::TextOrNone(|told| told.by_law.as_deref(), |told, it| told.by_law = it)),
    ("line", Cells::Number(|told| Some(told.line), |told, it| told.line = it.unwrap_or_default())),
    ("byte", Cells::Number(|told| Some(told.byte), |told, it| told.byte = it.unwrap_or_default())),
    ("note_at", Cells::Number(|told| told.places.note, |told, it| told.places.note = it)),
    ("tag_at", Cells::Number(|told| told.places.tag, |told, it| told.places.tag = it)),
    ("written_at", Cells::Number(|told| told.places.written, |told, it| told.places.written = it)),
];

/// A finding of which nothing is known yet.
pub fn unknown() -> Told {
    Told {
        file: String::new(),
        game: 0,
        ply: 0,
        kind: String::new(),
        articles: Vec::new(),
        code: None,
        chosen: None,
        fen: String::new(),
        says: String::new(),
        id: String::new(),
        white: String::new(),
        black: String::new(),
        event: String::new(),
        date: String::new(),
        result: String::new(),
        by_law: None,
        line: 0,
        byte: 0,
        places: Places::default(),
    }
}
