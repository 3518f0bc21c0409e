//! Pages in millimetres from the top left corner, and the PDF that they become.

use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::types::{CidFontType, FontFlags, LineCapStyle, LineJoinStyle, SystemInfo, UnicodeCmap};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};

use crate::font::{Font, POINTS, Style};

const LETTERS: SystemInfo = SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// How a shape is drawn: filled with a grey, outlined with a line of so many millimetres. 0 is black, 1 white.
#[derive(Clone, Copy)]
pub(crate) struct Ink {
    pub fill: Option<f32>,
    pub line: Option<(f32, f32)>,
}

impl Ink {
    pub const fn filled(grey: f32) -> Self {
        Ink { fill: Some(grey), line: None }
    }

    /// A black line.
    pub const fn outlined(width: f32) -> Self {
        Ink { fill: None, line: Some((0.0, width)) }
    }
}

/// The paper that a printer takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sheet {
    /// 210 by 297 millimetres.
    #[default]
    A4,
    /// 8½ by 11 inches.
    Letter,
}

impl Sheet {
    /// Its width and height in millimetres.
    #[must_use]
    pub const fn size(self) -> (f32, f32) {
        match self {
            Sheet::A4 => (210.0, 297.0),
            Sheet::Letter => (215.9, 279.4),
        }
    }
}

/// Sheets of one size.
pub(crate) struct Paper {
    width: f32,
    height: f32,
    upright: Font,
    slanted: Font,
    pages: Vec<Content>,
    /// What is laid out for A4 is drawn so much smaller, and so many millimetres from the left.
    fit: Option<(f32, f32)>,
}

impl Paper {
    /// A first empty sheet, in millimetres.
    pub fn new(width: f32, height: f32) -> Self {
        let (upright, slanted) = (Font::of(Style::Upright), Font::of(Style::Slanted));
        let mut paper = Paper { width, height, upright, slanted, pages: Vec::new(), fit: None };
        paper.turn();
        paper
    }

    pub fn a4() -> Self {
        Paper::new(210.0, 297.0)
    }

    /// A first empty sheet for what is laid out for A4: on lower paper it is drawn smaller, in the middle.
    pub fn of(sheet: Sheet) -> Self {
        let (width, height) = sheet.size();
        let mut paper = Paper::a4();
        if sheet != Sheet::A4 {
            let scale = (height / 297.0).min(width / 210.0);
            paper.fit = Some((scale, (width - 210.0 * scale) / 2.0));
            paper.pages.clear();
            (paper.width, paper.height) = (width, height);
            paper.turn();
        }
        paper
    }

    /// The next empty sheet.
    pub fn turn(&mut self) {
        let mut page = Content::new();
        if let Some((scale, left)) = self.fit {
            // Heights are counted from the foot of a sheet of A4.
            page.transform([scale, 0.0, 0.0, scale, left * POINTS, (self.height - 297.0 * scale) * POINTS]);
        }
        page.set_line_join(LineJoinStyle::RoundJoin).set_line_cap(LineCapStyle::RoundCap);
        self.pages.push(page);
    }

    pub fn pages(&self) -> usize {
        self.pages.len()
    }

    pub fn font(&self, style: Style) -> &Font {
        match style {
            Style::Upright => &self.upright,
            Style::Slanted => &self.slanted,
        }
    }

    fn page(&mut self) -> &mut Content {
        self.pages.last_mut().unwrap_or_else(|| unreachable!("there is a first page"))
    }

    fn point(&self, x: f32, y: f32) -> (f32, f32) {
        let height = if self.fit.is_some() { 297.0 } else { self.height };
        (x * POINTS, (height - y) * POINTS)
    }

