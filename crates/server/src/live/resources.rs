//! What every table and socket works with: the log, the limits, the clock, and the word that the server goes down.

use std::sync::Arc;

use store::Store;
use tokio::sync::watch;

use crate::limits::Limits;
use crate::live::playtime::Wall;

pub(crate) struct Resources {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) limits: Limits,
    wall: Wall,
    /// True once the server goes down. Tables and sockets hold receivers, so it also tells when all are gone.
    stopping: watch::Sender<bool>,
}

impl Resources {
    pub(crate) fn new(store: Arc<dyn Store>, limits: Limits, wall: Wall) -> Self {
        Resources { store, limits, wall, stopping: watch::Sender::new(false) }
    }

    /// Milliseconds since 1970: the only clock of the server's acts.
    pub(crate) fn now_ms(&self) -> u64 {
        (self.wall)()
    }

    /// Tells when the server goes down. The server waits for whoever holds it.
    pub(crate) fn stopping(&self) -> Stopping {
        Stopping(self.stopping.subscribe())
    }

    pub(crate) fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// Tells every table and socket to finish what it holds and to end.
    pub(crate) fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Waits until every table and socket has ended.
    pub(crate) async fn emptied(&self) {
        self.stopping.closed().await;
    }
}

/// Tells when the server goes down, and makes it wait for whoever holds this.
pub(crate) struct Stopping(watch::Receiver<bool>);

impl Stopping {
    /// Waits until the server goes down.
    pub(crate) async fn begun(&mut self) {
        // It fails where the sender is gone, and then too there is nothing to wait for.
        let _ = self.0.wait_for(|&stopping| stopping).await;
    }
}
