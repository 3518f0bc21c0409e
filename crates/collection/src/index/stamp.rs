//! What a file of games was when it was indexed.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::time::UNIX_EPOCH;

/// A file that is no longer than this is always read to tell whether it has changed; of a longer one the time of its last
/// change is believed.
pub const ALWAYS_READ: u64 = 64 << 20;

/// What a file was: its size, the time of its last change, and the checksum of its bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stamp {
    /// How many bytes.
    pub size: u64,
    /// Seconds and nanoseconds since 1970.
    pub changed: (i64, u32),
    /// The checksum, CRC-32.
    pub sum: u32,
}

/// What has become of a file since.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    /// It is what it was.
    Same,
    /// It is longer, and begins as it was.
    Grown,
    /// It is another.
    Changed,
}

impl Stamp {
    /// The stamp of the first `size` bytes of a file.
    ///
    /// # Errors
    ///
    /// The file cannot be read, or is shorter.
    pub fn of(file: &Path, size: u64) -> io::Result<Self> {
        let sum = sum(file, size)?.ok_or_else(|| io::Error::other("it was cut while it was read"))?;
        let changed = changed(file)?;
        Ok(Stamp { size, changed, sum })
    }

    /// What has become of the file.
    ///
    /// # Errors
    ///
    /// The file cannot be read.
    pub fn compare(&self, file: &Path) -> io::Result<Fit> {
        let length = file.metadata()?.len();
        if length < self.size {
            return Ok(Fit::Changed);
        }
        let same_size = length == self.size;
        if same_size && length > ALWAYS_READ && changed(file)? == self.changed {
            return Ok(Fit::Same);
        }
        Ok(match (sum(file, self.size)? == Some(self.sum), same_size) {
            (true, true) => Fit::Same,
            (true, false) => Fit::Grown,
            (false, _) => Fit::Changed,
        })
    }
}

/// When a file was last changed; the beginning of 1970 where the system does not say.
fn changed(file: &Path) -> io::Result<(i64, u32)> {
    let Ok(time) = file.metadata()?.modified() else { return Ok((0, 0)) };
    Ok(match time.duration_since(UNIX_EPOCH) {
        Ok(after) => (after.as_secs() as i64, after.subsec_nanos()),
        Err(before) => (-(before.duration().as_secs() as i64), before.duration().subsec_nanos()),
    })
}

/// The checksum of the first bytes of a file; none where it has fewer.
fn sum(file: &Path, size: u64) -> io::Result<Option<u32>> {
    let mut source = File::open(file)?.take(size);
    let (mut hasher, mut chunk, mut all) = (crc32fast::Hasher::new(), vec![0; 1 << 16], 0);
    loop {
        match source.read(&mut chunk)? {
            0 => return Ok((all == size).then(|| hasher.finalize())),
            read => {
                hasher.update(&chunk[..read]);
                all += read as u64;
            }
        }
    }
}
