//! The engine for several servers: tables in PostgreSQL.

mod append;
mod chain;
mod create;
mod fault;
mod found;
mod halves;
mod leases;
mod limits;
mod news;
mod pool;
mod read;
mod runs;
mod schema;
mod secrets;
mod sql;

use std::path::Path;
use std::sync::Arc;

use deadpool_postgres::{Object, Pool, Transaction};
use tokio::sync::{Mutex, broadcast, watch};
use tokio::time::timeout;
use tokio_postgres::IsolationLevel;

use crate::answer::Answer;
use crate::error::StoreError;
use crate::history::Run;
use crate::records::{
    Append, Appended, Counts, GameSummary, KeyHash, Moment, NewGame, Rekey, SeatHolder, StoredAct, StoredGame,
};
use crate::secret::Waiting;
use crate::shared::{News, Shared, Taken};
use crate::store::Store;
use crate::text::GameId;
use halves::OwnHalf;
use leases::Leases;
use news::{Messages, Notice};

pub use limits::PostgresLimits;
pub(crate) use pool::without_password;

/// The log of games in PostgreSQL, shared by as many servers as there are.
///
/// Each act is added by one statement, which does nothing where the game is not at the version that its author expected. So
/// of two servers that act in one game at once only one succeeds. PostgreSQL commits what comes at once together.
///
/// Its answers must be awaited in a Tokio runtime.
pub struct PostgresStore {
    inner: Arc<Inner>,
    limits: PostgresLimits,
    time_reached: u64,
    /// Every request under way holds one of its receivers.
    underway: watch::Sender<()>,
    /// Closed with the store.
    open: watch::Sender<()>,
}

struct Inner {
    pool: Pool,
    own: OwnHalf,
    leases: Arc<Leases>,
    messages: Arc<Messages>,
    /// The run of this server, once it has told the time.
    run: Mutex<Option<i64>>,
}

impl std::fmt::Debug for PostgresStore {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The address may hold a password.
        f.debug_struct("PostgresStore").field("limits", &self.limits).finish_non_exhaustive()
    }
}

impl PostgresStore {
    /// Opens the log at an address such as `postgres://user@host/database`, and makes its tables if there are none. Several
    /// hosts may be named, one after the other: the one that takes writes is used.
    ///
    /// `keys` is the file with this server's half of the keys of secrets; it is made with a new log, and must be copied to
    /// every other server.
    ///
    /// Errors: [`Unusable`](StoreError::Unusable) if the address is none, PostgreSQL is set up so that it acknowledges what may
    /// be lost, its tables are no log of games, or the file is not that of this log; [`Unreachable`](StoreError::Unreachable) if
    /// it cannot be reached.
    pub async fn open(address: &str, keys: impl AsRef<Path>) -> Result<Self, StoreError> {
        Self::open_with(address, keys, PostgresLimits::default()).await
    }

    /// Does the same as [`open`](Self::open), with other limits.
    pub async fn open_with(
        address: &str,
        keys: impl AsRef<Path>,
        limits: PostgresLimits,
    ) -> Result<Self, StoreError> {
        let (config, pool) = pool::of(address, &limits)?;
        let plain = without_password(address);
        let mut client = pool.get().await.map_err(fault::no_beginning(&plain))?;
        schema::is_durable(&client, &plain).await?;
        schema::migrate(&mut client, &plain).await?;
        let own = OwnHalf::of(&client, keys.as_ref(), &plain).await?;
        let time_reached = runs::reached(&client).await?;
        leases::forget_old(&client).await?;
        let schema = sql::one(&client, "SELECT current_schema()::text", &[]).await?;
        drop(client);
        let (open, is_open) = watch::channel(());
        let (name, _) = halves::draw()?;
        let written: String = name.iter().map(|byte| format!("{byte:02x}")).collect();
        let (messages, post) = Messages::new(config, sql::get(&schema, 0)?, written, is_open);
        let messages = Arc::new(messages);
        let leases = Arc::new(Leases::new(pool.clone(), Arc::clone(&messages), name));
        let hearing = Arc::downgrade(&leases);
        tokio::spawn(post.attend(move |notice| {
            if let Some(leases) = hearing.upgrade() {
                leases::hear(&leases, notice);
            }
        }));
        let inner = Arc::new(Inner { pool, own, leases, messages, run: Mutex::default() });
        Ok(PostgresStore { inner, limits, time_reached, underway: watch::Sender::new(()), open })
    }

