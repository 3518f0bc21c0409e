//! The sums of a log's blocks: every byte of the file is guarded, also those that no record uses.
//!
//! The sums stand in the guard beside the file. The file changes only when the journal is copied into it, which nobody
//! does but the writer. It sums the blocks that were copied, and waits until the sums are on the disk, before the journal
//! is begun anew. So whatever comes between, a block either stands in the journal or is what its sum says.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, BufReader, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::Path;

use sha2::{Digest, Sha256};

use super::journal::{self, BLOCK};
use super::names::beside;

/// Where the sums are counted in the guard, and where they begin.
const COUNT: u64 = 16;
const SUMS: u64 = 32;
const SUM_BYTES: u64 = 8;

type Sum = [u8; SUM_BYTES as usize];

/// A log, and the file that keeps the sums of its blocks.
pub(super) struct Pages<'a> {
    pub(super) log: &'a Path,
    pub(super) guard: &'a File,
}

impl Pages<'_> {
    /// Whether there are sums.
    pub(super) fn are_summed(&self) -> io::Result<bool> {
        Ok(self.count()?.is_some())
    }

    /// Every block, by its number from 1, that is not what its sum says; none where there are no sums.
    pub(super) fn wrong(&self) -> io::Result<Vec<u64>> {
        let Some(count) = self.count()? else { return Ok(Vec::new()) };
        let in_journal = journal::stands_for(&beside(self.log, "-wal"))?;
        let sums = self.sums(count)?;
        let mut log = BufReader::with_capacity(1 << 18, File::open(self.log)?);
        let (mut block, mut content, mut wrong) = (0, Vec::new(), Vec::new());
        loop {
            content.clear();
            let read = log.by_ref().take(BLOCK).read_to_end(&mut content)?;
            if read == 0 && block >= count {
                return Ok(wrong);
            }
            let expected = usize::try_from(block).ok().and_then(|block| sums.get(block));
            let is_right = read > 0 && expected == Some(&sum(block, &content));
            if !is_right && !in_journal.contains(&block) {
                wrong.push(block + 1);
            }
            block += 1;
        }
    }

    /// Which of these blocks are still not what their sums say.
    pub(super) fn still_wrong(&self, blocks: Vec<u64>) -> io::Result<Vec<u64>> {
        let in_journal = journal::stands_for(&beside(self.log, "-wal"))?;
        let mut log = File::open(self.log)?;
        let mut wrong = Vec::new();
        for number in blocks {
            let block = number - 1;
            let mut guard = self.guard;
            let mut expected = Sum::default();
            guard.seek(SeekFrom::Start(SUMS + block * SUM_BYTES))?;
            let is_summed = guard.read_exact(&mut expected).is_ok();
            let content = read(&mut log, block)?;
            if !(in_journal.contains(&block) || is_summed && sum(block, &content) == expected) {
                wrong.push(number);
            }
        }
        Ok(wrong)
    }

    /// Sums every block.
    pub(super) fn sum_all(&self) -> io::Result<()> {
        self.forget()?;
        self.sum(&BTreeSet::new())
    }

    /// Has no sums any more.
    pub(super) fn forget(&self) -> io::Result<()> {
        write(self.guard, COUNT, &[0; 16])?;
        self.guard.sync_all()
    }

    /// Sums these blocks, and those that are new at the end, and waits until that is on the disk.
    pub(super) fn sum(&self, blocks: &BTreeSet<u64>) -> io::Result<()> {
        let mut log = File::open(self.log)?;
        let count = log.metadata()?.len().div_ceil(BLOCK);
        let before = self.count().ok().flatten().unwrap_or(0).min(count);
        for block in blocks.range(..before).copied().chain(before..count) {
            let content = read(&mut log, block)?;
            write(self.guard, SUMS + block * SUM_BYTES, &sum(block, &content))?;
        }
        self.guard.sync_all()?;
        if self.count().ok().flatten() != Some(count) {
            write_number(self.guard, COUNT, count.cast_signed())?;
            self.guard.sync_all()?;
        }
        Ok(())
    }

    fn count(&self) -> io::Result<Option<u64>> {
        Ok(read_number(self.guard, COUNT)?.map(i64::cast_unsigned))
    }

    fn sums(&self, count: u64) -> io::Result<Vec<Sum>> {
        let mut guard = self.guard;
        if guard.metadata()?.len() < SUMS + count * SUM_BYTES {
            return Err(io::Error::new(ErrorKind::InvalidData, "it is shorter than it was"));
        }
        guard.seek(SeekFrom::Start(SUMS))?;
        let mut guard = BufReader::with_capacity(1 << 16, guard);
        let mut next = || {
            let mut sum = Sum::default();
            guard.read_exact(&mut sum).map(|()| sum)
        };
        (0..count).map(|_| next()).collect()
    }
}

fn read(log: &mut File, block: u64) -> io::Result<Vec<u8>> {
    let mut content = Vec::new();
    log.seek(SeekFrom::Start(block * BLOCK))?;
    Read::take(log, BLOCK).read_to_end(&mut content)?;
    Ok(content)
}

/// The sum of a block; its place is part of it, so that blocks that changed places are noticed.
fn sum(block: u64, content: &[u8]) -> Sum {
    let hash = Sha256::new().chain_update(block.to_le_bytes()).chain_update(content).finalize();
    let mut sum = Sum::default();
    sum.copy_from_slice(&hash[..SUM_BYTES as usize]);
    sum
}

/// Writes a number, and the same turned over.
pub(super) fn write_number(guard: &File, at: u64, number: i64) -> io::Result<()> {
    let mut bytes = number.to_le_bytes().to_vec();
    bytes.extend((!number).to_le_bytes());
    write(guard, at, &bytes)
}

/// Reads such a number; none where none was written.
pub(super) fn read_number(mut guard: &File, at: u64) -> io::Result<Option<i64>> {
    let mut bytes = [0; 16];
    guard.seek(SeekFrom::Start(at))?;
    match guard.read_exact(&mut bytes) {
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => return Ok(None),
        read => read?,
    }
    let (number, turned) = bytes.split_at(8);
    let of = |bytes: &[u8]| bytes.iter().rfold(0_u64, |number, byte| number << 8 | u64::from(*byte));
    match (of(number), of(turned)) {
        (0, 0) => Ok(None),
        (number, turned) if turned == !number => Ok(Some(number.cast_signed())),
        _ => Err(io::Error::new(ErrorKind::InvalidData, "it is not as it was written")),
    }
}

fn write(mut guard: &File, at: u64, bytes: &[u8]) -> io::Result<()> {
    guard.seek(SeekFrom::Start(at))?;
    guard.write_all(bytes)
}
