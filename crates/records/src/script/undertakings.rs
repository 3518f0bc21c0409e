//! What the giver of odds undertakes, as a header writes it: `win`, `mate-with-pawn f2`, `mate-on e4`, `condition …`.

use game::settings::Undertaken;

use crate::text::fault::{Fault, one_of};
use crate::text::square::read_square;
use crate::text::table::{look_up, word_for};

const FORMS: &[&str] = &[
    "win",
    "mate-with-pawn [SQUARE]",
    "mate-with SQUARE",
    "mate-on SQUARE",
    "be-mated",
    "be-stalemated",
    "condition TEXT",
    "none",
];

const SIMPLE: &[(&str, Plain)] = &[
    ("none", Plain::Nothing),
    ("win", Plain::Win),
    ("mate-with-pawn", Plain::MateWithPawn),
    ("be-mated", Plain::BeMated),
    ("be-stalemated", Plain::BeStalemated),
];

/// Undertakings of one word.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Plain {
    Nothing,
    Win,
    MateWithPawn,
    BeMated,
    BeStalemated,
}

/// Reads a header's value, which begins at `column` of its line.
pub(super) fn read(value: &str, column: usize) -> Result<Option<Undertaken>, Vec<Fault>> {
    let words: Vec<&str> = value.split_whitespace().collect();
    undertaken(&words).map_err(|why| {
        let fault = Fault::new(column, format!("an undertaking: {}", one_of(FORMS.iter().copied())), value);
        vec![if why.is_empty() { fault } else { fault.because([why]) }]
    })
}

fn undertaken(words: &[&str]) -> Result<Option<Undertaken>, String> {
    let first = words.first().copied().unwrap_or_default().to_ascii_lowercase();
    match (first.as_str(), &words[words.len().min(1)..]) {
        ("mate-with-pawn", [square]) => Ok(Some(Undertaken::MateWithPawn(Some(read_square(square)?)))),
        ("mate-with", [square]) => Ok(Some(Undertaken::MateWith(read_square(square)?))),
        ("mate-on", [square]) => Ok(Some(Undertaken::MateOn(read_square(square)?))),
        ("condition", text @ [_, ..]) => Ok(Some(Undertaken::Condition(text.join(" ")))),
        (word, []) => look_up(SIMPLE, word).map(of_one_word).ok_or_else(String::new),
        _ => Err(String::new()),
    }
}

fn of_one_word(plain: Plain) -> Option<Undertaken> {
    match plain {
        Plain::Nothing => None,
        Plain::Win => Some(Undertaken::Win),
        Plain::MateWithPawn => Some(Undertaken::MateWithPawn(None)),
        Plain::BeMated => Some(Undertaken::BeMated),
        Plain::BeStalemated => Some(Undertaken::BeStalemated),
    }
}

/// An undertaking as a header writes it.
pub(super) fn written(what: &Undertaken) -> String {
    let plain = |plain: Plain| word_for(SIMPLE, &plain).to_owned();
    match what {
        Undertaken::Win => plain(Plain::Win),
        Undertaken::MateWithPawn(None) => plain(Plain::MateWithPawn),
        Undertaken::MateWithPawn(Some(square)) => format!("mate-with-pawn {square}"),
        Undertaken::MateWith(square) => format!("mate-with {square}"),
        Undertaken::MateOn(square) => format!("mate-on {square}"),
        Undertaken::BeMated => plain(Plain::BeMated),
        Undertaken::BeStalemated => plain(Plain::BeStalemated),
        Undertaken::Condition(words) => format!("condition {words}"),
    }
}
