//! The journal of a log, as far as it is whole: which parts of the file it stands for.
//!
//! What SQLite commits goes into the write-ahead log first. Until that is begun anew, what stands in the file of the same
//! pages may be old, half copied or new, and only the journal counts. Its own sums guard it.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, BufReader, ErrorKind, Read};
use std::path::Path;

/// The bytes of which one sum is made: a page of the file.
pub(super) const BLOCK: u64 = 4096;

/// The first four bytes of a journal whose sums are made of big-endian words; of little-endian ones it is one less.
const BIG_ENDIAN: u32 = 0x377f_0683;

const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;

/// The blocks of the file for which committed frames of the journal stand; none if there is no journal.
pub(super) fn stands_for(journal: &Path) -> io::Result<BTreeSet<u64>> {
    let mut blocks = BTreeSet::new();
    let file = match File::open(journal) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(blocks),
        Err(error) => return Err(error),
    };
    let mut journal = BufReader::with_capacity(1 << 16, file);
    let Some(mut frames) = Frames::begin(&mut journal)? else { return Ok(blocks) };
    let mut since_commit = Vec::new();
    while let Some(frame) = frames.next(&mut journal)? {
        since_commit.push(frame.page);
        if frame.commits {
            for page in since_commit.drain(..) {
                let first = u64::from(page.saturating_sub(1)) * frames.page_bytes / BLOCK;
                blocks.extend(first..first + frames.page_bytes.div_ceil(BLOCK));
            }
        }
    }
    Ok(blocks)
}

struct Frame {
    page: u32,
    commits: bool,
}

/// The frames of one generation of a journal, each of which is summed up with all before it.
struct Frames {
    page_bytes: u64,
    salt: [u8; 8],
    big_endian: bool,
    sum: (u32, u32),
    content: Vec<u8>,
}

impl Frames {
    /// Reads the header; none where it is not whole.
    fn begin(journal: &mut impl Read) -> io::Result<Option<Frames>> {
        let mut header = [0; HEADER];
        if !fill(journal, &mut header)? {
            return Ok(None);
        }
        let (magic, page_bytes) = (word(&header, 0), word(&header, 8));
        let sound =
            magic | 1 == BIG_ENDIAN && page_bytes.is_power_of_two() && (512..=65536).contains(&page_bytes);
        let mut salt = [0; 8];
        salt.copy_from_slice(&header[16..24]);
        let big_endian = magic == BIG_ENDIAN;
        let mut frames = Frames {
            page_bytes: page_bytes.into(),
            salt,
            big_endian,
            sum: (0, 0),
            content: vec![0; if sound { page_bytes as usize } else { 0 }],
        };
        frames.add(&header[..24]);
        Ok((sound && frames.sum == (word(&header, 24), word(&header, 28))).then_some(frames))
    }

    /// The next frame that is whole and of this generation.
    fn next(&mut self, journal: &mut impl Read) -> io::Result<Option<Frame>> {
        let mut header = [0; FRAME_HEADER];
        let mut content = std::mem::take(&mut self.content);
        let whole = fill(journal, &mut header)? && fill(journal, &mut content)?;
        if !whole || header[8..16] != self.salt {
            return Ok(None);
        }
        self.add(&header[..8]);
        self.add(&content);
        self.content = content;
        let is_whole = self.sum == (word(&header, 16), word(&header, 20));
        Ok(is_whole.then(|| Frame { page: word(&header, 0), commits: word(&header, 4) != 0 }))
    }

    /// Adds bytes, whose number is a multiple of eight, to the sum.
    fn add(&mut self, bytes: &[u8]) {
        let (mut one, mut two) = self.sum;
        for pair in bytes.chunks_exact(8) {
            let (first, second) = if self.big_endian {
                (word(pair, 0), word(pair, 4))
            } else {
                (word(pair, 0).swap_bytes(), word(pair, 4).swap_bytes())
            };
            one = one.wrapping_add(first).wrapping_add(two);
            two = two.wrapping_add(second).wrapping_add(one);
        }
        self.sum = (one, two);
    }
}

/// Fills the buffer; false where there is less.
fn fill(journal: &mut impl Read, buffer: &mut [u8]) -> io::Result<bool> {
    match journal.read_exact(buffer) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}

/// Four bytes, the greatest first.
fn word(bytes: &[u8], at: usize) -> u32 {
    bytes[at..at + 4].iter().fold(0, |word, byte| word << 8 | u32::from(*byte))
}
