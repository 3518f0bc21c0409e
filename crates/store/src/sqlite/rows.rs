//! The requests of a store as SQL.

use rusqlite::{Connection, Row};

use super::chain;
use super::found::{Found, VERSION, existing, find, kind, kind_column};
use super::key_file::KeyFile;
use super::runs;
use super::secrets::KeyRing;
use super::sql::{all, execute, first, moment, natural, one, optional_text, text};
use super::{fault, keys, schema, secrets};
use crate::error::StoreError;
use crate::link::{self, Link, OfAct, Tallied, kind_word};
use crate::records::{
    Act, Append, Appended, Asked, Counts, FinalRuling, GameSummary, NewGame, Seal, StoredAct, StoredGame,
};
use crate::text::{GameId, Line, RequestKey};

pub(super) fn create(
    log: &Connection,
    tallied: &mut Tallied,
    game: &NewGame,
) -> Result<Appended, StoreError> {
    if find(log, &game.id)?.is_some() {
        return Err(StoreError::GameExists(game.id.clone()));
    }
    let (id, header, created_ms) = (game.id.as_str(), game.header.as_str(), game.created_ms.cast_signed());
    let seats = game.seats.iter().map(|seat| (seat.role.as_str(), seat.key.as_bytes()));
    let link = link::of_game(game.kind, id, header, created_ms, seats);
    tallied.add(&link);
    let number: i64 = one(
        log,
        "INSERT INTO games (id, header, created_ms, link, kind) VALUES (?1, ?2, ?3, ?4, ?5) RETURNING number",
        (id, header, created_ms, &link, kind_word(game.kind)),
        |row| row.get(0),
    )?;
    for (place, seat) in (0_i64..).zip(&game.seats) {
        if keys::was_used(log, &seat.key)? {
            return Err(StoreError::KeyTaken { game: game.id.clone(), role: seat.role.clone() });
        }
        let values = (seat.key.as_bytes(), number, place, seat.role.as_str());
        execute(log, "INSERT INTO seats (key_hash, game, place, role) VALUES (?1, ?2, ?3, ?4)", values)?;
    }
    Ok(Appended { version: 0, repeated: false })
}

pub(super) fn append(
    log: &Connection,
    tallied: &mut Tallied,
    ring: &mut KeyRing,
    id: &GameId,
    append: &Append,
) -> Result<Appended, StoreError> {
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
    let (version, link) = insert_acts(log, (tallied, ring), (&game, id), append)?;
    if let Some(ruling) = &append.finished {
        refuse_second_end(log, id, &game)?;
        let link = link::of_result(&link, version.cast_signed(), ruling.as_str());
        tallied.add(&link);
        let values = (game.number, version.cast_signed(), ruling.as_str(), &link);
        execute(log, "INSERT INTO results (game, act, ruling, link) VALUES (?1, ?2, ?3, ?4)", values)?;
    }
    Ok(Appended { version, repeated: false })
}

/// Adds the acts, with the request key beside the last of them, and returns the number of the last and its link.
fn insert_acts(
    log: &Connection,
    (tallied, ring): (&mut Tallied, &mut KeyRing),
    (game, id): (&Found, &GameId),
    append: &Append,
) -> Result<(u64, Link), StoreError> {
    let acts = append.acts.as_slice();
    let mut number = game.version;
    let mut link = last_link(log, game)?;
    for (left, Act { text, seal, found, secret, ends }) in (0..acts.len()).rev().zip(acts) {
        number += 1;
        let request = append.request.as_ref().filter(|_| left == 0).map(RequestKey::as_str);
        let asked = append.asked.as_ref().filter(|_| left == 0).map(Asked::as_bytes);
        let time = append.recorded_ms.cast_signed();
        let act = OfAct {
            number: number.cast_signed(),
            text: text.as_str(),
            seal: seal.as_bytes(),
            request,
            recorded_ms: time,
            asked,
            found: found.as_ref().map(Line::as_str),
        };
        link = act.after(&link);
        tallied.add(&link);
        execute(
            log,
            "INSERT INTO acts (game, number, text, seal, request, recorded_ms, link, asked, found)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
            (game.number, act.number, act.text, act.seal, request, time, &link, asked, act.found),
        )?;
        if let Some(secret) = secret {
            secrets::keep(log, (tallied, ring), (game, id), (&act, &link), secret)?;
        }
        if let Some(end) = ends {
            secrets::end(log, (tallied, ring), (game, id), (&act, &link), end)?;
        }
    }
    Ok((number, link))
}

/// The link of the last record of a game that has not ended.
fn last_link(log: &Connection, game: &Found) -> Result<Link, StoreError> {
    match game.version {
        0 => one(log, "SELECT link FROM games WHERE number = ?1", [game.number], |row| row.get(0)),
        version => {
            let sql = "SELECT link FROM acts WHERE game = ?1 AND number = ?2";
            one(log, sql, (game.number, version.cast_signed()), |row| row.get(0))
        }
    }
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
    let (header, created_ms, kind) =
        one(log, "SELECT header, created_ms, kind FROM games WHERE number = ?1", [found.number], |row| {
            Ok((text(row, 0)?, moment(row, 1)?, kind(row, 2)?))
        })?;
    let keys::Seats { seats, later_keys, names, taken_ms } = keys::seats(log, &found)?;
    Ok(Some(StoredGame {
        kind,
        id: id.clone(),
        header,
        seats,
        later_keys,
        names,
        taken_ms,
        version: found.version,
        created_ms,
        result: result(log, &found)?,
    }))
}

