//! A copy of a text with corrected results, and with a note at each finding.

use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use ::audit::Told;
use collection::Unfinished;
use indicatif::ProgressBar;

use crate::commands::texts::source;
use crate::commands::unusable::unwritable;
use crate::terminal::numbers::many;
use crate::terminal::out::CommandError;

/// What is to be changed, by its place in the text.
#[derive(Default)]
pub struct Edits {
    edits: Vec<(u64, Edit)>,
    /// The games whose results are corrected; the last of them.
    corrected: u64,
    last_corrected: Option<u64>,
    notes: u64,
}

enum Edit {
    /// A note after the move that ends here, and after its marks and glyphs.
    Note(String),
    /// The result by the law, for the one in the tag that begins here.
    Tag(String),
    /// The same for the one after the moves.
    Written(String),
}

impl Edits {
    pub fn add(&mut self, told: &Told) {
        let places = &told.places;
        if let Some(at) = places.note {
            // A comment can hold no brace; where a sentence names one, it is written out.
            let harmless =
                told.says.replace("`{`", "a brace that opens").replace("`}`", "a brace that closes");
            let harmless = harmless.replace(['{', '}'], "");
            self.edits.push((at, Edit::Note(format!(" {{[%audit {}] {harmless}}}", told.kind))));
            self.notes += 1;
        }
        let Some(new) = &told.by_law else { return };
        let tag = places.tag.map(|at| (at, Edit::Tag(new.clone())));
        let written = places.written.map(|at| (at, Edit::Written(new.clone())));
        let is_new = self.last_corrected != Some(told.game);
        if (tag.is_some() || written.is_some()) && is_new {
            self.corrected += 1;
            self.last_corrected = Some(told.game);
        }
        self.edits.extend(tag.into_iter().chain(written));
    }

    /// What was written, in words.
    pub fn said(&self, games: u64) -> String {
        let (results, notes) = (many(self.corrected, "corrected result"), many(self.notes, "note"));
        format!("{}, {results}, {notes}", many(games, "game"))
    }
}

/// `games.pgn.zst` is corrected in `games.fixed.pgn`.
pub fn beside(file: &Path) -> PathBuf {
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let bare = [".zst", ".gz", ".bz2"].iter().find_map(|ending| name.strip_suffix(ending)).unwrap_or(&name);
    let stem = bare.strip_suffix(".pgn").unwrap_or(bare);
    file.with_file_name(format!("{stem}.fixed.pgn"))
}

/// Writes the copy, plain text whatever the file is. It gets its name once it is whole.
pub fn write(file: &Path, to: &Path, edits: &mut Edits) -> Result<(), CommandError> {
    let text = source::open(file, &ProgressBar::hidden()).map_err(|error| unwritable(to, &error))?;
    let written = || {
        let mut out = BufWriter::new(Unfinished::beside(to, "part")?);
        copy(BufReader::with_capacity(1 << 16, text), &mut out, std::mem::take(&mut edits.edits))?;
        out.into_inner().map_err(io::IntoInnerError::into_error)?.take_name(to)
    };
    written().map_err(|error| unwritable(to, &error))
}

fn copy(text: impl Read, mut out: impl Write, mut edits: Vec<(u64, Edit)>) -> io::Result<()> {
    edits.sort_by_key(|(at, _)| *at);
    let mut edits = edits.into_iter().peekable();
    let (mut text, mut corrected) = (Ahead { text, held: Vec::new(), at: 0 }, None);
    while let Some((place, edit)) = edits.next() {
        text.copy(place.saturating_sub(text.at), &mut out)?;
        match edit {
            Edit::Note(mut note) => {
                // Several notes on one move stand side by side.
                let is_beside = |next: &(u64, Edit)| next.0 == place && matches!(next.1, Edit::Note(_));
                while let Some((_, Edit::Note(more))) = edits.next_if(is_beside) {
                    note.push_str(&more);
                }
                text.copy_glyphs(&mut out)?;
                out.write_all(note.as_bytes())?;
            }
            // A result that two findings correct stands there once.
            _ if corrected == Some(place) => {}
            Edit::Tag(new) => {
                corrected = Some(place);
                text.replace_value(&new, &mut out)?;
            }
            Edit::Written(new) => {
                corrected = Some(place);
                let old = text.look(LONGEST)?.iter().position(|byte| ends_word(*byte)).unwrap_or(LONGEST);
                text.pass(old);
                out.write_all(new.as_bytes())?;
            }
        }
    }
    io::copy(&mut &text.held[..], &mut out)?;
    io::copy(&mut text.text, &mut out)?;
    out.flush()
}

