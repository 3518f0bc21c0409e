//! Two servers at one log, as PostgreSQL has them: a game is judged at one of them at a time, unless its lease has run out, and what one
//! has done the other hears of soon, late, or never.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use store::{
    Answer, Append, Appended, Counts, GameId, GameSummary, KeyHash, Moment, NewGame, News, Rekey, SeatHolder,
    Shared, Store, StoreError, StoredAct, StoredGame, Taken,
};
use tokio::sync::broadcast;
use tokio::time::{sleep, timeout};

use crate::log::MadeLog;
use crate::world::World;

/// Whoever waits so long for a game does not get it.
const PATIENCE: Duration = Duration::from_secs(5);
/// So many notices may wait to be heard: few, so that some are lost.
const ROOM: usize = 16;

/// What passes between the servers.
struct Between {
    /// Who had each game last; held by whoever has it now.
    leases: Mutex<BTreeMap<GameId, Arc<tokio::sync::Mutex<()>>>>,
    had: Mutex<BTreeMap<GameId, usize>>,
    news: Vec<broadcast::Sender<News>>,
    /// How far the time of the log has come.
    reached: Mutex<u64>,
    open: Mutex<usize>,
}

/// The log as one of several servers has it open.
pub struct SharedLog {
    world: World,
    log: Arc<MadeLog>,
    between: Arc<Between>,
    side: usize,
}

/// The log for so many servers: as it is, for one.
pub fn for_servers(world: &World, log: MadeLog, servers: usize) -> Vec<Arc<dyn Store>> {
    let log = Arc::new(log);
    if servers == 1 {
        return vec![log];
    }
    let news = (0..servers).map(|_| broadcast::Sender::new(ROOM)).collect();
    let (leases, had, reached) = Default::default();
    let between = Arc::new(Between { leases, had, news, reached, open: Mutex::new(servers) });
    let of = |side| {
        let shared = SharedLog { world: world.clone(), log: log.clone(), between: between.clone(), side };
        Arc::new(shared) as Arc<dyn Store>
    };
    (0..servers).map(of).collect()
}

impl SharedLog {
    /// The other servers hear of something, if the notice is not lost.
    fn tells(&self, news: &News) {
        for (side, other) in self.between.news.iter().enumerate() {
            if side == self.side || self.world.goes_wrong(10) {
                continue;
            }
            let (other, news, delay) = (other.clone(), news.clone(), self.world.mostly_within(15, 3_000));
            tokio::spawn(async move {
                sleep(delay).await;
                // Where nobody listens nothing is lost.
                let _ = other.send(news);
            });
        }
    }
}

impl Shared for SharedLog {
    fn take(&self, game: &GameId) -> Answer<'_, Taken> {
        let game = game.clone();
        Box::pin(async move {
            let lease = self.between.leases.lock().unwrap().entry(game.clone()).or_default().clone();
            // Sometimes the time of whoever has it has run out, and he does not know yet.
            let held = match self.world.goes_wrong(5) {
                true => None,
                false => Some(timeout(PATIENCE, lease.lock_owned()).await.map_err(|_| StoreError::Busy)?),
            };
            let stored = self.log.game(&game).await?;
            let version = stored.ok_or_else(|| StoreError::NoSuchGame(game.clone()))?.version;
            let before = self.between.had.lock().unwrap().insert(game, self.side);
            Ok(Taken::new((before != Some(self.side)).then_some(version), held))
        })
    }

    fn say(&self, game: &GameId, words: &str) {
        self.tells(&News::Said { game: game.clone(), words: words.to_owned() });
    }

    fn news(&self) -> broadcast::Receiver<News> {
        self.between.news[self.side].subscribe()
    }
}

impl Store for SharedLog {
    fn create(&self, game: NewGame) -> Answer<'_, ()> {
        self.log.create(game)
    }

    fn append(&self, game: &GameId, append: Append) -> Answer<'_, Appended> {
        let game = game.clone();
        Box::pin(async move {
            let appended = self.log.appends(self.side, game.clone(), append).await?;
            self.tells(&News::Acts { game, version: appended.version });
            Ok(appended)
        })
    }

    fn rekey(&self, game: &GameId, rekey: Rekey) -> Answer<'_, ()> {
        let game = game.clone();
        Box::pin(async move {
            self.log.rekey(&game, rekey).await?;
            self.tells(&News::Keys { game });
            Ok(())
        })
    }

    fn game(&self, id: &GameId) -> Answer<'_, Option<StoredGame>> {
        self.log.game(id)
    }

    fn acts(&self, id: &GameId, after: u64) -> Answer<'_, Vec<StoredAct>> {
        self.log.acts(id, after)
    }

    fn whole(&self, id: &GameId) -> Answer<'_, Option<(StoredGame, Vec<StoredAct>)>> {
        self.log.whole(id)
    }

    fn seat_by_key(&self, key: &KeyHash) -> Answer<'_, Option<SeatHolder>> {
        self.log.seat_by_key(key)
    }

    fn list(&self, after: Option<&GameId>, limit: u32) -> Answer<'_, Vec<GameSummary>> {
        self.log.list(after, limit)
    }

    fn time_reached(&self) -> u64 {
        self.log.time_reached()
    }

    fn keep_time(&self, now: Moment) -> Answer<'_, u64> {
        Box::pin(async move {
            let kept = self.log.keep_time(now).await?;
            let mut reached = self.between.reached.lock().unwrap();
            *reached = kept.max(*reached);
            Ok(*reached)
        })
    }

    fn shared(&self) -> Option<&dyn Shared> {
        Some(self)
    }

    fn count(&self) -> Answer<'_, Counts> {
        self.log.count()
    }

    /// The last who goes closes the log.
    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            let left = {
                let mut open = self.between.open.lock().unwrap();
                *open = open.saturating_sub(1);
                *open
            };
            if left == 0 { self.log.close().await } else { Ok(()) }
        })
    }
}
