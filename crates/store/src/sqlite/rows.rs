//! The requests of a store as SQL.

use std::str::FromStr;

use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Params, Row};

use super::fault;
use super::runs::Calendar;
use crate::bad_text::BadText;
use crate::error::StoreError;
use crate::records::{
    Act, Append, Appended, Counts, FinalRuling, GameSummary, KeyHash, NewGame, Seal, Seat, SeatHolder,
    StoredAct, StoredGame,
};
use crate::text::{GameId, RequestKey};

const VERSION: &str = "(SELECT coalesce(max(number), 0) FROM acts WHERE game = games.number)";

pub(super) fn create(log: &Connection, game: &NewGame) -> Result<Appended, StoreError> {
    if find(log, &game.id)?.is_some() {
        return Err(StoreError::GameExists(game.id.clone()));
    }
    let number: i64 = one(
        log,
        "INSERT INTO games (id, header, created_ms) VALUES (?1, ?2, ?3) RETURNING number",
        (game.id.as_str(), game.header.as_str(), game.created_ms.cast_signed()),
        |row| row.get(0),
    )?;
    for (place, seat) in (0_i64..).zip(&game.seats) {
        if seat_by_key(log, &seat.key)?.is_some() {
            return Err(StoreError::KeyTaken { game: game.id.clone(), role: seat.role.clone() });
        }
        let values = (seat.key.as_bytes(), number, place, seat.role.as_str());
        execute(log, "INSERT INTO seats (key_hash, game, place, role) VALUES (?1, ?2, ?3, ?4)", values)?;
    }
    Ok(Appended { version: 0, repeated: false })
}

pub(super) fn append(log: &Connection, id: &GameId, append: &Append) -> Result<Appended, StoreError> {
    let game = existing(log, id)?;
    if let Some(version) = answered_before(log, &game, append.request.as_ref())? {
        return Ok(Appended { version, repeated: true });
    }
    if game.version != append.expected_version {
        return Err(StoreError::StaleVersion {
            game: id.clone(),
            expected: append.expected_version,
            actual: game.version,
        });
    }
    let version = insert_acts(log, &game, append)?;
    if let Some(ruling) = &append.finished {
        refuse_second_end(log, id, &game)?;
        let values = (game.number, version.cast_signed(), ruling.as_str());
        execute(log, "INSERT INTO results (game, act, ruling) VALUES (?1, ?2, ?3)", values)?;
    }
    Ok(Appended { version, repeated: false })
}

/// Adds the acts, with the request key beside the last of them, and returns the number of the last.
fn insert_acts(log: &Connection, game: &Found, append: &Append) -> Result<u64, StoreError> {
    let acts = append.acts.as_slice();
    let mut number = game.version;
    for (left, Act { text, seal }) in (0..acts.len()).rev().zip(acts) {
        number += 1;
        let request = append.request.as_ref().filter(|_| left == 0).map(RequestKey::as_str);
        let time = append.recorded_ms.cast_signed();
        execute(
            log,
            "INSERT INTO acts (game, number, text, seal, request, recorded_ms) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            (game.number, number.cast_signed(), text.as_str(), seal.as_bytes(), request, time),
        )?;
    }
    Ok(number)
}

fn answered_before(
    log: &Connection,
    game: &Found,
    request: Option<&RequestKey>,
) -> Result<Option<u64>, StoreError> {
    let Some(request) = request else { return Ok(None) };
    let sql = "SELECT number FROM acts WHERE game = ?1 AND request = ?2";
    first(log, sql, (game.number, request.as_str()), |row| natural(row, 0))
}

fn refuse_second_end(log: &Connection, id: &GameId, game: &Found) -> Result<(), StoreError> {
    match result(log, game)? {
        None => Ok(()),
        Some(before) => Err(StoreError::AlreadyFinished { game: id.clone(), act: before.act }),
    }
}

pub(super) fn game(log: &Connection, id: &GameId) -> Result<Option<StoredGame>, StoreError> {
    let Some(found) = find(log, id)? else { return Ok(None) };
    let (header, created_ms) =
        one(log, "SELECT header, created_ms FROM games WHERE number = ?1", [found.number], |row| {
            Ok((text(row, 0)?, moment(row, 1)?))
        })?;
    Ok(Some(StoredGame {
        id: id.clone(),
        header,
        seats: seats(log, &found)?,
        version: found.version,
        created_ms,
        result: result(log, &found)?,
    }))
}

fn seats(log: &Connection, game: &Found) -> Result<Vec<Seat>, StoreError> {
    let sql = "SELECT role, key_hash FROM seats WHERE game = ?1 ORDER BY place";
    all(log, sql, [game.number], |row| Ok(Seat { role: text(row, 0)?, key: KeyHash::new(row.get(1)?) }))
}