    /// The secrets that wait to be told, and how many of them cannot be read with the keys that are there.
    pub fn waiting(&self) -> Answer<'_, Waiting> {
        self.does(move |inner| async move { secrets::waiting(&inner.client().await?, &inner.own).await })
    }

    /// Takes over the runs of another log, of which this one goes on. Those that are there already only go on.
    pub fn takes_runs(&self, runs: Vec<Run>) -> Answer<'_, ()> {
        self.does(move |inner| async move { runs::take_over(&inner.client().await?, &runs).await })
    }

    /// Reads the whole log and checks that everything in it is as it was written. It waits as long as that takes.
    ///
    /// Errors: [`Corrupt`](StoreError::Corrupt) with everything that was found to be wrong.
    pub fn check(&self) -> Answer<'_, ()> {
        Box::pin(async {
            let mut client = self.inner.client().await?;
            let wrong = chain::wrong(&snapshot(&mut client).await?).await?;
            if wrong.is_empty() { Ok(()) } else { Err(StoreError::Corrupt { what: wrong.join("; ") }) }
        })
    }

    /// Does a piece of work to its end, whether or not anybody still waits for it.
    fn does<T, F>(&self, work: impl FnOnce(Arc<Inner>) -> F + Send + 'static) -> Answer<'_, T>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, StoreError>> + Send + 'static,
    {
        let (inner, underway) = (Arc::clone(&self.inner), self.underway.subscribe());
        let patience = self.limits.patience;
        Box::pin(async move {
            let working = tokio::spawn(async move {
                let _underway = underway;
                work(inner).await
            });
            let lost = |says: String| StoreError::Engine { doing: "waiting for PostgreSQL", says };
            match timeout(patience, working).await {
                Ok(Ok(done)) => done,
                Ok(Err(why)) => Err(lost(why.to_string())),
                Err(_) => Err(lost(format!("it has not answered for {} s", patience.as_secs()))),
            }
        })
    }
}

impl Inner {
    async fn client(&self) -> Result<Object, StoreError> {
        self.pool.get().await.map_err(fault::no_connection)
    }

    /// The run of this server begins with the first time that is told; later times go into it.
    async fn keep_time(&self, now: Moment) -> Result<u64, StoreError> {
        let client = self.client().await?;
        let mut run = self.run.lock().await;
        let number = match *run {
            Some(number) => number,
            None => *run.insert(runs::begin(&client, now).await?),
        };
        runs::goes_on(&client, number, now.log_ms).await
    }
}

/// Everything as it stands at one moment.
async fn snapshot(client: &mut Object) -> Result<Transaction<'_>, StoreError> {
    let reading = client.build_transaction().isolation_level(IsolationLevel::RepeatableRead).read_only(true);
    reading.start().await.map_err(fault::during("beginning to read"))
}

impl Store for PostgresStore {
    fn create(&self, game: NewGame) -> Answer<'_, ()> {
        self.does(move |inner| async move { create::create(&mut inner.client().await?, &game).await })
    }

    fn append(&self, game: &GameId, append: Append) -> Answer<'_, Appended> {
        let game = game.clone();
        self.does(move |inner| async move {
            let appended = append::append(&mut inner.client().await?, &inner.own, &game, &append).await?;
            if !appended.repeated {
                inner.messages.tell(Notice::Acts(game, appended.version));
            }
            Ok(appended)
        })
    }

    fn rekey(&self, game: &GameId, rekey: Rekey) -> Answer<'_, ()> {
        let game = game.clone();
        self.does(move |inner| async move {
            if create::rekey(&mut inner.client().await?, &game, &rekey).await? {
                inner.messages.tell(Notice::Keys(game));
            }
            Ok(())
        })
    }

    fn game(&self, id: &GameId) -> Answer<'_, Option<StoredGame>> {
        let id = id.clone();
        self.does(move |inner| async move { read::game(&inner.client().await?, &id).await })
    }

    fn acts(&self, id: &GameId, after: u64) -> Answer<'_, Vec<StoredAct>> {
        let id = id.clone();
        self.does(move |inner| async move {
            let mut client = inner.client().await?;
            read::acts(&snapshot(&mut client).await?, &inner.own, &id, after).await
        })
    }

    fn seat_by_key(&self, key: &KeyHash) -> Answer<'_, Option<SeatHolder>> {
        let key = *key;
        self.does(move |inner| async move { read::seat_by_key(&inner.client().await?, &key).await })
    }

    fn list(&self, after: Option<&GameId>, limit: u32) -> Answer<'_, Vec<GameSummary>> {
        let after = after.cloned();
        self.does(move |inner| async move { read::list(&inner.client().await?, after.as_ref(), limit).await })
    }

    fn time_reached(&self) -> u64 {
        self.time_reached
    }

    fn keep_time(&self, now: Moment) -> Answer<'_, u64> {
        self.does(move |inner| async move { inner.keep_time(now).await })
    }

    fn shared(&self) -> Option<&dyn Shared> {
        Some(self)
    }

    fn count(&self) -> Answer<'_, Counts> {
        self.does(move |inner| async move { read::count(&inner.client().await?).await })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            // After an earlier `close` there is no connection any more, and the run has ended.
            if let Ok(client) = self.inner.client().await
                && let Some(run) = self.inner.run.lock().await.take()
            {
                // A run that is not told to have ended counts as ended soon.
                let _ = runs::end(&client, run).await;
            }
            self.inner.pool.close();
            self.underway.closed().await;
            self.open.send_replace(());
            Ok(())
        })
    }
}

impl Shared for PostgresStore {
    fn take(&self, game: &GameId) -> Answer<'_, Taken> {
        let (leases, game) = (Arc::clone(&self.inner.leases), game.clone());
        let patience = self.limits.patience;
        Box::pin(async move { leases::take(&leases, &game, patience).await })
    }

    fn say(&self, game: &GameId, words: &str) {
        self.inner.messages.tell(Notice::Said(game.clone(), words.to_owned()));
    }

    fn news(&self) -> broadcast::Receiver<News> {
        self.inner.messages.news()
    }
}
