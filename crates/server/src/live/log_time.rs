//! The time of the log: it runs while the server works, and only then.
//!
//! It goes on from where the last run left it, by the machine's monotonic clock, which nobody can set. What the server
//! itself loses is no part of it: the outage before a run, the first seconds after it, in which players come back, and any
//! time for which the process was stopped.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::machine::utc_ms;

/// Between two looks at the clock, where nobody asks for the time.
pub(crate) const TICK: Duration = Duration::from_millis(100);

/// If so much has passed since the last look, the process was stopped, or its machine had no time for it; then the time is
/// nobody's.
const STOPPED: Duration = Duration::from_millis(350);

/// The clock of one run.
pub(crate) struct LogTime {
    began: Instant,
    /// Whether somebody looks at it every [`TICK`], so that a long gap can only mean that the process was stopped.
    watched: AtomicBool,
    run: Mutex<Run>,
}

impl LogTime {
    /// Goes on from where the time of the log stood, or begins with what the calendar shows. If there was a time before,
    /// it stands at first for as long as players need to come back.
    pub(crate) fn from(reached_ms: u64, comeback: Duration) -> LogTime {
        let (log_ms, stands) = match reached_ms {
            0 => (utc_ms(), Duration::ZERO),
            reached => (reached, comeback),
        };
        let run =
            Run { begun_ms: log_ms, looked: Duration::ZERO, passed: Duration::ZERO, stands, stopped: false };
        LogTime { began: Instant::now(), watched: AtomicBool::new(false), run: Mutex::new(run) }
    }

    pub(crate) fn now_ms(&self) -> u64 {
        // Nothing that is done under this lock can stop half-way, so that a poisoned one is sound.
        let mut run = self.run.lock().unwrap_or_else(PoisonError::into_inner);
        run.look(self.began.elapsed(), self.watched.load(Relaxed))
    }

    /// The time of the log has come so far at another server: here it goes on from there. Then there was no outage.
    pub(crate) fn reaches(&self, log_ms: u64) {
        let mut run = self.run.lock().unwrap_or_else(PoisonError::into_inner);
        let now_ms = run.look(self.began.elapsed(), self.watched.load(Relaxed));
        run.reaches(now_ms, log_ms);
    }

    /// Whether the process was stopped since this was asked last. Other servers of the log may have gone on meanwhile.
    pub(crate) fn was_stopped(&self) -> bool {
        std::mem::take(&mut self.run.lock().unwrap_or_else(PoisonError::into_inner).stopped)
    }

    /// From now on somebody looks every [`TICK`].
    pub(crate) fn is_watched(&self) {
        self.now_ms();
        self.watched.store(true, Relaxed);
    }
}

/// How far a run has come.
struct Run {
    begun_ms: u64,
    /// When the clock was looked at last, since the run began.
    looked: Duration,
    /// What has passed of the time of the log.
    passed: Duration,
    /// What must pass before it begins to run.
    stands: Duration,
    /// Whether the process was stopped, and nobody has asked since.
    stopped: bool,
}

impl Run {
    /// Looks at the machine's clock, which shows so much since the run began.
    fn look(&mut self, now: Duration, watched: bool) -> u64 {
        let since = now.saturating_sub(self.looked);
        self.looked = self.looked.max(now);
        let stopped = watched && since >= STOPPED;
        self.stopped |= stopped;
        let since = if stopped { Duration::ZERO } else { since };
        let stood = since.min(self.stands);
        self.stands -= stood;
        self.passed += since - stood;
        self.begun_ms.saturating_add(u64::try_from(self.passed.as_millis()).unwrap_or(u64::MAX))
    }

    /// Goes on from a later time than now.
    fn reaches(&mut self, now_ms: u64, log_ms: u64) {
        if log_ms > now_ms {
            self.begun_ms = self.begun_ms.saturating_add(log_ms - now_ms);
            self.stands = Duration::ZERO;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(stands_ms: u64, looks: &[(u64, bool, u64)]) {
        let stands = Duration::from_millis(stands_ms);
        let (looked, passed) = Default::default();
        let mut run = Run { begun_ms: 1_000, looked, passed, stands, stopped: false };
        for &(at_ms, watched, expected) in looks {
            assert_eq!(run.look(Duration::from_millis(at_ms), watched), expected, "at {at_ms} of {looks:?}");
        }
    }

    #[test]
    fn it_goes_on_from_where_it_stood() {
        check(0, &[(0, true, 1_000), (300, true, 1_300), (600, true, 1_600), (600, true, 1_600)]);
    }

    #[test]
    fn it_stands_while_players_come_back() {
        check(500, &[(300, true, 1_000), (600, true, 1_100), (700, true, 1_200)]);
    }

    #[test]
    fn what_passes_while_the_process_is_stopped_is_nobodys() {
        check(0, &[(100, true, 1_100), (31_100, true, 1_100), (31_200, true, 1_200)]);
        check(0, &[(100, true, 1_100), (900, true, 1_100), (1_000, true, 1_200), (1_800, true, 1_200)]);
        check(0, &[(100, false, 1_100), (31_100, false, 32_100)]);
    }

    #[test]
    fn a_stop_is_told_once() {
        let (looked, passed, stands) = Default::default();
        let mut run = Run { begun_ms: 1_000, looked, passed, stands, stopped: false };
        let mut stopped = |at_ms| {
            run.look(Duration::from_millis(at_ms), true);
            std::mem::take(&mut run.stopped)
        };
        assert_eq!([100, 5_100, 5_200].map(&mut stopped), [false, true, false]);
    }

    #[test]
    fn it_never_runs_backward() {
        check(0, &[(300, true, 1_300), (200, true, 1_300), (400, true, 1_400)]);
        let time = LogTime::from(0, Duration::ZERO);
        let read: Vec<u64> = (0..1000).map(|_| time.now_ms()).collect();
        assert!(read.is_sorted() && read[0] > 1_600_000_000_000, "{:?}", read.first());
    }

    #[test]
    fn it_goes_with_a_server_that_is_ahead_and_with_none_that_is_behind() {
        let time = LogTime::from(5_000, Duration::from_secs(60));
        time.reaches(4_000);
        assert_eq!(time.now_ms(), 5_000, "it stands while players come back");
        time.reaches(9_000);
        let now = time.now_ms();
        assert!((9_000..9_500).contains(&now), "{now}");
        std::thread::sleep(Duration::from_millis(5));
        assert!(time.now_ms() > now, "the other server runs, so nobody has to come back");
    }

    #[test]
    fn the_calendar_is_asked_only_for_a_new_log() {
        assert_eq!(LogTime::from(5_000, Duration::from_secs(60)).now_ms(), 5_000);
    }
}
