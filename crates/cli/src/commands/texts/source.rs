//! The text to be read: a file or standard input, decompressed, with a progress bar.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use indicatif::{ProgressBar, ProgressStyle};

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

/// Text as it is or compressed, recognised by its first bytes, whatever the name.
fn decompressed(mut source: BufReader<impl Read + Send + 'static>) -> io::Result<Source> {
    match source.fill_buf()? {
        [0x28, 0xb5, 0x2f, 0xfd, ..] => Ok(Box::new(zstd::Decoder::with_buffer(source)?)),
        [0x1f, 0x8b, ..] => Ok(Box::new(flate2::bufread::MultiGzDecoder::new(source))),
        [b'B', b'Z', b'h', b'1'..=b'9', 0x31, 0x41, ..] => {
            Ok(Box::new(bzip2::bufread::MultiBzDecoder::new(source)))
        }
        _ => Ok(Box::new(source)),
    }
}
