//! The pieces as the page draws them: `pieces.txt` is written from there, and a test of the page holds them together.

use board::{Kind, Man, Side};

use crate::paper::{Ink, Paper, Stroke};

const DRAWINGS: &str = include_str!("pieces.txt");

/// The lines of a drawing, in hundredths of its square.
const OUTLINE: f32 = 3.0;
const INNER: f32 = 2.6;

/// Nearly black, so that the outline can be told from the piece.
const DARK: f32 = 0.13;

fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => "pawn",
        Kind::Knight => "knight",
        Kind::Bishop => "bishop",
        Kind::Rook => "rook",
        Kind::Queen => "queen",
        Kind::King => "king",
    }
}

/// Draws a man into the square with this corner and size in millimetres.
pub(crate) fn draw(paper: &mut Paper, man: Man, corner: (f32, f32), size: f32) {
    let unit = size / 100.0;
    let (fill, detail) = if man.side == Side::White { (1.0, 0.0) } else { (DARK, 1.0) };
    let body = Ink { fill: Some(fill), line: Some((0.0, OUTLINE * unit)) };
    let wanted = name(man.kind);
    for line in DRAWINGS.lines() {
        let Some((part, drawn)) =
            line.strip_prefix(wanted).and_then(|rest| rest.trim_start().split_once(' '))
        else {
            continue;
        };
        match part {
            "body" => paper.path(corner, size, &path(drawn), body),
            "lines" => {
                paper.path(
                    corner,
                    size,
                    &path(drawn),
                    Ink { fill: None, line: Some((detail, INNER * unit)) },
                );
            }
            _ => {
                let [x, y, radius] = numbers(drawn)[..] else { continue };
                let ink = if part == "pearl" { body } else { Ink::filled(detail) };
                paper.disc(corner.0 + x * unit, corner.1 + y * unit, radius * unit, ink);
            }
        }
    }
}

fn numbers(text: &str) -> Vec<f32> {
    text.split_whitespace().filter_map(|number| number.parse().ok()).collect()
}

/// A path of moves, lines and curves to fixed points, as SVG writes it.
fn path(text: &str) -> Vec<Stroke> {
    let mut strokes = Vec::new();
    let mut at = (0.0, 0.0);
    let begins: Vec<usize> =
        text.match_indices(|letter: char| letter.is_ascii_alphabetic()).map(|it| it.0).collect();
    for (index, &begin) in begins.iter().enumerate() {
        let end = begins.get(index + 1).copied().unwrap_or(text.len());
        let of = numbers(&text[begin + 1..end]);
        let stroke = match (&text[begin..=begin], &of[..]) {
            ("M", &[x, y]) => Stroke::Move((x, y)),
            ("L", &[x, y]) => Stroke::Line((x, y)),
            ("V", &[y]) => Stroke::Line((at.0, y)),
            ("H", &[x]) => Stroke::Line((x, at.1)),
            ("C", &[a, b, c, d, x, y]) => Stroke::Curve((a, b), (c, d), (x, y)),
            ("Z", []) => Stroke::Close,
            _ => continue,
        };
        if let Stroke::Move(to) | Stroke::Line(to) | Stroke::Curve(_, _, to) = stroke {
            at = to;
        }
        strokes.push(stroke);
    }
    strokes
}

#[cfg(test)]
mod tests {
    use super::{DRAWINGS, Stroke, path};

    /// Nothing of a drawing is left out because it cannot be read.
    #[test]
    fn every_step_of_every_drawing_is_read() {
        let mut paths = 0;
        for line in DRAWINGS.lines() {
            let [_, part, drawn] = line.splitn(3, ' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
            if matches!(part, "body" | "lines") {
                let letters = drawn.chars().filter(char::is_ascii_alphabetic).count();
                assert_eq!(path(drawn).len(), letters, "{line}");
                paths += 1;
            }
        }
        assert_eq!(paths, 12);
        assert_eq!(path("M50 25V43")[1], Stroke::Line((50.0, 43.0)));
    }
}
