//! How the men move: a diagram for each, on one sheet.

use board::{Setup, Square};

use crate::boards::diagram;
use crate::font::Style::{Slanted, Upright};
use crate::language::Language;
use crate::paper::{Ink, Paper, Sheet};

/// A man, and where it stands.
struct Shown {
    fen: &'static str,
    from: &'static str,
}

/// In the order in which the printed laws have them; the positions are those of the page.
const MEN: [Shown; 6] = [
    Shown { fen: "6k1/7p/8/8/3B4/8/8/1K6 w - - 0 1", from: "d4" },
    Shown { fen: "6k1/8/3p4/8/3R4/8/8/K7 w - - 0 1", from: "d4" },
    Shown { fen: "6k1/8/8/8/3Q4/8/8/K7 w - - 0 1", from: "d4" },
    Shown { fen: "7k/8/2ppp3/2pPp3/3N4/2P1P3/8/K7 w - - 0 1", from: "d4" },
    Shown { fen: "4k3/8/8/8/3K4/8/8/4r3 w - - 0 1", from: "d4" },
    Shown { fen: "4k3/8/8/8/8/3p1p2/4P3/4K3 w - - 0 1", from: "e2" },
];

/// Of each diagram, in millimetres.
const WIDTH: f32 = 62.0;
/// From one row of diagrams to the next.
const ROW: f32 = 89.0;

/// The moves of the six kinds of men on one sheet: a dot on each square that the man can go to, a ring where it takes.
///
/// ```
/// use jadoube_print::{Language, Sheet, men_sheet};
///
/// let pdf = men_sheet(Sheet::A4, Language::English);
/// assert!(pdf.starts_with(b"%PDF-"));
/// ```
#[must_use]
pub fn men_sheet(sheet: Sheet, language: Language) -> Vec<u8> {
    let texts = language.texts();
    let mut paper = Paper::of(sheet);
    paper.text(28.0, 19.0, 17.0, Upright, texts.men);
    for ((shown, says), place) in MEN.iter().zip(texts.moves).zip(0_u8..) {
        let corner = (28.0 + f32::from(place % 2) * 92.0, 25.0 + f32::from(place / 2) * ROW);
        one(&mut paper, shown, says, corner);
    }
    paper.finish(texts.men)
}

fn one(paper: &mut Paper, shown: &Shown, (title, says): (&str, &str), corner: (f32, f32)) {
    // The positions are constants, and a test counts what is drawn of them.
    if let Ok(setup) = shown.fen.parse::<Setup>() {
        diagram(paper, &setup, false, corner, WIDTH);
        for (to, takes) in reached(&setup, shown.from) {
            mark(paper, corner, to, takes);
        }
    }
    let below = corner.1 + WIDTH;
    paper.text(corner.0, below + 5.5, 12.0, Slanted, title);
    for (line, number) in paper.font(Upright).lines(says, 9.5, WIDTH).iter().zip(0_u8..) {
        paper.text(corner.0, below + 10.2 + 4.1 * f32::from(number), 9.5, Upright, line);
    }
}

/// Where the man on this square can go, and whether it takes there.
fn reached(setup: &Setup, from: &str) -> Vec<(Square, bool)> {
    let Ok(position) = setup.position() else { return Vec::new() };
    let legal = position.legal_moves();
    let own = legal.iter().filter(|made| made.from().to_string() == from);
    own.map(|made| (made.to(), position.man_at(made.to()).is_some())).collect()
}

/// A dot; a ring around a man that is taken.
fn mark(paper: &mut Paper, (left, top): (f32, f32), to: Square, takes: bool) {
    let square = WIDTH / 8.0;
    let x = left + square * (f32::from(to.file()) + 0.5);
    let y = top + square * (f32::from(7 - to.rank()) + 0.5);
    if takes {
        paper.disc(x, y, square * 0.46, Ink::outlined(0.35));
    } else {
        paper.disc(x, y, square * 0.14, Ink::filled(0.25));
    }
}
