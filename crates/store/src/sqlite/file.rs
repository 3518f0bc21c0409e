//! Opening the file so that its writes are durable.

use std::io::ErrorKind;
use std::ops::Deref;
use std::path::{Path, PathBuf};

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use super::guard::Guard;
use super::limits::SqliteLimits;
use super::names::{beside, keep_entry, plain};
use super::{fault, guard, journal, rows, schema};
use crate::error::StoreError;
use crate::link::Tallied;

/// A log that is open for writing, and its guard.
pub(super) struct Writing {
    pub(super) log: Connection,
    pub(super) guard: Guard,
}

/// Opens a log for writing: alone, with every byte as it was written, and brought up to date.
pub(super) fn open_for_writing(path: &Path, limits: &SqliteLimits) -> Result<Writing, StoreError> {
    is_regular(path)?;
    has_one_name(path)?;
    let mut guard = Guard::take(&plain(path)?, limits.patience)?;
    match open_guarded(path, limits, &mut guard) {
        Ok(log) => Ok(Writing { log, guard }),
        Err(error) => {
            if matches!(error, StoreError::Unusable { .. }) {
                guard.leave();
            }
            Err(error)
        }
    }
}

fn open_guarded(path: &Path, limits: &SqliteLimits, guard: &mut Guard) -> Result<Connection, StoreError> {
    is_not_gone(guard, path)?;
    if guard.noted()?.is_none() {
        is_ours(path, limits)?;
    }
    guard::make_private(&plain(path)?)?;
    for ending in ["-guard", "-keys"] {
        guard::close_to_others(&beside(&plain(path)?, ending));
    }
    guard.check()?;
    let journal = beside(&plain(path)?, "-wal");
    let was_killed =
        !journal::stands_for(&journal).map_err(|error| fault::unusable(path, error.to_string()))?.is_empty();
    let flags = OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_READ_WRITE;
    let mut log = connect(path, flags, limits)?;
    schema::recognise(&log, path)?;
    if log.is_readonly("main").map_err(fault::opening(path))? {
        return Err(fault::unusable(path, "it is read-only"));
    }
    make_durable(&log, path)?;
    guard.catch_up()?;
    schema::migrate(&mut log, path)?;
    keep_entry(path);
    let noted = guard.noted()?;
    nothing_is_lost(&log, noted, path)?;
    if noted.is_none() || was_killed {
        // Without a guard only the records themselves tell whether something was changed. The same holds for what stands in
        // a journal: its sums find what has flipped, and not what somebody has written into it.
        rows::check(&log)?;
    }
    guard.look();
    Ok(log)
}

impl Writing {
    /// Copies the journal into the file, as far as no reader needs what is there, and sums what was copied. Tells whether
    /// that was all of it.
    pub(super) fn copy_journal(&mut self) -> Result<bool, StoreError> {
        self.guard.will_copy()?;
        let copied = self.log.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| {
            Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?, row.get::<_, i64>(2)?))
        });
        self.guard.copied()?;
        let (busy, frames, copied) = copied.map_err(fault::during("copying the journal"))?;
        Ok(busy == 0 && frames == copied)
    }

    /// Ends: the journal goes if all of it is in the file.
    pub(super) fn close(mut self) {
        if let Ok(true) = self.copy_journal() {
            let _ = self.log.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false);
        }
        // The file is closed before others may have it.
        drop(self.log);
        drop(self.guard);
    }
}

/// Refuses devices, pipes and folders before anything is made beside them.
fn is_regular(path: &Path) -> Result<(), StoreError> {
    match std::fs::metadata(plain(path)?) {
        Ok(found) if !found.is_file() => Err(fault::unusable(path, "it is not a regular file")),
        _ => Ok(()),
    }
}

/// Refuses a file that has several names in its file system: under each of them another server could take it for one of its
/// own, since the lock and the journal stand beside a name.
#[cfg(unix)]
fn has_one_name(path: &Path) -> Result<(), StoreError> {
    use std::os::unix::fs::MetadataExt;
    match std::fs::metadata(plain(path)?).map_or(1, |found| found.nlink()) {
        names @ 2.. => {
            let why = format!(
                "it has {names} names (hard links), and a server under another of them would write to the same file: \
                 leave it one"
            );
            Err(fault::unusable(path, why))
        }
        _ => Ok(()),
    }
}

