//! The texts of games, read from their places in a file.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use indicatif::ProgressBar;
use split::Packing;

use super::job::Texts;
use crate::commands::texts::source::{self, Source};

/// The texts of games in a file, which is opened when the first of them is asked for.
pub struct Excerpts {
    file: PathBuf,
    open: Option<Open>,
}

enum Open {
    /// A plain file, of which any place can be read.
    Plain(File),
    /// A compressed one, which is read on to the place; so far it has been read to here.
    Packed(Source, u64),
}

impl Excerpts {
    pub fn of(file: &Path) -> Self {
        Excerpts { file: file.to_owned(), open: None }
    }

    fn opened(&mut self) -> io::Result<&mut Open> {
        if self.open.is_none() {
            let mut plain = File::open(&self.file)?;
            let mut first = Vec::new();
            plain.by_ref().take(8).read_to_end(&mut first)?;
            self.open = Some(match Packing::of(&first) {
                None => Open::Plain(plain),
                Some(_) => Open::Packed(source::open(&self.file, &ProgressBar::hidden())?, 0),
            });
        }
        self.open.as_mut().ok_or_else(|| io::Error::other("it is not open"))
    }
}

impl Texts for Excerpts {
    fn text(&mut self, at: u64, length: u64) -> io::Result<Vec<u8>> {
        let mut text = Vec::new();
        match self.opened()? {
            Open::Plain(file) => {
                file.seek(SeekFrom::Start(at))?;
                file.take(length).read_to_end(&mut text)?;
            }
            Open::Packed(source, read) => {
                let skipped =
                    at.checked_sub(*read).ok_or_else(|| io::Error::other("it is read only onwards"))?;
                io::copy(&mut source.by_ref().take(skipped), &mut io::sink())?;
                source.by_ref().take(length).read_to_end(&mut text)?;
                *read = at + text.len() as u64;
            }
        }
        if text.len() as u64 == length {
            Ok(text)
        } else {
            Err(io::Error::other("it has changed while it was read"))
        }
    }
}
