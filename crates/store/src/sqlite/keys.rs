//! The keys of seats: each has one at a time, and no key is ever used again.

use rusqlite::Connection;

use super::found::{Found, existing};
use super::sql::{all, execute, first, one, optional_text, text};
use crate::error::StoreError;
use crate::link::{self, Tallied};
use crate::records::{Appended, KeyHash, Rekey, Seat, SeatHolder};
use crate::text::{GameId, Line};

/// The seats of a game.
#[derive(Default)]
pub(super) struct Seats {
    /// With the keys that open them now.
    pub(super) seats: Vec<Seat>,
    /// How many later keys each has had.
    pub(super) later_keys: Vec<u32>,
    /// What the holder of each is called.
    pub(super) names: Vec<Option<Line>>,
    /// When each got its first later key, if that was kept.
    pub(super) taken_ms: Vec<Option<u64>>,
}

pub(super) fn seats(log: &Connection, game: &Found) -> Result<Seats, StoreError> {
    let sql = "SELECT role, key_hash, (SELECT key_hash FROM keys WHERE keys.game = seats.game
                   AND keys.place = seats.place ORDER BY number DESC LIMIT 1),
                   (SELECT name FROM keys WHERE keys.game = seats.game AND keys.place = seats.place
                   AND name IS NOT NULL ORDER BY number DESC LIMIT 1),
                   (SELECT given_ms FROM keys WHERE keys.game = seats.game AND keys.place = seats.place
                   ORDER BY number LIMIT 1),
                   (SELECT count(*) FROM keys WHERE keys.game = seats.game AND keys.place = seats.place)
               FROM seats WHERE game = ?1 ORDER BY place";
    let rows: Vec<(Seat, u32, Option<Line>, Option<i64>)> = all(log, sql, [game.number], |row| {
        let (given, later): ([u8; 32], Option<[u8; 32]>) = (row.get(1)?, row.get(2)?);
        let seat = Seat { role: text(row, 0)?, key: KeyHash::new(later.unwrap_or(given)) };
        Ok((seat, row.get(5)?, optional_text(row, 3)?, row.get(4)?))
    })?;
    let mut found = Seats::default();
    for (seat, later_keys, name, taken_ms) in rows {
        found.seats.push(seat);
        found.later_keys.push(later_keys);
        found.names.push(name);
        found.taken_ms.push(taken_ms.map(i64::cast_unsigned));
    }
    Ok(found)
}

/// The seat that a key opens now.
pub(super) fn holder(log: &Connection, key: &KeyHash) -> Result<Option<SeatHolder>, StoreError> {
    let sql = "SELECT games.id, seats.role FROM seats JOIN games ON games.number = seats.game
               LEFT JOIN keys ON keys.number = (SELECT max(number) FROM keys
                   WHERE keys.game = seats.game AND keys.place = seats.place)
               WHERE (seats.key_hash = ?1 AND keys.number IS NULL)
                  OR ((seats.game, seats.place) = (SELECT game, place FROM keys WHERE key_hash = ?1)
                      AND keys.key_hash = ?1)";
    first(log, sql, [key.as_bytes()], |row| Ok(SeatHolder { game: text(row, 0)?, role: text(row, 1)? }))
}

/// Whether any seat has, or ever had, this key.
pub(super) fn was_used(log: &Connection, key: &KeyHash) -> Result<bool, StoreError> {
    let sql = "SELECT EXISTS (SELECT 1 FROM seats WHERE key_hash = ?1)
                   OR EXISTS (SELECT 1 FROM keys WHERE key_hash = ?1)";
    one(log, sql, [key.as_bytes()], |row| row.get(0))
}

pub(super) fn rekey(
    log: &Connection,
    tallied: &mut Tallied,
    id: &GameId,
    rekey: &Rekey,
) -> Result<Appended, StoreError> {
    let game = existing(log, id)?;
    let done = Appended { version: game.version, repeated: false };
    let Seats { seats, .. } = seats(log, &game)?;
    let is_meant = |seat: &Seat| seat.role == rekey.role && (seat.key == rekey.to || seat.key == rekey.from);
    let place = match (0_i64..).zip(&seats).find(|(_, seat)| is_meant(seat)) {
        Some((_, seat)) if seat.key == rekey.to => return Ok(Appended { repeated: true, ..done }),
        Some((place, _)) => place,
        None => return Err(StoreError::NotItsKey { game: id.clone(), role: rekey.role.clone() }),
    };
    if was_used(log, &rekey.to)? {
        return Err(StoreError::KeyTaken { game: id.clone(), role: rekey.role.clone() });
    }
    let name = rekey.name.as_ref().map(Line::as_str);
    let given_ms = rekey.given_ms.map(u64::cast_signed);
    let link = link::of_key(game.number, place, rekey.to.as_bytes(), name, given_ms);
    tallied.add(&link);
    let sql =
        "INSERT INTO keys (game, place, key_hash, name, given_ms, link) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    execute(log, sql, (game.number, place, rekey.to.as_bytes(), name, given_ms, &link))?;
    Ok(done)
}