    /// A text whose line stands at `y`; the size is in points.
    pub fn text(&mut self, x: f32, y: f32, size: f32, style: Style, text: &str) {
        let font = self.font(style);
        let shown: Vec<u8> = text.chars().flat_map(|letter| font.glyph(letter).0.to_be_bytes()).collect();
        let (x, y) = self.point(x, y);
        let name = if style == Style::Upright { Name(b"U") } else { Name(b"S") };
        let page = self.page();
        page.set_fill_gray(0.0);
        page.begin_text().set_font(name, size).set_text_matrix([1.0, 0.0, 0.0, 1.0, x, y]);
        page.show(Str(&shown)).end_text();
    }

    /// A text with its middle at `x`.
    pub fn centred(&mut self, x: f32, y: f32, size: f32, style: Style, text: &str) {
        let width = self.font(style).width(text, size);
        self.text(x - width / 2.0, y, size, style, text);
    }

    pub fn line(&mut self, from: (f32, f32), to: (f32, f32), width: f32) {
        let (from, to) = (self.point(from.0, from.1), self.point(to.0, to.1));
        let page = self.page();
        page.set_stroke_gray(0.0).set_line_width(width * POINTS);
        page.move_to(from.0, from.1).line_to(to.0, to.1).stroke();
    }

    pub fn rect(&mut self, x: f32, y: f32, width: f32, height: f32, ink: Ink) {
        let (left, bottom) = self.point(x, y + height);
        self.page().rect(left, bottom, width * POINTS, height * POINTS);
        self.paint(ink);
    }

    /// A disc with its middle there.
    pub fn disc(&mut self, x: f32, y: f32, radius: f32, ink: Ink) {
        /// How far the handles of a quarter of a circle stand off.
        const HANDLE: f32 = 0.552_285;
        let (x, y) = self.point(x, y);
        let (r, h) = (radius * POINTS, radius * POINTS * HANDLE);
        let page = self.page();
        page.move_to(x + r, y)
            .cubic_to(x + r, y + h, x + h, y + r, x, y + r)
            .cubic_to(x - h, y + r, x - r, y + h, x - r, y)
            .cubic_to(x - r, y - h, x - h, y - r, x, y - r)
            .cubic_to(x + h, y - r, x + r, y - h, x + r, y)
            .close_path();
        self.paint(ink);
    }

    /// A path that is drawn in a square of 100 by 100 units, with this corner and size.
    pub fn path(&mut self, corner: (f32, f32), size: f32, path: &[Stroke], ink: Ink) {
        let at = |paper: &Paper, (x, y): (f32, f32)| {
            paper.point(corner.0 + x * size / 100.0, corner.1 + y * size / 100.0)
        };
        for stroke in path {
            match *stroke {
                Stroke::Move(to) => {
                    let to = at(self, to);
                    self.page().move_to(to.0, to.1);
                }
                Stroke::Line(to) => {
                    let to = at(self, to);
                    self.page().line_to(to.0, to.1);
                }
                Stroke::Curve(one, two, to) => {
                    let (one, two, to) = (at(self, one), at(self, two), at(self, to));
                    self.page().cubic_to(one.0, one.1, two.0, two.1, to.0, to.1);
                }
                Stroke::Close => {
                    self.page().close_path();
                }
            }
        }
        self.paint(ink);
    }

    fn paint(&mut self, ink: Ink) {
        let page = self.page();
        if let Some(grey) = ink.fill {
            page.set_fill_gray(grey);
        }
        if let Some((grey, width)) = ink.line {
            page.set_stroke_gray(grey).set_line_width(width * POINTS);
        }
        match (ink.fill, ink.line) {
            (Some(_), Some(_)) => page.fill_nonzero_and_stroke(),
            (Some(_), None) => page.fill_nonzero(),
            (None, Some(_)) => page.stroke(),
            (None, None) => page.end_path(),
        };
    }

