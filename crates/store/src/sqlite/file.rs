//! Opening the file so that its writes are durable.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};

use super::limits::SqliteLimits;
use super::{fault, schema};
use crate::error::StoreError;

/// A connection for writing, to a file that has been recognised as a log of games and brought up to date.
pub(super) fn open_for_writing(path: &Path, limits: &SqliteLimits) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_READ_WRITE;
    let mut log = connect(path, flags, limits)?;
    schema::recognise(&log, path)?;
    if log.is_readonly("main").map_err(fault::opening(path))? {
        return Err(fault::unusable(path, "it is read-only"));
    }
    make_durable(&log, path, limits)?;
    schema::migrate(&mut log, path)?;
    keep_entry(path);
    Ok(log)
}

/// A connection for reading, to a file that [`open_for_writing`] has prepared.
pub(super) fn open_for_reading(path: &Path, limits: &SqliteLimits) -> Result<Connection, StoreError> {
    // Not opened read-only: the last connection to close empties the write-ahead log, and it may be this one.
    let log = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE, limits)?;
    log.pragma_update(None, "query_only", true).map_err(fault::opening(path))?;
    Ok(log)
}

fn connect(path: &Path, flags: OpenFlags, limits: &SqliteLimits) -> Result<Connection, StoreError> {
    let file = plain(path)?;
    // Each connection stays on one thread, so SQLite does not need to lock it.
    let flags = flags | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let log = Connection::open_with_flags(file, flags).map_err(fault::opening(path))?;
    log.busy_timeout(limits.patience).map_err(fault::opening(path))?;
    Ok(log)
}

/// The full path, so that SQLite gives names such as `:memory:` no special meaning.
fn plain(path: &Path) -> Result<PathBuf, StoreError> {
    std::path::absolute(path).map_err(|error| fault::unusable(path, error.to_string()))
}

/// Makes commits return only once they are on disk, and has the file checked while it is read.
fn make_durable(log: &Connection, path: &Path, limits: &SqliteLimits) -> Result<(), StoreError> {
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
    log.pragma_update(None, "wal_autocheckpoint", limits.checkpoint_pages).map_err(fault::opening(path))
}

/// Makes the name of a new file durable. Where a folder cannot be synchronised, that is not needed.
fn keep_entry(path: &Path) {
    let folder = plain(path).ok().and_then(|file| file.parent().map(Path::to_path_buf));
    if let Some(folder) = folder.and_then(|folder| std::fs::File::open(folder).ok()) {
        let _ = folder.sync_all();
    }
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
        let log = open_for_writing(&path, &SqliteLimits::default()).unwrap();

        assert_eq!(setting(&log, "journal_mode"), "wal");
        assert_eq!(setting(&log, "synchronous"), "2", "2 is FULL");
        assert_eq!(setting(&log, "foreign_keys"), "1");
        assert_eq!(setting(&log, "wal_autocheckpoint"), "1000");

        let reader = open_for_reading(&path, &SqliteLimits::default()).unwrap();
        let refused = reader.execute("INSERT INTO games VALUES (1, 'g', '', 0)", []);
        assert!(refused.unwrap_err().to_string().contains("readonly"));

        drop((log, reader));
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
