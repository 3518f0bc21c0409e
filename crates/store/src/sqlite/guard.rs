//! What stands guard beside the file of a log: one writer at a time, nothing lost unnoticed, and no acknowledgement
//! once the file is not there any more.
//!
//! The guard is a small file of its own. The writer locks it, and notes in it after each commit how many there were. It
//! is written after the log is on the disk, and without waiting for the disk itself, so it never knows more than the log did.
//! A log that knows less than its guard has been shortened, or its journal was damaged and SQLite has rolled it back.
//! Behind that note stand the sums of the file's blocks: see pages.rs.

use std::collections::BTreeSet;
use std::fs::{File, Metadata, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

use super::names::beside;
use super::pages::{Pages, read_number, write_number};
use super::{fault, journal};
use crate::error::StoreError;
use crate::private_file::private;

/// Between two looks whether the other writer has gone.
const BETWEEN_LOOKS: Duration = Duration::from_millis(20);

/// How often a page that is not as it was written is looked at again while a server writes to the log, and how long after.
const LOOKS: u32 = 20;
const AGAIN: Duration = Duration::from_millis(100);

/// The lock on a log, and what its guard has noted.
#[derive(Debug)]
pub(super) struct Guard {
    file: File,
    log: PathBuf,
    /// The files as they were when the log was opened.
    seen: Option<[Identity; 3]>,
    /// How long the log and its journal were at the last look. SQLite never shortens them while they are written to.
    long: [u64; 2],
    /// The blocks that were copied into the log, and whose sums are not on the disk yet.
    owed: Option<BTreeSet<u64>>,
}

impl Guard {
    /// Waits until no other writer has the log, and takes it.
    pub(super) fn take(log: &Path, patience: Duration) -> Result<Guard, StoreError> {
        let path = beside(log, "-guard");
        let broken = |error: std::io::Error| fault::unusable(log, format!("{}: {error}", path.display()));
        let file = private(OpenOptions::new().read(true).write(true).create(true).truncate(false))
            .open(&path)
            .map_err(broken)?;
        let until = Instant::now() + patience;
        loop {
            match file.try_lock() {
                Ok(()) => {
                    return Ok(Guard { file, log: log.to_owned(), seen: None, long: [0, 0], owed: None });
                }
                Err(TryLockError::WouldBlock) if Instant::now() < until => sleep(BETWEEN_LOOKS),
                Err(TryLockError::WouldBlock) => return Err(StoreError::Busy),
                // Where the disk knows no locks, SQLite's own keep the log sound.
                Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {
                    return Ok(Guard { file, log: log.to_owned(), seen: None, long: [0, 0], owed: None });
                }
                Err(TryLockError::Error(error)) => return Err(broken(error)),
            }
        }
    }

    /// How many commits the log had when it was written last; none where that is not known.
    pub(super) fn noted(&self) -> Result<Option<i64>, StoreError> {
        read_number(&self.file, 0).map_err(|error| self.damaged(&error))
    }

    /// Notes how many commits there were. A guard that cannot be written only guards less.
    pub(super) fn note(&self, commits: i64) {
        let _ = write_number(&self.file, 0, commits);
    }

    /// Refuses a log of which any byte is not as it was written. Nobody may write to it meanwhile.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        let wrong = self.pages().wrong().map_err(|error| self.damaged(&error))?;
        if wrong.is_empty() {
            Ok(())
        } else {
            Err(StoreError::Corrupt { what: wrong_pages(&self.log, &wrong) })
        }
    }

    /// Sums what an earlier run has copied into the log, or all of a log that has no sums yet.
    pub(super) fn catch_up(&mut self) -> Result<(), StoreError> {
        let pages = self.pages();
        let summed = match pages.are_summed() {
            Ok(false) | Err(_) => pages.sum_all(),
            Ok(true) => Ok(()),
        };
        summed.map_err(|error| self.unwritten(&error))?;
        // How the file is written stands in its first block, and opening may have changed that.
        self.owed = Some(BTreeSet::from([0]));
        self.will_copy()?;
        self.copied()
    }

    /// The journal is about to be copied into the log.
    pub(super) fn will_copy(&mut self) -> Result<(), StoreError> {
        let blocks =
            journal::stands_for(&beside(&self.log, "-wal")).map_err(|error| self.unwritten(&error))?;
        self.owed.get_or_insert_default().extend(blocks);
        Ok(())
    }

    /// Sums what has been copied, if anything has. Until that is done, the journal must not be begun anew.
    pub(super) fn copied(&mut self) -> Result<(), StoreError> {
        if let Some(owed) = &self.owed {
            self.pages().sum(owed).map_err(|error| self.unwritten(&error))?;
            self.owed = None;
        }
        Ok(())
    }

    /// Gives a log other content: its guard knows nothing of it until it is summed.
    pub(super) fn forget(&self) -> Result<(), StoreError> {
        self.note(0);
        self.pages().forget().map_err(|error| self.unwritten(&error))
    }

    /// Does away with a guard that guards nothing: that of a file which is no log.
    pub(super) fn leave(self) {
        if self.file.metadata().is_ok_and(|file| file.len() == 0) {
            let _ = std::fs::remove_file(beside(&self.log, "-guard"));
        }
    }

    fn pages(&self) -> Pages<'_> {
        Pages { log: &self.log, guard: &self.file }
    }

    fn damaged(&self, error: &std::io::Error) -> StoreError {
        let path = self.log.display();
        let what = format!("{path}-guard: {error}. Remove it to go on with what is there");
        StoreError::Corrupt { what }
    }

    fn unwritten(&self, error: &std::io::Error) -> StoreError {
        StoreError::Engine {
            doing: "guarding the log",
            says: format!("{}-guard: {error}", self.log.display()),
        }
    }

    /// Looks at the file and its journal, so that it is noticed when others take their place.
    pub(super) fn look(&mut self) {
        if let Ok((seen, long)) = self.now() {
            (self.seen, self.long) = (Some(seen), long);
        }
    }

    /// Whether the file and its journal are still those that are written to, with all that was written to them.
    pub(super) fn still_there(&mut self) -> Result<(), StoreError> {
        let Some(seen) = &self.seen else { return Ok(()) };
        match self.now() {
            Ok((now, _)) if now != *seen => Err(self.gone("another file has taken its place")),
            Ok((_, long)) if long[0] < self.long[0] || long[1] < self.long[1] => {
                Err(self.gone("it, or its journal, was cut short"))
            }
            Ok((_, long)) => {
                self.long = long;
                Ok(())
            }
            Err(why) => Err(self.gone(&why)),
        }
    }

    fn gone(&self, why: &str) -> StoreError {
        let says = format!("{}: {why}; nothing is acknowledged any more", self.log.display());
        StoreError::Engine { doing: "writing", says }
    }

    /// Which files there are, and how long the log and its journal are.
    fn now(&self) -> Result<([Identity; 3], [u64; 2]), String> {
        let look = |path: &Path| {
            let found = std::fs::symlink_metadata(path).and_then(|_| std::fs::metadata(path));
            let found = found.map_err(|error| format!("{}: {error}", path.display()))?;
            if found.permissions().readonly() {
                return Err(format!("{}: it is read-only now", path.display()));
            }
            Ok((identity(&found), found.len()))
        };
        // Where the guard is not the one that is locked, another writer may have the log too.
        let [log, journal, guard] =
            [look(&self.log)?, look(&beside(&self.log, "-wal"))?, look(&beside(&self.log, "-guard"))?];
        Ok(([log.0, journal.0, guard.0], [log.1, journal.1]))
    }
}

