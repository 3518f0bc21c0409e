//! What is read of games.

use deadpool_postgres::GenericClient;

use super::chain::Records;
use super::found::Head;
use super::halves::OwnHalf;
use super::runs;
use super::secrets;
use super::sql::{all, bytes, first, get, kind, moment, natural, one, optional_bytes, optional_text, text};
use crate::error::StoreError;
use crate::records::{
    Asked, Counts, FinalRuling, GameSummary, KeyHash, Seal, Seat, SeatHolder, StoredAct, StoredGame,
};
use crate::text::{GameId, Line};

pub(super) async fn game(client: &impl GenericClient, id: &GameId) -> Result<Option<StoredGame>, StoreError> {
    let sql = "SELECT games.number, kind, header, version, created_ms, act, ruling
               FROM games JOIN heads ON heads.game = games.number LEFT JOIN results ON results.game = games.number
               WHERE id = $1";
    let Some(row) = first(client, sql, &[&id.as_str()]).await? else { return Ok(None) };
    let Seats { seats, later_keys, names, taken_ms } = seats(client, get(&row, 0)?).await?;
    let result = match get::<Option<i64>>(&row, 5)? {
        Some(_) => Some(FinalRuling { act: natural(&row, 5)?, ruling: text(&row, 6)? }),
        None => None,
    };
    Ok(Some(StoredGame {
        kind: kind(&row, 1)?,
        id: id.clone(),
        header: text(&row, 2)?,
        seats,
        later_keys,
        names,
        taken_ms,
        version: natural(&row, 3)?,
        created_ms: moment(&row, 4)?,
        result,
    }))
}

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

pub(super) async fn seats(client: &impl GenericClient, game: i64) -> Result<Seats, StoreError> {
    let sql = "SELECT role, key_hash, (SELECT keys.key_hash FROM keys WHERE keys.game = seats.game
                   AND keys.place = seats.place ORDER BY number DESC LIMIT 1),
                   (SELECT keys.name FROM keys WHERE keys.game = seats.game AND keys.place = seats.place
                   AND keys.name IS NOT NULL ORDER BY number DESC LIMIT 1),
                   (SELECT keys.given_ms FROM keys WHERE keys.game = seats.game AND keys.place = seats.place
                   ORDER BY number LIMIT 1),
                   (SELECT count(*) FROM keys WHERE keys.game = seats.game AND keys.place = seats.place)
               FROM seats WHERE game = $1 ORDER BY place";
    let mut found = Seats::default();
    for row in all(client, sql, &[&game]).await? {
        let later = optional_bytes(&row, 2)?;
        found.later_keys.push(u32::try_from(get::<i64>(&row, 5)?).unwrap_or(u32::MAX));
        found.names.push(optional_text(&row, 3)?);
        found.taken_ms.push(get::<Option<i64>>(&row, 4)?.map(i64::cast_unsigned));
        let key = later.map_or_else(|| bytes(&row, 1), Ok)?;
        found.seats.push(Seat { role: text(&row, 0)?, key: KeyHash::new(key) });
    }
    Ok(found)
}

pub(super) async fn seat_by_key(
    client: &impl GenericClient,
    key: &KeyHash,
) -> Result<Option<SeatHolder>, StoreError> {
    let sql = "SELECT id, role FROM (
                   SELECT game, place FROM seats WHERE key_hash = $1
                   UNION ALL SELECT game, place FROM keys WHERE key_hash = $1
               ) AS had JOIN seats USING (game, place) JOIN games ON games.number = had.game
               WHERE $1 = coalesce((SELECT keys.key_hash FROM keys WHERE keys.game = had.game
                   AND keys.place = had.place ORDER BY number DESC LIMIT 1), seats.key_hash)";
    let row = first(client, sql, &[&key.as_bytes().as_slice()]).await?;
    row.map(|row| Ok(SeatHolder { game: text(&row, 0)?, role: text(&row, 1)? })).transpose()
}

/// The acts after one, from one snapshot.
pub(super) async fn acts(
    client: &impl GenericClient,
    own: &OwnHalf,
    id: &GameId,
    after: u64,
) -> Result<Vec<StoredAct>, StoreError> {
    let game = Head::existing(client, id, None).await?.game;
    // No act has a number too large for PostgreSQL, so nothing comes after such a number.
    let after_number = i64::try_from(after).unwrap_or(i64::MAX);
    let sql = "SELECT number, text, seal, request, recorded_ms, asked, found FROM acts
               WHERE game = $1 AND number > $2 ORDER BY number";
    let mut acts = Vec::new();
    for row in all(client, sql, &[&game, &after_number]).await? {
        acts.push(StoredAct {
            number: natural(&row, 0)?,
            text: text(&row, 1)?,
            seal: Seal::new(bytes(&row, 2)?),
            request: optional_text(&row, 3)?,
            recorded_ms: moment(&row, 4)?,
            asked: optional_bytes(&row, 5)?.map(Asked::new),
            found: optional_text(&row, 6)?,
            secret: None,
        });
    }
    secrets::put_to(&mut acts, client, own, (game, id)).await?;
    // Whoever reads a game from its beginning is to judge it, and relies on it.
    if after == 0 {
        let wrong = Records::of(client, game).await?.wrong();
        if !wrong.is_empty() {
            return Err(StoreError::Corrupt { what: wrong.join("; ") });
        }
    }
    Ok(acts)
}

pub(super) async fn list(
    client: &impl GenericClient,
    after: Option<&GameId>,
    limit: u32,
) -> Result<Vec<GameSummary>, StoreError> {
    let after = match after {
        Some(id) => Head::existing(client, id, None).await?.game,
        None => 0,
    };
    let calendar = runs::calendar(client).await?;
    let sql =
        "SELECT kind, id, version, created_ms, EXISTS (SELECT 1 FROM results WHERE results.game = number)
               FROM games JOIN heads ON heads.game = number WHERE number > $1 ORDER BY number LIMIT $2";
    let rows = all(client, sql, &[&after, &i64::from(limit)]).await?;
    let of = |row: &tokio_postgres::Row| {
        Ok(GameSummary {
            kind: kind(row, 0)?,
            id: text(row, 1)?,
            version: natural(row, 2)?,
            created_utc_ms: calendar.utc(moment(row, 3)?),
            finished: get(row, 4)?,
        })
    };
    rows.iter().map(of).collect()
}

pub(super) async fn count(client: &impl GenericClient) -> Result<Counts, StoreError> {
    let sql = "SELECT (SELECT count(*) FROM games WHERE kind = 'game'), (SELECT count(*) FROM games WHERE kind = 'match'),
                   (SELECT count(*) FROM results), (SELECT count(*) FROM acts)";
    let row = one(client, sql, &[]).await?;
    let (games, matches) = (natural(&row, 0)?, natural(&row, 1)?);
    Ok(Counts { games, matches, finished: natural(&row, 2)?, acts: natural(&row, 3)? })
}
