//! Phrases that several groups of acts share.

use board::{Kind, Setup, Side, Square};
use game::act::{Clause, How};

use crate::text::fault::Fault;
use crate::text::table::{look_up, word_for};
use crate::text::words::{Word, Words};
use crate::vocabulary::{HOWS, PIECES, SIDES};

/// The men of the older game, and the pieces in whose place they stand.
const OLDER_MEN: &[(&str, Kind)] = &[("fers", Kind::Queen), ("fil", Kind::Bishop)];

const A_CLAUSE: &str = "the letter of a clause, a to z";

/// Reports a word that is in no table. Nothing after it can be understood, so the rest of the line is skipped.
pub(super) fn unknown<T>(words: &mut Words, word: Word, expected: &str) -> Option<T> {
    words.fault(word.fault(expected));
    words.rest();
    None
}

pub(super) fn side(words: &mut Words) -> Option<Side> {
    words.one(SIDES, "a side")
}

/// A piece. Fers and fil are written as the pieces in whose place they stand.
pub(super) fn piece(words: &mut Words) -> Option<Kind> {
    let older = OLDER_MEN.iter().find(|(word, _)| words.skip(word)).map(|(_, kind)| *kind);
    older.or_else(|| words.one(PIECES, "a piece"))
}

/// Where a line names a fers or a fil, and for which piece it stands.
pub(super) fn older_man(line: &str) -> Option<(Word<'_>, Kind)> {
    let mut words = Words::of(line);
    std::iter::from_fn(|| words.next())
        .find_map(|word| OLDER_MEN.iter().find(|(name, _)| word.is(name)).map(|(_, kind)| (word, *kind)))
}

pub(super) fn clause(words: &mut Words) -> Option<Clause> {
    let word = words.need(A_CLAUSE)?;
    let text = word.text.to_ascii_lowercase();
    match text.trim_start_matches('(').trim_end_matches(')').as_bytes() {
        [letter @ b'a'..=b'z'] => Some(Clause(char::from(*letter))),
        _ => {
            words.fault(word.fault(A_CLAUSE));
            None
        }
    }
}

/// `accidentally` or `rectifying`, where one of them comes next.
pub(super) fn how(words: &mut Words) -> How {
    let of_any_act = |how: &How| *how != How::Inverted;
    let how = words.peek().and_then(|word| look_up(HOWS, word.text)).filter(of_any_act);
    if how.is_some() {
        words.next();
    }
    how.unwrap_or_default()
}

/// The word for how an act was done, with a blank before it; nothing where nothing was said.
pub(super) fn how_text(how: How) -> String {
    match how {
        How::Plainly => String::new(),
        how => format!(" {}", word_for(HOWS, &how)),
    }
}

/// The rest of the line as free text, which cannot be empty.
pub(super) fn free_text(words: &mut Words, expected: &str) -> Option<String> {
    let first = words.peek().or_else(|| words.need(expected))?;
    let text = words.rest();
    if text.contains(char::is_control) {
        words.fault(first.fault(expected).because(["it holds control characters"]));
        return None;
    }
    Some(text)
}

/// The rest of the line as a FEN that begins with `first`.
pub(super) fn setup(words: &mut Words, first: Word) -> Option<Box<Setup>> {
    match words.rest().parse::<Setup>() {
        Ok(setup) => Some(Box::new(setup)),
        Err(error) => {
            let reasons = error.faults().iter().map(|fault| fault.says.clone());
            words.fault(Fault::new(first.column, "a FEN", first.text).because(reasons));
            None
        }
    }
}

/// A square, if another word follows; the outer `None` is a fault.
pub(super) fn square_if_any(words: &mut Words) -> Option<Option<Square>> {
    if words.peek().is_some() { words.square().map(Some) } else { Some(None) }
}

pub(super) fn joined(squares: &[Square], by: &str) -> String {
    squares.iter().map(Square::to_string).collect::<Vec<_>>().join(by)
}