/// Makes the log, if there is none, and sees to it that it is its owner's alone.
pub(super) fn make_private(log: &Path) -> Result<(), StoreError> {
    let broken = |error: std::io::Error| fault::unusable(log, error.to_string());
    match private(OpenOptions::new().write(true).create_new(true)).open(log) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            close_to_others(log);
            Ok(())
        }
        Err(error) => Err(broken(error)),
    }
}

/// How many commits the guard beside a log knows of; none where there is no guard, or it has noted nothing yet.
pub(super) fn noted_beside(log: &Path) -> Result<Option<i64>, StoreError> {
    let path = beside(log, "-guard");
    let read = match File::open(&path) {
        Ok(guard) => read_number(&guard, 0),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => return Err(fault::unusable(log, format!("{}: {error}", path.display()))),
    };
    read.map_err(|error| StoreError::Corrupt { what: format!("{}: {error}", path.display()) })
}

/// Every block of a log that is not as it was written, and how many blocks were looked at; none where nothing guards it.
///
/// A server may be writing to it. What it copies meanwhile is looked at again until it has summed it.
pub(super) fn look_through(log: &Path) -> Result<Option<Vec<u64>>, StoreError> {
    let path = beside(log, "-guard");
    let guard = match File::open(&path) {
        Ok(guard) => guard,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(fault::unusable(log, format!("{}: {error}", path.display()))),
    };
    let broken = |error: std::io::Error| StoreError::Corrupt { what: format!("{}: {error}", path.display()) };
    let is_written = matches!(guard.try_lock(), Err(TryLockError::WouldBlock));
    let _ = guard.unlock();
    let pages = Pages { log, guard: &guard };
    read_number(&guard, 0).map_err(broken)?;
    if !pages.are_summed().map_err(broken)? {
        return Ok(None);
    }
    let mut wrong = pages.wrong().map_err(broken)?;
    for _ in 0..if is_written { LOOKS } else { 1 } {
        if !wrong.is_empty() {
            sleep(AGAIN);
            wrong = pages.still_wrong(wrong).map_err(broken)?;
        }
    }
    Ok(Some(wrong))
}

/// Tells which pages are damaged.
pub(super) fn wrong_pages(log: &Path, wrong: &[u64]) -> String {
    let some: Vec<_> = wrong.iter().take(20).map(u64::to_string).collect();
    let (more, path) = (if wrong.len() > some.len() { ", …" } else { "" }, log.display());
    let (pages, are) =
        if wrong.len() == 1 { ("page", ("is", "it was")) } else { ("pages", ("are", "they were")) };
    format!("{path}: {pages} {}{more} of the file {} not as {} written", some.join(", "), are.0, are.1)
}

/// Which file it is, where the system can tell.
#[cfg(unix)]
pub(super) type Identity = (u64, u64);

#[cfg(unix)]
pub(super) fn identity(file: &Metadata) -> Identity {
    use std::os::unix::fs::MetadataExt;
    (file.dev(), file.ino())
}

#[cfg(not(unix))]
pub(super) type Identity = bool;

#[cfg(not(unix))]
pub(super) fn identity(file: &Metadata) -> Identity {
    file.is_file()
}

/// Takes from a file that others may read or write what is theirs. Who does not own it cannot; then it stays as it is.
#[cfg(unix)]
pub(super) fn close_to_others(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let Ok(found) = std::fs::metadata(path) else { return };
    let mode = found.permissions().mode();
    if found.is_file() && mode & 0o077 != 0 {
        let mut closed = found.permissions();
        closed.set_mode(mode & !0o077);
        let _ = std::fs::set_permissions(path, closed);
    }
}

#[cfg(not(unix))]
pub(super) fn close_to_others(_: &Path) {}
