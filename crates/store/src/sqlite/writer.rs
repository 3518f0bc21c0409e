//! The writer: one thread that commits in groups.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::hooks::Wal;
use rusqlite::{Connection, Transaction, TransactionBehavior};
use tokio::sync::{mpsc, oneshot, watch};

use super::file::Writing;
use super::key_file::KeyFile;
use super::limits::SqliteLimits;
use super::secrets::KeyRing;
use super::tally::Tally;
use super::{fault, keys, rows, runs};
use crate::error::StoreError;
use crate::link::Tallied;
use crate::records::{Append, Appended, Moment, NewGame, Rekey};
use crate::text::GameId;

/// A command for the writer.
pub(super) enum Command {
    Write(Request),
    Close,
}

/// A write, with the channel for its answer.
pub(super) struct Request {
    pub(super) work: Work,
    pub(super) reply: oneshot::Sender<Result<Appended, StoreError>>,
}

pub(super) enum Work {
    Create(NewGame),
    Append(GameId, Append),
    Rekey(GameId, Rekey),
    KeepTime(Moment),
}

impl Work {
    /// The time of the log at which it is done.
    fn log_ms(&self) -> u64 {
        match self {
            Work::Create(game) => game.created_ms,
            Work::Append(_, append) => append.recorded_ms,
            Work::Rekey(..) => 0,
            Work::KeepTime(now) => now.log_ms,
        }
    }
}

/// Starts the thread; it ends after [`Command::Close`], or when the queue has no sender left.
pub(super) fn start(
    mut file: Writing,
    limits: &SqliteLimits,
    tally: Arc<Tally>,
    keys: KeyFile,
    readers: watch::Sender<()>,
    alive: watch::Receiver<()>,
) -> Result<mpsc::Sender<Command>, StoreError> {
    let kept = Kept { run: None, tallied: Tallied::of(&file.log)? };
    let ring = KeyRing::of(keys, &file.log)?;
    let (sender, queue) = mpsc::channel(limits.queue.max(1));
    let journal = Arc::new(AtomicU32::new(0));
    let pages = Arc::clone(&journal);
    let counts = move |_: &mut Wal, now| {
        pages.store(u32::try_from(now).unwrap_or(0), Relaxed);
        Ok(())
    };
    file.log.wal_hook(Some(counts)).map_err(fault::during("opening the log"))?;
    let copy_after = Some(limits.checkpoint_pages).filter(|&pages| pages > 0);
    let writer = Writer {
        file,
        queue,
        group: limits.group.max(1),
        pace: limits.pace,
        crowd: limits.crowd.min(limits.queue).max(1),
        tally,
        kept,
        ring,
        journal,
        copy_after,
        readers,
        _alive: alive,
    };
    thread::Builder::new()
        .name("store writer".to_owned())
        .spawn(move || writer.run())
        .map_err(|error| fault::no_thread(&error))?;
    Ok(sender)
}

/// What the writer keeps from one commit to the next.
#[derive(Clone, Copy, Default)]
struct Kept {
    /// The run of the server, once it has told the time.
    run: Option<i64>,
    tallied: Tallied,
}

struct Writer {
    file: Writing,
    queue: mpsc::Receiver<Command>,
    group: usize,
    pace: Duration,
    crowd: usize,
    tally: Arc<Tally>,
    kept: Kept,
    ring: KeyRing,
    /// How many pages the journal holds.
    journal: Arc<AtomicU32>,
    /// With how many it is copied into the file.
    copy_after: Option<u32>,
    /// Closed once the readers have ended.
    readers: watch::Sender<()>,
    _alive: watch::Receiver<()>,
}

/// How long the readers may take to end before the file is closed under them.
const READERS_END: Duration = Duration::from_secs(5);

/// So often the queue is looked at while a commit waits for more.
const LOOK: Duration = Duration::from_millis(1);

