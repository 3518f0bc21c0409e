//! The text of a split, and behind it the rest of the file: its last game ends there.

use std::cell::Cell;
use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::rc::Rc;

use crate::packing::Packing;
use crate::split::Split;

/// How far the text of a split has been read.
#[derive(Clone, Default)]
pub struct Own(Rc<Cell<(u64, bool)>>);

impl Own {
    /// Whether a byte that has been read is the split's own.
    pub fn has(&self, byte: u64) -> bool {
        let (read, ended) = self.0.get();
        !ended || byte < read
    }

    /// The length of its text, if all of it was read.
    pub fn length(&self) -> Option<u64> {
        let (read, ended) = self.0.get();
        ended.then_some(read)
    }

    fn pass(&self, bytes: usize) {
        let (read, _) = self.0.get();
        self.0.set((read + bytes as u64, bytes == 0));
    }
}

/// The text of a split and what stands behind it.
pub struct Text {
    split: Split,
    own: Own,
    source: Box<dyn Read>,
}

impl Text {
    /// Opens the text; `own` tells how far it has been read.
    pub fn open(split: &Split) -> io::Result<Self> {
        let source = stored(split, split.bytes.start, Some(split.bytes.end))?;
        Ok(Text { split: split.clone(), own: Own::default(), source })
    }

    pub fn own(&self) -> Own {
        self.own.clone()
    }
}

impl Read for Text {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        if self.own.length().is_some() || to.is_empty() {
            return self.source.read(to);
        }
        let read = self.source.read(to)?;
        self.own.pass(read);
        if read > 0 {
            return Ok(read);
        }
        self.source = stored(&self.split, self.split.bytes.end, None)?;
        self.source.read(to)
    }
}

/// The text of these bytes of the file.
fn stored(split: &Split, from: u64, to: Option<u64>) -> io::Result<Box<dyn Read>> {
    let mut file = File::open(&split.file)?;
    file.seek(SeekFrom::Start(from))?;
    let most = to.map_or(u64::MAX, |to| to - from);
    let bytes = BufReader::with_capacity(1 << 17, file.take(most));
    match split.packing {
        // Behind the end of a packed file nothing is left to unpack.
        Some(_) if from == split.length => Ok(Box::new(io::empty())),
        Some(packing) => Packing::unpack(packing, bytes).map(|source| source as Box<dyn Read>),
        None => Ok(Box::new(bytes)),
    }
}