fn result(log: &Connection, game: &Found) -> Result<Option<FinalRuling>, StoreError> {
    first(log, "SELECT act, ruling FROM results WHERE game = ?1", [game.number], |row| {
        Ok(FinalRuling { act: natural(row, 0)?, ruling: text(row, 1)? })
    })
}

pub(super) fn acts(log: &Connection, id: &GameId, after: u64) -> Result<Vec<StoredAct>, StoreError> {
    let game = existing(log, id)?;
    // No act has a number too large for SQLite, so nothing comes after such a number.
    let after = i64::try_from(after).unwrap_or(i64::MAX);
    let sql = "SELECT number, text, seal, request, recorded_ms FROM acts
               WHERE game = ?1 AND number > ?2 ORDER BY number";
    all(log, sql, (game.number, after), stored_act)
}

fn stored_act(row: &Row<'_>) -> rusqlite::Result<StoredAct> {
    Ok(StoredAct {
        number: natural(row, 0)?,
        text: text(row, 1)?,
        seal: Seal::new(row.get(2)?),
        request: optional_text(row, 3)?,
        recorded_ms: moment(row, 4)?,
    })
}

pub(super) fn seat_by_key(log: &Connection, key: &KeyHash) -> Result<Option<SeatHolder>, StoreError> {
    let sql = "SELECT games.id, seats.role FROM seats JOIN games ON games.number = seats.game
               WHERE seats.key_hash = ?1";
    first(log, sql, [key.as_bytes()], |row| Ok(SeatHolder { game: text(row, 0)?, role: text(row, 1)? }))
}

pub(super) fn list(
    log: &Connection,
    after: Option<&GameId>,
    limit: u32,
) -> Result<Vec<GameSummary>, StoreError> {
    let after = after.map(|id| existing(log, id)).transpose()?.map_or(0, |game| game.number);
    let sql = format!(
        "SELECT id, {VERSION}, created_ms, EXISTS (SELECT 1 FROM results WHERE game = games.number)
         FROM games WHERE number > ?1 ORDER BY number LIMIT ?2"
    );
    let calendar = Calendar::of(log)?;
    all(log, &sql, (after, limit), |row| {
        Ok(GameSummary {
            id: text(row, 0)?,
            version: natural(row, 1)?,
            created_utc_ms: calendar.utc(moment(row, 2)?),
            finished: row.get(3)?,
        })
    })
}

pub(super) fn count(log: &Connection) -> Result<Counts, StoreError> {
    let sql =
        "SELECT (SELECT count(*) FROM games), (SELECT count(*) FROM results), (SELECT count(*) FROM acts)";
    one(log, sql, [], |row| {
        Ok(Counts { games: natural(row, 0)?, finished: natural(row, 1)?, acts: natural(row, 2)? })
    })
}

pub(super) fn check(log: &Connection) -> Result<(), StoreError> {
    let mut found: Vec<String> = all(log, "PRAGMA integrity_check", [], |row| row.get(0))?;
    found.retain(|line| line != "ok");
    found.extend(all(log, "PRAGMA foreign_key_check", [], |row| {
        Ok(format!("a row of {} refers to nothing", row.get::<_, String>(0)?))
    })?);
    let gaps = "SELECT games.id FROM acts JOIN games ON games.number = acts.game
                GROUP BY acts.game HAVING count(*) <> max(acts.number)";
    found.extend(all(log, gaps, [], |row| {
        Ok(format!("the acts of game {} are not numbered without a gap", row.get::<_, String>(0)?))
    })?);
    if found.is_empty() { Ok(()) } else { Err(StoreError::Corrupt { what: found.join("; ") }) }
}

/// The number of a game in the tables, and its version.
struct Found {
    number: i64,
    version: u64,
}

fn find(log: &Connection, id: &GameId) -> Result<Option<Found>, StoreError> {
    let sql = format!("SELECT number, {VERSION} FROM games WHERE id = ?1");
    first(log, &sql, [id.as_str()], |row| Ok(Found { number: row.get(0)?, version: natural(row, 1)? }))
}

fn existing(log: &Connection, id: &GameId) -> Result<Found, StoreError> {
    find(log, id)?.ok_or_else(|| StoreError::NoSuchGame(id.clone()))
}

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

fn text<T: FromStr<Err = BadText>>(row: &Row<'_>, column: usize) -> rusqlite::Result<T> {
    checked(column, &row.get::<_, String>(column)?)
}

fn optional_text<T: FromStr<Err = BadText>>(row: &Row<'_>, column: usize) -> rusqlite::Result<Option<T>> {
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
fn natural(row: &Row<'_>, column: usize) -> rusqlite::Result<u64> {
    let number: i64 = row.get(column)?;
    number.try_into().map_err(|_| rusqlite::Error::IntegralValueOutOfRange(column, number))
}
