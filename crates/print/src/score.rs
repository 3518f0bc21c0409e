//! Score sheets for sixty moves.

use crate::font::Style::{Slanted, Upright};
use crate::paper::{Ink, Paper, Sheet};

/// How moves are written on a score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notation {
    /// `Nf3`
    Algebraic,
    /// `Kt-KB3`
    Descriptive,
}

const ALGEBRAIC: &str = "K King, Q Queen, R Rook, B Bishop, N Knight; a Pawn has no letter. x takes, O-O castles, O-O-O \
                         castles long, + check, # mate, (=) a draw was offered.";

const DESCRIPTIVE: &str = "K King, Q Queen, R Rook, B Bishop, Kt Knight, P Pawn. A square is named after the piece that stands \
                           on its file at the start, and its row is counted from the player: P-K4, Kt-KB3. BxKt: the Bishop \
                           takes the Knight. Castles K, Castles Q, ch, dis. ch, mate, e.p.";

/// The moves of one column.
const ROWS: u8 = 30;

/// A score sheet on one side of a sheet.
///
/// ```
/// use jadoube_print::{Notation, Sheet, score_sheet};
///
/// let pdf = score_sheet(Notation::Descriptive, Sheet::A4);
/// assert!(pdf.starts_with(b"%PDF-"));
/// ```
#[must_use]
pub fn score_sheet(notation: Notation, sheet: Sheet) -> Vec<u8> {
    let mut paper = Paper::of(sheet);
    let (left, right) = (14.0, 196.0);
    paper.text(left, 19.0, 17.0, Upright, "Score sheet");
    fields(
        &mut paper,
        30.0,
        &[("Event", left, 92.0), ("Round", 96.0, 120.0), ("Board", 124.0, 148.0), ("Date", 152.0, right)],
    );
    fields(&mut paper, 40.0, &[("White", left, 103.0), ("Black", 107.0, right)]);
    for (column, first) in [(left, 1), (107.5, 31)] {
        moves(&mut paper, column, 45.0, 88.5, first);
    }
    let foot =
        [("Result", left, 44.0), ("Begun", 48.0, 72.0), ("Ended", 76.0, 100.0), ("Signatures", 104.0, right)];
    fields(&mut paper, 268.0, &foot);
    let says = if notation == Notation::Algebraic { ALGEBRAIC } else { DESCRIPTIVE };
    let lines = paper.font(Upright).lines(says, 9.0, right - left);
    for (number, line) in (0_u8..).zip(&lines) {
        paper.text(left, 275.0 + 4.0 * f32::from(number), 9.0, Upright, line);
    }
    paper.finish("Score sheet")
}

/// Lines to write on at `y`, each with what belongs there.
fn fields(paper: &mut Paper, y: f32, fields: &[(&str, f32, f32)]) {
    for (name, from, to) in fields {
        paper.text(*from, y - 5.0, 8.5, Slanted, name);
        paper.line((*from, y), (*to, y), 0.2);
    }
}

fn moves(paper: &mut Paper, x: f32, y: f32, width: f32, first: u8) {
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
    paper.centred(x + number + half / 2.0, y + 4.6, 10.0, Upright, "White");
    paper.centred(x + number + half * 1.5, y + 4.6, 10.0, Upright, "Black");
}
