//! The tables, and the steps that bring older files up to date.

use std::path::Path;

use rusqlite::{Connection, Transaction, TransactionBehavior};

use super::{chain, fault};
use crate::error::StoreError;

/// The application id in the file header, which marks a log of games: the letters `JADO`.
const APPLICATION: i64 = 0x4A41_444F;

/// The steps from each form of the file to the next, in order. A released step is never changed.
const MIGRATIONS: &[Migration] = &[
    Migration { name: "games, seats, acts, results", sql: include_str!("001_log.sql") },
    Migration { name: "runs", sql: include_str!("002_runs.sql") },
    Migration { name: "links", sql: include_str!("003_guard.sql") },
    Migration { name: "secrets", sql: include_str!("004_secrets.sql") },
    Migration { name: "matches", sql: include_str!("005_matches.sql") },
    Migration { name: "names", sql: include_str!("006_names.sql") },
    Migration { name: "taken", sql: include_str!("007_taken.sql") },
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
    if migration.name == "links" {
        link_what_is_there(log)?;
    }
    log.execute("INSERT INTO migrations (version, name) VALUES (?1, ?2)", (version, migration.name))?;
    log.pragma_update(None, "user_version", version)?;
    log.pragma_update(None, "application_id", APPLICATION)
}

/// Gives the records of an older log their links. For that, and only then, they are changed.
fn link_what_is_there(log: &Transaction<'_>) -> rusqlite::Result<()> {
    let stays = ["games_stay", "acts_stay", "results_stay"];
    let trigger = "SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND name = ?1";
    let made: Vec<String> = stays
        .iter()
        .map(|name| log.query_row(trigger, [name], |row| row.get(0)))
        .collect::<rusqlite::Result<_>>()?;
    for name in stays {
        log.execute_batch(&format!("DROP TRIGGER {name}"))?;
    }
    chain::write_all(log).map_err(|why| rusqlite::Error::ToSqlConversionFailure(Box::new(why)))?;
    made.iter().try_for_each(|sql| log.execute_batch(sql))
}

/// Everything that is wrong with the tables themselves: they must be as the steps make them in a new file, up to the form of
/// this one. That may be an older one, as in a copy that another release made.
pub(super) fn check(log: &Connection) -> Result<Vec<String>, StoreError> {
    let form = pragma(log, "user_version").map_err(fault::during("checking"))?;
    let steps = usize::try_from(form).ok().and_then(|form| MIGRATIONS.get(..form)).unwrap_or(MIGRATIONS);
    let new = || -> rusqlite::Result<Vec<(String, String)>> {
        let mut new = Connection::open_in_memory()?;
        let transaction = new.transaction()?;
        for (version, migration) in (1..).zip(steps) {
            take(&transaction, version, migration)?;
        }
        tables(&transaction)
    };
    let (new, found) =
        (new().map_err(fault::during("checking"))?, tables(log).map_err(fault::during("checking"))?);
    let mut wrong = Vec::new();
    if new != found {
        wrong.push("the tables are not as this program makes them".to_owned());
    }
    let names = log
        .prepare("SELECT name FROM migrations ORDER BY version")
        .and_then(|mut names| {
            names.query_map([], |row| row.get::<_, String>(0))?.collect::<Result<Vec<_>, _>>()
        })
        .map_err(fault::during("checking"))?;
    if !names.iter().eq(steps.iter().map(|step| step.name)) {
        wrong.push(format!("its form was made by the steps {}", names.join(", ")));
    }
    Ok(wrong)
}

/// Every table, index and trigger with its text.
fn tables(log: &Connection) -> rusqlite::Result<Vec<(String, String)>> {
    let mut every = log.prepare(
        "SELECT type || ' ' || name || ' of ' || tbl_name, coalesce(sql, '') FROM sqlite_schema ORDER BY 1",
    )?;
    every.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
}

/// Refuses a log of a form that this program does not know.
pub(super) fn is_known(log: &Connection, path: &Path) -> Result<(), StoreError> {
    let (seen, known) = (pragma(log, "user_version").map_err(fault::opening(path))?, MIGRATIONS.len());
    match usize::try_from(seen) {
        Ok(seen) if seen <= known => Ok(()),
        _ => Err(fault::unusable(
            path,
            format!("its form is number {seen}, but this program knows only 0 to {known}"),
        )),
    }
}

/// Whether a log counts its commits: one that is older does not, nor one of which nothing is left.
pub(super) fn counts_commits(log: &Connection) -> Result<bool, StoreError> {
    let sql = "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'tally'";
    log.query_row(sql, [], |row| row.get::<_, i64>(0))
        .map(|tables| tables > 0)
        .map_err(fault::during("reading"))
}

/// Whether a log needs steps that this program knows.
pub(super) fn is_older(log: &Connection, path: &Path) -> Result<bool, StoreError> {
    let seen = pragma(log, "user_version").map_err(fault::opening(path))?;
    Ok(usize::try_from(seen).is_ok_and(|seen| seen < MIGRATIONS.len()))
}

fn pragma(log: &Connection, name: &str) -> rusqlite::Result<i64> {
    log.pragma_query_value(None, name, |row| row.get(0))
}
