//! Boards: empty ones to play on, and diagrams of positions.

use board::{Setup, Side, Square};

use crate::font::{POINTS, Style};
use crate::language::Language;
use crate::paper::{Ink, Paper, Sheet};
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

/// A board as large as a sheet allows, with its files and ranks.
///
/// ```
/// use jadoube_print::{Language, Look, Sheet, empty_board};
///
/// let pdf = empty_board(Look::Grey, Sheet::Letter, Language::English);
/// assert!(pdf.starts_with(b"%PDF-"));
/// ```
#[must_use]
pub fn empty_board(look: Look, sheet: Sheet, language: Language) -> Vec<u8> {
    let texts = language.texts();
    let mut paper = Paper::of(sheet);
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
        paper.centred(105.0, top + size + 18.0, 13.0, Style::Upright, texts.colour_in);
    }
    paper.finish(texts.board)
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
    /// Whose move is marked beside the board: a white disc at the bottom for White's, or a black one at the top, if the board is
    /// not turned.
    pub to_move: Option<Side>,
    /// The paper.
    pub sheet: Sheet,
}

impl Diagram<'_> {
    /// The narrowest diagram whose pieces can be told from each other, in millimetres.
    pub const NARROWEST: f32 = 30.0;
    /// As wide as a sheet of A4 allows, in millimetres.
    pub const WIDEST: f32 = 180.0;

    /// The diagram on a sheet, with the letters of the files and the numbers of the ranks.
    ///
    /// ```
    /// use board::{Setup, Side};
    /// use jadoube_print::{Diagram, Sheet};
    ///
    /// let setup: Setup = "8/8/8/3k4/8/3K4/4Q3/8 w - - 0 1".parse()?;
    /// let to_move = Some(Side::White);
    /// let pdf = Diagram { setup: &setup, caption: "", turned: false, width: 80.0, to_move, sheet: Sheet::A4 }.pdf();
    /// assert!(pdf.starts_with(b"%PDF-"));
    /// # Ok::<(), board::FenError>(())
    /// ```
    #[must_use]
    pub fn pdf(&self) -> Vec<u8> {
        let (wide, high) = self.sheet.size();
        let mut paper = Paper::new(wide, high);
        let width = self.width.clamp(Self::NARROWEST, Self::WIDEST);
        let left = (wide - width) / 2.0;
        diagram(&mut paper, self.setup, self.turned, (left, 16.0), width);
        let size = around(width);
        coordinates(&mut paper, self.turned, (left, 16.0), width);
        if let Some(side) = self.to_move {
            let at_the_foot = (side == Side::White) != self.turned;
            let (radius, square) = (size / POINTS * 0.36, width / 8.0);
            let y = 16.0 + if at_the_foot { width - square / 2.0 } else { square / 2.0 };
            let fill = if side == Side::White { 1.0 } else { 0.0 };
            let ink = Ink { fill: Some(fill), line: Some((0.0, 0.25)) };
            paper.disc(left + width + 2.0 + radius, y, radius, ink);
        }
        let lines = paper.font(Style::Upright).lines(self.caption, 12.0, width.max(90.0));
        for (number, line) in (0_u8..).zip(&lines) {
            let y = 16.0 + width + 7.0 + size / POINTS + 5.6 * f32::from(number);
            paper.centred(wide / 2.0, y, 12.0, Style::Upright, line);
        }
        paper.finish(if self.caption.is_empty() { "Diagram" } else { self.caption })
    }
}

/// The size of the letters beside a diagram, in points.
fn around(width: f32) -> f32 {
    (width * 0.09).clamp(5.5, 11.0)
}

/// The letters of the files under a diagram, and the numbers of the ranks to its left.
fn coordinates(paper: &mut Paper, turned: bool, (left, top): (f32, f32), width: f32) {
    let (size, square) = (around(width), width / 8.0);
    let height = size / POINTS;
    for number in 0..8_u8 {
        let middle = square * (f32::from(number) + 0.5);
        let (file, rank) = if turned { (7 - number, number) } else { (number, 7 - number) };
        let file = char::from(b'a' + file).to_string();
        paper.centred(left + middle, top + width + height, size, Style::Upright, &file);
        let rank = (rank + 1).to_string();
        paper.centred(left - height * 0.7, top + middle + height * 0.3, size, Style::Upright, &rank);
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
