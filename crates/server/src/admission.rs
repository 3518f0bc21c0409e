//! How much the whole server does at once, and how often, of what belongs to no game.

use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

use crate::bucket::Bucket;
use crate::limits::{Limits, Rate};
use crate::wire::error::Refusal;

pub(crate) struct Admission {
    new_games: Mutex<Bucket>,
    records: Mutex<Bucket>,
    proofs: Mutex<Bucket>,
    proving: Arc<Semaphore>,
    sockets: Arc<Semaphore>,
}

impl Admission {
    pub(crate) fn new(limits: &Limits) -> Self {
        let full = |rate: Rate| Mutex::new(Bucket::full(rate, Instant::now()));
        Admission {
            new_games: full(limits.new_games),
            records: full(limits.records),
            proofs: full(limits.proofs),
            proving: Arc::new(Semaphore::new(limits.proofs_at_once)),
            sockets: Arc::new(Semaphore::new(limits.sockets)),
        }
    }

    /// Whether one more game may be created now.
    pub(crate) fn new_game(&self) -> Result<(), Refusal> {
        admit(&self.new_games, "Many games are being created. Try again in a second.")
    }

    /// Whether one more record from elsewhere may be read now.
    pub(crate) fn record(&self) -> Result<(), Refusal> {
        admit(&self.records, "Many records are being read. Try again in a second.")
    }

    /// Whether one more question about a position may be answered now; room for it, as long as it is held.
    pub(crate) fn proof(&self) -> Result<OwnedSemaphorePermit, Refusal> {
        admit(&self.proofs, "There are many questions about positions. Try again in a second.")?;
        place(&self.proving, "Other positions are being searched. Try again in a second.")
    }

    /// Room for one more socket, as long as it is held.
    pub(crate) fn socket(&self) -> Result<OwnedSemaphorePermit, Refusal> {
        place(&self.sockets, "Too many sockets are open at once. Try again later.")
    }
}

/// Nothing that is done under these locks can stop half-way, so that a poisoned one is sound.
fn admit(bucket: &Mutex<Bucket>, says: &str) -> Result<(), Refusal> {
    match bucket.lock().unwrap_or_else(PoisonError::into_inner).take(Instant::now(), 1) {
        true => Ok(()),
        false => Err(Refusal::too_fast(says)),
    }
}

fn place(room: &Arc<Semaphore>, says: &str) -> Result<OwnedSemaphorePermit, Refusal> {
    room.clone().try_acquire_owned().map_err(|_| Refusal::busy(says))
}