impl Writer {
    fn run(mut self) {
        let mut began = None;
        while let Some(first) = self.queue.blocking_recv() {
            self.keeps_pace(began);
            began = Some(Instant::now());
            let (works, replies): (Vec<_>, Vec<_>) =
                self.take_group(first).into_iter().map(|request| (request.work, request.reply)).unzip();
            let outcomes = self.commit(&works);
            // Only now, because no write is acknowledged before it is on disk.
            for (reply, outcome) in replies.into_iter().zip(outcomes) {
                // The receiver may be gone by now.
                let _ = reply.send(outcome);
            }
            self.copy_journal();
        }
        self.end();
    }

    /// Waits for what shares the next commit, if the last one has begun just now. A commit costs as much as several of the
    /// acts in it, so that many small ones take from a busy machine what the acts need.
    fn keeps_pace(&self, began: Option<Instant>) {
        let Some(until) = began.map(|began| began + self.pace) else { return };
        while self.queue.len() + 1 < self.crowd && !self.queue.is_closed() {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return;
            }
            thread::sleep(left.min(LOOK));
        }
    }

    /// Copies the journal into the file once it is long. What fails now is tried again after the next commit.
    fn copy_journal(&mut self) {
        if self.copy_after.is_some_and(|pages| self.journal.load(Relaxed) >= pages) {
            let _ = self.file.copy_journal();
        }
    }

    /// Closes the file, after the readers have closed it: then the whole journal can be copied. Only then the thread counts
    /// as ended.
    fn end(self) {
        let until = Instant::now() + READERS_END;
        while self.readers.receiver_count() > 0 && Instant::now() < until {
            thread::sleep(Duration::from_millis(1));
        }
        let Writer { file, _alive, .. } = self;
        file.close();
    }

    /// A command and those waiting behind it, up to the size of a group.
    fn take_group(&mut self, first: Command) -> Vec<Request> {
        let mut group = Vec::new();
        let mut next = Some(first);
        while let Some(command) = next {
            match command {
                Command::Write(request) => group.push(request),
                Command::Close => self.queue.close(),
            }
            next = if group.len() < self.group { self.queue.try_recv().ok() } else { None };
        }
        group
    }

    fn commit(&mut self, works: &[Work]) -> Vec<Result<Appended, StoreError>> {
        let Writing { log, guard } = &mut self.file;
        // The first commit may begin the journal anew; before that, what was copied out of it is summed.
        let outcomes = (guard.still_there().and_then(|()| guard.copied()))
            .and_then(|()| write_all(log, &mut self.kept, &mut self.ring, works))
            // The commit may have gone into a file that nobody finds any more.
            .and_then(|outcomes| guard.still_there().map(|()| outcomes))
            .unwrap_or_else(|error| works.iter().map(|_| Err(error.clone())).collect());
        guard.note(self.kept.tallied.commits);
        let written = outcomes.iter().flatten().filter(|appended| !appended.repeated).count();
        self.tally.group(works.len() as u64, written as u64);
        outcomes
    }
}

/// Writes a group in one transaction. The outer error concerns every write, an inner one only its own.
fn write_all(
    log: &mut Connection,
    kept: &mut Kept,
    ring: &mut KeyRing,
    works: &[Work],
) -> Result<Vec<Result<Appended, StoreError>>, StoreError> {
    if works.is_empty() {
        return Ok(Vec::new());
    }
    let mut transaction = log
        .transaction_with_behavior(TransactionBehavior::Immediate)
        .map_err(fault::during("beginning to write"))?;
    ring.back_to((0, 0));
    let (mut outcomes, mut now) = (Vec::with_capacity(works.len()), *kept);
    for work in works {
        let outcome = write_one(&mut transaction, &mut now, ring, work);
        // After some failures, such as a full disk, SQLite rolls the whole transaction back by itself.
        if transaction.is_autocommit() {
            return Err(outcome.err().unwrap_or_else(fault::rolled_back));
        }
        outcomes.push(outcome);
    }
    now.tallied.commits += 1;
    now.tallied.write(&transaction)?;
    if let Some(until) = works.iter().map(Work::log_ms).max() {
        runs::goes_on(&transaction, now.run, until)?;
    }
    ring.will_commit()?;
    transaction.commit().map_err(fault::during("committing"))?;
    ring.committed();
    *kept = now;
    Ok(outcomes)
}

