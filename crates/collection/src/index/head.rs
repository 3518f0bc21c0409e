//! The head of an index.

use std::io::Read;

use records::openings;

use super::error::IndexError;
use super::stamp::Stamp;
use crate::bytes::Cursor;

/// The form of the index. It grows when a block, a row or a move is written otherwise.
pub const VERSION: u32 = 2;

/// The first bytes of every index.
const MAGIC: [u8; 8] = *b"jadoube\x1a";

/// Whether a file with these first bytes is an index of games.
///
/// ```
/// use jadoube_collection::index::is_index;
/// assert!(is_index(b"jadoube\x1a\x02\0\0\0") && !is_index(b"[Event \"jadoube\"]"));
/// ```
#[must_use]
pub fn is_index(first: &[u8]) -> bool {
    first.starts_with(&MAGIC)
}

/// How many bytes the head has.
pub(super) const LENGTH: usize = 60;

/// The head of an index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IndexHead {
    /// What the file of games was.
    pub stamp: Stamp,
    /// How many games are indexed.
    pub games: u64,
    /// How many bytes the index has.
    pub length: u64,
}

impl IndexHead {
    /// The head in bytes.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(openings::print().to_le_bytes());
        bytes.extend(self.stamp.size.to_le_bytes());
        bytes.extend(self.stamp.changed.0.to_le_bytes());
        bytes.extend(self.stamp.changed.1.to_le_bytes());
        bytes.extend(self.stamp.sum.to_le_bytes());
        bytes.extend(self.games.to_le_bytes());
        bytes.extend(self.length.to_le_bytes());
        let sum = crc32fast::hash(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    /// Reads the head.
    ///
    /// # Errors
    ///
    /// It is no index, one of another version or with another table of openings, or damaged.
    pub fn read(mut source: impl Read) -> Result<Self, IndexError> {
        let mut bytes = Vec::new();
        source.by_ref().take(LENGTH as u64).read_to_end(&mut bytes)?;
        let mut cursor = Cursor::new(&bytes);
        if cursor.array() != Some(MAGIC) {
            return Err(IndexError::Other("it is no index of games"));
        }
        if cursor.array().map(u32::from_le_bytes) != Some(VERSION) {
            return Err(IndexError::Other("it is of another version"));
        }
        let print = cursor.array().map(u32::from_le_bytes);
        let head = Self::rest(&mut cursor);
        let sound = bytes.len() == LENGTH
            && crc32fast::hash(&bytes[..LENGTH - 4]).to_le_bytes() == bytes[LENGTH - 4..];
        let head = head.filter(|_| sound).ok_or(IndexError::Damaged(0))?;
        if print != Some(openings::print()) {
            return Err(IndexError::Other("it was written with another table of openings"));
        }
        Ok(head)
    }

    fn rest(cursor: &mut Cursor) -> Option<Self> {
        let size = cursor.array().map(u64::from_le_bytes)?;
        let changed = (cursor.array().map(i64::from_le_bytes)?, cursor.array().map(u32::from_le_bytes)?);
        let sum = cursor.array().map(u32::from_le_bytes)?;
        let games = cursor.array().map(u64::from_le_bytes)?;
        let length = cursor.array().map(u64::from_le_bytes)?;
        Some(IndexHead { stamp: Stamp { size, changed, sum }, games, length })
    }
}
