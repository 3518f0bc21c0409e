//! Acts are added to a game: in one statement, which does nothing where the game is not as its author knew it.

use deadpool_postgres::{GenericClient, Object};

use super::fault;
use super::found::Head;
use super::halves::{self, OwnHalf};
use super::sql::{bytes, execute, first};
use crate::cipher::{self, Key, KeyId, Place};
use crate::error::StoreError;
use crate::link::{self, Link, OfAct, Tallied};
use crate::records::{Act, Append, Appended, Asked};
use crate::secret::EndOfSecret;
use crate::text::{GameId, Line, RequestKey};

/// The head of the game goes on from what its author knew, or nothing happens. Whoever else has its row now is waited for.
const APPEND: &str = "
    WITH head AS (
        UPDATE heads SET version = $4, link = $5, records = $6, links = $7
        WHERE game = $1 AND version = $2 AND records = $3
        RETURNING game
    ), added AS (
        INSERT INTO acts (game, number, text, seal, request, asked, found, link, recorded_ms)
        SELECT game, $2 + place, text, seal, request, asked, found, act.link, $8
        FROM head, unnest($9::text[], $10::bytea[], $11::text[], $12::bytea[], $13::text[], $14::bytea[])
            WITH ORDINALITY AS act (text, seal, request, asked, found, link, place)
    ), ended AS (
        INSERT INTO results (game, act, ruling, link) SELECT game, $4, $15, $16 FROM head WHERE $15::text IS NOT NULL
    )
    SELECT game FROM head";

pub(super) async fn append(
    client: &mut Object,
    own: &OwnHalf,
    id: &GameId,
    append: &Append,
) -> Result<Appended, StoreError> {
    loop {
        let head = Head::existing(client, id, append.request.as_ref()).await?;
        if let Some(version) = head.answered {
            return Ok(Appended { version, repeated: true });
        }
        if head.version != append.expected_version {
            let (expected, actual) = (append.expected_version, head.version);
            return Err(StoreError::StaleVersion { game: id.clone(), expected, actual });
        }
        if let (Some(act), Some(_)) = (head.ended, &append.finished) {
            return Err(StoreError::AlreadyFinished { game: id.clone(), act });
        }
        let rows = Rows::of(client, own, (&head, id), append).await?;
        // Where somebody else was quicker, the game is looked at again: it may be at another version now, or the same
        // request was answered meanwhile, or only a seat has another key.
        if rows.write(client, &head, append).await? {
            return Ok(Appended { version: rows.version, repeated: false });
        }
    }
}

/// What an append adds to the tables.
struct Rows<'a> {
    version: u64,
    link: Link,
    tallied: Tallied,
    texts: Vec<&'a str>,
    seals: Vec<&'a [u8]>,
    requests: Vec<Option<&'a str>>,
    asked: Vec<Option<&'a [u8]>>,
    found: Vec<Option<&'a str>>,
    links: Vec<Link>,
    result: Option<(&'a str, Link)>,
    secrets: Vec<Sealed>,
    ends: Vec<Ended<'a>>,
}

/// A secret that is added.
struct Sealed {
    act: i64,
    key_id: KeyId,
    half: Key,
    sealed: Vec<u8>,
    link: Link,
}

/// A secret that comes to its end.
struct Ended<'a> {
    act: i64,
    key_id: KeyId,
    ended: i64,
    told: Option<&'a str>,
    link: Link,
}

