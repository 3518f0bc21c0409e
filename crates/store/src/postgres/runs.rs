//! The time of the log, which several servers share: it runs while any of them does, and never backward.

use deadpool_postgres::GenericClient;

use super::sql::{all, execute, get, moment, one};
use crate::calendar::Calendar;
use crate::error::StoreError;
use crate::history::Run;
use crate::records::Moment;

/// For so long after its last note another server is taken to be running, in seconds.
const FRESH: f64 = 3.0;

/// How far the time has come of a run that goes on somewhere: to its last note, and what has passed since.
const NOW: &str =
    "SELECT max(until_ms + (1000 * extract(epoch FROM clock_timestamp() - noted))::bigint) FROM runs
                   WHERE noted > clock_timestamp() - $1 * interval '1 second'";

/// How far the time of the log has come: by its runs, or, where the beginning of none could be written, by its records.
pub(super) async fn reached(client: &impl GenericClient) -> Result<u64, StoreError> {
    let records = "greatest((SELECT max(recorded_ms) FROM acts), (SELECT max(created_ms) FROM games))";
    let sql = format!("SELECT coalesce(greatest(({NOW}), (SELECT max(until_ms) FROM runs)), {records}, 0)");
    moment(&one(client, &sql, &[&FRESH]).await?, 0)
}

/// A run begins. It does not run on before its time has gone on.
pub(super) async fn begin(client: &impl GenericClient, now: Moment) -> Result<i64, StoreError> {
    let sql = "INSERT INTO runs (from_ms, until_ms, utc_ms) VALUES ($1, $1, $2) RETURNING number";
    get(&one(client, sql, &[&now.log_ms.cast_signed(), &now.utc_ms.cast_signed()]).await?, 0)
}

/// A run has come so far; gives how far the others have.
pub(super) async fn goes_on(client: &impl GenericClient, run: i64, until_ms: u64) -> Result<u64, StoreError> {
    let until = until_ms.cast_signed();
    let sql = "UPDATE runs SET until_ms = $2, noted = clock_timestamp() WHERE number = $1 AND until_ms < $2";
    execute(client, sql, &[&run, &until]).await?;
    let sql = format!("SELECT greatest(({NOW} AND number <> $2), $3)");
    moment(&one(client, &sql, &[&FRESH, &run, &until]).await?, 0)
}

/// The runs of another log, which are over here or will be.
pub(super) async fn take_over(client: &impl GenericClient, runs: &[Run]) -> Result<(), StoreError> {
    for run in runs {
        let values = [run.from_ms, run.until_ms, run.utc_ms].map(u64::cast_signed);
        let [from, until, utc] = &values;
        let sql = "UPDATE runs SET until_ms = greatest(until_ms, $2) WHERE from_ms = $1 AND utc_ms = $3";
        if execute(client, sql, &[from, until, utc]).await? == 0 {
            let sql = "INSERT INTO runs (from_ms, until_ms, utc_ms) VALUES ($1, $2, $3)";
            execute(client, sql, &[from, until, utc]).await?;
        }
    }
    Ok(())
}

/// A run has ended.
pub(super) async fn end(client: &impl GenericClient, run: i64) -> Result<(), StoreError> {
    execute(client, "UPDATE runs SET noted = NULL WHERE number = $1", &[&run]).await.map(drop)
}

/// The runs with which times of the log are read by the calendar.
pub(super) async fn calendar(client: &impl GenericClient) -> Result<Calendar, StoreError> {
    let rows = all(client, "SELECT from_ms, utc_ms FROM runs ORDER BY from_ms, number", &[]).await?;
    let runs = rows.iter().map(|row| Ok(Moment { log_ms: moment(row, 0)?, utc_ms: moment(row, 1)? }));
    Ok(Calendar::of(runs.collect::<Result<_, StoreError>>()?))
}
