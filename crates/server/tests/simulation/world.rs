//! What everything in a simulation shares: the seed, the time, the runs of the server, and the trace of all that happens.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout};

use crate::lots::Lots;

/// Everything that somebody does comes to an end within this.
pub const LONGEST: Duration = Duration::from_secs(3_600);

/// Waits for everybody.
pub async fn all<T>(doing: Vec<JoinHandle<T>>) -> Vec<T> {
    let mut done = Vec::new();
    for doing in doing {
        done.push(timeout(LONGEST, doing).await.expect("everything comes to an end").unwrap());
    }
    done
}

/// What goes wrong, and how often.
#[derive(Clone, Copy, Debug)]
pub struct Faults {
    /// Between two crashes lie so many steps of the network and of the log at most; none: nothing crashes.
    pub steps: Option<usize>,
    /// Writes of a thousand on a line after which it is lost.
    pub lines: usize,
    /// Syncs of a hundred that fail.
    pub syncs: usize,
    /// Syncs of a hundred that are said to be done, and are not.
    pub lies: usize,
    /// Answers of the log of a hundred that are lost on their way, or never asked for.
    pub log: usize,
    /// A process that is stopped and goes on, at so many steps of ten thousand.
    pub stops: usize,
}

#[derive(Clone)]
pub struct World(Arc<Inner>);

struct Inner {
    began: Instant,
    faults: Faults,
    /// How many servers are at the log.
    servers: usize,
    /// So much of the way to a player and back is no time of play.
    lag: Duration,
    lots: Mutex<Lots>,
    now: Mutex<Now>,
    trace: Mutex<DefaultHasher>,
    crashed: Notify,
    prints: bool,
}

struct Now {
    /// The number of the run; a server that is not of this run is dead.
    run: u64,
    is_up: bool,
    steps_left: Option<usize>,
    /// Whether anything may still go wrong.
    calm: bool,
    calendar_ms: u64,
    /// When the time of play may run: from when, until when; milliseconds.
    played: Vec<(u64, Option<u64>)>,
    events: u64,
}

impl World {
    pub fn of(lots: Lots, faults: Faults, servers: usize, lag: Duration) -> World {
        let now = Now {
            run: 0,
            is_up: false,
            steps_left: None,
            calm: true,
            calendar_ms: 1_800_000_000_000,
            played: Vec::new(),
            events: 0,
        };
        World(Arc::new(Inner {
            began: Instant::now(),
            faults,
            servers,
            lag,
            lots: Mutex::new(lots),
            now: Mutex::new(now),
            trace: Mutex::default(),
            crashed: Notify::new(),
            prints: std::env::var_os("JADOUBE_TRACE").is_some(),
        }))
    }

    pub fn faults(&self) -> Faults {
        self.0.faults
    }

    pub fn lag(&self) -> Duration {
        self.0.lag
    }

    pub fn servers(&self) -> usize {
        self.0.servers
    }

