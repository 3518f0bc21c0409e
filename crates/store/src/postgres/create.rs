//! Games are created, and their seats get other keys. Both are rare, and are done one after the other: so games are numbered
//! in the order in which they can be read, and no key is ever used twice.

use std::collections::HashSet;

use deadpool_postgres::{GenericClient, Object};

use super::fault;
use super::found::Head;
use super::read::{Seats, seats};
use super::sql::{all, bytes, execute, first, get, one};
use crate::error::StoreError;
use crate::link::{self, Link, Tallied, kind_word};
use crate::records::{NewGame, Rekey, Seat};
use crate::text::{GameId, Line};

/// Waits until nobody else creates or gives keys; how many games there are, and their links.
async fn alone(client: &impl GenericClient) -> Result<Tallied, StoreError> {
    let row = one(client, "SELECT games, links FROM tally FOR UPDATE", &[]).await?;
    Ok(Tallied { commits: 0, records: get(&row, 0)?, links: bytes(&row, 1)? })
}

/// Those of these keys that any seat has, or ever had.
async fn used(client: &impl GenericClient, keys: &[&[u8]]) -> Result<HashSet<[u8; 32]>, StoreError> {
    let sql = "SELECT key_hash FROM seats WHERE key_hash = ANY ($1)
               UNION SELECT key_hash FROM keys WHERE key_hash = ANY ($1)";
    all(client, sql, &[&keys]).await?.iter().map(|row| bytes(row, 0)).collect()
}

pub(super) async fn create(client: &mut Object, game: &NewGame) -> Result<(), StoreError> {
    let step = client.transaction().await.map_err(fault::during("beginning to write"))?;
    let mut tallied = alone(&step).await?;
    let (id, header, created_ms) = (game.id.as_str(), game.header.as_str(), game.created_ms.cast_signed());
    if first(&step, "SELECT 1 FROM games WHERE id = $1", &[&id]).await?.is_some() {
        return Err(StoreError::GameExists(game.id.clone()));
    }
    let keys: Vec<&[u8]> = game.seats.iter().map(|seat| seat.key.as_bytes().as_slice()).collect();
    let mut used = used(&step, &keys).await?;
    for Seat { role, key } in &game.seats {
        if !used.insert(*key.as_bytes()) {
            return Err(StoreError::KeyTaken { game: game.id.clone(), role: role.clone() });
        }
    }
    let of_seats = game.seats.iter().map(|seat| (seat.role.as_str(), seat.key.as_bytes()));
    let link: Link = link::of_game(game.kind, id, header, created_ms, of_seats);
    tallied.add(&link);
    let (number, link) = (tallied.records, link.as_slice());
    let sql = "WITH game AS (
                   INSERT INTO games (number, id, kind, header, created_ms, link) VALUES ($1, $2, $3, $4, $5, $6)
               ) UPDATE tally SET games = $1, links = $7";
    let kind = kind_word(game.kind);
    execute(&step, sql, &[&number, &id, &kind, &header, &created_ms, &link, &tallied.links.as_slice()])
        .await?;
    let sql = "INSERT INTO heads (game, version, link, records, links) VALUES ($1, 0, $2, 1, $2)";
    execute(&step, sql, &[&number, &link]).await?;
    let roles: Vec<&str> = game.seats.iter().map(|seat| seat.role.as_str()).collect();
    let sql = "INSERT INTO seats (key_hash, game, place, role) SELECT key, $1, place - 1, role
               FROM unnest($2::bytea[], $3::text[]) WITH ORDINALITY AS seat (key, role, place)";
    execute(&step, sql, &[&number, &keys, &roles]).await?;
    step.commit().await.map_err(fault::during("committing"))
}

/// Gives a seat another key; tells whether anything has changed.
pub(super) async fn rekey(client: &mut Object, id: &GameId, rekey: &Rekey) -> Result<bool, StoreError> {
    let step = client.transaction().await.map_err(fault::during("beginning to write"))?;
    alone(&step).await?;
    let sql = "SELECT game FROM heads JOIN games ON number = game WHERE id = $1 FOR UPDATE OF heads";
    first(&step, sql, &[&id.as_str()]).await?.ok_or_else(|| StoreError::NoSuchGame(id.clone()))?;
    let Head { game, mut tallied, .. } = Head::existing(&step, id, None).await?;
    let is_meant = |seat: &Seat| seat.role == rekey.role && (seat.key == rekey.to || seat.key == rekey.from);
    let Seats { seats, .. } = seats(&step, game).await?;
    let place = match (0_i64..).zip(&seats).find(|(_, seat)| is_meant(seat)) {
        Some((_, seat)) if seat.key == rekey.to => return Ok(false),
        Some((place, _)) => place,
        None => return Err(StoreError::NotItsKey { game: id.clone(), role: rekey.role.clone() }),
    };
    let key = rekey.to.as_bytes();
    if !used(&step, &[key]).await?.is_empty() {
        return Err(StoreError::KeyTaken { game: id.clone(), role: rekey.role.clone() });
    }
    let name = rekey.name.as_ref().map(Line::as_str);
    let given_ms = rekey.given_ms.map(u64::cast_signed);
    let link = link::of_key(game, place, key, name, given_ms);
    tallied.add(&link);
    let sql =
        "INSERT INTO keys (game, place, key_hash, link, name, given_ms) VALUES ($1, $2, $3, $4, $5, $6)";
    execute(&step, sql, &[&game, &place, &key.as_slice(), &link.as_slice(), &name, &given_ms]).await?;
    let sql = "UPDATE heads SET records = $2, links = $3 WHERE game = $1";
    execute(&step, sql, &[&game, &tallied.records, &tallied.links.as_slice()]).await?;
    step.commit().await.map_err(fault::during("committing"))?;
    Ok(true)
}
