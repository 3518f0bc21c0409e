//! Writing an index.

use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use records::pgn::Place;

use super::error::IndexError;
use super::head::{IndexHead, LENGTH};
use super::reader::IndexReader;
use super::stamp::Stamp;
use crate::unfinished::Unfinished;

/// Writes an index under another name, and gives it its own when it is whole.
#[derive(Debug)]
pub struct IndexWriter {
    to: PathBuf,
    writer: BufWriter<Unfinished>,
    length: u64,
    games: u64,
}

impl IndexWriter {
    /// A writer of the index in this file.
    ///
    /// # Errors
    ///
    /// Nothing can be written there.
    pub fn create(to: &Path) -> io::Result<Self> {
        let mut writer = BufWriter::with_capacity(1 << 16, Unfinished::beside(to, "")?);
        writer.write_all(&[0; LENGTH])?;
        Ok(IndexWriter { to: to.to_owned(), writer, length: LENGTH as u64, games: 0 })
    }

    /// Takes over every block of an index but the last, in which the text may have grown. Where the text is to be read on, with
    /// the number of the games before it; none where the index has no block.
    ///
    /// # Errors
    ///
    /// The index is damaged, or nothing can be written.
    pub fn take_over(&mut self, index: &Path) -> Result<Option<Place>, IndexError> {
        let mut reader = IndexReader::open(index)?;
        let mut last: Option<super::reader::RawBlock> = None;
        while let Some(block) = reader.next_block()? {
            // A block that is damaged is not handed on.
            block.block()?;
            if let Some(before) = last.replace(block) {
                self.add(&before.bytes().unwrap_or_default(), before.head().games)?;
            }
        }
        Ok(last.map(|block| block.head().from))
    }

    /// Adds a block of so many games.
    ///
    /// # Errors
    ///
    /// It cannot be written.
    pub fn add(&mut self, block: &[u8], games: u32) -> io::Result<()> {
        self.writer.write_all(block)?;
        self.length += block.len() as u64;
        self.games += u64::from(games);
        Ok(())
    }

    /// Ends the index, which takes its name. How many games it has.
    ///
    /// # Errors
    ///
    /// It cannot be written.
    pub fn finish(self, stamp: Stamp) -> io::Result<u64> {
        let IndexWriter { to, mut writer, length, games } = self;
        writer.seek(SeekFrom::Start(0))?;
        writer.write_all(&IndexHead { stamp, games, length }.bytes())?;
        writer.into_inner().map_err(io::IntoInnerError::into_error)?.take_name(&to)?;
        Ok(games)
    }
}
