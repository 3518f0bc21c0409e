//! The records of a game, each compared with its link, and all of them with what was counted.

use deadpool_postgres::GenericClient;
use tokio_postgres::Row;

use super::sql::{all, bytes, first, get, kind, one, optional_bytes};
use crate::error::StoreError;
use crate::link::{self, Link, OfAct, Tallied};

/// Every record of one game, as it stands in the tables.
pub(super) struct Records {
    id: String,
    game: Row,
    seats: Vec<Row>,
    acts: Vec<Row>,
    result: Option<Row>,
    secrets: Vec<Row>,
    ends: Vec<Row>,
    keys: Vec<Row>,
}

/// A link that was found, and what it is of.
struct Found {
    what: String,
    link: Link,
    linked: Link,
}

impl Records {
    /// Reads the records of a game by its number. They must come from one snapshot.
    pub(super) async fn of(client: &impl GenericClient, number: i64) -> Result<Records, StoreError> {
        let sql = "SELECT id, kind, header, created_ms, games.link, version, heads.link, records, links
                   FROM games JOIN heads ON heads.game = games.number WHERE games.number = $1";
        let game = one(client, sql, &[&number]).await?;
        Ok(Records {
            id: get(&game, 0)?,
            game,
            seats: all(client, "SELECT role, key_hash FROM seats WHERE game = $1 ORDER BY place", &[&number])
                .await?,
            acts: all(
                client,
                "SELECT number, text, seal, request, recorded_ms, link, asked, found FROM acts
                 WHERE game = $1 ORDER BY number",
                &[&number],
            )
            .await?,
            result: first(client, "SELECT act, ruling, link FROM results WHERE game = $1", &[&number])
                .await?,
            secrets: all(
                client,
                "SELECT act, key_id, sealed, link FROM secrets WHERE game = $1 ORDER BY act",
                &[&number],
            )
            .await?,
            ends: all(
                client,
                "SELECT act, ended, told, link FROM secrets_ended WHERE game = $1 ORDER BY act",
                &[&number],
            )
            .await?,
            keys: all(
                client,
                "SELECT game, place, key_hash, link, number, name, given_ms FROM keys
                 WHERE game = $1 ORDER BY number",
                &[&number],
            )
            .await?,
        })
    }

    /// The link of the game's first record.
    pub(super) fn link(&self) -> Result<Link, StoreError> {
        bytes(&self.game, 4)
    }

    /// Everything that is not as it was written.
    pub(super) fn wrong(&self) -> Vec<String> {
        let found = match self.found() {
            Ok(found) => found,
            Err(why) => return vec![format!("game {}: {why}", self.id)],
        };
        let mut wrong: Vec<String> = (found.iter().filter(|one| one.link != one.linked))
            .map(|one| format!("{} is not as it was written", one.what))
            .collect();
        match self.counted() {
            Ok((version, last, counted)) if wrong.is_empty() => {
                let mut tallied = Tallied::default();
                found.iter().for_each(|one| tallied.add(&one.link));
                let newest = found.get(self.acts.len()).map(|one| one.link);
                if tallied != counted || version != self.acts.len() as u64 || newest != Some(last) {
                    let (id, records) = (&self.id, tallied.records);
                    wrong.push(format!(
                        "game {id} has {records} records that are not the {} that were written",
                        counted.records
                    ));
                }
            }
            Ok(_) => {}
            Err(why) => wrong.push(format!("game {}: {why}", self.id)),
        }
        wrong
    }

    /// How many acts were counted, the link of the last, and all records.
    fn counted(&self) -> Result<(u64, Link, Tallied), StoreError> {
        let tallied = Tallied { commits: 0, records: get(&self.game, 7)?, links: bytes(&self.game, 8)? };
        Ok((get::<i64>(&self.game, 5)?.cast_unsigned(), bytes(&self.game, 6)?, tallied))
    }

    /// The link of each record, the game's own first, then those of its acts.
    fn found(&self) -> Result<Vec<Found>, StoreError> {
        let id = &self.id;
        let seats: Vec<(&str, [u8; 32])> = self
            .seats
            .iter()
            .map(|row| Ok((get(row, 0)?, bytes(row, 1)?)))
            .collect::<Result<_, StoreError>>()?;
        let kind = kind(&self.game, 1)?;
        let seats = seats.iter().map(|(role, key)| (*role, key));
        let own = link::of_game(kind, id, get(&self.game, 2)?, get(&self.game, 3)?, seats);
        let what = format!("{} {id}", link::kind_word(kind));
        let mut found = vec![Found { what, link: own, linked: self.link()? }];
        let mut links = vec![own];
        for row in &self.acts {
            let asked = optional_bytes(row, 6)?;
            let act = OfAct {
                number: get(row, 0)?,
                text: get(row, 1)?,
                seal: get(row, 2)?,
                request: get(row, 3)?,
                recorded_ms: get(row, 4)?,
                asked: asked.as_ref(),
                found: get(row, 7)?,
            };
            let linked = bytes(row, 5)?;
            let link = act.after(links.last().unwrap_or(&own));
            found.push(Found { what: format!("act {} of game {id}", act.number), link, linked });
            // One record that is not as it was is told once, not again with all that come after it.
            links.push(linked);
        }
        let before = |act: i64| usize::try_from(act).ok().and_then(|act| links.get(act)).unwrap_or(&[0; 32]);
        if let Some(row) = &self.result {
            let act = get(row, 0)?;
            let link = link::of_result(before(act), act, get(row, 1)?);
            found.push(Found { what: format!("the result of game {id}"), link, linked: bytes(row, 2)? });
        }
        for row in &self.secrets {
            let act = get(row, 0)?;
            let link = link::of_secret(before(act), act, &bytes(row, 1)?, get(row, 2)?);
            let what = format!("the secret of act {act} of game {id}");
            found.push(Found { what, link, linked: bytes(row, 3)? });
        }
        for row in &self.ends {
            let (act, ended) = (get(row, 0)?, get(row, 1)?);
            let link = link::of_end(before(ended), ended, act, get(row, 2)?);
            let what = format!("the end of the secret of act {act} of game {id}");
            found.push(Found { what, link, linked: bytes(row, 3)? });
        }
        for row in &self.keys {
            let link = link::of_key(get(row, 0)?, get(row, 1)?, &bytes(row, 2)?, get(row, 5)?, get(row, 6)?);
            let what = format!("key {} of game {id}", get::<i64>(row, 4)?);
            found.push(Found { what, link, linked: bytes(row, 3)? });
        }
        Ok(found)
    }
}

/// Everything in the whole log that is not as it was written. It must be read from one snapshot.
pub(super) async fn wrong(client: &impl GenericClient) -> Result<Vec<String>, StoreError> {
    let (mut wrong, mut tallied, mut after) = (Vec::new(), Tallied::default(), 0_i64);
    let next = "SELECT number FROM games WHERE number > $1 ORDER BY number LIMIT 1";
    while let Some(row) = first(client, next, &[&after]).await? {
        after = get(&row, 0)?;
        let records = Records::of(client, after).await?;
        tallied.add(&records.link()?);
        wrong.extend(records.wrong());
    }
    let row = one(client, "SELECT games, links FROM tally", &[]).await?;
    let counted = Tallied { commits: 0, records: get(&row, 0)?, links: bytes(&row, 1)? };
    if tallied != counted {
        let (found, counted) = (tallied.records, counted.records);
        wrong.push(format!("the log holds {found} games that are not the {counted} that were written"));
    }
    Ok(wrong)
}
