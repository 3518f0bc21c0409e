//! What is found in the tables: games by their ids, and whether there are secrets.

use rusqlite::{Connection, Row};

use super::sql::{first, natural};
use crate::error::StoreError;
use crate::link::kind_of;
use crate::records::Kind;
use crate::text::GameId;

/// The version of a game, in SQL.
pub(super) const VERSION: &str = "(SELECT coalesce(max(number), 0) FROM acts WHERE game = games.number)";

/// The number of a game in the tables, and its version.
pub(super) struct Found {
    pub(super) number: i64,
    pub(super) version: u64,
}

pub(super) fn find(log: &Connection, id: &GameId) -> Result<Option<Found>, StoreError> {
    let sql = format!("SELECT number, {VERSION} FROM games WHERE id = ?1");
    first(log, &sql, [id.as_str()], |row| Ok(Found { number: row.get(0)?, version: natural(row, 1)? }))
}

pub(super) fn existing(log: &Connection, id: &GameId) -> Result<Found, StoreError> {
    find(log, id)?.ok_or_else(|| StoreError::NoSuchGame(id.clone()))
}

/// How the kind of a record is asked for, in SQL: every record of an older form is a game.
pub(super) fn kind_column(log: &Connection) -> Result<&'static str, StoreError> {
    let sql = "SELECT 1 FROM pragma_table_info('games') WHERE name = 'kind'";
    let known = first(log, sql, [], |_| Ok(()))?.is_some();
    Ok(if known { "games.kind" } else { "'game'" })
}

/// How the name that came with a key is asked for, in SQL, and how the time at which it was given: a log of an older form has
/// none.
pub(super) fn key_columns(log: &Connection) -> Result<[&'static str; 2], StoreError> {
    let sql = "SELECT 1 FROM pragma_table_info('keys') WHERE name = ?1";
    let column = |name| Ok(if first(log, sql, [name], |_| Ok(()))?.is_some() { name } else { "NULL" });
    Ok([column("name")?, column("given_ms")?])
}

/// The kind of a record.
pub(super) fn kind(row: &Row<'_>, column: usize) -> rusqlite::Result<Kind> {
    let word: String = row.get(column)?;
    kind_of(&word).ok_or_else(|| {
        let what = format!("{word:?} is no kind of record");
        rusqlite::Error::FromSqlConversionFailure(column, rusqlite::types::Type::Text, what.into())
    })
}

/// Whether a log is of a form that keeps secrets.
pub(super) fn secrets_are_known(log: &Connection) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'secrets'";
    Ok(first(log, sql, [], |_| Ok(()))?.is_some())
}
