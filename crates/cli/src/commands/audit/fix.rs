//! A copy of a text with corrected results, and with a note at each finding.

use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use ::audit::Told;
use collection::Unfinished;
use indicatif::ProgressBar;

use crate::commands::texts::source;
use crate::commands::unusable::unwritable;
use crate::terminal::out::CommandError;

/// What is to be changed, by its place in the text.
#[derive(Default)]
pub struct Edits {
    edits: Vec<(u64, Edit)>,
}

enum Edit {
    /// A note after the move that ends here, and after its marks.
    Note(String),
    /// The result that stands here, after the moves or in its tag.
    Result { old: String, new: String },
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
        }
        let Some(new) = &told.by_law else { return };
        for at in places.tag.into_iter().chain(places.written) {
            self.edits.push((at, Edit::Result { old: told.result.clone(), new: new.clone() }));
        }
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
pub fn write(file: &Path, to: &Path, edits: Edits) -> Result<(), CommandError> {
    let text = source::open(file, &ProgressBar::hidden()).map_err(|error| unwritable(to, &error))?;
    let written = || {
        let mut out = BufWriter::new(Unfinished::beside(to, "part")?);
        copy(BufReader::with_capacity(1 << 16, text), &mut out, edits)?;
        out.into_inner().map_err(io::IntoInnerError::into_error)?.take_name(to)
    };
    written().map_err(|error| unwritable(to, &error))
}

fn copy(mut text: impl io::BufRead, mut out: impl Write, edits: Edits) -> io::Result<()> {
    let mut edits = edits.edits;
    edits.sort_by_key(|(at, _)| *at);
    let (mut at, mut corrected) = (0, None);
    for (place, edit) in edits {
        // A result that two findings correct stands there once.
        let passed = place < at;
        if !passed {
            at += io::copy(&mut text.by_ref().take(place - at), &mut out)?;
        }
        match edit {
            Edit::Note(note) => {
                while let [mark @ (b'!' | b'?'), ..] = text.fill_buf()? {
                    out.write_all(&[*mark])?;
                    text.consume(1);
                    at += 1;
                }
                out.write_all(note.as_bytes())?;
            }
            Edit::Result { .. } if corrected == Some(place) => {}
            Edit::Result { old, new } => {
                corrected = Some(place);
                at += replace(&mut text, &mut out, &old, &new)?;
            }
        }
    }
    io::copy(&mut text, &mut out)?;
    out.flush()
}

/// Copies up to the result on this line and writes the other instead; returns how much was read.
fn replace(text: &mut impl io::BufRead, out: &mut impl Write, old: &str, new: &str) -> io::Result<u64> {
    let mut line = Vec::new();
    let mut read = 0;
    while !line.ends_with(old.as_bytes()) {
        let mut byte = [0];
        if text.read(&mut byte)? == 0 || byte[0] == b'\n' {
            line.extend_from_slice(if byte[0] == b'\n' { b"\n" } else { b"" });
            read += u64::from(byte[0] == b'\n');
            out.write_all(&line)?;
            return Ok(read);
        }
        read += 1;
        line.push(byte[0]);
    }
    line.truncate(line.len() - old.len());
    line.extend_from_slice(new.as_bytes());
    out.write_all(&line)?;
    Ok(read)
}

#[cfg(test)]
mod tests {
    use super::{Edit, Edits, beside, copy};
    use std::path::Path;

    #[test]
    fn results_and_notes_in_their_places() {
        let text = "[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4#!? 1-0\n\n1. e4 *\n";
        let result = || Edit::Result { old: "1-0".to_owned(), new: "0-1".to_owned() };
        let end = text.find("!?").expect("a mark") as u64;
        let written = text.rfind("1-0").expect("a result") as u64;
        let note = Edit::Note(" {mate}".to_owned());
        let edits = Edits { edits: vec![(written, result()), (0, result()), (end, note), (0, result())] };
        let mut out = Vec::new();
        copy(text.as_bytes(), &mut out, edits).expect("written");
        let fixed = "[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4#!? {mate} 0-1\n\n1. e4 *\n";
        assert_eq!(String::from_utf8_lossy(&out), fixed);
    }

    #[test]
    fn names_of_copies() {
        for (name, copy) in [("a/b.pgn.zst", "a/b.fixed.pgn"), ("b.pgn", "b.fixed.pgn"), ("b", "b.fixed.pgn")]
        {
            assert_eq!(beside(Path::new(name)), Path::new(copy));
        }
    }
}
