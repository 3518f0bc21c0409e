//! What became of the secrets of acts.

use deadpool_postgres::GenericClient;
use tokio_postgres::Row;

use super::halves::OwnHalf;
use super::sql::{all, get, natural, optional_bytes, optional_text, text};
use crate::cipher::{self, Place};
use crate::error::StoreError;
use crate::records::StoredAct;
use crate::secret::{Secret, Waiting};
use crate::text::GameId;

/// Puts to the acts of a game what became of their secrets.
pub(super) async fn put_to(
    acts: &mut [StoredAct],
    client: &impl GenericClient,
    own: &OwnHalf,
    (game, id): (i64, &GameId),
) -> Result<(), StoreError> {
    let sql = "SELECT secrets.act, sealed, ended IS NOT NULL, told, half FROM secrets
               LEFT JOIN secrets_ended USING (game, act) LEFT JOIN secret_halves USING (key_id)
               WHERE secrets.game = $1";
    for row in all(client, sql, &[&game]).await? {
        let number = natural(&row, 0)?;
        if let Some(act) = acts.iter_mut().find(|act| act.number == number) {
            let place = Place { game: id, act: number.cast_signed(), text: act.text.as_str() };
            act.secret = Some(read(&row, own, &place)?);
        }
    }
    Ok(())
}

/// What became of a secret, out of the columns `sealed`, whether it ended, `told` and `half`, which follow the first.
fn read(row: &Row, own: &OwnHalf, place: &Place<'_>) -> Result<Secret, StoreError> {
    if let Some(told) = optional_text(row, 3)? {
        return Ok(Secret::Known(told));
    }
    if get::<bool>(row, 2)? {
        return Ok(Secret::Destroyed);
    }
    let half = optional_bytes(row, 4)?;
    let read = match half {
        Some(half) => cipher::decrypt(&own.with(&half), place, get(row, 1)?),
        None => None,
    };
    Ok(read.map_or(Secret::NoKey, Secret::Known))
}

/// The secrets that wait to be told.
pub(super) async fn waiting(client: &impl GenericClient, own: &OwnHalf) -> Result<Waiting, StoreError> {
    let sql = "SELECT secrets.act, sealed, false, NULL::text, half, id, text FROM secrets
               JOIN games ON games.number = secrets.game
               JOIN acts ON acts.game = secrets.game AND acts.number = secrets.act
               LEFT JOIN secret_halves USING (key_id)
               WHERE NOT EXISTS (SELECT 1 FROM secrets_ended
                                 WHERE game = secrets.game AND act = secrets.act)";
    let mut waiting = Waiting::default();
    for row in all(client, sql, &[]).await? {
        let game: GameId = text(&row, 5)?;
        let place = Place { game: &game, act: get(&row, 0)?, text: get(&row, 6)? };
        waiting.secrets += 1;
        waiting.without_key += u64::from(!matches!(read(&row, own, &place)?, Secret::Known(_)));
    }
    Ok(waiting)
}
