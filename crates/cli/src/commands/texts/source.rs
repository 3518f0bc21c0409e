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

/// Opens a text, decompressed where it is compressed. Reading moves the progress bar, which only a terminal shows.
pub fn open(file: &Path, progress: &ProgressBar) -> io::Result<Source> {
    let bytes: Source = if is_stdin(file) {
        Box::new(io::stdin())
    } else {
        let file = File::open(file)?;
        progress.set_length(file.metadata()?.len());
        progress.set_style(style());
        Box::new(file)
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

fn style() -> ProgressStyle {
    let style = ProgressStyle::with_template("{bar:40} {percent:>3} %, {eta} left, {msg}");
    style.unwrap_or_else(|_| ProgressStyle::default_bar())
}

#[cfg(test)]
mod tests {
    use super::is_script;

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