    /// The bytes of the PDF.
    pub fn finish(self, title: &str) -> Vec<u8> {
        let mut ids = (1..).map(Ref::new);
        let mut id = || ids.next().unwrap_or_else(|| unreachable!("there are more numbers"));
        let (catalog, tree, info) = (id(), id(), id());
        let fonts = [(Name(b"U"), id(), &self.upright), (Name(b"S"), id(), &self.slanted)];
        let pages: Vec<(Ref, Ref, Content)> = self.pages.into_iter().map(|page| (id(), id(), page)).collect();
        let mut pdf = Pdf::new();
        pdf.catalog(catalog).pages(tree).lang(TextStr("en"));
        pdf.document_info(info).title(TextStr(title)).creator(TextStr("Jadoube"));
        pdf.pages(tree).kids(pages.iter().map(|(page, _, _)| *page)).count(pages.len() as i32);
        for (page, contents, drawn) in pages {
            let size = Rect::new(0.0, 0.0, self.width * POINTS, self.height * POINTS);
            let mut written = pdf.page(page);
            written.parent(tree).media_box(size).contents(contents);
            let mut resources = written.resources();
            let mut named = resources.fonts();
            for (name, font, _) in &fonts {
                named.pair(*name, *font);
            }
            named.finish();
            resources.finish();
            written.finish();
            let packed = compress_to_vec_zlib(&drawn.finish(), 6);
            pdf.stream(contents, &packed).filter(Filter::FlateDecode);
        }
        for (name, own, font) in fonts {
            let base =
                if name.0 == b"U" { Name(b"EBGaramond12-Regular") } else { Name(b"EBGaramond12-Italic") };
            embed(&mut pdf, font, own, base, [id(), id(), id(), id()]);
        }
        pdf.finish()
    }
}

/// Puts a font into the file, with the letters that its glyphs stand for, so that a text can be searched and read out.
fn embed(pdf: &mut Pdf, font: &Font, own: Ref, base: Name, [letters, shape, outlines, text]: [Ref; 4]) {
    let face = font.face();
    pdf.type0_font(own)
        .base_font(base)
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(letters)
        .to_unicode(text);
    let mut written = pdf.cid_font(letters);
    written.subtype(CidFontType::Type0).base_font(base).system_info(LETTERS).font_descriptor(shape);
    let widths = (0..face.number_of_glyphs()).map(|glyph| font.advance(ttf_parser::GlyphId(glyph)));
    written.widths().consecutive(0, widths);
    written.finish();
    let units = 1000.0 / f32::from(face.units_per_em());
    let of = |number: i16| f32::from(number) * units;
    let around = face.global_bounding_box();
    let flags = match face.is_italic() {
        true => FontFlags::SERIF | FontFlags::SYMBOLIC | FontFlags::ITALIC,
        false => FontFlags::SERIF | FontFlags::SYMBOLIC,
    };
    pdf.font_descriptor(shape)
        .name(base)
        .flags(flags)
        .bbox(Rect::new(of(around.x_min), of(around.y_min), of(around.x_max), of(around.y_max)))
        .italic_angle(face.italic_angle())
        .ascent(of(face.ascender()))
        .descent(of(face.descender()))
        .cap_height(of(face.capital_height().unwrap_or(face.ascender())))
        .stem_v(80.0)
        .font_file3(outlines);
    let packed = compress_to_vec_zlib(font.outlines(), 6);
    pdf.stream(outlines, &packed).filter(Filter::FlateDecode).pair(Name(b"Subtype"), Name(b"CIDFontType0C"));
    let mut means = UnicodeCmap::<u16>::new(Name(b"Letters"), LETTERS);
    let letters = (' '..='\u{2212}').filter_map(|letter| Some((face.glyph_index(letter)?, letter)));
    for (glyph, letter) in letters {
        means.pair(glyph.0, letter);
    }
    let packed = compress_to_vec_zlib(&means.finish(), 6);
    pdf.stream(text, &packed).filter(Filter::FlateDecode);
}

/// One step of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Stroke {
    Move((f32, f32)),
    Line((f32, f32)),
    Curve((f32, f32), (f32, f32), (f32, f32)),
    Close,
}
