//! Score sheets, sixty moves on each.

use crate::font::Style::{Slanted, Upright};
use crate::language::{Language, Texts};
use crate::paper::{Ink, Paper, Sheet};

/// How moves are written on a score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notation {
    /// `Nf3`
    Algebraic,
    /// `Kt-KB3`
    Descriptive,
}

/// The moves of one column.
const ROWS: u16 = 30;

/// A score sheet of so many sheets, at least one: each has the sixty moves after those of the sheet before.
///
/// ```
/// use jadoube_print::{Language, Notation, Sheet, score_sheet};
///
/// let pdf = score_sheet(Notation::Descriptive, Sheet::A4, 2, Language::English);
/// assert!(pdf.starts_with(b"%PDF-"));
/// ```
#[must_use]
pub fn score_sheet(notation: Notation, sheet: Sheet, sheets: u8, language: Language) -> Vec<u8> {
    let texts = language.texts();
    let mut paper = Paper::of(sheet);
    for number in 0..u16::from(sheets.max(1)) {
        if number > 0 {
            paper.turn();
        }
        one_sheet(&mut paper, texts, notation, number, sheets > 1);
    }
    paper.finish(texts.score)
}

/// One of the sheets, counted from 0; where there are several, each says which it is.
fn one_sheet(paper: &mut Paper, texts: &Texts, notation: Notation, number: u16, counted: bool) {
    let (left, right) = (14.0, 196.0);
    let title = if counted { format!("{} {}", texts.score, number + 1) } else { texts.score.to_owned() };
    paper.text(left, 19.0, 17.0, Upright, &title);
    let [event, round, board, date] = texts.event;
    fields(
        paper,
        30.0,
        &[(event, left, 92.0), (round, 96.0, 120.0), (board, 124.0, 148.0), (date, 152.0, right)],
    );
    let [white, black] = texts.sides;
    fields(paper, 40.0, &[(white, left, 103.0), (black, 107.0, right)]);
    for (column, first) in [(left, 1), (107.5, 1 + ROWS)] {
        moves(paper, texts.sides, (column, 45.0), 88.5, first + 2 * ROWS * number);
    }
    let [result, begun, ended, signed] = texts.end;
    let foot = [(result, left, 44.0), (begun, 48.0, 72.0), (ended, 76.0, 100.0), (signed, 104.0, right)];
    fields(paper, 268.0, &foot);
    let says = if notation == Notation::Algebraic { texts.algebraic } else { texts.descriptive };
    let lines = paper.font(Upright).lines(says, 9.0, right - left);
    for (row, line) in (0_u8..).zip(&lines) {
        paper.text(left, 275.0 + 4.0 * f32::from(row), 9.0, Upright, line);
    }
}

/// Lines to write on at `y`, each with what belongs there.
fn fields(paper: &mut Paper, y: f32, fields: &[(&str, f32, f32)]) {
    for (name, from, to) in fields {
        paper.text(*from, y - 5.0, 8.5, Slanted, name);
        paper.line((*from, y), (*to, y), 0.2);
    }
}

fn moves(paper: &mut Paper, [white, black]: [&str; 2], (x, y): (f32, f32), width: f32, first: u16) {
    let (row, number) = (6.7, 9.0);
    let half = (width - number) / 2.0;
    let height = row * f32::from(ROWS + 1);
    paper.rect(x, y, width, height, Ink::outlined(0.3));
    for line in [number, number + half] {
        paper.line((x + line, y), (x + line, y + height), 0.2);
    }
    for line in 1..=ROWS {
        let at = y + row * f32::from(line);
        paper.line((x, at), (x + width, at), 0.2);
        paper.centred(x + number / 2.0, at + 4.6, 10.0, Upright, &(first + line - 1).to_string());
    }
    paper.centred(x + number + half / 2.0, y + 4.6, 10.0, Upright, white);
    paper.centred(x + number + half * 1.5, y + 4.6, 10.0, Upright, black);
}
