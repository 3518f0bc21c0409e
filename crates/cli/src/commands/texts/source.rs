//! The text to be read: a file or standard input, decompressed, with a progress bar.

use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::Path;

use indicatif::{ProgressBar, ProgressStyle};
use records::pgn::Place;
use records::script::PLAYED;
use split::decompressed;

use super::no_text::no_text;

/// The bytes of the text, in whichever thread reads them.
pub type Source = Box<dyn Read + Send>;

pub fn is_stdin(file: &Path) -> bool {
    file.as_os_str() == "-"
}

/// Whether a text can be read only once: standard input, or a pipe that has a name.
pub fn is_read_once(file: &Path) -> bool {
    is_stdin(file) || file.metadata().is_ok_and(|data| !data.is_file() && !data.is_dir())
}

/// Opens a text, decompressed where it is compressed. Reading moves the progress bar, which only a terminal shows.
pub fn open(file: &Path, progress: &ProgressBar) -> io::Result<Source> {
    let bytes: Source = if is_stdin(file) {
        Box::new(io::stdin())
    } else {
        let file = File::open(file)?;
        let left = file.metadata()?.len();
        progress.set_length(left);
        progress.set_style(style());
        Box::new(AtLeast { file, left })
    };
    readable(decompressed(BufReader::with_capacity(1 << 17, progress.wrap_read(bytes)))?)
}

/// The same for games in PGN: a script of acts is told by its first header, and by which command reads it.
pub fn open_games(file: &Path, progress: &ProgressBar) -> io::Result<Source> {
    let mut source = open(file, progress)?;
    let mut first = Vec::new();
    source.by_ref().take(SHOWN).read_to_end(&mut first)?;
    if is_script(&first) {
        let what = "it is a script of acts, not PGN: `jadoube judge` judges it, and `jadoube convert --from acts` writes it as PGN";
        return Err(io::Error::new(io::ErrorKind::InvalidData, what));
    }
    Ok(Box::new(io::Cursor::new(first).chain(source)))
}

/// The same text from a place on.
pub fn open_at(file: &Path, place: Place, progress: &ProgressBar) -> io::Result<Source> {
    let mut source = open(file, progress)?;
    io::copy(&mut source.by_ref().take(place.offset), &mut io::sink())?;
    Ok(source)
}

/// Whether a text begins with a header of a script, as in `code: fide`; no game of PGN does.
fn is_script(first: &[u8]) -> bool {
    let text = String::from_utf8_lossy(first);
    let mut lines = text.trim_start_matches('\u{feff}').lines().map(str::trim);
    let line = lines.find(|line| !line.is_empty() && !line.starts_with('#'));
    let key = line.and_then(|line| line.split_once(':')).map(|(key, _)| key.trim().to_lowercase());
    key.is_some_and(|key| PLAYED.contains(&key.as_str()))
}

/// How many bytes show whether it is text.
const SHOWN: u64 = 4096;

/// The same source, if its first bytes may be text in an encoding that is read.
fn readable(mut source: Source) -> io::Result<Source> {
    let mut first = Vec::new();
    source.by_ref().take(SHOWN).read_to_end(&mut first)?;
    match no_text(&first) {
        Some(what) => Err(io::Error::new(io::ErrorKind::InvalidData, what)),
        None => Ok(Box::new(io::Cursor::new(first).chain(source))),
    }
}

/// A file that may grow while it is read, but not become shorter: what is missing would not be told.
struct AtLeast<R> {
    file: R,
    /// How many bytes are still to come at least.
    left: u64,
}

impl<R: Read> Read for AtLeast<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let read = self.file.read(into)?;
        if read == 0 && self.left > 0 && !into.is_empty() {
            let what = "it has become shorter while it was read";
            return Err(io::Error::new(io::ErrorKind::UnexpectedEof, what));
        }
        self.left = self.left.saturating_sub(read as u64);
        Ok(read)
    }
}

fn style() -> ProgressStyle {
    let style = ProgressStyle::with_template("{bar:40} {percent:>3} %, {eta} left, {msg}");
    style.unwrap_or_else(|_| ProgressStyle::default_bar())
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::{AtLeast, is_script};

    #[test]
    fn a_file_that_becomes_shorter() {
        let read = |text: &[u8], left| {
            let mut read = Vec::new();
            let all = AtLeast { file: text, left }.read_to_end(&mut read);
            (read, all.map_err(|error| error.to_string()))
        };
        for less in 0..=5 {
            assert_eq!(read(b"e2-e4", less), (b"e2-e4".to_vec(), Ok(5)));
        }
        let told = "it has become shorter while it was read".to_owned();
        assert_eq!(read(b"e2-e4", 6), (b"e2-e4".to_vec(), Err(told)));
    }

    #[test]
    fn scripts_are_known_by_their_first_header() {
        for text in
            ["code: fide\n", "\u{feff}\n# a remark: so\nCase: one\ncode: bcf-1912\n", "start : chess960 5"]
        {
            assert!(is_script(text.as_bytes()), "{text}");
        }
        for text in
            ["", "[Event \"code: x\"]\n", "1. e4 e5 *\n", "; code: fide\n", "Once upon a time: it was\n"]
        {
            assert!(!is_script(text.as_bytes()), "{text}");
        }
    }
}
