//! Movetext in lines of at most 80 characters, and tags.

use std::collections::HashSet;

use super::outcome::Outcome;
use super::tag::Tag;
use crate::text::bytes::Text;

/// The longest line, in characters.
const WIDTH: usize = 79;

/// Words broken into lines.
#[derive(Default)]
pub(super) struct Layout {
    text: String,
    column: usize,
}

impl Layout {
    /// Adds a word after a blank or on the next line. A word with `%` at its start never begins a line, which would hide
    /// it; it stays on the line, however long that gets.
    pub fn word(&mut self, word: &str) {
        let width = word.chars().count();
        if self.column == 0 {
            self.column = width;
        } else if self.column + 1 + width <= WIDTH || word.starts_with('%') {
            self.text.push(' ');
            self.column += 1 + width;
        } else {
            self.text.push('\n');
            self.column = width;
        }
        self.text.push_str(word);
    }

    /// Adds a comment in braces; its words must hold none. A command with one value stays on one line: many programs look for
    /// a blank between them.
    pub fn comment(&mut self, words: &str) {
        let comment = format!("{{{words}}}");
        let mut words = comment.split_whitespace().peekable();
        while let Some(word) = words.next() {
            let begins = word.trim_start_matches('{').starts_with("[%");
            match words.next_if(|next| begins && next.trim_end_matches('}').ends_with(']')) {
                Some(value) => self.word(&format!("{word} {value}")),
                None => self.word(word),
            }
        }
    }

    pub fn finish(mut self, outcome: Outcome) -> String {
        self.word(&outcome.to_string());
        self.text + "\n"
    }
}

/// The tags that every game has, in their order, each with its value where nothing is known.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// The seven tags of the roster, then the others in the order given; of several with one name the first counts.
pub(super) fn tags(tags: &[Tag]) -> String {
    let value = |name: &str| tags.iter().find(|tag| tag.name == name.as_bytes());
    let roster = ROSTER.iter().map(|(name, unknown)| match value(name) {
        Some(tag) => line(name, &Text(&tag.value).lossy()),
        None => line(name, unknown),
    });
    let in_roster = |tag: &&Tag| ROSTER.iter().any(|(name, _)| tag.name == name.as_bytes());
    let mut names = HashSet::new();
    let others = tags.iter().filter(|tag| names.insert(&tag.name)).filter(|tag| !in_roster(tag)).map(tag);
    roster.chain(others).collect()
}

/// A name of letters, digits and underscores alone.
fn name(name: &[u8]) -> String {
    let letter = |&byte: &u8| if byte.is_ascii_alphanumeric() { char::from(byte) } else { '_' };
    name.iter().map(letter).collect()
}

/// Whether a tag of the roster says that nothing is known.
pub(super) fn is_unknown(tag: &Tag) -> bool {
    ROSTER.iter().any(|(name, unknown)| tag.name == name.as_bytes() && tag.value == unknown.as_bytes())
}

/// A tag on a line of its own.
pub(super) fn tag(tag: &Tag) -> String {
    line(&name(&tag.name), &Text(&tag.value).lossy())
}

fn line(name: &str, value: &str) -> String {
    let mut escaped = String::new();
    for letter in value.chars().map(|letter| if letter.is_control() { ' ' } else { letter }) {
        if matches!(letter, '"' | '\\') {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    format!("[{name} \"{escaped}\"]\n")
}