    pub fn lots(&self) -> MutexGuard<'_, Lots> {
        self.0.lots.lock().unwrap()
    }

    fn now(&self) -> MutexGuard<'_, Now> {
        self.0.now.lock().unwrap()
    }

    /// Yes, in so many of a hundred cases, while things may go wrong.
    pub fn goes_wrong(&self, percent: usize) -> bool {
        !self.now().calm && self.lots().percent(percent)
    }

    /// The same in so many of ten thousand cases.
    pub fn goes_wrong_seldom(&self, of_ten_thousand: usize) -> bool {
        !self.now().calm && self.lots().below(10_000) < of_ten_thousand
    }

    /// A time below another.
    pub fn within(&self, ms: usize) -> Duration {
        Duration::from_millis(self.lots().below(ms) as u64)
    }

    /// Mostly a short time, seldom a long one.
    pub fn mostly_within(&self, ms: usize, seldom_ms: usize) -> Duration {
        let long = self.goes_wrong(2);
        self.within(if long { seldom_ms } else { ms })
    }

    /// Milliseconds since the simulation began.
    pub fn ms(&self) -> u64 {
        self.0.began.elapsed().as_millis() as u64
    }

    pub fn run(&self) -> u64 {
        self.now().run
    }

    pub fn is_up(&self) -> bool {
        self.now().is_up
    }

    /// From now on things go wrong, or nothing does.
    pub fn is_calm(&self, calm: bool) {
        self.now().calm = calm;
        self.next_crash();
    }

    fn next_crash(&self) {
        let steps = self.faults().steps.map(|steps| 1 + self.lots().below(steps));
        let mut now = self.now();
        now.steps_left = steps.filter(|_| !now.calm);
    }

    pub fn calendar_ms(&self) -> u64 {
        let shows = self.now().calendar_ms;
        shows + self.ms()
    }

    /// Somebody sets the calendar, forward or back, by days.
    pub fn sets_calendar(&self) {
        let days = self.lots().below(40) as u64;
        self.now().calendar_ms = 1_800_000_000_000 + days * 86_400_000 - 20 * 86_400_000;
    }

    /// A server begins, in whose first time nobody's clock runs.
    pub fn begins(&self, stands: Duration) {
        let at = self.ms() + stands.as_millis() as u64;
        {
            let mut now = self.now();
            now.is_up = true;
            now.played.push((at, None));
        }
        self.next_crash();
        self.note("server", "begins");
    }

    fn stops_playing(now: &mut Now, at: u64) {
        if let Some((from, until @ None)) = now.played.last_mut() {
            *until = Some(at.max(*from));
        }
    }

    /// The server is gone: everything that it had begun.
    pub fn ends(&self) {
        let at = self.ms();
        let mut now = self.now();
        now.run += 1;
        (now.is_up, now.steps_left) = (false, None);
        World::stops_playing(&mut now, at);
    }

    /// One step of the log or the network. Tells whether the run goes on in which it is taken.
    pub fn step(&self, run: u64) -> bool {
        let crashes = {
            let mut now = self.now();
            if now.run != run || !now.is_up {
                return false;
            }
            now.events += 1;
            match &mut now.steps_left {
                Some(0) => true,
                Some(left) => {
                    *left -= 1;
                    false
                }
                None => false,
            }
        };
        if crashes {
            self.note("server", "crashes");
            self.ends();
            jadoube_server::machine::fails();
            self.0.crashed.notify_one();
        }
        !crashes
    }

    /// The same for whoever waits: in a dead run he waits for ever.
    pub async fn steps(&self, run: u64) {
        if !self.step(run) {
            std::future::pending::<()>().await;
        }
    }

    pub async fn crashed(&self) {
        self.0.crashed.notified().await;
    }

    /// Time goes by in which the process does not run: nobody's time.
    pub async fn is_stopped(&self) {
        let stopped = Duration::from_millis(1_200) + self.within(60_000);
        let at = self.ms();
        {
            let mut now = self.now();
            if !now.is_up {
                return;
            }
            // What stands at the beginning of a run goes on to stand.
            let from = now.played.last().map_or(at, |(from, _)| *from);
            World::stops_playing(&mut now, at);
            let after = at + stopped.as_millis() as u64;
            now.played.push((after + from.saturating_sub(at), None));
        }
        self.note("server", "is stopped");
        tokio::time::advance(stopped).await;
    }

    /// How much of the time between two moments a server ran for the players.
    pub fn played(&self, from: u64, until: u64) -> u64 {
        let now = self.now();
        let part = |&(begins, ends): &(u64, Option<u64>)| {
            ends.unwrap_or(u64::MAX).min(until).saturating_sub(begins.max(from))
        };
        now.played.iter().map(part).sum()
    }

    /// Something has happened.
    pub fn note(&self, who: &str, what: &str) {
        let at = self.ms();
        (at, who, what).hash(&mut *self.0.trace.lock().unwrap());
        if self.0.prints {
            println!("{at:>8} {who}: {what}");
        }
    }

    /// One number for everything that has happened.
    pub fn trace(&self) -> u64 {
        let mut hasher = self.0.trace.lock().unwrap().clone();
        self.now().events.hash(&mut hasher);
        hasher.finish()
    }

    pub async fn sleeps(&self, ms: usize) {
        let time = self.within(ms);
        sleep(time).await;
    }
}
