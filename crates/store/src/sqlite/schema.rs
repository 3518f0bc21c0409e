//! The tables, and the steps that bring older files up to date.

use std::path::Path;

use rusqlite::{Connection, Transaction, TransactionBehavior};

use super::fault;
use crate::error::StoreError;

/// The application id in the file header, which marks a log of games: the letters `JADO`.
const APPLICATION: i64 = 0x4A41_444F;

/// The steps from each form of the file to the next, in order. A released step is never changed.
const MIGRATIONS: &[Migration] = &[
    Migration { name: "games, seats, acts, results", sql: include_str!("001_log.sql") },
    Migration { name: "runs", sql: include_str!("002_runs.sql") },
];

struct Migration {
    name: &'static str,
    sql: &'static str,
}

/// Refuses a file of another program before anything in it is touched.
pub(super) fn recognise(log: &Connection, path: &Path) -> Result<(), StoreError> {
    let application = pragma(log, "application_id").map_err(fault::opening(path))?;
    let tables: i64 = log
        .query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))
        .map_err(fault::opening(path))?;
    match (application, tables) {
        (APPLICATION, _) | (0, 0) => Ok(()),
        _ => Err(fault::unusable(path, "it is an SQLite database of another program")),
    }
}

/// Takes every step that the file still needs, all of them or none.
pub(super) fn migrate(log: &mut Connection, path: &Path) -> Result<(), StoreError> {
    let transaction =
        log.transaction_with_behavior(TransactionBehavior::Immediate).map_err(fault::opening(path))?;
    let seen = pragma(&transaction, "user_version").map_err(fault::opening(path))?;
    let pending = usize::try_from(seen).ok().and_then(|seen| MIGRATIONS.get(seen..)).ok_or_else(|| {
        let known = MIGRATIONS.len();
        fault::unusable(path, format!("its form is number {seen}, but this program knows only 0 to {known}"))
    })?;
    for (version, migration) in (seen + 1..).zip(pending) {
        take(&transaction, version, migration).map_err(fault::opening(path))?;
    }
    transaction.commit().map_err(fault::opening(path))
}

fn take(log: &Transaction<'_>, version: i64, migration: &Migration) -> rusqlite::Result<()> {
    log.execute_batch(migration.sql)?;
    log.execute("INSERT INTO migrations (version, name) VALUES (?1, ?2)", (version, migration.name))?;
    log.pragma_update(None, "user_version", version)?;
    log.pragma_update(None, "application_id", APPLICATION)
}

fn pragma(log: &Connection, name: &str) -> rusqlite::Result<i64> {
    log.pragma_query_value(None, name, |row| row.get(0))
}
