//! Reading an index block by block.

use std::fs::File;
use std::io::{BufReader, Read, Seek, SeekFrom};
use std::path::Path;

use super::error::IndexError;
use super::head::{IndexHead, LENGTH};
use crate::block::{Block, BlockHead, HEAD};

/// A block as it stands in the index.
#[derive(Clone, Debug)]
pub struct RawBlock {
    head: BlockHead,
    at: u64,
    tags: Vec<u8>,
    moves: Option<Vec<u8>>,
}

impl RawBlock {
    /// The block.
    ///
    /// # Errors
    ///
    /// It is damaged.
    pub fn block(&self) -> Result<Block<'_>, IndexError> {
        Block::read(self.head, &self.tags, self.moves.as_deref()).ok_or(IndexError::Damaged(self.at))
    }

    /// Its bytes, to be written again; none where it was read without its moves.
    #[must_use]
    pub fn bytes(&self) -> Option<Vec<u8>> {
        let moves = self.moves.as_deref()?;
        Some([&self.head.bytes()[..], &self.tags, moves].concat())
    }

    /// Its head.
    #[must_use]
    pub fn head(&self) -> &BlockHead {
        &self.head
    }
}

/// Reads an index block by block, and holds one block at a time.
#[derive(Debug)]
pub struct IndexReader<R> {
    source: R,
    head: IndexHead,
    at: u64,
    with_moves: bool,
}

impl IndexReader<BufReader<File>> {
    /// Opens the index in this file.
    ///
    /// # Errors
    ///
    /// As [`IndexReader::new`].
    pub fn open(file: &Path) -> Result<Self, IndexError> {
        Self::new(BufReader::with_capacity(1 << 16, File::open(file)?))
    }
}

impl<R: Read + Seek> IndexReader<R> {
    /// A reader at the beginning of an index.
    ///
    /// # Errors
    ///
    /// It cannot be read, is of another version, or its length is not what its head says.
    pub fn new(mut source: R) -> Result<Self, IndexError> {
        let head = IndexHead::read(&mut source)?;
        let length = source.seek(SeekFrom::End(0))?;
        if length != head.length {
            return Err(IndexError::Damaged(length.min(head.length)));
        }
        source.seek(SeekFrom::Start(LENGTH as u64))?;
        Ok(IndexReader { source, head, at: LENGTH as u64, with_moves: true })
    }

    /// The same, which passes over the moves.
    #[must_use]
    pub fn without_moves(self) -> Self {
        IndexReader { with_moves: false, ..self }
    }

    /// The head.
    #[must_use]
    pub fn head(&self) -> &IndexHead {
        &self.head
    }

    /// The next block; none behind the last.
    ///
    /// # Errors
    ///
    /// It cannot be read, or its head is damaged. Whether its parts are, [`RawBlock::block`] tells.
    pub fn next_block(&mut self) -> Result<Option<RawBlock>, IndexError> {
        if self.at == self.head.length {
            return Ok(None);
        }
        let damaged = IndexError::Damaged(self.at);
        let mut bytes = [0; HEAD];
        if self.head.length - self.at < HEAD as u64 {
            return Err(damaged);
        }
        self.source.read_exact(&mut bytes)?;
        let Some(head) = BlockHead::read(&bytes) else { return Err(damaged) };
        let [tags, moves] = head.lengths.map(u64::from);
        let end = self.at + HEAD as u64 + tags + moves;
        if end > self.head.length {
            return Err(damaged);
        }
        let tags = self.part(tags)?;
        let moves = match self.with_moves {
            true => Some(self.part(moves)?),
            false => {
                self.source.seek_relative(i64::from(head.lengths[1]))?;
                None
            }
        };
        let block = RawBlock { head, at: self.at, tags, moves };
        self.at = end;
        Ok(Some(block))
    }

    /// The next bytes. No more memory is taken than there are bytes.
    fn part(&mut self, length: u64) -> Result<Vec<u8>, IndexError> {
        let mut part = Vec::new();
        self.source.by_ref().take(length).read_to_end(&mut part)?;
        if part.len() as u64 == length { Ok(part) } else { Err(IndexError::Damaged(self.at)) }
    }
}
