//! How moves go on in running text behind a number that is not the one that is due: a move, a pair or a number is missing,
//! or a number is misprinted.

use board::Side;

use super::run::{Run, note, number, run};

/// What a number that is not due says of the moves before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Onward {
    /// The next number but one follows, so that this one alone is wrong.
    Misnumbered,
    /// Moves before it are missing.
    Missing,
    /// The moves do not go on with it: others begin.
    Apart,
}

/// Fewer moves than these behind prose may be a line of play that the prose tells of.
const SURE: usize = 3;

/// The moves that stand behind a place, with nothing but notes in brackets between, though another number is due.
pub(super) fn directly(text: &str, from: usize, due: (u32, Side)) -> Option<(Run, Onward)> {
    let at = passed(text, from);
    let (value, run) = moves_at(text, at)?;
    let first = (value, run.cells.first()?.side);
    let behind = number(text, passed(text, run.end)).map(|(value, ..)| value);
    let one_number = run.cells.iter().all(|cell| cell.number == value);
    let how = if first == due {
        return None;
    } else if first.1 == Side::White && due.1 == Side::White && one_number && behind == Some(due.0 + 1) {
        Onward::Misnumbered
    } else if goes_beyond(first, due) {
        Onward::Missing
    } else {
        Onward::Apart
    };
    Some((run, how))
}

/// The moves that stand behind prose before `end`, and that can only go on with the game if moves before them are missing.
pub(super) fn behind_prose(text: &str, from: usize, end: usize, due: (u32, Side)) -> Option<Run> {
    let mut depth = 0_usize;
    for (place, letter) in text.get(from..end)?.char_indices() {
        match letter {
            '(' | '{' => depth += 1,
            ')' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        let at = from + place;
        if depth > 0 || !letter.is_ascii_digit() || text[..at].ends_with(char::is_alphanumeric) {
            continue;
        }
        let Some((value, run)) = moves_at(text, at) else { continue };
        let first = run.cells.first().map(|cell| (value, cell.side));
        let records = run.cells.iter().filter(|cell| cell.record.is_some()).count();
        if first.is_some_and(|first| goes_beyond(first, due)) && records >= SURE {
            return Some(run);
        }
    }
    None
}

/// Moves behind a number with a stop, the first of them a record.
fn moves_at(text: &str, at: usize) -> Option<(u32, Run)> {
    let (value, _, _) = number(text, at).filter(|(_, dots, _)| *dots > 0)?;
    let run = run(text, at, value, Side::White, true);
    run.cells.first()?.record.as_ref()?;
    Some((value, run))
}

/// Whether moves can begin here if the move that is due, and at most the rest of its pair and one more, is missing.
fn goes_beyond(first: (u32, Side), due: (u32, Side)) -> bool {
    first > due && first.0 < due.0 + 2
}

/// The place after blanks, stops and notes in brackets.
fn passed(text: &str, from: usize) -> usize {
    let mut at = from;
    loop {
        let bare =
            text[at..].trim_start_matches(|letter: char| letter.is_whitespace() || ",;.".contains(letter));
        at = text.len() - bare.len();
        match note(text, at) {
            Some(end) => at = end,
            None => return at,
        }
    }
}
