//! What every table and socket works with: the log, the limits, the clock, and the word that the server goes down.

use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use futures_util::future::OptionFuture;
use store::{Moment, Store, StoreError};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

use crate::admission::Admission;
use crate::engine::engines::Engines;
use crate::journal;
use crate::labour::Labour;
use crate::limits::Limits;
use crate::live::held::Held;
use crate::live::lobby::Lobby;
use crate::live::log_time::{LogTime, TICK};
use crate::live::present::Present;
use crate::live::running::Running;
use crate::live::waits::Waits;
use crate::live::words::Words;
use crate::machine::utc_ms;
use crate::metrics::Metrics;
use crate::push::bell::Bell;
use crate::stopping::{Stop, Stopping};

/// How often it is looked whether an engine has started.
const ENGINE: Duration = Duration::from_millis(20);

pub(crate) struct Resources {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) limits: Limits,
    /// Where everything is worked out that takes longer than a moment.
    pub(crate) labour: Labour,
    pub(crate) metrics: Metrics,
    /// What each address may ask of the whole server.
    pub(crate) admission: Arc<Admission>,
    pub(crate) words: Words,
    pub(crate) held: Held,
    pub(crate) lobby: Lobby,
    /// Who looks at the list of open seats.
    pub(crate) present: Present,
    pub(crate) waits: Waits,
    /// Tells players whose page is not open.
    pub(crate) bell: Bell,
    /// What stands in the games that are running, so that no computer helps there.
    pub(crate) running: Running,
    engine: OnceLock<Engines>,
    /// Whether a program has been started that may prove to be an engine.
    engine_starts: AtomicBool,
    clock: Clock,
    /// Said once the server goes down. Tables and sockets hold it, so it also tells when all are gone.
    stopping: Stop,
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
        Resources::over(store, limits, clock)
    }

    pub(crate) fn with_clock(
        store: Arc<dyn Store>,
        limits: Limits,
        now_ms: Arc<dyn Fn() -> u64 + Send + Sync>,
    ) -> Self {
        Resources::over(store, limits, Clock::Given(now_ms))
    }

    fn over(store: Arc<dyn Store>, limits: Limits, clock: Clock) -> Self {
        let admission = Arc::new(Admission::new(&limits));
        Resources {
            store,
            labour: Labour::new(admission.clone(), &limits),
            admission,
            metrics: Metrics::default(),
            words: Words::default(),
            held: Held::default(),
            lobby: Lobby::default(),
            present: Present::default(),
            waits: Waits::default(),
            bell: Bell::default(),
            running: Running::default(),
            engine: OnceLock::new(),
            engine_starts: AtomicBool::new(false),
            limits,
            clock,
            stopping: Stop::default(),
        }
    }

    /// The engine that is installed here, if there is one.
    pub(crate) fn engine(&self) -> Option<&Engines> {
        self.engine.get()
    }

    /// A program has been started that may prove to be an engine, or it is known what it is.
    pub(crate) fn engine_starts(&self, starts: bool) {
        self.engine_starts.store(starts, Ordering::Release);
    }

    /// What the engine that is installed here calls itself, once it has started; none where it fails.
    pub(crate) async fn engine_name(&self) -> Option<String> {
        while self.engine_starts.load(Ordering::Acquire) {
            sleep(ENGINE).await;
        }
        self.engine().map(|engine| engine.name().to_owned())
    }

    /// From now on games may be played by this engine. A second one is not taken.
    pub(crate) fn has_engine(&self, engine: Engines) {
        let _ = self.engine.set(engine);
    }

    /// The time of the log: the only clock of the server's acts.
    pub(crate) fn now_ms(&self) -> u64 {
        match &self.clock {
            Clock::Own(time) => time.now_ms(),
            Clock::Given(now_ms) => now_ms(),
        }
    }

    /// Looks at the clock all the time, and notes in the log how far it has come, until the server goes down. While a slow log
    /// takes a note, the clock is looked at all the same: a process that does not look was stopped. After a stop it is noted at once:
    /// other servers of the log may have gone on.
    pub(crate) async fn keep_time(&self) {
        let stopping = self.stopping.heard();
        let mut ticks = interval(TICK);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        if let Clock::Own(time) = &self.clock {
            time.is_watched();
        }
        let mut ends = pin!(stopping.begun());
        let (mut noting, mut noted, mut fails) = (pin!(None), None, false);
        loop {
            let is_due = || noted.is_none_or(|noted: Instant| noted.elapsed() >= self.limits.anchor);
            let was_stopped = || matches!(&self.clock, Clock::Own(time) if time.was_stopped());
            if noting.is_none() && (is_due() || was_stopped()) {
                noting.set(Some(self.note_time()));
            }
            tokio::select! {
                biased;
                () = ends.as_mut() => break,
                Some(done) = OptionFuture::from(noting.as_mut().as_pin_mut()) => {
                    // The operator is told once, not every second.
                    match (&done, fails) {
                        (Err(why), false) => journal::tell("error", "log-fails", why),
                        (Ok(()), true) => journal::tell("info", "log-works-again", "acts are taken"),
                        _ => {}
                    }
                    (fails, noted) = (done.is_err(), Some(Instant::now()));
                    noting.set(None);
                }
                _ = ticks.tick() => drop(self.now_ms()),
            }
        }
    }

    /// Notes how far the time of the log has come, and goes with the other servers of the log where they are ahead.
    pub(crate) async fn note_time(&self) -> Result<(), StoreError> {
        let now = Moment { log_ms: self.now_ms(), utc_ms: utc_ms() };
        let reached_ms = self.store.keep_time(now).await?;
        if let Clock::Own(time) = &self.clock {
            time.reaches(reached_ms);
        }
        Ok(())
    }

    /// Tells when the server goes down. The server waits for whoever holds it.
    pub(crate) fn stopping(&self) -> Stopping {
        self.stopping.heard()
    }

    pub(crate) fn is_stopping(&self) -> bool {
        self.stopping.is_said()
    }

    /// Tells every table and socket to finish what it holds and to end.
    pub(crate) fn stop(&self) {
        self.stopping.say();
    }

    /// Waits until every table and socket has ended.
    pub(crate) async fn emptied(&self) {
        self.stopping.emptied().await;
    }
}
