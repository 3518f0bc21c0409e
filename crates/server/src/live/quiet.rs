//! Since when nobody sits at a table: so the hall knows which game to put away.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use tokio::time::Instant;

/// Since when nobody sits at a table, in milliseconds of the hall's own; 0 while somebody does.
#[derive(Clone, Debug)]
pub(crate) struct Quiet {
    begun: Instant,
    since_ms: Arc<AtomicU64>,
}

impl Default for Quiet {
    fn default() -> Self {
        Quiet { begun: Instant::now(), since_ms: Arc::default() }
    }
}

impl Quiet {
    /// Tells since when nobody sits here; none: somebody does.
    pub(crate) fn since(&self, asked: Option<Instant>) {
        let ms = asked.map_or(0, |asked| 1 + asked.saturating_duration_since(self.begun).as_millis() as u64);
        self.since_ms.store(ms, Relaxed);
    }

    /// That of another table of the same hall.
    pub(crate) fn of_another(&self) -> Quiet {
        Quiet { begun: self.begun, since_ms: Arc::default() }
    }

    /// Milliseconds; none while somebody sits here.
    pub(crate) fn read(&self) -> Option<u64> {
        Some(self.since_ms.load(Relaxed)).filter(|&ms| ms > 0)
    }
}
