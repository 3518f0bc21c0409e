//! Writing an index.

use std::fs::{self, File};
use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use records::pgn::Place;

use super::error::IndexError;
use super::head::{IndexHead, LENGTH};
use super::reader::IndexReader;
use super::stamp::Stamp;

/// Writes an index under another name, and gives it its own when it is whole.
#[derive(Debug)]
pub struct IndexWriter {
    to: PathBuf,
    under: PathBuf,
    writer: Option<BufWriter<File>>,
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
        removes_what_was_left_behind(to);
        let mut under = to.as_os_str().to_owned();
        under.push(format!(".{}", std::process::id()));
        let under = PathBuf::from(under);
        let mut writer = BufWriter::with_capacity(1 << 16, File::create(&under)?);
        writer.write_all(&[0; LENGTH])?;
        Ok(IndexWriter { to: to.to_owned(), under, writer: Some(writer), length: LENGTH as u64, games: 0 })
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
        if let Some(writer) = &mut self.writer {
            writer.write_all(block)?;
        }
        self.length += block.len() as u64;
        self.games += u64::from(games);
        Ok(())
    }

    /// Ends the index, which takes its name. How many games it has.
    ///
    /// # Errors
    ///
    /// It cannot be written.
    pub fn finish(mut self, stamp: Stamp) -> io::Result<u64> {
        if let Some(mut writer) = self.writer.take() {
            let head = IndexHead { stamp, games: self.games, length: self.length };
            writer.seek(SeekFrom::Start(0))?;
            writer.write_all(&head.bytes())?;
            let file = writer.into_inner().map_err(io::IntoInnerError::into_error)?;
            file.sync_all()?;
            drop(file);
            fs::rename(&self.under, &self.to)?;
        }
        Ok(self.games)
    }
}

/// What was not finished leaves nothing behind.
impl Drop for IndexWriter {
    fn drop(&mut self) {
        // After a rename there is nothing of this name any more.
        let _ = fs::remove_file(&self.under);
    }
}

/// For how long nothing has been written to an index that nobody writes any more.
const LEFT_BEHIND: Duration = Duration::from_secs(3600);

/// Removes the parts of indexes of the same name whose writers were ended before they could.
fn removes_what_was_left_behind(to: &Path) {
    let (Some(folder), Some(name)) = (to.parent(), to.file_name().and_then(|name| name.to_str())) else {
        return;
    };
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let file = entry.file_name();
        let number = file.to_str().and_then(|file| file.strip_prefix(name)?.strip_prefix('.'));
        let is_part = number.is_some_and(|it| !it.is_empty() && it.bytes().all(|byte| byte.is_ascii_digit()));
        let written = entry.metadata().and_then(|metadata| metadata.modified());
        let since = written.ok().and_then(|written| written.elapsed().ok());
        if is_part && since.is_some_and(|since| since > LEFT_BEHIND) {
            let _ = fs::remove_file(entry.path());
        }
    }
}
