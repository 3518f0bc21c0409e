//! A code of laws as a booklet.

use law::Code;

use crate::font::Style::{self, Slanted, Upright};
use crate::language::Language;
use crate::paper::Paper;

const WIDTH: f32 = 148.0;
const HEIGHT: f32 = 210.0;

const LEFT: f32 = 14.0;
const RIGHT: f32 = WIDTH - 13.0;
const TOP: f32 = 20.0;
const BOTTOM: f32 = HEIGHT - 20.0;

/// Where the sentences begin, beside the numbers.
const TEXT: f32 = LEFT + 17.0;

const SIZE: f32 = 10.5;
const LEADING: f32 = 4.6;

/// A whole code on pages of A5: every article with its number, and with its source and its doubts if they are wished.
///
/// ```
/// let code = law::codes::find("bcf-1912").ok_or("no such code")?;
/// let pdf = jadoube_print::booklet(code, true, jadoube_print::Language::English);
/// assert!(pdf.starts_with(b"%PDF-"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn booklet(code: &Code, doubts: bool, language: Language) -> Vec<u8> {
    let texts = language.texts();
    let mut pages = Pages { paper: Paper::new(WIDTH, HEIGHT), y: TOP };
    pages.title(code, texts.own_words);
    let mut heading = "";
    for article in code.every_article() {
        if article.heading != heading {
            heading = article.heading;
            pages.heading(heading);
        }
        let source = code.source(article.no).map(|source| format!("{} {source}", texts.source));
        let below =
            source.into_iter().chain(article.doubts.iter().map(|doubt| format!("{} {doubt}", texts.doubt)));
        let below: Vec<String> = if doubts { below.collect() } else { Vec::new() };
        pages.article(article.no, article.says, &below);
    }
    pages.paper.finish(&code.name())
}

/// Pages that are filled from top to bottom.
struct Pages {
    paper: Paper,
    y: f32,
}

impl Pages {
    fn title(&mut self, code: &Code, own_words: &str) {
        self.middle(80.0, 26.0, Upright, &code.name());
        self.middle(96.0, 12.0, Upright, code.title);
        self.middle(118.0, 10.0, Slanted, own_words);
        self.turn();
    }

    /// Lines in the middle of the page.
    fn middle(&mut self, y: f32, size: f32, style: Style, text: &str) {
        let lines = self.paper.font(style).lines(text, size, RIGHT - LEFT - 12.0);
        for (number, line) in (0_u8..).zip(&lines) {
            let at = y + f32::from(number) * size * 0.45;
            self.paper.centred(WIDTH / 2.0, at, size, style, line);
        }
    }

    /// The next page, with its number.
    fn turn(&mut self) {
        self.paper.turn();
        let number = self.paper.pages().to_string();
        self.paper.centred(WIDTH / 2.0, HEIGHT - 11.0, 9.0, Upright, &number);
        self.y = TOP;
    }

    /// Begins a new page unless so many millimetres are left.
    fn room(&mut self, needed: f32) {
        if self.y + needed > BOTTOM && self.y > TOP {
            self.turn();
        }
    }

    /// A heading stays with what follows it.
    fn heading(&mut self, heading: &str) {
        if heading.is_empty() {
            return;
        }
        let lines = self.paper.font(Slanted).lines(heading, 12.5, RIGHT - LEFT);
        self.room(4.0 + 5.4 * lines.len() as f32 + 3.0 * LEADING);
        if self.y > TOP {
            self.y += 4.0;
        }
        for line in lines {
            self.paper.text(LEFT, self.y, 12.5, Slanted, &line);
            self.y += 5.4;
        }
    }

    fn article(&mut self, no: &str, says: &str, below: &[String]) {
        let says = &in_type(says);
        // A number that is long has a line of its own.
        let width = self.paper.font(Upright).width(no, SIZE);
        let beside = LEFT + width + 1.5 <= TEXT;
        let says = self.paper.font(Upright).lines(says, SIZE, RIGHT - TEXT);
        let least = says.len().min(6) + usize::from(!beside);
        self.room(LEADING * least as f32);
        self.paper.text(LEFT, self.y, SIZE, Upright, no);
        if !beside {
            self.y += LEADING;
        }
        self.lines(&says, TEXT, SIZE, LEADING, Upright);
        for told in below {
            let told = in_type(told);
            let lines = self.paper.font(Slanted).lines(&told, 9.3, RIGHT - TEXT - 4.0);
            self.room(4.1 * lines.len().min(3) as f32);
            self.lines(&lines, TEXT + 4.0, 9.3, 4.1, Slanted);
        }
        self.y += 1.4;
    }

    fn lines(&mut self, lines: &[String], x: f32, size: f32, leading: f32, style: Style) {
        for line in lines {
            self.room(0.0);
            self.paper.text(x, self.y, size, style, line);
            self.y += leading;
        }
    }
}

/// A text with the apostrophes and quotation marks of print.
fn in_type(text: &str) -> String {
    let mut typed = String::with_capacity(text.len());
    let mut before = ' ';
    for letter in text.chars() {
        let opens = before.is_whitespace() || matches!(before, '(' | '[' | '“' | '‘');
        typed.push(match letter {
            '\'' if !opens => '’',
            '"' if opens => '“',
            '"' => '”',
            '\'' => '‘',
            other => other,
        });
        before = letter;
    }
    typed
}

#[cfg(test)]
mod tests {
    use super::in_type;

    #[test]
    fn marks_of_print() {
        assert_eq!(
            in_type("the player's men, \"j'adoube\" (\"I adjust\")"),
            "the player’s men, “j’adoube” (“I adjust”)"
        );
    }
}
