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
        let mut line = String::new();
        for word in text.split_whitespace() {
            let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
            if line.is_empty() || self.width(&longer, size) <= width {
                line = longer;
            } else {
                lines.push(std::mem::replace(&mut line, word.to_owned()));
            }
        }
        if !line.is_empty() {
            lines.push(line);
        }
        lines
    }
}
