//! The time of the log: it runs only while a server does, and never backward.

use rusqlite::Connection;

use super::sql::{all, execute, first, moment, one};
use crate::calendar::Calendar;
use crate::error::StoreError;
use crate::records::Moment;

/// How far the time of the log has come: the end of the last run, or the last record of a log that is older than runs.
pub(super) fn reached(log: &Connection) -> Result<u64, StoreError> {
    let last = "SELECT until_ms FROM runs ORDER BY number DESC LIMIT 1";
    if let Some(until) = first(log, last, [], |row| moment(row, 0))? {
        return Ok(until);
    }
    let newest =
        "SELECT coalesce(max((SELECT max(recorded_ms) FROM acts), (SELECT max(created_ms) FROM games)),
                                  (SELECT max(created_ms) FROM games), 0)";
    one(log, newest, [], |row| moment(row, 0))
}

/// A run begins.
pub(super) fn begin(log: &Connection, now: Moment) -> Result<i64, StoreError> {
    let (from, utc) = (now.log_ms.cast_signed(), now.utc_ms.cast_signed());
    let sql = "INSERT INTO runs (from_ms, until_ms, utc_ms, turned) VALUES (?1, ?1, ?2, ?1 || ' ' || ?1 || ' ' || ?2) RETURNING number";
    one(log, sql, (from, utc), |row| row.get(0))
}

/// A run has come so far. One whose beginning could not be written yet lengthens the run before it, so that the time of the
/// log never stands before a record.
pub(super) fn goes_on(log: &Connection, run: Option<i64>, until_ms: u64) -> Result<(), StoreError> {
    let sql = "UPDATE runs SET until_ms = ?2, turned = from_ms || ' ' || ?2 || ' ' || utc_ms
               WHERE number = coalesce(?1, (SELECT max(number) FROM runs)) AND until_ms < ?2";
    execute(log, sql, (run, until_ms.cast_signed()))
}

/// Every run that is not as it was written.
pub(super) fn check(log: &Connection) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT number FROM runs WHERE turned IS NOT from_ms || ' ' || until_ms || ' ' || utc_ms";
    all(log, sql, [], |row| Ok(format!("run {} is not as it was written", row.get::<_, i64>(0)?)))
}

/// The runs with which times of the log are read by the calendar.
pub(super) fn calendar(log: &Connection) -> Result<Calendar, StoreError> {
    let sql = "SELECT from_ms, utc_ms FROM runs ORDER BY number";
    let runs = all(log, sql, [], |row| Ok(Moment { log_ms: moment(row, 0)?, utc_ms: moment(row, 1)? }))?;
    Ok(Calendar::of(runs))
}
