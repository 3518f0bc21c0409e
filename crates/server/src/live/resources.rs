//! What every table and socket works with: the log, the limits, the clock, and the word that the server goes down.

use std::sync::Arc;

use store::{Moment, Store};
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval};

use crate::limits::Limits;
use crate::live::log_time::{LogTime, TICK, utc_ms};
use crate::live::words::Words;

pub(crate) struct Resources {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) limits: Limits,
    pub(crate) words: Words,
    clock: Clock,
    /// True once the server goes down. Tables and sockets hold receivers, so it also tells when all are gone.
    stopping: watch::Sender<bool>,
}

/// What tells the time of the log.
enum Clock {
    Own(LogTime),
    /// That of a test.
    Given(Arc<dyn Fn() -> u64 + Send + Sync>),
}

impl Resources {
    /// Goes on with the time of the log.
    pub(crate) fn new(store: Arc<dyn Store>, limits: Limits) -> Self {
        let clock = Clock::Own(LogTime::from(store.time_reached(), limits.comeback));
        Resources { store, limits, words: Words::default(), clock, stopping: watch::Sender::new(false) }
    }

    pub(crate) fn with_clock(
        store: Arc<dyn Store>,
        limits: Limits,
        now_ms: Arc<dyn Fn() -> u64 + Send + Sync>,
    ) -> Self {
        Resources {
            store,
            limits,
            words: Words::default(),
            clock: Clock::Given(now_ms),
            stopping: watch::Sender::new(false),
        }
    }

    /// The time of the log: the only clock of the server's acts.
    pub(crate) fn now_ms(&self) -> u64 {
        match &self.clock {
            Clock::Own(time) => time.now_ms(),
            Clock::Given(now_ms) => now_ms(),
        }
    }

    /// Looks at the clock all the time, and notes in the log how far it has come, until the server goes down.
    pub(crate) async fn keep_time(&self) {
        let mut stopping = self.stopping.subscribe();
        let mut ticks = interval(TICK);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        if let Clock::Own(time) = &self.clock {
            time.is_watched();
        }
        let mut noted: Option<Instant> = None;
        loop {
            if noted.is_none_or(|noted| noted.elapsed() >= self.limits.anchor) {
                self.note_time().await;
                noted = Some(Instant::now());
            }
            tokio::select! {
                _ = ticks.tick() => drop(self.now_ms()),
                _ = stopping.wait_for(|&stopping| stopping) => break,
            }
        }
    }

    /// Notes how far the time of the log has come. A log that fails says so with the next act, so nothing is said here.
    pub(crate) async fn note_time(&self) {
        let now = Moment { log_ms: self.now_ms(), utc_ms: utc_ms() };
        let _ = self.store.keep_time(now).await;
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
