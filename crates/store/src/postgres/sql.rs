//! How SQL is asked, and how its answers are read.

use std::str::FromStr;

use deadpool_postgres::GenericClient;
use tokio_postgres::Row;
use tokio_postgres::types::{FromSql, ToSql};

use super::fault;
use crate::bad_text::BadText;
use crate::error::StoreError;
use crate::link::kind_of;
use crate::records::Kind;

/// The values of a statement.
pub(super) type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

pub(super) async fn execute(
    client: &impl GenericClient,
    sql: &str,
    values: Values<'_>,
) -> Result<u64, StoreError> {
    let statement = client.prepare_cached(sql).await.map_err(fault::during("writing"))?;
    client.execute(&statement, values).await.map_err(fault::during("writing"))
}

pub(super) async fn first(
    client: &impl GenericClient,
    sql: &str,
    values: Values<'_>,
) -> Result<Option<Row>, StoreError> {
    let statement = client.prepare_cached(sql).await.map_err(fault::during("reading"))?;
    client.query_opt(&statement, values).await.map_err(fault::during("reading"))
}

pub(super) async fn one(
    client: &impl GenericClient,
    sql: &str,
    values: Values<'_>,
) -> Result<Row, StoreError> {
    first(client, sql, values).await?.ok_or_else(|| fault::unreadable("a record is missing"))
}

pub(super) async fn all(
    client: &impl GenericClient,
    sql: &str,
    values: Values<'_>,
) -> Result<Vec<Row>, StoreError> {
    let statement = client.prepare_cached(sql).await.map_err(fault::during("reading"))?;
    client.query(&statement, values).await.map_err(fault::during("reading"))
}

pub(super) fn get<'r, T: FromSql<'r>>(row: &'r Row, column: usize) -> Result<T, StoreError> {
    row.try_get(column).map_err(fault::unreadable)
}

pub(super) fn text<T: FromStr<Err = BadText>>(row: &Row, column: usize) -> Result<T, StoreError> {
    get::<&str>(row, column)?.parse().map_err(fault::unreadable)
}

pub(super) fn optional_text<T: FromStr<Err = BadText>>(
    row: &Row,
    column: usize,
) -> Result<Option<T>, StoreError> {
    get::<Option<&str>>(row, column)?.map(|text| text.parse().map_err(fault::unreadable)).transpose()
}

/// Bytes of which there must be so many.
pub(super) fn bytes<const N: usize>(row: &Row, column: usize) -> Result<[u8; N], StoreError> {
    get::<&[u8]>(row, column)?.try_into().map_err(fault::unreadable)
}

pub(super) fn optional_bytes<const N: usize>(
    row: &Row,
    column: usize,
) -> Result<Option<[u8; N]>, StoreError> {
    get::<Option<&[u8]>>(row, column)?.map(|bytes| bytes.try_into().map_err(fault::unreadable)).transpose()
}

/// A time, whose bits PostgreSQL keeps in a signed integer.
pub(super) fn moment(row: &Row, column: usize) -> Result<u64, StoreError> {
    get::<i64>(row, column).map(i64::cast_unsigned)
}

/// A number that is never negative.
pub(super) fn natural(row: &Row, column: usize) -> Result<u64, StoreError> {
    get::<i64>(row, column)?.try_into().map_err(fault::unreadable)
}

/// The kind of a record.
pub(super) fn kind(row: &Row, column: usize) -> Result<Kind, StoreError> {
    let word: &str = get(row, column)?;
    kind_of(word).ok_or_else(|| fault::unreadable(format!("{word:?} is no kind of record")))
}