#[cfg(not(unix))]
fn has_one_name(_: &Path) -> Result<(), StoreError> {
    Ok(())
}

/// Refuses a file of something else before anything is done to it. Only of a file that no guard knows it can be one.
fn is_ours(path: &Path, limits: &SqliteLimits) -> Result<(), StoreError> {
    match std::fs::metadata(plain(path)?) {
        Ok(found) if found.len() > 0 => schema::recognise(&*open_for_reading(path, limits)?, path),
        _ => Ok(()),
    }
}

/// Refuses to begin a log anew where its guard knows of one that was written.
fn is_not_gone(guard: &Guard, path: &Path) -> Result<(), StoreError> {
    let is_there = std::fs::metadata(plain(path)?).is_ok_and(|log| log.len() > 0);
    let noted = if is_there { 0 } else { guard.noted()?.unwrap_or(0) };
    if noted == 0 {
        return Ok(());
    }
    let what = format!(
        "{noted} commits were written to {path}, and it is gone. Restore a backup, or remove {path}-guard to begin anew",
        path = path.display()
    );
    Err(StoreError::Corrupt { what })
}

/// Refuses a log that has been shortened, or whose journal was damaged so that SQLite has rolled it back. What the guard has
/// noted must have been read before the log, or commits of a server that runs meanwhile would be missed.
pub(super) fn nothing_is_lost(log: &Connection, noted: Option<i64>, path: &Path) -> Result<(), StoreError> {
    let Some(noted) = noted.filter(|noted| *noted > 0) else { return Ok(()) };
    let holds = if schema::counts_commits(log)? { Tallied::of(log)?.commits } else { 0 };
    if holds >= noted {
        return Ok(());
    }
    let what = format!(
        "{noted} commits were written to {path}, and it holds {holds}: the end of it is lost. Restore a backup, or remove \
         {path}-guard to go on with what is there",
        path = path.display()
    );
    Err(StoreError::Corrupt { what })
}

/// A connection that only reads. It never copies the journal into the file: that is for who writes, and sums the pages.
pub(super) struct Reading {
    log: Connection,
    journal: PathBuf,
}

impl Deref for Reading {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        &self.log
    }
}

impl Drop for Reading {
    fn drop(&mut self) {
        // A journal with nothing in it goes with whoever closes the file last.
        if std::fs::metadata(&self.journal).map_or(0, |journal| journal.len()) == 0 {
            let _ = self.log.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false);
        }
    }
}

/// Makes a copy a log with a journal beside it, so that opening it later changes none of its pages.
pub(super) fn give_journal(copy: &Path) -> Result<(), StoreError> {
    let log = connect(copy, OpenFlags::SQLITE_OPEN_READ_WRITE, &SqliteLimits::default())?;
    make_durable(&log, copy)?;
    drop(Reading { log, journal: beside(&plain(copy)?, "-wal") });
    Ok(())
}

/// A connection for reading, to a file that exists.
pub(super) fn open_for_reading(path: &Path, limits: &SqliteLimits) -> Result<Reading, StoreError> {
    is_regular(path)?;
    if std::fs::metadata(plain(path)?).is_ok_and(|found| found.len() == 0) {
        return Err(fault::unusable(path, "it is empty"));
    }
    let journal = beside(&plain(path)?, "-wal");
    // Not opened read-only where that can be helped: who reads a journal needs to write to the index beside it.
    let log = match std::fs::OpenOptions::new().write(true).open(plain(path)?) {
        Err(error) if error.kind() == ErrorKind::ReadOnlyFilesystem => connect_unchanging(path, &journal)?,
        Err(error) if error.kind() == ErrorKind::PermissionDenied => {
            let why = "to read it one must be allowed to write to it too, since readers note beside it what they read";
            return Err(fault::unusable(path, why));
        }
        _ => connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE, limits)?,
    };
    log.pragma_update(None, "query_only", true).map_err(fault::opening(path))?;
    Ok(Reading { log, journal })
}

