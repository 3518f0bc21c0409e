//! Where a game seems to begin, seen from any place of a text.
//!
//! It may be wrong: what looks so may stand in a comment. Whoever puts the parts together finds out.

use std::io::{self, Read};

use memchr::memchr;

use crate::text::Own;

/// How much is read at a time.
const CHUNK: usize = 1 << 16;

/// A likely place, and the bytes from there on that have been read; none if the split's own text has none.
pub fn likely(source: &mut impl Read, own: &Own) -> io::Result<Option<(u64, Vec<u8>)>> {
    let (mut held, mut first, mut at) = (Vec::new(), 0, 0);
    let (mut lines, mut ended) = (Lines::default(), false);
    loop {
        while let Some(length) = line(&held[at..], ended) {
            if length == 0 {
                return Ok(None);
            }
            let text = &held[at..at + length];
            if lines.begins_game(text) {
                let byte = first + at as u64;
                return Ok(own.has(byte).then(|| (byte, held.split_off(at))));
            }
            lines.pass(text);
            at += length;
        }
        if own.length().is_some_and(|length| first + at as u64 >= length) {
            return Ok(None);
        }
        held.drain(..at);
        (first, at) = (first + at as u64, 0);
        let before = held.len();
        source.by_ref().take(CHUNK as u64).read_to_end(&mut held)?;
        ended = held.len() == before;
    }
}

/// The length of the line that bytes begin with, its end included; nothing at the end of the text.
fn line(bytes: &[u8], ended: bool) -> Option<usize> {
    memchr(b'\n', bytes).map(|end| end + 1).or(ended.then_some(bytes.len()))
}

/// What the lines were that have been passed.
#[derive(Default)]
struct Lines {
    last: Option<Line>,
    /// The last that was not blank.
    last_text: Option<Line>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    Blank,
    Tag,
    /// It ends with a result.
    Result,
    Other,
}

impl Line {
    fn of(text: &[u8]) -> Self {
        let text = text.trim_ascii();
        let ends = |result: &[u8]| {
            text.strip_suffix(result)
                .is_some_and(|before| before.last().is_none_or(u8::is_ascii_whitespace) || result == b"*")
        };
        match text {
            [] => Line::Blank,
            [b'[', b'A'..=b'Z', ..] => Line::Tag,
            _ if [b"1-0".as_slice(), b"0-1", b"1/2-1/2", b"*"].into_iter().any(ends) => Line::Result,
            _ => Line::Other,
        }
    }
}

impl Lines {
    fn begins_game(&self, text: &[u8]) -> bool {
        // What stands first may be the rest of a line.
        let anew = match self.last {
            None => text.starts_with(b"[Event \""),
            Some(Line::Tag) => false,
            Some(Line::Blank) => true,
            Some(_) => text.starts_with(b"[Event \""),
        };
        anew && match Line::of(text) {
            Line::Tag => self.last_text != Some(Line::Tag),
            Line::Blank => false,
            Line::Result | Line::Other => {
                self.last_text == Some(Line::Result) && !text.starts_with(b"{") && !text.starts_with(b";")
            }
        }
    }

    fn pass(&mut self, text: &[u8]) {
        let mut line = Line::of(text);
        // What is left of the first line shows only how it ends.
        if self.last.is_none() && line != Line::Result {
            line = Line::Other;
        }
        self.last = Some(line);
        if line != Line::Blank {
            self.last_text = Some(line);
        }
    }
}
