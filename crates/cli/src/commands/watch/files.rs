//! Files in folders, read while another program writes them.

use std::fs::{self, Metadata};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// A larger file is not read: a round of a thousand long games has a tenth of it.
pub const LARGEST: u64 = 1 << 26;

/// How deep folders are looked through, the first included.
const DEEPEST: usize = 4;

/// How many files are watched at most.
const MOST_FILES: usize = 10_000;

/// The clock of a file system may tick in steps of two seconds: what was written just now is read again.
const JUST_NOW: Duration = Duration::from_secs(5);

/// When a file was written, and how long it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    written: Option<SystemTime>,
    bytes: u64,
}

impl Stamp {
    fn of(metadata: &Metadata) -> Self {
        Stamp { written: metadata.modified().ok(), bytes: metadata.len() }
    }

    /// Whether a file with this stamp may have been written since without a trace.
    fn is_fresh(self) -> bool {
        let age = self.written.and_then(|written| SystemTime::now().duration_since(written).ok());
        age.is_none_or(|age| age < JUST_NOW)
    }
}

/// What reading a file came to.
pub enum Look {
    /// Nobody has written it since.
    Same,
    /// What it says.
    Text(Vec<u8>, Stamp),
    /// Somebody was writing it: the next look shows more.
    Busy,
}

/// Looks at a file that had this stamp when it was read last.
pub fn look(path: &Path, before: Option<Stamp>) -> io::Result<Look> {
    let found = fs::metadata(path)?;
    // Reading a pipe or a device may never end.
    if !found.is_file() {
        return Err(io::Error::other("expected a regular file"));
    }
    let stamp = Stamp::of(&found);
    if before == Some(stamp) && !stamp.is_fresh() {
        return Ok(Look::Same);
    }
    if stamp.bytes > LARGEST {
        let what = format!("expected at most {LARGEST} bytes, found {}", stamp.bytes);
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, what));
    }
    let text = fs::read(path)?;
    let after = Stamp::of(&fs::metadata(path)?);
    Ok(if after == stamp && text.len() as u64 == stamp.bytes { Look::Text(text, stamp) } else { Look::Busy })
}

/// The PGN files of a folder and of those within it, in the order of their names.
pub fn games_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    collect(folder, DEEPEST, &mut found)?;
    found.sort();
    Ok(found)
}

fn collect(folder: &Path, deep: usize, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let hidden = path.file_name().is_none_or(|name| name.to_string_lossy().starts_with('.'));
        if hidden || found.len() >= MOST_FILES {
            continue;
        }
        if path.is_dir() {
            // A folder within that cannot be read keeps nobody from the others.
            let _ = if deep > 1 { collect(&path, deep - 1, found) } else { Ok(()) };
        } else if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pgn")) {
            found.push(path);
        }
    }
    Ok(())
}
