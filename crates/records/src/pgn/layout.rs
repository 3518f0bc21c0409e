//! Movetext in lines of at most 80 characters, and tags.

use super::{Outcome, Tag, Text};

/// The longest line, in characters.
const WIDTH: usize = 79;

/// Words set in lines.
#[derive(Default)]
pub(super) struct Layout {
    text: String,
    column: usize,
}

impl Layout {
    /// Adds a word behind a blank or on the next line; one that would begin a line with `%`, which hides it, goes on the
    /// line however long.
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

    /// Adds a comment in its braces, which no word of it may hold.
    pub fn comment(&mut self, words: &str) {
        format!("{{{words}}}").split_whitespace().for_each(|word| self.word(word));
    }

    pub fn finish(mut self, outcome: Outcome) -> String {
        self.word(&outcome.to_string());
        self.text + "\n"
    }
}

/// The tags that every game has, in their order, and what is said of them where nothing is known.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// The seven tags of the roster, then the others in the order given; the last of a name holds.
pub(super) fn tags(tags: &[Tag]) -> String {
    let value = |name: &str| tags.iter().rfind(|tag| tag.name == name.as_bytes());
    let roster = ROSTER.iter().map(|(name, unknown)| match value(name) {
        Some(tag) => line(name, &Text(&tag.value).lossy()),
        None => line(name, unknown),
    });
    let in_roster = |tag: &&Tag| ROSTER.iter().any(|(name, _)| tag.name == name.as_bytes());
    let last = |(at, tag): &(usize, &Tag)| !tags[at + 1..].iter().any(|later| later.name == tag.name);
    let others = tags.iter().enumerate().filter(last).map(|(_, tag)| tag).filter(|tag| !in_roster(tag));
    let others = others.map(|tag| line(&name(&tag.name), &Text(&tag.value).lossy()));
    roster.chain(others).collect()
}

/// A name has letters, digits and underscores alone.
fn name(name: &[u8]) -> String {
    let letter = |&byte: &u8| if byte.is_ascii_alphanumeric() { char::from(byte) } else { '_' };
    name.iter().map(letter).collect()
}

fn line(name: &str, value: &str) -> String {
    let mut guarded = String::new();
    for letter in value.chars().map(|letter| if letter.is_control() { ' ' } else { letter }) {
        if matches!(letter, '"' | '\\') {
            guarded.push('\\');
        }
        guarded.push(letter);
    }
    format!("[{name} \"{guarded}\"]\n")
}
