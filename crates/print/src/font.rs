//! The letters of what is printed.

use ttf_parser::{Face, GlyphId};

/// How letters stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    Upright,
    Slanted,
}

/// A font that is embedded.
pub(crate) struct Font {
    face: Face<'static>,
    bytes: &'static [u8],
}

const UPRIGHT: &[u8] = include_bytes!("../fonts/EBGaramond12-Regular-Latin.otf");
const SLANTED: &[u8] = include_bytes!("../fonts/EBGaramond12-Italic-Latin.otf");

/// Points to a millimetre.
pub(crate) const POINTS: f32 = 72.0 / 25.4;

impl Font {
    pub fn of(style: Style) -> Self {
        let bytes = match style {
            Style::Upright => UPRIGHT,
            Style::Slanted => SLANTED,
        };
        let face = Face::parse(bytes, 0).unwrap_or_else(|why| unreachable!("a font of the program: {why}"));
        Font { face, bytes }
    }

    pub fn face(&self) -> &Face<'static> {
        &self.face
    }

    /// The outlines alone, which is what a PDF embeds.
    pub fn outlines(&self) -> &'static [u8] {
        let table = ttf_parser::Tag::from_bytes(b"CFF ");
        let raw = ttf_parser::RawFace::parse(self.bytes, 0).ok().and_then(|raw| raw.table(table));
        raw.unwrap_or_else(|| unreachable!("the fonts of the program have outlines"))
    }

    /// The picture of a letter; a question mark for one that the font lacks.
    pub fn glyph(&self, letter: char) -> GlyphId {
        let picture = self.face.glyph_index(letter).or_else(|| self.face.glyph_index('?'));
        picture.unwrap_or(GlyphId(0))
    }

    /// Whether it has a picture of a letter.
    pub fn has(&self, letter: char) -> bool {
        self.face.glyph_index(letter).is_some()
    }

    /// How wide a glyph is, in thousandths of the size.
    pub fn advance(&self, glyph: GlyphId) -> f32 {
        let units = f32::from(self.face.units_per_em());
        f32::from(self.face.glyph_hor_advance(glyph).unwrap_or(0)) * 1000.0 / units
    }

    /// How wide a text is in millimetres, at a size in points.
    pub fn width(&self, text: &str, size: f32) -> f32 {
        let thousandths: f32 = text.chars().map(|letter| self.advance(self.glyph(letter))).sum();
        thousandths / 1000.0 * size / POINTS
    }

    /// A text in lines that are no wider than this. A word that is wider stands in a line of its own.
    pub fn lines(&self, text: &str, size: f32, width: f32) -> Vec<String> {
        let mut lines = Vec::new();
        let (mut line, mut wide) = (String::new(), 0.0);
        let space = self.width(" ", size);
        for word in text.split_whitespace() {
            let more = self.width(word, size);
            if line.is_empty() {
                (line, wide) = (word.to_owned(), more);
            } else if wide + space + more <= width {
                line.push(' ');
                line.push_str(word);
                wide += space + more;
            } else {
                lines.push(std::mem::replace(&mut line, word.to_owned()));
                wide = more;
            }
        }
        if !line.is_empty() {
            lines.push(line);
        }
        lines
    }
}

/// The letters of a text that the font lacks, each once, in their order.
///
/// ```
/// use jadoube_print::letters_lacking;
///
/// assert_eq!(letters_lacking("Žukauskaitė, groß"), []);
/// assert_eq!(letters_lacking("Шах и мат"), ['Ш', 'а', 'х', 'и', 'м', 'т']);
/// ```
#[must_use]
pub fn letters_lacking(text: &str) -> Vec<char> {
    let font = Font::of(Style::Upright);
    let mut lacking = Vec::new();
    for letter in text.chars().filter(|letter| !letter.is_whitespace() && !font.has(*letter)) {
        if !lacking.contains(&letter) {
            lacking.push(letter);
        }
    }
    lacking
}

#[cfg(test)]
mod tests {
    use super::{Font, Style};

    #[test]
    fn lines_are_no_wider_than_they_may_be() {
        let font = Font::of(Style::Upright);
        let text = "A player who has touched several men must move or capture the first of them that can be moved or captured.";
        for width in [20.0, 47.3, 90.0] {
            let lines = font.lines(text, 10.5, width);
            assert!(lines.iter().all(|line| font.width(line, 10.5) <= width + 0.001), "{lines:?}");
            assert_eq!(lines.join(" "), text);
            // No line could take the first word of the next.
            for pair in lines.windows(2) {
                let longer = format!("{} {}", pair[0], pair[1].split(' ').next().unwrap_or_default());
                assert!(font.width(&longer, 10.5) > width, "{longer}");
            }
        }
        assert_eq!(font.lines("Incomprehensibilities here", 10.5, 5.0), ["Incomprehensibilities", "here"]);
        assert_eq!(font.lines(" ", 10.5, 5.0), [""; 0]);
    }
}