impl<'a> Rows<'a> {
    async fn of(
        client: &Object,
        own: &OwnHalf,
        (head, id): (&Head, &GameId),
        append: &'a Append,
    ) -> Result<Rows<'a>, StoreError> {
        let mut rows = Rows {
            version: head.version,
            link: head.link,
            tallied: head.tallied,
            texts: Vec::new(),
            seals: Vec::new(),
            requests: Vec::new(),
            asked: Vec::new(),
            found: Vec::new(),
            links: Vec::new(),
            result: None,
            secrets: Vec::new(),
            ends: Vec::new(),
        };
        let acts = append.acts.as_slice();
        for (left, act) in (0..acts.len()).rev().zip(acts) {
            rows.version += 1;
            let last = Some(append).filter(|_| left == 0);
            rows.add(act, last, append.recorded_ms);
            let number = rows.version.cast_signed();
            if let Some(secret) = &act.secret {
                rows.keep(own, &Place { game: id, act: number, text: act.text.as_str() }, secret)?;
            }
            if let Some(end) = &act.ends {
                rows.end(client, (head, id), end).await?;
            }
        }
        if let Some(ruling) = &append.finished {
            let link = link::of_result(&rows.link, rows.version.cast_signed(), ruling.as_str());
            rows.tallied.add(&link);
            rows.result = Some((ruling.as_str(), link));
        }
        Ok(rows)
    }

    /// Adds an act, with what belongs to the append if it is its last.
    fn add(&mut self, act: &'a Act, last: Option<&'a Append>, recorded_ms: u64) {
        let request = last.and_then(|append| append.request.as_ref()).map(RequestKey::as_str);
        let asked = last.and_then(|append| append.asked.as_ref()).map(Asked::as_bytes);
        let found = act.found.as_ref().map(Line::as_str);
        let of_act = OfAct {
            number: self.version.cast_signed(),
            text: act.text.as_str(),
            seal: act.seal.as_bytes(),
            request,
            recorded_ms: recorded_ms.cast_signed(),
            asked,
            found,
        };
        self.link = of_act.after(&self.link);
        self.tallied.add(&self.link);
        self.links.push(self.link);
        self.texts.push(act.text.as_str());
        self.seals.push(act.seal.as_bytes());
        self.requests.push(request);
        self.asked.push(asked.map(<[u8; 32]>::as_slice));
        self.found.push(found);
    }

    /// Keeps the secret of the act that was added last.
    fn keep(&mut self, own: &OwnHalf, place: &Place<'_>, secret: &Line) -> Result<(), StoreError> {
        let (key_id, half) = halves::draw()?;
        let sealed = cipher::encrypt(&own.with(&half), place, secret)?;
        let link = link::of_secret(&self.link, place.act, &key_id, &sealed);
        self.tallied.add(&link);
        self.secrets.push(Sealed { act: place.act, key_id, half, sealed, link });
        Ok(())
    }

    /// Ends a secret with the act that was added last.
    async fn end(
        &mut self,
        client: &Object,
        (head, id): (&Head, &GameId),
        end: &'a EndOfSecret,
    ) -> Result<(), StoreError> {
        let none = || StoreError::NoSuchSecret { game: id.clone(), act: end.act };
        let act = i64::try_from(end.act).map_err(|_| none())?;
        if self.ends.iter().any(|ended| ended.act == act) {
            return Err(none());
        }
        let own = self.secrets.iter().find(|secret| secret.act == act).map(|secret| secret.key_id);
        let key_id = match own {
            Some(key_id) => key_id,
            None => {
                let sql = "SELECT key_id FROM secrets WHERE game = $1 AND act = $2
                           AND NOT EXISTS (SELECT 1 FROM secrets_ended WHERE game = $1 AND act = $2)";
                let row = first(client, sql, &[&head.game, &act]).await?;
                bytes(&row.ok_or_else(none)?, 0)?
            }
        };
        let (ended, told) = (self.version.cast_signed(), end.told.as_ref().map(Line::as_str));
        let link = link::of_end(&self.link, ended, act, told);
        self.tallied.add(&link);
        self.ends.push(Ended { act, key_id, ended, told, link });
        Ok(())
    }

    /// Writes all of it, or nothing where the game is not as it was. Tells which.
    async fn write(&self, client: &mut Object, head: &Head, append: &Append) -> Result<bool, StoreError> {
        if self.secrets.is_empty() && self.ends.is_empty() {
            return self.write_acts(client, head, append).await;
        }
        let step = client.transaction().await.map_err(fault::during("beginning to write"))?;
        if !self.write_acts(&step, head, append).await? {
            return Ok(false);
        }
        for Sealed { act, key_id, half, sealed, link } in &self.secrets {
            let sql = "INSERT INTO secrets (game, act, key_id, sealed, link) VALUES ($1, $2, $3, $4, $5)";
            execute(&step, sql, &[&head.game, act, &key_id.as_slice(), sealed, &link.as_slice()]).await?;
            let sql = "INSERT INTO secret_halves (key_id, half) VALUES ($1, $2)";
            execute(&step, sql, &[&key_id.as_slice(), &half.as_slice()]).await?;
        }
        for Ended { act, key_id, ended, told, link } in &self.ends {
            let sql = "INSERT INTO secrets_ended (game, act, ended, told, link) VALUES ($1, $2, $3, $4, $5)";
            execute(&step, sql, &[&head.game, act, ended, told, &link.as_slice()]).await?;
            execute(&step, "DELETE FROM secret_halves WHERE key_id = $1", &[&key_id.as_slice()]).await?;
        }
        step.commit().await.map_err(fault::during("committing"))?;
        Ok(true)
    }

    async fn write_acts(
        &self,
        client: &impl GenericClient,
        head: &Head,
        append: &Append,
    ) -> Result<bool, StoreError> {
        let links: Vec<&[u8]> = self.links.iter().map(Link::as_slice).collect();
        let (ruling, result) = match &self.result {
            Some((ruling, link)) => (Some(*ruling), Some(link.as_slice())),
            None => (None, None),
        };
        let row = first(
            client,
            APPEND,
            &[
                &head.game,
                &head.version.cast_signed(),
                &head.tallied.records,
                &self.version.cast_signed(),
                &self.link.as_slice(),
                &self.tallied.records,
                &self.tallied.links.as_slice(),
                &append.recorded_ms.cast_signed(),
                &self.texts,
                &self.seals,
                &self.requests,
                &self.asked,
                &self.found,
                &links,
                &ruling,
                &result,
            ],
        )
        .await?;
        Ok(row.is_some())
    }
}
