//! The embedded engine: one SQLite file, one writer, a few readers.

mod fault;
mod file;
mod reader;
mod rows;
mod schema;
mod tally;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot, watch};

use crate::{
    Answer, Append, Appended, Counts, GameId, GameSummary, KeyHash, NewGame, SeatHolder, Store, StoreError,
    StoredAct, StoredGame,
};
use reader::Job;
pub use tally::Stats;
use tally::Tally;
use writer::{Command, Request, Work};

/// How much a [`SqliteStore`] takes upon itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SqliteLimits {
    /// Connections that read, each on a thread of its own; at least one.
    pub readers: usize,
    /// Questions that may wait, for the writer and for the readers each; whoever comes later waits outside.
    pub queue: usize,
    /// Writes in one commit; at least one.
    pub group: usize,
    /// How long to wait for another program that holds the file.
    pub patience: Duration,
    /// Pages (of 4 KiB) that the write-ahead log may hold before they are copied into the file; 0 leaves that
    /// to the closing.
    pub checkpoint_pages: u32,
}

impl Default for SqliteLimits {
    fn default() -> Self {
        Self { readers: 3, queue: 1024, group: 256, patience: Duration::from_secs(5), checkpoint_pages: 1000 }
    }
}

/// The log of games in one SQLite file, with its write-ahead log beside it.
///
/// One writer commits whatever waits for it as one transaction, and answers after the disk has it; each
/// write of a group is refused or kept alone. The threads end with the store: [`close`](Store::close) waits
/// for them, and dropping the store lets them finish what they have.
#[derive(Debug)]
pub struct SqliteStore {
    writer: mpsc::Sender<Command>,
    readers: mpsc::Sender<Job>,
    /// Its receivers are held by the threads, so that it closes when the last of them has ended.
    threads: watch::Sender<()>,
    tally: Arc<Tally>,
}

impl SqliteStore {
    /// Opens the log in that file, or makes it where there is no file or an empty one.
    ///
    /// Blocks while it reads and, if need be, brings an older log up to date.
    ///
    /// Errors: [`Unusable`](StoreError::Unusable) where the file cannot be written or is no log of games;
    /// [`Corrupt`](StoreError::Corrupt) where it is a damaged one; [`Busy`](StoreError::Busy) where another
    /// program holds it.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        Self::open_with(path, SqliteLimits::default())
    }

    /// The same within other limits.
    pub fn open_with(path: impl AsRef<Path>, limits: SqliteLimits) -> Result<Self, StoreError> {
        let path = path.as_ref();
        let writing = file::open_for_writing(path, &limits)?;
        let reading: Vec<_> = (0..limits.readers.max(1))
            .map(|_| file::open_for_reading(path, &limits))
            .collect::<Result<_, _>>()?;
        let (threads, alive) = watch::channel(());
        let tally = Arc::new(Tally::default());
        let writer = writer::start(writing, &limits, Arc::clone(&tally), alive.clone())?;
        let readers = reader::start(reading, &limits, &alive)?;
        Ok(Self { writer, readers, threads, tally })
    }

    /// What the writer has done since the store was opened.
    pub fn stats(&self) -> Stats {
        self.tally.read()
    }

    /// Reads the whole file and tells whether everything in it is as it was written.
    ///
    /// Errors: [`Corrupt`](StoreError::Corrupt) with everything that was found.
    pub fn check(&self) -> Answer<'_, ()> {
        Box::pin(self.read(rows::check))
    }

    async fn write(&self, work: Work) -> Result<Appended, StoreError> {
        let (reply, answer) = oneshot::channel();
        let request = Command::Write(Request { work, reply });
        self.writer.send(request).await.map_err(|_| StoreError::ShuttingDown)?;
        answer.await.map_err(|_| fault::thread_died("writing"))?
    }

    async fn read<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        let job = Job::asking(question, reply);
        self.readers.send(job).await.map_err(|_| StoreError::ShuttingDown)?;
        answer.await.map_err(|_| fault::thread_died("reading"))?
    }
}

impl Store for SqliteStore {
    fn create(&self, game: NewGame) -> Answer<'_, ()> {
        Box::pin(async move { self.write(Work::Create(game)).await.map(drop) })
    }

    fn append(&self, game: &GameId, append: Append) -> Answer<'_, Appended> {
        Box::pin(self.write(Work::Append(game.clone(), append)))
    }

    fn game(&self, id: &GameId) -> Answer<'_, Option<StoredGame>> {
        let id = id.clone();
        Box::pin(self.read(move |log| rows::game(log, &id)))
    }

    fn acts(&self, id: &GameId, after: u64) -> Answer<'_, Vec<StoredAct>> {
        let id = id.clone();
        Box::pin(self.read(move |log| rows::acts(log, &id, after)))
    }

    fn seat_by_key(&self, key: &KeyHash) -> Answer<'_, Option<SeatHolder>> {
        let key = *key;
        Box::pin(self.read(move |log| rows::seat_by_key(log, &key)))
    }

    fn list(&self, after: Option<&GameId>, limit: u32) -> Answer<'_, Vec<GameSummary>> {
        let after = after.cloned();
        Box::pin(self.read(move |log| rows::list(log, after.as_ref(), limit)))
    }

    fn count(&self) -> Answer<'_, Counts> {
        Box::pin(self.read(rows::count))
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            // Whoever closed before has already stopped these queues: then there is nobody to tell.
            let _ = self.writer.send(Command::Close).await;
            let _ = self.readers.send(Job::Close).await;
            self.threads.closed().await;
            Ok(())
        })
    }
}
