//! The embedded engine: one SQLite file, one writer, a few readers.

mod fault;
mod file;
mod limits;
mod reader;
mod rows;
mod runs;
mod schema;
mod tally;
mod writer;

use std::path::Path;
use std::sync::Arc;

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot, watch};

use crate::error::StoreError;
use crate::records::{
    Append, Appended, Counts, GameSummary, KeyHash, Moment, NewGame, SeatHolder, StoredAct, StoredGame,
};
use crate::store::{Answer, Store};
use crate::text::GameId;
use reader::Job;
use tally::Tally;
use writer::{Command, Request, Work};

pub use limits::SqliteLimits;
pub use tally::Stats;

/// The log of games in one SQLite file, with its write-ahead log beside it.
///
/// One writer commits all waiting writes in one transaction, and answers once they are on disk; each write of such a group
/// is kept or refused by itself. The threads end with the store: [`close`](Store::close) waits for them, and dropping the
/// store lets them finish what they have begun.
#[derive(Debug)]
pub struct SqliteStore {
    writer: mpsc::Sender<Command>,
    readers: mpsc::Sender<Job>,
    /// The threads hold its receivers, so it closes when the last of them has ended.
    threads: watch::Sender<()>,
    tally: Arc<Tally>,
    time_reached: u64,
}

impl SqliteStore {
    /// Opens the log in a file, or creates it if there is no file or an empty one.
    ///
    /// Blocks while it reads the file and, if necessary, brings an older log up to date.
    ///
    /// Errors: [`Unusable`](StoreError::Unusable) if the file cannot be written or is not a log of games;
    /// [`Corrupt`](StoreError::Corrupt) if it is damaged; [`Busy`](StoreError::Busy) if another program holds it.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        Self::open_with(path, SqliteLimits::default())
    }

    /// Does the same as [`open`](Self::open), with other limits.
    pub fn open_with(path: impl AsRef<Path>, limits: SqliteLimits) -> Result<Self, StoreError> {
        let path = path.as_ref();
        let writing = file::open_for_writing(path, &limits)?;
        let time_reached = runs::reached(&writing)?;
        let reading: Vec<_> = (0..limits.readers.max(1))
            .map(|_| file::open_for_reading(path, &limits))
            .collect::<Result<_, _>>()?;
        let (threads, alive) = watch::channel(());
        let tally = Arc::new(Tally::default());
        let writer = writer::start(writing, &limits, Arc::clone(&tally), alive.clone())?;
        let readers = reader::start(reading, &limits, &alive)?;
        Ok(Self { writer, readers, threads, tally, time_reached })
    }

    /// What the writer has done since the store was opened.
    pub fn stats(&self) -> Stats {
        self.tally.read()
    }

    /// Reads the whole file and checks that everything in it is as it was written.
    ///
    /// Errors: [`Corrupt`](StoreError::Corrupt) with everything that was found to be wrong.
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

    fn time_reached(&self) -> u64 {
        self.time_reached
    }

    fn keep_time(&self, now: Moment) -> Answer<'_, ()> {
        Box::pin(async move { self.write(Work::KeepTime(now)).await.map(drop) })
    }

    fn count(&self) -> Answer<'_, Counts> {
        Box::pin(self.read(rows::count))
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            // After an earlier `close` these queues are closed already, and nothing receives the commands.
            let _ = self.writer.send(Command::Close).await;
            let _ = self.readers.send(Job::Close).await;
            self.threads.closed().await;
            Ok(())
        })
    }
}
