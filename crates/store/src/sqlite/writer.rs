//! The writer: one thread that commits in groups.

use std::sync::Arc;
use std::thread;

use rusqlite::{Connection, Transaction, TransactionBehavior};
use tokio::sync::{mpsc, oneshot, watch};

use super::limits::SqliteLimits;
use super::tally::Tally;
use super::{fault, rows, runs};
use crate::error::StoreError;
use crate::records::{Append, Appended, Moment, NewGame};
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
    KeepTime(Moment),
}

impl Work {
    /// The time of the log at which it is done.
    fn log_ms(&self) -> u64 {
        match self {
            Work::Create(game) => game.created_ms,
            Work::Append(_, append) => append.recorded_ms,
            Work::KeepTime(now) => now.log_ms,
        }
    }
}

/// Starts the thread; it ends after [`Command::Close`], or when the queue has no sender left.
pub(super) fn start(
    log: Connection,
    limits: &SqliteLimits,
    tally: Arc<Tally>,
    alive: watch::Receiver<()>,
) -> Result<mpsc::Sender<Command>, StoreError> {
    let (sender, queue) = mpsc::channel(limits.queue.max(1));
    let writer = Writer { log, queue, group: limits.group.max(1), tally, run: None, _alive: alive };
    thread::Builder::new()
        .name("store writer".to_owned())
        .spawn(move || writer.run())
        .map_err(|error| fault::no_thread(&error))?;
    Ok(sender)
}

/// The order of the fields matters: they are dropped in it, so the connection closes before the thread counts as ended.
struct Writer {
    log: Connection,
    queue: mpsc::Receiver<Command>,
    group: usize,
    tally: Arc<Tally>,
    /// The run of the server, once it has told the time.
    run: Option<i64>,
    _alive: watch::Receiver<()>,
}

impl Writer {
    fn run(mut self) {
        while let Some(first) = self.queue.blocking_recv() {
            let (works, replies): (Vec<_>, Vec<_>) =
                self.take_group(first).into_iter().map(|request| (request.work, request.reply)).unzip();
            let outcomes = self.commit(&works);
            // Only now, because no write is acknowledged before it is on disk.
            for (reply, outcome) in replies.into_iter().zip(outcomes) {
                // The receiver may be gone by now.
                let _ = reply.send(outcome);
            }
        }
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
        let outcomes = write_all(&mut self.log, &mut self.run, works)
            .unwrap_or_else(|error| works.iter().map(|_| Err(error.clone())).collect());
        let written = outcomes.iter().flatten().filter(|appended| !appended.repeated).count();
        self.tally.group(works.len() as u64, written as u64);
        outcomes
    }
}

/// Writes a group in one transaction. The outer error concerns every write, an inner one only its own.
fn write_all(
    log: &mut Connection,
    run: &mut Option<i64>,
    works: &[Work],
) -> Result<Vec<Result<Appended, StoreError>>, StoreError> {
    if works.is_empty() {
        return Ok(Vec::new());
    }
    let mut transaction = log
        .transaction_with_behavior(TransactionBehavior::Immediate)
        .map_err(fault::during("beginning to write"))?;
    let (mut outcomes, mut now_in) = (Vec::with_capacity(works.len()), *run);
    for work in works {
        let outcome = write_one(&mut transaction, &mut now_in, work);
        // After some failures, such as a full disk, SQLite rolls the whole transaction back by itself.
        if transaction.is_autocommit() {
            return Err(outcome.err().unwrap_or_else(fault::rolled_back));
        }
        outcomes.push(outcome);
    }
    if let (Some(run), Some(until)) = (now_in, works.iter().map(Work::log_ms).max()) {
        runs::goes_on(&transaction, run, until)?;
    }
    transaction.commit().map_err(fault::during("committing"))?;
    *run = now_in;
    Ok(outcomes)
}

/// Does one piece of work completely, or leaves the transaction as it was.
fn write_one(
    transaction: &mut Transaction<'_>,
    run: &mut Option<i64>,
    work: &Work,
) -> Result<Appended, StoreError> {
    let savepoint = transaction.savepoint().map_err(fault::during("beginning to write"))?;
    let outcome = match work {
        Work::Create(game) => rows::create(&savepoint, game),
        Work::Append(game, append) => rows::append(&savepoint, game, append),
        Work::KeepTime(now) => keep_time(&savepoint, run, *now),
    };
    let ended = if outcome.is_ok() { savepoint.commit() } else { savepoint.finish() };
    ended.map_err(fault::during("writing")).and(outcome)
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
    use crate::records::{Act, Seal};
    use crate::text::{Line, Text};

    fn id() -> GameId {
        GameId::new("g").unwrap()
    }

    fn creation() -> Work {
        let header = Text::new("code: bcf-1912\n").unwrap();
        Work::Create(NewGame { id: id(), header, seats: Vec::new(), created_ms: 0 })
    }

    /// An append of one long act, so that a few of them fill a page.
    fn long(version: u64) -> Work {
        let act = Act { text: Line::new("x".repeat(4000)).unwrap(), seal: Seal::new([0; 32]) };
        Work::Append(id(), Append::new(version, 0, act))
    }

    #[test]
    fn on_a_full_disk_only_acknowledged_acts_are_kept_and_the_log_goes_on() {
        let path = std::env::temp_dir().join(format!("jadoube-store-full-{}.db", std::process::id()));
        let mut log = super::super::file::open_for_writing(&path, &SqliteLimits::default()).unwrap();
        write_all(&mut log, &mut None, &[creation(), long(0)]).unwrap();
        let pages: i64 = log.pragma_query_value(None, "page_count", |row| row.get(0)).unwrap();
        log.pragma_update(None, "max_page_count", pages + 1).unwrap();

        let group: Vec<_> = (1..9).map(long).collect();
        let outcomes = write_all(&mut log, &mut None, &group).unwrap();
        let full = |outcome: &Result<Appended, StoreError>| matches!(outcome, Err(StoreError::Engine { says, .. }) if says.contains("full"));
        assert!(full(&outcomes[1]), "{outcomes:?}");
        let kept = rows::acts(&log, &id(), 0).unwrap().len();
        assert_eq!(kept, 1 + outcomes.iter().flatten().count());

        log.pragma_update(None, "max_page_count", 1_000_000).unwrap();
        let next = write_all(&mut log, &mut None, &[long(kept as u64)]).unwrap();
        assert_eq!(next, [Ok(Appended { version: kept as u64 + 1, repeated: false })]);
        assert_eq!(rows::check(&log), Ok(()));
        drop(log);
        std::fs::remove_file(&path).unwrap();
    }
}
