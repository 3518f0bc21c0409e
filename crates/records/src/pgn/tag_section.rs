//! The tags of a game: which names have stood, and whether tags behind a blank line or a comment belong to another game.

use super::scan::{is_blank, line};
use super::tag_token::tag;
use super::token;

/// How many names are kept of one game, so that a text of nothing but tags needs no memory.
const MOST_NAMES: usize = 256;

/// How far the tags behind a blank line are looked at, in bytes.
const FARTHEST: usize = 1 << 16;

/// The names of the tags of one game, in their order.
#[derive(Default)]
pub(super) struct TagNames {
    /// One behind the other.
    text: Vec<u8>,
    ends: Vec<usize>,
    /// A bit for each sign of a name, so that a new name is nearly always known as new without a comparison.
    signs: u64,
}

impl TagNames {
    pub fn clear(&mut self) {
        self.text.clear();
        self.ends.clear();
        self.signs = 0;
    }

    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    pub fn is_first(&self, name: &[u8]) -> bool {
        self.ends.first().is_some_and(|&end| &self.text[..end] == name)
    }

    pub fn contains(&self, name: &[u8]) -> bool {
        self.signs & sign(name) != 0 && self.all().any(|known| known == name)
    }

    /// Adds a name; false where it has stood already.
    #[inline]
    pub fn add(&mut self, name: &[u8]) -> bool {
        if self.contains(name) {
            return false;
        }
        if self.ends.len() < MOST_NAMES {
            self.text.extend_from_slice(name);
            self.ends.push(self.text.len());
            self.signs |= sign(name);
        }
        true
    }

    fn all(&self) -> impl Iterator<Item = &[u8]> {
        let begins = std::iter::once(0).chain(self.ends.iter().copied());
        begins.zip(&self.ends).map(|(begin, &end)| &self.text[begin..end])
    }
}

/// One bit of sixty-four for a name, by its length and three of its letters.
#[inline]
fn sign(name: &[u8]) -> u64 {
    let letter = |at: usize| name.get(at).copied().map_or(0, u32::from);
    let last = name.last().copied().map_or(0, u32::from);
    1 << ((name.len() as u32 * 5 + letter(0) * 3 + letter(name.len() / 2) * 7 + last) & 63)
}

/// Whether one of the tags that stand together from here on has stood in this game. `None` means that more bytes are
/// needed.
///
/// The tags stand together up to a blank line, or to what is neither a tag nor a comment. What the answer is does not depend on how many bytes
/// are held, except that nothing is known of what the text does not hold yet.
pub(super) fn repeats(bytes: &[u8], last: bool, names: &TagNames) -> Option<bool> {
    let mut at = 0;
    while at < FARTHEST {
        let rest = &bytes[at..];
        match tag(rest, last)? {
            Some(tag) if names.contains(&rest[tag.name.clone()]) => return Some(true),
            Some(tag) => at += tag.length,
            None => at += line(rest, last)?,
        }
        let mut lines = 0;
        loop {
            match bytes.get(at) {
                Some(b'[') if lines < 2 => break,
                Some(&byte) if is_blank(byte) => lines += u32::from(byte == b'\n'),
                Some(b'{' | b';') if lines < 2 && at < FARTHEST => {
                    at += token::next(&bytes[at..], last)?.1;
                    lines = 0;
                    continue;
                }
                Some(b'%') if lines < 2 && at < FARTHEST && bytes[at - 1] == b'\n' => {
                    at += line(&bytes[at..], last)?;
                    lines = 0;
                    continue;
                }
                None if !last && lines < 2 => return None,
                _ => return Some(false),
            }
            at += 1;
        }
    }
    Some(false)
}

#[cfg(test)]
mod tests {
    use super::{MOST_NAMES, TagNames, repeats};

    fn names(all: &[&str]) -> TagNames {
        let mut names = TagNames::default();
        all.iter().for_each(|name| assert!(names.add(name.as_bytes()), "{name}"));
        names
    }

    #[test]
    fn names_are_known_again() {
        let mut known = names(&["Event", "Site", "White", "Write", "", "WhiteElo", "BlackElo"]);
        assert!(known.is_first(b"Event") && !known.is_first(b"Site") && !known.is_first(b""));
        for name in ["Event", "Site", "White", "Write", "", "BlackElo"] {
            assert!(known.contains(name.as_bytes()) && !known.add(name.as_bytes()), "{name}");
        }
        assert!(!known.contains(b"Whito") && !known.contains(b"EventSite") && !known.contains(b"White "));
        known.clear();
        assert!(known.is_empty() && !known.contains(b"Event") && !known.contains(b""));
    }

    #[test]
    fn names_without_end_need_no_memory() {
        let mut known = TagNames::default();
        (0..10_000).for_each(|number: u32| assert!(known.add(format!("Tag{number}").as_bytes())));
        assert_eq!(known.ends.len(), MOST_NAMES);
    }

    #[test]
    fn tags_behind_a_blank_line() {
        let known = names(&["Event", "Round"]);
        let cases = [
            ("[Round \"2\"]\n[White \"b\"]\n", Some(true)),
            ("[White \"b\"]\n[Round \"2\"]\n", Some(true)),
            ("[White \"b\"]\r\n[?]\r\n[Round \"2\"]\r\n", Some(true)),
            ("[White \"b\"] [Round \"2\"]", Some(true)),
            ("[White \"b\"]\n\n[Round \"2\"]\n", Some(false)),
            ("[White \"b\"]\n1. e4 *\n[Round \"2\"]\n", Some(false)),
            ("[White \"b\"]\n{a word}\n[Round \"2\"]\n", Some(true)),
            ("[White \"b\"] ; a word\n% another\n[Round \"2\"]\n", Some(true)),
            ("[White \"b\"]\n{a word}\n\n[Round \"2\"]\n", Some(false)),
            ("[White \"b\"]\n{a word", None),
            ("[White \"b\"]\n", None),
            ("[White \"b\"]\n[Rou", None),
            ("[White \"[Round \\\"2\\\"]\"]\n\n", Some(false)),
        ];
        for (text, expected) in cases {
            assert_eq!(repeats(text.as_bytes(), false, &known), expected, "{text}");
            assert_eq!(repeats(text.as_bytes(), true, &known), Some(expected == Some(true)), "{text}");
        }
    }
}
