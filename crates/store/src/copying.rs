//! A log in a file is copied into PostgreSQL, also while a server writes to it, and in several goes.

use std::sync::Arc;

use tokio::task::JoinSet;

use crate::error::StoreError;
use crate::postgres::PostgresStore;
use crate::records::{Act, Acts, Append, Counts, StoredAct, StoredGame};
use crate::secret::Secret;
use crate::sqlite::SqliteStore;
use crate::store::Store;
use crate::text::{GameId, Line};

/// How many games are looked at together, and how many of them are copied at once.
const PAGE: u32 = 200;
const AT_ONCE: usize = 8;

/// Acts of one append at most.
const ACTS: usize = 200;

/// What stands for a secret that was destroyed: nobody can read what it was.
const DESTROYED: &str = "destroyed";

/// What a copy has done, and how it compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CopiedLog {
    /// Acts that were added to the copy this time.
    pub added: u64,
    /// Games and matches of which every record, seal and key was compared and is the same.
    pub same: u64,
    /// Games and matches that have gone on since they were copied: copy again.
    pub gone_on: u64,
    /// Games and matches of which the copy holds more: somebody has played on there.
    pub ahead: u64,
    /// How much the log in the file held at the end.
    pub from: Counts,
    /// How much the copy holds.
    pub to: Counts,
}

impl CopiedLog {
    /// Whether the copy holds everything that the log in the file does, and nothing else.
    pub fn is_whole(&self) -> bool {
        self.gone_on == 0
            && self.ahead == 0
            && self.from == self.to
            && self.same == self.from.games + self.from.matches
    }
}

/// Copies what the log in a file has and the other has not yet, then compares both: every act with its seal and request,
/// the results, the keys of the seats, and the counts. What is there already is not copied again, so an interrupted copy
/// goes on where it was.
///
/// Errors: [`Corrupt`](StoreError::Corrupt) if one of the logs is damaged; [`Differs`](StoreError::Differs) if a record in the
/// copy is another than in the file; [`Unusable`](StoreError::Unusable) if a secret cannot be read with the keys that are there.
pub async fn copy_log(from: &Arc<SqliteStore>, to: &Arc<PostgresStore>) -> Result<CopiedLog, StoreError> {
    to.takes_runs(from.runs().await?).await?;
    let (mut added, mut after) = (0, None);
    loop {
        let page = from.list(after.as_ref(), PAGE).await?;
        let Some(last) = page.last() else { break };
        after = Some(last.id.clone());
        let mut copying = JoinSet::new();
        for game in page {
            // Games are created one after the other, so that they stand in the same order.
            let there = creates(from, to, &game.id).await?;
            if copying.len() >= AT_ONCE
                && let Some(done) = copying.join_next().await
            {
                added += done.map_err(|why| broken(&why))??;
            }
            let (from, to) = (Arc::clone(from), Arc::clone(to));
            copying.spawn(async move { goes_on(&from, &to, &game.id, there).await });
        }
        while let Some(done) = copying.join_next().await {
            added += done.map_err(|why| broken(&why))??;
        }
    }
    let (mut same, mut gone_on, mut ahead, mut after) = (0, 0, 0, None);
    loop {
        let page = from.list(after.as_ref(), PAGE).await?;
        let Some(last) = page.last() else { break };
        after = Some(last.id.clone());
        for game in page {
            match compared(from, to, &game.id).await? {
                Compared::Same => same += 1,
                Compared::GoneOn => gone_on += 1,
                Compared::Ahead => ahead += 1,
            }
        }
    }
    to.check().await?;
    Ok(CopiedLog { added, same, gone_on, ahead, from: from.count().await?, to: to.count().await? })
}

/// Creates a game where it is not there yet, and gives its version there.
async fn creates(from: &SqliteStore, to: &PostgresStore, id: &GameId) -> Result<u64, StoreError> {
    if let Some(there) = to.game(id).await? {
        return Ok(there.version);
    }
    to.create(from.history(id).await?.new).await?;
    Ok(0)
}

