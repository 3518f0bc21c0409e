//! The texts of games that are read only once: what was read is remembered until its games have been taken.

use std::collections::VecDeque;
use std::io::{self, Read};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::job::Texts;
use crate::commands::texts::source::Source;

/// What was read and not yet forgotten.
#[derive(Clone, Default)]
pub struct Remembered {
    kept: Arc<Mutex<Kept>>,
}

#[derive(Default)]
struct Kept {
    /// The place of the first byte in the text.
    from: u64,
    bytes: VecDeque<u8>,
}

struct Remembering {
    source: Source,
    to: Remembered,
}

impl Remembered {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The source, of which every byte is remembered.
    pub fn of(&self, source: Source) -> Source {
        Box::new(Remembering { source, to: self.clone() })
    }

    /// Forgets what stands before a place.
    pub fn forget(&self, before: u64) {
        let mut kept = self.kept();
        let length = usize::try_from(before.saturating_sub(kept.from)).unwrap_or(usize::MAX);
        let length = length.min(kept.bytes.len());
        kept.bytes.drain(..length);
        kept.from += length as u64;
    }
}

impl Read for Remembering {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.source.read(buffer)?;
        self.to.kept().bytes.extend(&buffer[..read]);
        Ok(read)
    }
}

impl Texts for Remembered {
    fn text(&mut self, at: u64, length: u64) -> io::Result<Vec<u8>> {
        let kept = self.kept();
        let from = at.checked_sub(kept.from).and_then(|from| usize::try_from(from).ok());
        let length = usize::try_from(length).ok();
        let range = from.zip(length).map(|(from, length)| from..from.saturating_add(length));
        match range.filter(|range| range.end <= kept.bytes.len()) {
            Some(range) => Ok(kept.bytes.range(range).copied().collect()),
            None => Err(io::Error::other("the text of the game is not held any more")),
        }
    }
}
