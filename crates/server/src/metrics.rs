//! What the server has done, in numbers, for the operator's own instruments.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// The upper ends of the classes into which waits fall, in milliseconds.
const CLASSES: [u64; 9] = [1, 2, 5, 10, 20, 50, 100, 500, 2000];

/// Counts since the server began.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    acts: AtomicU64,
    failed: AtomicU64,
    waits: [AtomicU64; CLASSES.len()],
    waited_us: AtomicU64,
    requests: AtomicU64,
    asleep: AtomicU64,
}

/// What is there now.
pub(crate) struct Present {
    pub(crate) games: usize,
    pub(crate) sockets: usize,
    pub(crate) greeting: usize,
    pub(crate) given_up: u64,
}

impl Metrics {
    /// Acts were recorded, so long after they came.
    pub(crate) fn recorded(&self, acts: u64, waited: Duration) {
        self.acts.fetch_add(acts, Relaxed);
        self.requests.fetch_add(1, Relaxed);
        self.waited_us.fetch_add(u64::try_from(waited.as_micros()).unwrap_or(u64::MAX), Relaxed);
        for (class, count) in CLASSES.iter().zip(&self.waits) {
            if waited <= Duration::from_millis(*class) {
                count.fetch_add(1, Relaxed);
            }
        }
    }

    /// Acts could not be recorded, because the log failed.
    pub(crate) fn failed(&self) {
        self.failed.fetch_add(1, Relaxed);
    }

    /// A game fell asleep.
    pub(crate) fn falls_asleep(&self) {
        self.asleep.fetch_add(1, Relaxed);
    }

    /// A game that slept does not any more.
    pub(crate) fn wakes(&self) {
        self.asleep.fetch_sub(1, Relaxed);
    }

    /// As Prometheus reads it.
    pub(crate) fn text(&self, present: &Present) -> String {
        let Present { games, sockets, greeting, given_up } = present;
        let count = |counter: &AtomicU64| counter.load(Relaxed);
        let mut text = String::new();
        for (name, kind, says, number) in [
            ("jadoube_acts_total", "counter", "Acts recorded.", count(&self.acts)),
            ("jadoube_failed_total", "counter", "Requests that the log failed.", count(&self.failed)),
            ("jadoube_given_up_total", "counter", "Work given up, since nobody waited any more.", *given_up),
            ("jadoube_games", "gauge", "Games at which somebody sits or was lately.", *games as u64),
            (
                "jadoube_games_asleep",
                "gauge",
                "Those of them that are in the log alone.",
                count(&self.asleep),
            ),
            ("jadoube_sockets", "gauge", "Sockets at games.", *sockets as u64),
            ("jadoube_sockets_silent", "gauge", "Sockets that have not said who they are.", *greeting as u64),
        ] {
            text += &format!("# HELP {name} {says}\n# TYPE {name} {kind}\n{name} {number}\n");
        }
        let name = "jadoube_act_seconds";
        text += &format!(
            "# HELP {name} From the arrival of a request for acts to the disk.\n# TYPE {name} histogram\n"
        );
        for (class, counter) in CLASSES.iter().zip(&self.waits) {
            let seconds = *class as f64 / 1000.0;
            text += &format!("{name}_bucket{{le=\"{seconds}\"}} {}\n", count(counter));
        }
        let (all, seconds) = (count(&self.requests), count(&self.waited_us) as f64 / 1e6);
        text + &format!("{name}_bucket{{le=\"+Inf\"}} {all}\n{name}_sum {seconds}\n{name}_count {all}\n")
    }
}
