//! The embedded engine: one SQLite file, one writer, a few readers.

mod backup;
mod chain;
mod fault;
mod file;
mod found;
mod guard;
mod journal;
mod key_file;
mod keys;
mod limits;
mod names;
mod pages;
mod past;
mod reader;
mod rows;
mod runs;
mod schema;
mod secrets;
mod sql;
mod tallied;
mod tally;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot, watch};

use crate::answer::Answer;
use crate::copies::{Copied, Restored, Verified};
use crate::error::StoreError;
use crate::history::{History, Run};
use crate::records::{
    Append, Appended, Counts, GameSummary, KeyHash, Moment, NewGame, Rekey, SeatHolder, StoredAct, StoredGame,
};
use crate::secret::Waiting;
use crate::store::Store;
use crate::text::GameId;
use key_file::KeyFile;
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
    path: PathBuf,
    writer: mpsc::Sender<Command>,
    readers: mpsc::Sender<Job>,
    /// The threads hold its receivers, so it closes when the last of them has ended.
    threads: watch::Sender<()>,
    tally: Arc<Tally>,
    keys: KeyFile,
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
        let (writing, keys) = (file::open_for_writing(path, &limits)?, KeyFile::of(path)?);
        let time_reached = runs::reached(&writing.log)?;
        let reading: Vec<_> = (0..limits.readers.max(1))
            .map(|_| file::open_for_reading(path, &limits))
            .collect::<Result<_, _>>()?;
        let (threads, alive) = watch::channel(());
        let (reading_threads, readers_alive) = watch::channel(());
        let tally = Arc::new(Tally::default());
        let readers = reader::start(reading, &limits, &readers_alive)?;
        let writer =
            writer::start(writing, &limits, Arc::clone(&tally), keys.clone(), reading_threads, alive)?;
        Ok(Self { path: path.to_owned(), writer, readers, threads, tally, keys, time_reached })
    }

    /// Opens a log that exists, to be read and not to be written, also while another program writes to it.
    ///
    /// Whatever would write gets [`ShuttingDown`](StoreError::ShuttingDown). A log of an older form is brought up to date first.
    ///
    /// Errors: as [`open`](Self::open).
    pub fn open_to_read(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        let (path, limits) = (path.as_ref(), SqliteLimits::default());
        let noted = guard::noted_beside(&names::plain(path)?)?;
        let log = file::open_for_reading(path, &limits)?;
        schema::recognise(&log, path)?;
        file::nothing_is_lost(&log, noted, path)?;
        if schema::is_older(&log, path)? {
            drop(log);
            file::open_for_writing(path, &limits)?.close();
            return Self::open_to_read(path);
        }
        schema::is_known(&log, path)?;
        let time_reached = runs::reached(&log)?;
        let (threads, alive) = watch::channel(());
        let (writer, _) = mpsc::channel(1);
        let readers = reader::start(vec![log], &limits, &alive)?;
        let (keys, tally) = (KeyFile::of(path)?, Arc::default());
        Ok(Self { path: path.to_owned(), writer, readers, threads, tally, keys, time_reached })
    }

    /// Copies a log as it stands at one moment, also while a server writes to it, and looks the copy through. The keys of its
    /// secrets are copied too, if that is asked for: then whoever has the copy can read them.
    ///
    /// Errors: [`Corrupt`](StoreError::Corrupt) if the log is damaged; [`Unusable`](StoreError::Unusable) if it is no log, or the
    /// copy cannot be written.
    pub fn backup(log: impl AsRef<Path>, copy: impl AsRef<Path>, keys: bool) -> Result<Copied, StoreError> {
        backup::backup(log.as_ref(), copy.as_ref(), keys)
    }

    /// Makes a log out of a copy. With `replace` the log that is there is kept under another name; no server may have it. The keys that are there stay,
    /// and those beside the copy are added to them.
    ///
    /// Errors: as [`backup`](Self::backup); [`Busy`](StoreError::Busy) if a server has the log.
    pub fn restore(
        copy: impl AsRef<Path>,
        log: impl AsRef<Path>,
        replace: bool,
    ) -> Result<Restored, StoreError> {
        backup::restore(copy.as_ref(), log.as_ref(), replace)
    }

    /// Looks a log through from end to end, also while a server writes to it, and says how much it holds, and whether there
    /// was a guard beside it that knows each of its bytes.
    ///
    /// Errors: [`Corrupt`](StoreError::Corrupt) with everything that was found to be wrong.
    pub fn verify(log: impl AsRef<Path>) -> Result<Verified, StoreError> {
        backup::verify(log.as_ref())
    }

    /// The secrets that wait to be told, and how many of them cannot be read with the keys that are there.
    pub fn waiting(&self) -> Answer<'_, Waiting> {
        let keys = self.keys.clone();
        Box::pin(self.read(move |log| secrets::all_waiting(log, &keys)))
    }

    /// A game as it was created, its later keys, and the ends of its secrets.
    ///
    /// Errors: [`NoSuchGame`](StoreError::NoSuchGame).
    pub fn history(&self, id: &GameId) -> Answer<'_, History> {
        let id = id.clone();
        Box::pin(self.read(move |log| past::history(log, &id)))
    }

    /// The runs of all servers that the log has had, in their order.
    pub fn runs(&self) -> Answer<'_, Vec<Run>> {
        Box::pin(self.read(past::runs))
    }

    /// What the writer has done since the store was opened.
    pub fn stats(&self) -> Stats {
        self.tally.read()
    }

    /// Reads the whole file and checks that everything in it is as it was written.
    ///
    /// Errors: [`Corrupt`](StoreError::Corrupt) with everything that was found to be wrong.
    pub fn check(&self) -> Answer<'_, ()> {
        let path = self.path.clone();
        Box::pin(self.read(move |log| backup::look_through(log, &path).map(drop)))
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

    fn rekey(&self, game: &GameId, rekey: Rekey) -> Answer<'_, ()> {
        let work = Work::Rekey(game.clone(), rekey);
        Box::pin(async move { self.write(work).await.map(drop) })
    }

    fn game(&self, id: &GameId) -> Answer<'_, Option<StoredGame>> {
        let id = id.clone();
        Box::pin(self.read(move |log| rows::game(log, &id)))
    }

    fn acts(&self, id: &GameId, after: u64) -> Answer<'_, Vec<StoredAct>> {
        let (id, keys) = (id.clone(), self.keys.clone());
        Box::pin(self.read(move |log| rows::acts(log, &keys, &id, after)))
    }

    fn whole(&self, id: &GameId) -> Answer<'_, Option<(StoredGame, Vec<StoredAct>)>> {
        let (id, keys) = (id.clone(), self.keys.clone());
        Box::pin(self.read(move |log| rows::whole(log, &keys, &id)))
    }

    fn seat_by_key(&self, key: &KeyHash) -> Answer<'_, Option<SeatHolder>> {
        let key = *key;
        Box::pin(self.read(move |log| keys::holder(log, &key)))
    }

    fn list(&self, after: Option<&GameId>, limit: u32) -> Answer<'_, Vec<GameSummary>> {
        let after = after.cloned();
        Box::pin(self.read(move |log| rows::list(log, after.as_ref(), limit)))
    }

    fn time_reached(&self) -> u64 {
        self.time_reached
    }

    fn keep_time(&self, now: Moment) -> Answer<'_, u64> {
        Box::pin(async move { self.write(Work::KeepTime(now)).await.map(|_| now.log_ms) })
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
