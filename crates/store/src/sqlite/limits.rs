//! How much an SQLite store takes on.

use std::time::Duration;

/// How much a [`SqliteStore`](crate::SqliteStore) takes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SqliteLimits {
    /// Connections for reading, each on its own thread; at least one.
    pub readers: usize,
    /// Requests that may wait for the writer, and as many for the readers; further ones wait until there is room.
    pub queue: usize,
    /// Writes in one commit; at least one.
    pub group: usize,
    /// Between the beginnings of two commits lies at least so much time, unless [`SqliteLimits::crowd`] writes wait: what
    /// comes in meanwhile shares the second. A write to which nothing comes close is committed at once. Zero: nothing waits.
    pub pace: Duration,
    /// So many writes that wait are committed without waiting for more.
    pub crowd: usize,
    /// How long to wait while another program holds the file.
    pub patience: Duration,
    /// Pages of 4 KiB that the write-ahead log may hold before they are copied into the file; 0 copies them only when the
    /// store is closed.
    pub checkpoint_pages: u32,
}

impl Default for SqliteLimits {
    fn default() -> Self {
        Self {
            readers: 3,
            queue: 1024,
            group: 256,
            pace: Duration::ZERO,
            crowd: 24,
            patience: Duration::from_secs(5),
            checkpoint_pages: 1000,
        }
    }
}