/// How far a glyph, a result or a tag of one is looked for, in bytes.
const LONGEST: usize = 1 << 12;

/// Whether a word of the moves ends before this byte.
fn ends_word(byte: u8) -> bool {
    byte.is_ascii_whitespace() || matches!(byte, b'{' | b'}' | b'(' | b')' | b'[' | b';')
}

/// Words behind a move that belong to it: a glyph in signs, or what adds nothing. A number with `$` before it is one too.
const SIGNS: [&str; 22] = [
    "+", "++", "#", "-", "=", "+=", "+/=", "=+", "=/+", "+/-", "-/+", "+-", "-+", "∞", "⩲", "⩱", "±", "∓",
    "ep", "e.p.", "ch", "mate",
];

fn is_glyph(word: &[u8]) -> bool {
    match word {
        [] => false,
        [b'$', digits @ ..] => digits.iter().all(u8::is_ascii_digit),
        _ if word.iter().all(|byte| matches!(byte, b'!' | b'?')) => true,
        _ => SIGNS.iter().any(|sign| sign.as_bytes() == word),
    }
}

/// The length of what stands before the end of the last glyph, if there are only comments and glyphs.
fn up_to_glyphs(near: &[u8]) -> usize {
    let (mut at, mut end) = (0, 0);
    loop {
        at += near[at..].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        let rest = &near[at..];
        if rest.starts_with(b"{") {
            let Some(close) = rest.iter().position(|byte| *byte == b'}') else { return end };
            at += close + 1;
            continue;
        }
        let ends = |(at, byte): (usize, &u8)| ends_word(*byte) || at > 0 && *byte == b'$';
        let length = rest.iter().enumerate().position(ends).unwrap_or(rest.len());
        if !is_glyph(&rest[..length]) {
            return end;
        }
        at += length;
        end = at;
    }
}

/// A text that is copied, of which the next bytes can be looked at first.
struct Ahead<R> {
    text: R,
    /// What was looked at, and is not copied yet.
    held: Vec<u8>,
    /// How much was copied or passed.
    at: u64,
}

impl<R: Read> Ahead<R> {
    /// The next bytes, as many as that if there are.
    fn look(&mut self, length: usize) -> io::Result<&[u8]> {
        let missing = length.saturating_sub(self.held.len());
        self.text.by_ref().take(missing as u64).read_to_end(&mut self.held)?;
        Ok(&self.held[..length.min(self.held.len())])
    }

    /// Passes what was looked at.
    fn pass(&mut self, length: usize) {
        let length = length.min(self.held.len());
        self.held.drain(..length);
        self.at += length as u64;
    }

    fn copy(&mut self, length: u64, out: &mut impl Write) -> io::Result<()> {
        let held = self.held.len().min(usize::try_from(length).unwrap_or(usize::MAX));
        out.write_all(&self.held[..held])?;
        self.pass(held);
        self.at += io::copy(&mut self.text.by_ref().take(length - held as u64), out)?;
        Ok(())
    }

    /// Copies the glyphs that stand here: `!?` at the move, and behind it `$3` or `+-`, with comments before them.
    fn copy_glyphs(&mut self, out: &mut impl Write) -> io::Result<()> {
        while matches!(self.look(1)?, [b'!' | b'?']) {
            self.copy(1, out)?;
        }
        loop {
            let length = up_to_glyphs(self.look(LONGEST)?);
            if length == 0 {
                return Ok(());
            }
            self.copy(length as u64, out)?;
        }
    }

