//! Boards: empty ones to play on, and diagrams of positions.

use board::{Setup, Square};

use crate::font::Style;
use crate::paper::{Ink, Paper};
use crate::pieces::draw;

/// How dark squares are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Grey.
    Grey,
    /// White with a dot, to be coloured in.
    Plain,
}

/// Of an empty board, and of a diagram, whose pieces must be told from the squares.
const GREY: f32 = 0.77;
const LIGHT_GREY: f32 = 0.81;

/// A board as large as a sheet of A4 allows, with its files and ranks.
///
/// ```
/// let pdf = jadoube_print::empty_board(jadoube_print::Look::Grey);
/// assert!(pdf.starts_with(b"%PDF-"));
/// ```
#[must_use]
pub fn empty_board(look: Look) -> Vec<u8> {
    let mut paper = Paper::a4();
    let (left, top, size) = (19.0, 32.0, 172.0);
    let square = size / 8.0;
    for file in 0..8_u8 {
        for row in 0..8_u8 {
            let (x, y) = (left + square * f32::from(file), top + square * f32::from(row));
            let dark = (file + row) % 2 == 1;
            let fill = if dark && look == Look::Grey { GREY } else { 1.0 };
            paper.rect(x, y, square, square, Ink { fill: Some(fill), line: Some((0.33, 0.2)) });
            if dark && look == Look::Plain {
                paper.disc(x + square * 0.9, y + square * 0.1, square * 0.03, Ink::filled(0.0));
            }
        }
    }
    paper.rect(left, top, size, size, Ink::outlined(0.8));
    for number in 0..8_u8 {
        let middle = square * (f32::from(number) + 0.5);
        let file = char::from(b'a' + number).to_string();
        paper.centred(left + middle, top - 3.0, 13.0, Style::Upright, &file);
        paper.centred(left + middle, top + size + 6.0, 13.0, Style::Upright, &file);
        let rank = (8 - number).to_string();
        paper.centred(left - 5.0, top + middle + 1.5, 13.0, Style::Upright, &rank);
        paper.centred(left + size + 5.0, top + middle + 1.5, 13.0, Style::Upright, &rank);
    }
    if look == Look::Plain {
        paper.centred(
            105.0,
            top + size + 18.0,
            13.0,
            Style::Upright,
            "Colour in the squares that have a dot.",
        );
    }
    paper.finish("A board")
}

/// A diagram of a position.
#[derive(Clone, Debug)]
pub struct Diagram<'a> {
    /// The pieces; it need be no position that can arise.
    pub setup: &'a Setup,
    /// A line under it; empty for none.
    pub caption: &'a str,
    /// Whether Black is at the bottom.
    pub turned: bool,
    /// How wide it is, in millimetres; from [`Diagram::NARROWEST`] to [`Diagram::WIDEST`], others are taken for the nearest.
    pub width: f32,
}

impl Diagram<'_> {
    /// The narrowest diagram whose pieces can be told from each other, in millimetres.
    pub const NARROWEST: f32 = 30.0;
    /// As wide as a sheet of A4 allows, in millimetres.
    pub const WIDEST: f32 = 180.0;

    /// The diagram on a sheet of A4.
    ///
    /// ```
    /// use jadoube_print::Diagram;
    ///
    /// let setup = "8/8/8/3k4/8/3K4/4Q3/8 w - - 0 1".parse()?;
    /// let pdf = Diagram { setup: &setup, caption: "White to play", turned: false, width: 80.0 }.pdf();
    /// assert!(pdf.starts_with(b"%PDF-"));
    /// # Ok::<(), board::FenError>(())
    /// ```
    #[must_use]
    pub fn pdf(&self) -> Vec<u8> {
        let mut paper = Paper::a4();
        let width = self.width.clamp(Self::NARROWEST, Self::WIDEST);
        let left = (210.0 - width) / 2.0;
        diagram(&mut paper, self.setup, self.turned, (left, 16.0), width);
        let lines = paper.font(Style::Upright).lines(self.caption, 12.0, width.max(90.0));
        for (number, line) in (0_u8..).zip(&lines) {
            paper.centred(105.0, 16.0 + width + 7.0 + 5.6 * f32::from(number), 12.0, Style::Upright, line);
        }
        paper.finish(if self.caption.is_empty() { "Diagram" } else { self.caption })
    }
}

/// Draws the pieces on a board with this corner and width.
pub(crate) fn diagram(paper: &mut Paper, setup: &Setup, turned: bool, corner: (f32, f32), width: f32) {
    let square = width / 8.0;
    for column in 0..8_u8 {
        for row in 0..8_u8 {
            let (file, rank) = if turned { (7 - column, row) } else { (column, 7 - row) };
            let at = Square::new(file, rank);
            let place = (corner.0 + square * f32::from(column), corner.1 + square * f32::from(row));
            let fill = if at.is_light() { 1.0 } else { LIGHT_GREY };
            paper.rect(place.0, place.1, square, square, Ink::filled(fill));
            if let Some(man) = setup.man_at(at) {
                draw(paper, man, place, square);
            }
        }
    }
    paper.rect(corner.0, corner.1, width, width, Ink::outlined(width * 0.004));
}