fn result(log: &Connection, game: &Found) -> Result<Option<FinalRuling>, StoreError> {
    first(log, "SELECT act, ruling FROM results WHERE game = ?1", [game.number], |row| {
        Ok(FinalRuling { act: natural(row, 0)?, ruling: text(row, 1)? })
    })
}

pub(super) fn acts(
    log: &Connection,
    keys: &KeyFile,
    id: &GameId,
    after: u64,
) -> Result<Vec<StoredAct>, StoreError> {
    let game = existing(log, id)?;
    // No act has a number too large for SQLite, so nothing comes after such a number.
    let after = i64::try_from(after).unwrap_or(i64::MAX);
    let sql = "SELECT number, text, seal, request, recorded_ms, asked, found FROM acts
               WHERE game = ?1 AND number > ?2 ORDER BY number";
    let mut acts = all(log, sql, (game.number, after), stored_act)?;
    secrets::put_to(&mut acts, log, keys, (&game, id))?;
    // Whoever reads a game from its beginning is to judge it, and relies on it.
    if after == 0 {
        chain::check_game(log, game.number)?;
    }
    Ok(acts)
}

/// The game and all its acts, from one snapshot.
pub(super) fn whole(
    log: &Connection,
    keys: &KeyFile,
    id: &GameId,
) -> Result<Option<(StoredGame, Vec<StoredAct>)>, StoreError> {
    let Some(game) = game(log, id)? else { return Ok(None) };
    Ok(Some((game, acts(log, keys, id, 0)?)))
}

fn stored_act(row: &Row<'_>) -> rusqlite::Result<StoredAct> {
    Ok(StoredAct {
        number: natural(row, 0)?,
        text: text(row, 1)?,
        seal: Seal::new(row.get(2)?),
        request: optional_text(row, 3)?,
        recorded_ms: moment(row, 4)?,
        asked: row.get::<_, Option<[u8; 32]>>(5)?.map(Asked::new),
        found: optional_text(row, 6)?,
        secret: None,
    })
}

pub(super) fn list(
    log: &Connection,
    after: Option<&GameId>,
    limit: u32,
) -> Result<Vec<GameSummary>, StoreError> {
    let after = after.map(|id| existing(log, id)).transpose()?.map_or(0, |game| game.number);
    let sql = format!(
        "SELECT id, {VERSION}, created_ms, EXISTS (SELECT 1 FROM results WHERE game = games.number), kind
         FROM games WHERE number > ?1 ORDER BY number LIMIT ?2"
    );
    let calendar = runs::calendar(log)?;
    all(log, &sql, (after, limit), |row| {
        Ok(GameSummary {
            kind: kind(row, 4)?,
            id: text(row, 0)?,
            version: natural(row, 1)?,
            created_utc_ms: calendar.utc(moment(row, 2)?),
            finished: row.get(3)?,
        })
    })
}

pub(super) fn count(log: &Connection) -> Result<Counts, StoreError> {
    let kind = kind_column(log)?;
    let of = |word| format!("(SELECT count(*) FROM games WHERE {kind} = '{word}')");
    let (games, matches) = (of("game"), of("match"));
    let sql =
        format!("SELECT {games}, {matches}, (SELECT count(*) FROM results), (SELECT count(*) FROM acts)");
    one(log, &sql, [], |row| {
        let (games, matches) = (natural(row, 0)?, natural(row, 1)?);
        Ok(Counts { games, matches, finished: natural(row, 2)?, acts: natural(row, 3)? })
    })
}

/// Whether every game of another log is in this one.
pub(super) fn knows_games_of(log: &Connection, other: &Connection) -> Result<bool, StoreError> {
    let failed = || fault::during("comparing the games");
    let mut here = log.prepare("SELECT EXISTS (SELECT 1 FROM games WHERE id = ?1)").map_err(failed())?;
    let mut there = other.prepare("SELECT id FROM games").map_err(failed())?;
    let mut ids = there.query([]).map_err(failed())?;
    while let Some(game) = ids.next().map_err(failed())? {
        let id: String = game.get(0).map_err(failed())?;
        if !here.query_row([id], |row| row.get::<_, bool>(0)).map_err(failed())? {
            return Ok(false);
        }
    }
    Ok(true)
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
    // What is damaged is hard to read: then that is told, with what was found already.
    for more in [schema::check(log), runs::check(log), chain::check(log)] {
        match more {
            Ok(more) => found.extend(more),
            Err(StoreError::Corrupt { what }) => found.push(what),
            Err(other) => return Err(other),
        }
    }
    if found.is_empty() { Ok(()) } else { Err(StoreError::Corrupt { what: found.join("; ") }) }
}
