//! Moves that follow one another in a text, each pair behind its number.

use board::Side;

use super::finding::Printed;
use super::page::Page;
use super::record::{looks_like_one, take};
use crate::descriptive::Descriptive;

/// A move as it is printed.
#[derive(Clone, Debug)]
pub(super) struct Cell {
    pub number: u32,
    pub side: Side,
    /// The text as it is printed; empty where the place of the move is empty.
    pub text: String,
    /// The record, if the text is one.
    pub record: Option<Descriptive>,
    /// Where it stands.
    pub at: usize,
    /// The place after it.
    pub end: usize,
    /// The number that is printed before it, where that is another one.
    pub misnumbered: Option<u32>,
    /// It stands in one column with the move before it, in a game of two columns.
    pub shares_a_cell: bool,
    /// Its number stands directly before it.
    pub numbered: bool,
    /// Two blanks or more, or the end of a line, stand before it.
    pub behind_a_gap: bool,
}

impl Cell {
    /// The move as a reader of the book is told of it.
    pub fn printed(&self, page: &Page) -> Printed {
        Printed { number: self.number, side: self.side, text: self.text.clone(), line: page.line(self.at) }
    }
}

/// Moves that follow one another, and the place after them.
pub(super) struct Run {
    pub cells: Vec<Cell>,
    pub end: usize,
}

/// A number at a place, with the dots after it: its value, how many dots, and the place after them.
pub(super) fn number(text: &str, at: usize) -> Option<(u32, usize, usize)> {
    let digits = text[at..].bytes().take_while(u8::is_ascii_digit).count();
    if digits == 0 || digits > 3 || text[at..].starts_with('0') {
        return None;
    }
    let value = text[at..at + digits].parse().ok()?;
    let (mut end, mut dots) = (at + digits, 0);
    loop {
        let behind = &text[end..];
        let blanks = behind.bytes().take_while(|&byte| byte == b' ').count();
        match behind[blanks..].chars().next() {
            Some('.') if blanks == 0 || behind[blanks..].starts_with("..") || dots > 0 && blanks > 0 => {
                (end, dots) = (end + blanks + 1, dots + 1);
            }
            Some('…') => (end, dots) = (end + blanks + '…'.len_utf8(), dots + 3),
            _ => return Some((value, dots, end)),
        }
    }
}

/// The moves from a place on, of which the first has this number; `wraps`: the text runs over the ends of lines.
pub(super) fn run(text: &str, at: usize, first: u32, side: Side, wraps: bool) -> Run {
    let mut run = Run { cells: Vec::new(), end: at };
    let (mut number_now, mut side_now, mut pos) = (first, side, at);
    loop {
        pos = passed(text, pos, wraps);
        if let Some(end) = note(text, pos).filter(|_| !run.cells.is_empty()) {
            (pos, run.end) = (end, end);
            continue;
        }
        let gap = run
            .cells
            .last()
            .is_none_or(|_| text[..pos].ends_with("  ") || text[..pos].ends_with(['\t', '\n']));
        let counted = number(text, pos);
        let numbered = counted.is_some_and(|(_, dots, _)| dots < 2);
        match counted {
            Some((value, dots, end)) if value == number_now => {
                match (side_now, dots) {
                    (Side::White, 2..) if run.cells.is_empty() => side_now = Side::Black,
                    (Side::White, 2..) => return run,
                    _ => {}
                }
                pos = passed(text, end, wraps);
            }
            None if side_now == Side::Black && !run.cells.is_empty() => {}
            _ => return run,
        }
        let (record, end) = match take(text, pos, wraps) {
            Some((record, end)) => (Some(record), end),
            None => match looks_like_one(text, pos, number_now) {
                Some(end) => (None, end),
                None => return run,
            },
        };
        run.cells.push(Cell {
            number: number_now,
            side: side_now,
            text: text[pos..end]
                .trim_end_matches([',', ';'])
                .split_whitespace()
                .collect::<Vec<_>>()
                .join(" "),
            record,
            at: pos,
            end,
            misnumbered: None,
            shares_a_cell: false,
            numbered,
            behind_a_gap: gap,
        });
        (pos, run.end) = (end, end);
        number_now += side_now.index() as u32;
        side_now = !side_now;
    }
}

/// The place after blanks and stops between moves, and after one end of a line where the text runs on.
fn passed(text: &str, at: usize, wraps: bool) -> usize {
    let (mut end, mut ends_of_lines) = (at, 0);
    for letter in text[at..].chars() {
        match letter {
            ' ' | '\t' | ',' | ';' => {}
            '\n' if wraps && ends_of_lines == 0 => ends_of_lines = 1,
            _ => break,
        }
        end += 1;
    }
    end
}

/// The end of a note in braces, in parentheses, or of a glyph such as `$1`, that begins here.
pub(super) fn note(text: &str, at: usize) -> Option<usize> {
    let close = match text[at..].chars().next()? {
        '{' => '}',
        '(' => ')',
        '$' => {
            let digits = text[at + 1..].bytes().take_while(u8::is_ascii_digit).count();
            return Some(at + 1 + digits);
        }
        _ => return None,
    };
    let open = if close == '}' { '{' } else { '(' };
    let mut depth = 0_usize;
    for (place, letter) in text[at..].char_indices() {
        depth += usize::from(letter == open);
        if letter == close {
            depth -= 1;
            if depth == 0 {
                return Some(at + place + 1);
            }
        }
    }
    None
}