/// Does one piece of work completely, or leaves the transaction as it was.
fn write_one(
    transaction: &mut Transaction<'_>,
    kept: &mut Kept,
    ring: &mut KeyRing,
    work: &Work,
) -> Result<Appended, StoreError> {
    let savepoint = transaction.savepoint().map_err(fault::during("beginning to write"))?;
    let (before, keys_before) = (*kept, ring.at());
    let outcome = match work {
        Work::Create(game) => rows::create(&savepoint, &mut kept.tallied, game),
        Work::Append(game, append) => rows::append(&savepoint, &mut kept.tallied, ring, game, append),
        Work::Rekey(game, rekey) => keys::rekey(&savepoint, &mut kept.tallied, game, rekey),
        Work::KeepTime(now) => keep_time(&savepoint, &mut kept.run, *now),
    };
    let ended = if outcome.is_ok() { savepoint.commit() } else { savepoint.finish() };
    let outcome = ended.map_err(fault::during("writing")).and(outcome);
    if outcome.is_err() {
        *kept = before;
        ring.back_to(keys_before);
    }
    outcome
}

/// Begins the run with the first time that is told; later times go into it with the group.
fn keep_time(log: &Connection, run: &mut Option<i64>, now: Moment) -> Result<Appended, StoreError> {
    if run.is_none() {
        *run = Some(runs::begin(log, now)?);
    }
    Ok(Appended { version: 0, repeated: false })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::records::{Act, Kind, Seal};
    use crate::text::{Line, Text};

    fn id() -> GameId {
        GameId::new("g").unwrap()
    }

    fn creation() -> Work {
        let header = Text::new("code: bcf-1912\n").unwrap();
        Work::Create(NewGame { kind: Kind::Game, id: id(), header, seats: Vec::new(), created_ms: 0 })
    }

    /// An append of one long act, so that a few of them fill a page.
    fn long(version: u64) -> Work {
        let act = Act::new(Line::new("x".repeat(4000)).unwrap(), Seal::new([0; 32]));
        Work::Append(id(), Append::new(version, 0, act))
    }

    #[test]
    fn on_a_full_disk_only_acknowledged_acts_are_kept_and_the_log_goes_on() {
        let path = std::env::temp_dir().join(format!("jadoube-store-full-{}.db", std::process::id()));
        let Writing { mut log, guard } =
            super::super::file::open_for_writing(&path, &SqliteLimits::default()).unwrap();
        let (mut state, keys) = (Kept::default(), KeyFile::of(&path).unwrap());
        let mut ring = KeyRing::of(keys.clone(), &log).unwrap();
        write_all(&mut log, &mut state, &mut ring, &[creation(), long(0)]).unwrap();
        let pages: i64 = log.pragma_query_value(None, "page_count", |row| row.get(0)).unwrap();
        log.pragma_update(None, "max_page_count", pages + 1).unwrap();

        let group: Vec<_> = (1..9).map(long).collect();
        let outcomes = write_all(&mut log, &mut state, &mut ring, &group).unwrap();
        let full = |outcome: &Result<Appended, StoreError>| matches!(outcome, Err(StoreError::Full { .. }));
        assert!(full(&outcomes[1]), "{outcomes:?}");
        let kept = rows::acts(&log, &keys, &id(), 0).unwrap().len();
        assert_eq!(kept, 1 + outcomes.iter().flatten().count());

        log.pragma_update(None, "max_page_count", 1_000_000).unwrap();
        let next = write_all(&mut log, &mut state, &mut ring, &[long(kept as u64)]).unwrap();
        assert_eq!(next, [Ok(Appended { version: kept as u64 + 1, repeated: false })]);
        assert_eq!(rows::check(&log), Ok(()));
        drop((log, guard));
        for ending in ["", "-wal", "-shm", "-guard"] {
            std::fs::remove_file(super::super::names::beside(&path, ending)).unwrap();
        }
    }
}