/// Adds what a game lacks that has come so far; gives how many acts that were.
async fn goes_on(from: &SqliteStore, to: &PostgresStore, id: &GameId, there: u64) -> Result<u64, StoreError> {
    let history = from.history(id).await?;
    for rekey in &history.rekeys {
        match to.rekey(id, rekey.clone()).await {
            // It has a later one already.
            Ok(()) | Err(StoreError::NotItsKey { .. }) => {}
            Err(why) => return Err(why),
        }
    }
    let game = existing(from.game(id).await?, id)?;
    let acts = from.acts(id, there).await?;
    let ended = game.result.as_ref();
    let is_last =
        |act: &StoredAct| act.request.is_some() || ended.is_some_and(|ended| ended.act == act.number);
    let mut version = there;
    let mut rest = acts.as_slice();
    while let Some(first) = rest.first() {
        // An append has one time, and one request at its last act.
        let same_time = rest.iter().take_while(|act| act.recorded_ms == first.recorded_ms).take(ACTS);
        let end = same_time.clone().position(is_last).map_or_else(|| same_time.count(), |last| last + 1);
        let (now, later) = rest.split_at(end);
        let of = |act: &StoredAct| {
            let secret = match &act.secret {
                None => None,
                Some(Secret::Known(secret)) => Some(secret.clone()),
                Some(Secret::Destroyed) => Line::new(DESTROYED).ok(),
                Some(Secret::NoKey) => return Err(unread(id, act.number)),
            };
            let ends = history.ends.iter().find(|(by, _)| *by == act.number).map(|(_, end)| end.clone());
            Ok(Act { text: act.text.clone(), seal: act.seal, found: act.found.clone(), secret, ends })
        };
        let added = Acts::new(now.iter().map(of).collect::<Result<_, _>>()?);
        let (Some(added), Some(last)) = (added, now.last()) else { break };
        let append = Append {
            request: last.request.clone(),
            asked: last.asked,
            finished: ended.filter(|ended| ended.act == last.number).map(|ended| ended.ruling.clone()),
            ..Append::new(version, first.recorded_ms, added)
        };
        version = to.append(id, append).await?.version;
        rest = later;
    }
    Ok(version - there)
}

/// How a game in the copy stands to the same game in the file.
enum Compared {
    Same,
    /// It has gone on in the file.
    GoneOn,
    /// It has gone on in the copy.
    Ahead,
}

/// Compares a game in both, as far as both have it. A record that is another is an error.
async fn compared(from: &SqliteStore, to: &PostgresStore, id: &GameId) -> Result<Compared, StoreError> {
    let differs = |what: &str| StoreError::Differs { what: format!("{what} of game {id}") };
    let there = existing(to.game(id).await?, id)?;
    let copied = to.acts(id, 0).await?;
    let (game, mut acts) = (existing(from.game(id).await?, id)?, from.acts(id, 0).await?);
    let (gone_on, ahead) = (game.version > there.version, there.version > game.version);
    acts.truncate(copied.len());
    if gone_on || ahead {
        // Meanwhile a secret may have come to its end.
        for (act, copied) in acts.iter_mut().zip(&copied) {
            act.secret = copied.secret.clone();
        }
    }
    if let Some((act, _)) = acts.iter().zip(&copied).find(|(act, copied)| act != copied) {
        return Err(differs(&format!("act {}", act.number)));
    }
    if !gone_on && !ahead && game.result != there.result {
        return Err(differs("the result"));
    }
    if (&game.header, game.kind, game.created_ms) != (&there.header, there.kind, there.created_ms) {
        return Err(differs("the header"));
    }
    let keys =
        |of: &StoredGame| (of.seats.clone(), of.later_keys.clone(), of.names.clone(), of.taken_ms.clone());
    let same_keys = keys(&game) == keys(&there);
    Ok(match ahead {
        true => Compared::Ahead,
        false if gone_on || !same_keys => Compared::GoneOn,
        false => Compared::Same,
    })
}

fn existing(game: Option<StoredGame>, id: &GameId) -> Result<StoredGame, StoreError> {
    game.ok_or_else(|| StoreError::NoSuchGame(id.clone()))
}

fn unread(id: &GameId, act: u64) -> StoreError {
    let why = format!("the secret of act {act} of game {id} cannot be read: put the file of keys back first");
    StoreError::Unusable { path: "the log".to_owned(), why }
}

fn broken(why: &tokio::task::JoinError) -> StoreError {
    StoreError::Engine { doing: "copying", says: why.to_string() }
}
