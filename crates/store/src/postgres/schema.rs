//! The tables, and the steps that bring older ones up to date.

use deadpool_postgres::{GenericClient, Object};

use super::fault;
use super::sql::{all, execute, get, one};
use crate::error::StoreError;

/// The steps from each form of the tables to the next, in order. A released step is never changed, and a server that knows
/// only the steps before it goes on beside one that takes it: steps add, and take nothing away.
const MIGRATIONS: &[(&str, &str)] = &[
    ("log", include_str!("001_log.sql")),
    ("names", include_str!("002_names.sql")),
    ("taken", include_str!("003_taken.sql")),
];

/// Under which two servers that begin at once wait for each other: the letters `JADO`.
const LOCK: i64 = 0x4A41_444F;

/// Makes the tables, or takes every step that they still need, all of them or none.
pub(super) async fn migrate(client: &mut Object, address: &str) -> Result<(), StoreError> {
    let broken = fault::during("making the tables");
    let step = client.transaction().await.map_err(&broken)?;
    execute(&step, "SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await?;
    let table = "CREATE TABLE IF NOT EXISTS migrations (version bigint PRIMARY KEY, name text NOT NULL)";
    step.batch_execute(table).await.map_err(&broken)?;
    let rows = all(&step, "SELECT name FROM migrations ORDER BY version", &[]).await?;
    let taken: Vec<String> = rows.iter().map(|row| get(row, 0)).collect::<Result<_, _>>()?;
    if taken.len() > MIGRATIONS.len() {
        let (seen, known) = (taken.len(), MIGRATIONS.len());
        let why = format!("its form is number {seen}, but this program knows only 0 to {known}");
        return Err(fault::unusable(address, why));
    }
    if !MIGRATIONS.iter().map(|(name, _)| name).zip(&taken).all(|(known, taken)| known == taken) {
        let why =
            format!("it has tables of another program: its form was made by the steps {}", taken.join(", "));
        return Err(fault::unusable(address, why));
    }
    for ((name, sql), version) in MIGRATIONS.iter().zip(1_i64..).skip(taken.len()) {
        step.batch_execute(sql).await.map_err(&broken)?;
        execute(&step, "INSERT INTO migrations (version, name) VALUES ($1, $2)", &[&version, name]).await?;
    }
    step.commit().await.map_err(&broken)
}

/// Refuses a PostgreSQL that acknowledges what may be lost.
pub(super) async fn is_durable(client: &Object, address: &str) -> Result<(), StoreError> {
    let row = one(
        client,
        "SELECT current_setting('fsync'), current_setting('full_page_writes'), current_setting('synchronous_commit')",
        &[],
    )
    .await?;
    let (fsync, pages, commit): (&str, &str, &str) = (get(&row, 0)?, get(&row, 1)?, get(&row, 2)?);
    let off = [
        (fsync != "on").then(|| "fsync is off".to_owned()),
        (pages != "on").then(|| "full_page_writes is off".to_owned()),
        (!matches!(commit, "on" | "remote_apply")).then(|| format!("synchronous_commit is {commit}")),
    ];
    let off: Vec<String> = off.into_iter().flatten().collect();
    if off.is_empty() {
        return Ok(());
    }
    Err(fault::unusable(address, format!("it would acknowledge what may be lost: {}", off.join(", "))))
}