    /// Copies a tag up to its value, and writes another value in its place.
    fn replace_value(&mut self, new: &str, out: &mut impl Write) -> io::Result<()> {
        let near = self.look(LONGEST)?;
        let Some(quote) = near.iter().position(|byte| *byte == b'"') else { return Ok(()) };
        let value = near[quote + 1..].iter().position(|byte| matches!(byte, b'"' | b']' | b'\n' | b'\r'));
        let Some(value) = value else { return Ok(()) };
        self.copy(quote as u64 + 1, out)?;
        self.pass(value);
        out.write_all(new.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::{Edit, beside, copy};
    use std::path::Path;

    fn fixed(text: &str, edits: Vec<(u64, Edit)>) -> String {
        let mut out = Vec::new();
        copy(text.as_bytes(), &mut out, edits).expect("written");
        String::from_utf8(out).expect("UTF-8")
    }

    #[test]
    fn results_and_notes_in_their_places() {
        let text = "[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4#!? 1-0\n\n1. e4 *\n";
        let tag = || Edit::Tag("0-1".to_owned());
        let end = text.find("!?").expect("a mark") as u64;
        let written = (text.rfind("1-0").expect("a result") as u64, Edit::Written("0-1".to_owned()));
        let note = |says: &str| (end, Edit::Note(format!(" {{{says}}}")));
        let edits = vec![written, (0, tag()), note("mate"), (0, tag()), note("indeed")];
        let expected = "[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4#!? {mate} {indeed} 0-1\n\n1. e4 *\n";
        assert_eq!(fixed(text, edits), expected);
    }

    #[test]
    fn notes_behind_glyphs() {
        let cases = [
            ("e4 $1 $14 e5", "e4 $1 $14 {n} e5"),
            ("e4! $14{a} e5", "e4! $14 {n}{a} e5"),
            ("e4! {a} $14 {b} e5", "e4! {a} $14 {n} {b} e5"),
            ("e4 !?\n$3\n+- 1-0", "e4 !?\n$3\n+- {n} 1-0"),
            ("e4!e5 *", "e4! {n}e5 *"),
            ("e4$1$2 *", "e4$1$2 {n} *"),
            ("e4 -- *", "e4 {n} -- *"),
            ("e4 (e4 $1) *", "e4 {n} (e4 $1) *"),
            ("e4 ; $1\n*", "e4 {n} ; $1\n*"),
            ("e4 ± *", "e4 ± {n} *"),
            ("e4", "e4 {n}"),
        ];
        for (text, expected) in cases {
            assert_eq!(fixed(text, vec![(2, Edit::Note(" {n}".to_owned()))]), expected, "{text}");
        }
    }

    /// However the result is written that stands there.
    #[test]
    fn results_in_every_spelling() {
        let to = || Edit::Written("0-1".to_owned());
        for old in ["1-0", "1/2-1/2", "½-½", "1/2", "1–0"] {
            assert_eq!(fixed(&format!("e4 {old}{{so}}\n"), vec![(3, to())]), "e4 0-1{so}\n");
            let text = format!("[ Result  \"{old}\"]\r\ne4 {old}");
            let (tag, written) = ((0, Edit::Tag("0-1".to_owned())), (text.len() - old.len()) as u64);
            assert_eq!(fixed(&text, vec![tag, (written, to())]), "[ Result  \"0-1\"]\r\ne4 0-1");
        }
    }

    #[test]
    fn names_of_copies() {
        for (name, copy) in [("a/b.pgn.zst", "a/b.fixed.pgn"), ("b.pgn", "b.fixed.pgn"), ("b", "b.fixed.pgn")]
        {
            assert_eq!(beside(Path::new(name)), Path::new(copy));
        }
    }
}
