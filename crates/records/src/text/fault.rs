//! What is wrong in a text, and where.

use std::fmt;

/// One thing that is wrong in a line: where it is, what was expected, what was found, and why that will not do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The character at which it begins, counted from 1.
    pub column: usize,
    /// What could stand there.
    pub expected: String,
    /// What stands there: the text between backticks, or "the end of the line".
    pub found: String,
    /// Why the text found will not do, where there is more to say.
    pub reasons: Vec<String>,
}

impl Fault {
    /// What was expected at a character, counted from 1, and the text that stands there.
    #[must_use]
    pub fn new(column: usize, expected: impl Into<String>, found: impl Into<String>) -> Self {
        let found = format!("`{}`", shortened(found.into()));
        Fault { column, expected: expected.into(), found, reasons: Vec::new() }
    }

    /// What was expected where the line ends.
    #[must_use]
    pub fn at_the_end(column: usize, expected: impl Into<String>) -> Self {
        let found = "the end of the line".to_owned();
        Fault { column, expected: expected.into(), found, reasons: Vec::new() }
    }

    /// The same fault with more reasons why the text will not do.
    #[must_use]
    pub fn because(mut self, reasons: impl IntoIterator<Item = impl ToString>) -> Self {
        self.reasons.extend(reasons.into_iter().map(|reason| reason.to_string()));
        self
    }

    /// The same fault in a longer line, where the text read so far begins after `columns` characters.
    pub(crate) fn moved_by(mut self, columns: usize) -> Self {
        self.column += columns;
        self
    }

    /// The fault without its place: "expected a square, a1 to h8, found `z9`: there is no file z".
    #[must_use]
    pub fn says(&self) -> String {
        let says = format!("expected {}, found {}", self.expected, self.found);
        harmless(&if self.reasons.is_empty() { says } else { format!("{says}: {}", self.reasons.join("; ")) })
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.says())
    }
}

/// How much of a text an error repeats, in characters.
const LONGEST_EXCERPT: usize = 80;

/// The beginning of a text, as far as an error repeats it.
pub(crate) fn shortened(text: String) -> String {
    match text.char_indices().nth(LONGEST_EXCERPT) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text,
    }
}

/// The text with every control character written as its escape, so that no terminal obeys it.
pub(crate) fn harmless(text: &str) -> String {
    let escaped = |letter: char| {
        if letter.is_control() { letter.escape_default().to_string() } else { letter.to_string() }
    };
    text.chars().map(escaped).collect()
}

/// `a, b or c`
pub(crate) fn one_of<'w>(words: impl IntoIterator<Item = &'w str>) -> String {
    let words: Vec<_> = words.into_iter().collect();
    match words.split_last() {
        None => String::new(),
        Some((last, [])) => (*last).to_owned(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
    }
}
