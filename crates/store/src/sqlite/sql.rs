//! How SQL is asked, and how its answers are read.

use std::str::FromStr;

use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Params, Row};

use super::fault;
use crate::bad_text::BadText;
use crate::error::StoreError;

pub(super) fn execute(log: &Connection, sql: &str, values: impl Params) -> Result<(), StoreError> {
    let done = log.prepare_cached(sql).and_then(|mut statement| statement.execute(values));
    done.map(drop).map_err(fault::during("writing"))
}

pub(super) fn one<T>(
    log: &Connection,
    sql: &str,
    values: impl Params,
    read: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<T, StoreError> {
    let row = log.prepare_cached(sql).and_then(|mut statement| statement.query_row(values, read));
    row.map_err(fault::during("reading"))
}

pub(super) fn first<T>(
    log: &Connection,
    sql: &str,
    values: impl Params,
    read: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Option<T>, StoreError> {
    let row = log.prepare_cached(sql).and_then(|mut statement| statement.query_row(values, read).optional());
    row.map_err(fault::during("reading"))
}

pub(super) fn all<T>(
    log: &Connection,
    sql: &str,
    values: impl Params,
    read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Vec<T>, StoreError> {
    let rows = log.prepare_cached(sql).and_then(|mut statement| statement.query_map(values, read)?.collect());
    rows.map_err(fault::during("reading"))
}

pub(super) fn text<T: FromStr<Err = BadText>>(row: &Row<'_>, column: usize) -> rusqlite::Result<T> {
    checked(column, &row.get::<_, String>(column)?)
}

pub(super) fn optional_text<T: FromStr<Err = BadText>>(
    row: &Row<'_>,
    column: usize,
) -> rusqlite::Result<Option<T>> {
    row.get::<_, Option<String>>(column)?.map(|text| checked(column, &text)).transpose()
}

fn checked<T: FromStr<Err = BadText>>(column: usize, text: &str) -> rusqlite::Result<T> {
    text.parse()
        .map_err(|bad: BadText| rusqlite::Error::FromSqlConversionFailure(column, Type::Text, Box::new(bad)))
}

/// A time, whose bits SQLite keeps in a signed integer.
pub(super) fn moment(row: &Row<'_>, column: usize) -> rusqlite::Result<u64> {
    row.get(column).map(i64::cast_unsigned)
}

/// A number that is never negative.
pub(super) fn natural(row: &Row<'_>, column: usize) -> rusqlite::Result<u64> {
    let number: i64 = row.get(column)?;
    number.try_into().map_err(|_| rusqlite::Error::IntegralValueOutOfRange(column, number))
}
