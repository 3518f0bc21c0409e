//! The tags that bear on the laws or name a game.

use std::borrow::Cow;

use law::{Code, codes};
use records::pgn::{Outcome, Text, announces_older};

/// A tag that is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are the names of PGN")]
pub enum Tag {
    Event,
    Site,
    Date,
    Round,
    White,
    Black,
    Result,
    Termination,
    TerminationDetails,
    IccResult,
    TimeControl,
    EventType,
    EventDate,
    UtcDate,
    Fen,
    SetUp,
    Variant,
    Mode,
    Board,
    Laws,
}

const KEPT: usize = Tag::Laws as usize + 1;

/// Every tag that is kept, by its name.
const NAMES: [(&[u8], Tag); KEPT] = [
    (b"Event", Tag::Event),
    (b"Site", Tag::Site),
    (b"Date", Tag::Date),
    (b"Round", Tag::Round),
    (b"White", Tag::White),
    (b"Black", Tag::Black),
    (b"Result", Tag::Result),
    (b"Termination", Tag::Termination),
    (b"TerminationDetails", Tag::TerminationDetails),
    (b"ICCResult", Tag::IccResult),
    (b"TimeControl", Tag::TimeControl),
    (b"EventType", Tag::EventType),
    (b"EventDate", Tag::EventDate),
    (b"UTCDate", Tag::UtcDate),
    (b"FEN", Tag::Fen),
    (b"SetUp", Tag::SetUp),
    (b"Variant", Tag::Variant),
    (b"Mode", Tag::Mode),
    (b"Board", Tag::Board),
    (b"Laws", Tag::Laws),
];

/// Where a name may stand in [`BY_SHAPE`], by its length, its first two letters and the third from its end: for each of the names
/// above that is another place.
#[inline(always)]
const fn shape(name: &[u8]) -> usize {
    if name.len() < 3 {
        return 0;
    }
    let [first, second, third] = [name[0] as usize, name[1] as usize, name[name.len() - 3] as usize];
    (name.len() + first + 7 * second + 14 * third) % SHAPES
}

const SHAPES: usize = 64;

/// The names above, found without trying one after the other.
static BY_SHAPE: [Option<(&[u8], Tag)>; SHAPES] = {
    let (mut table, mut at) = ([None; SHAPES], 0);
    while at < KEPT {
        let shape = shape(NAMES[at].0);
        assert!(table[shape].is_none(), "two names have one place");
        table[shape] = Some(NAMES[at]);
        at += 1;
    }
    table
};

impl Tag {
    #[inline]
    fn of(name: &[u8]) -> Option<Self> {
        BY_SHAPE[shape(name)].filter(|(known, _)| *known == name).map(|(_, tag)| tag)
    }
}

/// The values of the tags that are kept, in one buffer that serves game after game.
#[derive(Clone, Debug, Default)]
pub struct Tags {
    bytes: Vec<u8>,
    spans: [Option<(u32, u32)>; KEPT],
    /// The choices of the older game that were announced, by the names of their tags.
    choices: Vec<(String, String)>,
    /// The names of tags that look like such a choice, and are none.
    no_choices: Vec<String>,
}

impl Tags {
    pub(crate) fn clear(&mut self) {
        self.bytes.clear();
        self.spans = [None; KEPT];
        self.choices.clear();
        self.no_choices.clear();
    }

    /// Keeps a tag; of several with one name the first counts. What is escaped in it stays so until [`settle`](Self::settle).
    #[inline]
    pub(crate) fn keep(&mut self, name: &[u8], value: Text) {
        let Some(tag) = Tag::of(name) else { return self.keep_choice(name, value) };
        let span = &mut self.spans[tag as usize];
        if span.is_none() {
            let start = self.bytes.len() as u32;
            self.bytes.extend_from_slice(value.bytes());
            *span = Some((start, self.bytes.len() as u32));
        }
    }

    /// Takes the escapes out of all values. Hardly a game has one, and all values are asked at once.
    pub(crate) fn settle(&mut self) {
        if !self.bytes.contains(&b'\\') {
            return;
        }
        let mut plain = Vec::with_capacity(self.bytes.len());
        for (start, end) in self.spans.iter_mut().flatten() {
            let value = Text(&self.bytes[*start as usize..*end as usize]).unescaped();
            *start = plain.len() as u32;
            plain.extend_from_slice(&value);
            *end = plain.len() as u32;
        }
        self.bytes = plain;
    }

