//! What is found in the tables of a game: where it stands.

use deadpool_postgres::GenericClient;

use super::sql::{bytes, first, get, natural};
use crate::error::StoreError;
use crate::link::{Link, Tallied};
use crate::text::{GameId, RequestKey};

/// Where a game stands.
pub(super) struct Head {
    /// Its number in the tables.
    pub(super) game: i64,
    pub(super) version: u64,
    /// The link of its last act, or its own before the first.
    pub(super) link: Link,
    /// All its records.
    pub(super) tallied: Tallied,
    /// The act that ended it.
    pub(super) ended: Option<u64>,
    /// The version that a request became which came before.
    pub(super) answered: Option<u64>,
}

impl Head {
    /// Where a game stands, and what became of a request; none where there is no such game.
    pub(super) async fn of(
        client: &impl GenericClient,
        id: &GameId,
        request: Option<&RequestKey>,
    ) -> Result<Option<Head>, StoreError> {
        let sql = "SELECT game, version, heads.link, records, links,
                       (SELECT act FROM results WHERE results.game = heads.game),
                       (SELECT acts.number FROM acts WHERE acts.game = heads.game AND request = $2)
                   FROM games JOIN heads ON game = games.number WHERE id = $1";
        let request = request.map(RequestKey::as_str);
        let Some(row) = first(client, sql, &[&id.as_str(), &request]).await? else { return Ok(None) };
        let positive = |column| Ok(get::<Option<i64>>(&row, column)?.map(i64::cast_unsigned));
        Ok(Some(Head {
            game: get(&row, 0)?,
            version: natural(&row, 1)?,
            link: bytes(&row, 2)?,
            tallied: Tallied { commits: 0, records: get(&row, 3)?, links: bytes(&row, 4)? },
            ended: positive(5)?,
            answered: positive(6)?,
        }))
    }

    /// The same of a game that there must be.
    pub(super) async fn existing(
        client: &impl GenericClient,
        id: &GameId,
        request: Option<&RequestKey>,
    ) -> Result<Head, StoreError> {
        Head::of(client, id, request).await?.ok_or_else(|| StoreError::NoSuchGame(id.clone()))
    }
}
