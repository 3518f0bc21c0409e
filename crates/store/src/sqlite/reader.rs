//! The readers: a few threads, each with its own connection, that take questions from one queue.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot, watch};

use super::fault;
use super::file::Reading;
use super::limits::SqliteLimits;
use crate::error::StoreError;

/// A question, with the channel for its answer.
pub(super) enum Job {
    Ask(Box<dyn FnOnce(&Connection) + Send>),
    Close,
}

impl Job {
    pub(super) fn asking<T: Send + 'static>(
        question: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
        reply: oneshot::Sender<Result<T, StoreError>>,
    ) -> Self {
        Self::Ask(Box::new(move |log| {
            // The receiver may be gone by now.
            let _ = reply.send(in_one_snapshot(log, question));
        }))
    }
}

/// Answers a question from one snapshot of the log.
fn in_one_snapshot<T>(
    log: &Connection,
    question: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let snapshot = log.unchecked_transaction().map_err(fault::during("beginning to read"))?;
    question(&snapshot)
}

/// Starts a thread for each connection; the threads end after [`Job::Close`], or when the queue has no sender left.
pub(super) fn start(
    connections: Vec<Reading>,
    limits: &SqliteLimits,
    alive: &watch::Receiver<()>,
) -> Result<mpsc::Sender<Job>, StoreError> {
    let (sender, queue) = mpsc::channel(limits.queue.max(1));
    let queue = Arc::new(Mutex::new(queue));
    for log in connections {
        let reader = Reader { log, queue: Arc::clone(&queue), _alive: alive.clone() };
        thread::Builder::new()
            .name("store reader".to_owned())
            .spawn(move || reader.run())
            .map_err(|error| fault::no_thread(&error))?;
    }
    Ok(sender)
}

/// The order of the fields matters: they are dropped in it, so the connection closes before the thread counts as ended.
struct Reader {
    log: Reading,
    queue: Arc<Mutex<mpsc::Receiver<Job>>>,
    _alive: watch::Receiver<()>,
}

impl Reader {
    fn run(self) {
        while let Some(job) = self.next() {
            if let Job::Ask(ask) = job {
                ask(&self.log);
            }
        }
    }

    /// The next question. One reader waits for the queue, and the others for that reader.
    fn next(&self) -> Option<Job> {
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        let job = queue.blocking_recv()?;
        if matches!(job, Job::Close) {
            queue.close();
        }
        Some(job)
    }
}