/// A connection to a file that nobody can change, since its file system is read-only.
fn connect_unchanging(path: &Path, journal: &Path) -> Result<Connection, StoreError> {
    if std::fs::metadata(journal).is_ok_and(|journal| journal.len() > 0) {
        let why = "its file system is read-only, and it has a journal that only a copy of both can be read with: copy the \
                   file and its -wal to another place";
        return Err(fault::unusable(path, why));
    }
    let file = plain(path)?;
    let name = file.to_str().ok_or_else(|| fault::unusable(path, "its name is no text"))?;
    let name = name.replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    let flags =
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    Connection::open_with_flags(format!("file:{name}?immutable=1"), flags).map_err(fault::opening(path))
}

fn connect(path: &Path, flags: OpenFlags, limits: &SqliteLimits) -> Result<Connection, StoreError> {
    let file = plain(path)?;
    // Each connection stays on one thread, so SQLite does not need to lock it.
    let flags = flags | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let log = Connection::open_with_flags(file, flags).map_err(fault::opening(path))?;
    log.busy_timeout(limits.patience).map_err(fault::opening(path))?;
    log.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true).map_err(fault::opening(path))?;
    Ok(log)
}

/// Makes commits return only once they are on disk, and has the file checked while it is read.
fn make_durable(log: &Connection, path: &Path) -> Result<(), StoreError> {
    let mode: String = log
        .pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0))
        .map_err(fault::opening(path))?;
    if mode != "wal" {
        return Err(fault::unusable(path, format!("its disk allows no write-ahead log, only {mode:?}")));
    }
    let settings = [
        ("synchronous", "full"),
        ("fullfsync", "on"),
        ("checkpoint_fullfsync", "on"),
        ("foreign_keys", "on"),
        ("cell_size_check", "on"),
        ("trusted_schema", "off"),
    ];
    for (name, value) in settings {
        log.pragma_update(None, name, value).map_err(fault::opening(path))?;
    }
    // The journal is copied by the writer, who sums what he copies.
    log.pragma_update(None, "wal_autocheckpoint", 0).map_err(fault::opening(path))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn setting(log: &Connection, name: &str) -> String {
        log.pragma_query_value(None, name, |row| row.get::<_, rusqlite::types::Value>(0))
            .map(|value| match value {
                rusqlite::types::Value::Text(text) => text,
                rusqlite::types::Value::Integer(number) => number.to_string(),
                other => format!("{other:?}"),
            })
            .unwrap_or_else(|error| error.to_string())
    }

    #[test]
    fn a_commit_waits_for_the_disk_and_readers_cannot_write() {
        let folder = std::env::temp_dir().join(format!("jadoube-store-file-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("log.db");
        let Writing { log, guard } = open_for_writing(&path, &SqliteLimits::default()).unwrap();

        assert_eq!(setting(&log, "journal_mode"), "wal");
        assert_eq!(setting(&log, "synchronous"), "2", "2 is FULL");
        assert_eq!(setting(&log, "foreign_keys"), "1");
        assert_eq!(setting(&log, "wal_autocheckpoint"), "0", "the writer sums what is copied");

        let reader = open_for_reading(&path, &SqliteLimits::default()).unwrap();
        let refused = reader.execute("INSERT INTO games (id, header, created_ms) VALUES ('g', '', 0)", []);
        assert!(refused.unwrap_err().to_string().contains("readonly"));

        drop((log, reader, guard));
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn what_nobody_can_change_is_read_without_a_note_beside_it() {
        let folder = std::env::temp_dir().join(format!("jadoube-store-unchanging-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("a ?b#c%20.db");
        open_for_writing(&path, &SqliteLimits::default()).unwrap().close();
        let journal = beside(&path, "-wal");
        let log = connect_unchanging(&path, &journal).unwrap();
        rows::check(&log).unwrap();
        assert!(!journal.exists() && !beside(&path, "-shm").exists());
        drop(log);
        std::fs::write(&journal, "frames").unwrap();
        let refused = connect_unchanging(&path, &journal).unwrap_err().to_string();
        assert!(refused.contains("copy the file and its -wal"), "{refused}");
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
