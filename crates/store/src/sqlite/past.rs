//! How games came to be as they are.

use rusqlite::Connection;

use super::found::existing;
use super::rows;
use super::sql::{all, moment, natural, optional_text, text};
use crate::error::StoreError;
use crate::history::{History, LaterKey, Run};
use crate::records::{KeyHash, NewGame, Seat};
use crate::secret::EndOfSecret;
use crate::text::GameId;

pub(super) fn history(log: &Connection, id: &GameId) -> Result<History, StoreError> {
    let number = existing(log, id)?.number;
    let game = rows::game(log, id)?.ok_or_else(|| StoreError::NoSuchGame(id.clone()))?;
    let sql = "SELECT role, key_hash FROM seats WHERE game = ?1 ORDER BY place";
    let seats =
        all(log, sql, [number], |row| Ok(Seat { role: text(row, 0)?, key: KeyHash::new(row.get(1)?) }))?;
    let sql = "SELECT place, key_hash, name, given_ms FROM keys WHERE game = ?1 ORDER BY number";
    let later = all(log, sql, [number], |row| {
        let given_ms: Option<i64> = row.get(3)?;
        Ok(LaterKey {
            place: row.get(0)?,
            key: KeyHash::new(row.get(1)?),
            name: optional_text(row, 2)?,
            given_ms: given_ms.map(i64::cast_unsigned),
        })
    })?;
    let sql = "SELECT ended, act, told FROM secrets_ended WHERE game = ?1 ORDER BY act";
    let ends = all(log, sql, [number], |row| {
        Ok((natural(row, 0)?, EndOfSecret { act: natural(row, 1)?, told: optional_text(row, 2)? }))
    })?;
    let new =
        NewGame { kind: game.kind, id: game.id, header: game.header, seats, created_ms: game.created_ms };
    Ok(History::of(new, later, ends))
}

pub(super) fn runs(log: &Connection) -> Result<Vec<Run>, StoreError> {
    all(log, "SELECT from_ms, until_ms, utc_ms FROM runs ORDER BY number", [], |row| {
        Ok(Run { from_ms: moment(row, 0)?, until_ms: moment(row, 1)?, utc_ms: moment(row, 2)? })
    })
}
