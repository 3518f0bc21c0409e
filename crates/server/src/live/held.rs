//! How many acts the games in memory have: what the server's memory grows with.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use crate::limits::Limits;

/// The acts of all games in memory.
#[derive(Clone, Debug, Default)]
pub(crate) struct Held(Arc<AtomicU64>);

impl Held {
    /// For how long a game stays in memory in which nobody acts: not long while the games hold more acts than they may.
    pub(crate) fn awake(&self, limits: &Limits) -> Duration {
        match self.0.load(Relaxed) > limits.acts_in_memory {
            true => limits.awake_when_full.min(limits.awake),
            false => limits.awake,
        }
    }
}

/// The acts of one game in memory, counted among all as long as it is there.
pub(crate) struct Holds {
    all: Held,
    acts: u64,
}

impl Holds {
    pub(crate) fn nothing(all: &Held) -> Holds {
        Holds { all: all.clone(), acts: 0 }
    }

    /// So many acts are in memory now.
    pub(crate) fn now(&mut self, acts: u64) {
        self.all.0.fetch_add(acts, Relaxed);
        self.all.0.fetch_sub(self.acts, Relaxed);
        self.acts = acts;
    }
}

impl Drop for Holds {
    fn drop(&mut self) {
        self.now(0);
    }
}