    /// Keeps the tag of a choice of the older game, such as `RuleStalemate`, and the name of one that looks like it.
    fn keep_choice(&mut self, name: &[u8], value: Text) {
        let Some([first, ..]) = name.strip_prefix(b"Rule") else { return };
        let Ok(name) = std::str::from_utf8(name) else { return };
        if announces_older(name) {
            self.choices.push((name.to_owned(), Text(&value.unescaped()).lossy().into_owned()));
        } else if first.is_ascii_uppercase() && !self.no_choices.iter().any(|known| known == name) {
            self.no_choices.push(name.to_owned());
        }
    }

    /// The value of a tag by which the start of a game and its laws are known.
    pub(crate) fn of_the_laws(&self, name: &str) -> Option<String> {
        let kept = match name {
            "FEN" => Some(Tag::Fen),
            "SetUp" => Some(Tag::SetUp),
            "Laws" => Some(Tag::Laws),
            _ => None,
        };
        let choice = || self.choices.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.clone());
        kept.map_or_else(choice, |tag| self.get(tag).map(Cow::into_owned))
    }

    /// The first tag that announces a choice of the older game; none where there is no such tag.
    pub(crate) fn choice(&self) -> Option<&str> {
        self.choices.first().map(|(name, _)| name.as_str())
    }

    /// The names of tags that look like such a choice, and are none.
    pub(crate) fn no_choices(&self) -> &[String] {
        &self.no_choices
    }

    /// The code that the tag `Laws` names by its id; none where there is no such code, or no such tag. `fide` alone is no edition: that
    /// is chosen by the day.
    pub(crate) fn code(&self) -> Option<&'static Code> {
        let named = self.laws()?;
        codes::find(&named).filter(|code| code.id == named)
    }

    /// Whether the tag `Laws` has what the program knows nothing of.
    pub(crate) fn names_unknown_laws(&self) -> bool {
        self.laws().is_some_and(|named| codes::find(&named).is_none())
    }

    fn laws(&self) -> Option<String> {
        Some(self.get(Tag::Laws)?.trim().to_ascii_lowercase())
    }

    /// The value of a tag as bytes; empty where it is missing.
    #[must_use]
    #[inline]
    pub fn bytes(&self, tag: Tag) -> &[u8] {
        self.spans[tag as usize].map_or(&[], |(start, end)| &self.bytes[start as usize..end as usize])
    }

    /// Whether the tag is there.
    #[must_use]
    pub fn has(&self, tag: Tag) -> bool {
        self.spans[tag as usize].is_some()
    }

    /// The value of a tag as text; none where it is missing.
    #[must_use]
    pub fn get(&self, tag: Tag) -> Option<Cow<'_, str>> {
        self.has(tag).then(|| Text(self.bytes(tag)).lossy())
    }

    /// The result in the tag.
    #[must_use]
    #[inline]
    pub fn result(&self) -> Option<Outcome> {
        Outcome::from_bytes(self.bytes(Tag::Result))
    }
}

#[cfg(test)]
mod tests {
    use records::pgn::Text;

    use super::{NAMES, Tag, Tags};

    /// Escapes go from each value, and the others stay as they are.
    #[test]
    fn values_with_escapes() {
        let mut tags = Tags::default();
        for (name, value) in
            [("Event", "Open"), ("White", r#"Ada \"A\" Bell"#), ("Black", r"C:\\"), ("Result", "1-0")]
        {
            tags.keep(name.as_bytes(), Text(value.as_bytes()));
        }
        tags.settle();
        let values = [Tag::Event, Tag::White, Tag::Black, Tag::Result, Tag::Site].map(|tag| tags.bytes(tag));
        assert_eq!(values, [&b"Open"[..], br#"Ada "A" Bell"#, br"C:\", b"1-0", b""]);
    }

    /// Every name is found, and none that differs from it in a letter or in its length.
    #[test]
    fn names_of_tags() {
        for (name, tag) in NAMES {
            assert_eq!(Tag::of(name), Some(tag));
            for at in 0..name.len() {
                let mut other = name.to_vec();
                other[at] ^= 0x20;
                assert_eq!(Tag::of(&other), None, "{}", String::from_utf8_lossy(&other));
                let shorter = NAMES.iter().find(|(known, _)| *known == &name[..at]).map(|(_, tag)| *tag);
                assert_eq!(Tag::of(&name[..at]), shorter);
            }
            assert_eq!(Tag::of(&[name, b"s"].concat()), None);
        }
        for other in ["", "E", "Ev", "ECO", "WhiteElo", "BlackElo", "PlyCount", "UTCTime", "Annotator"] {
            assert_eq!(Tag::of(other.as_bytes()), None, "{other}");
        }
    }
}
