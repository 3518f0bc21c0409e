//! How much a PostgreSQL store takes on.

use std::time::Duration;

/// How much a [`PostgresStore`](crate::PostgresStore) takes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PostgresLimits {
    /// Connections at once; at least one. Requests beyond them wait.
    pub connections: usize,
    /// How long to wait for an answer. What was asked for may still be done afterwards.
    pub patience: Duration,
}

impl Default for PostgresLimits {
    fn default() -> Self {
        Self { connections: 16, patience: Duration::from_secs(10) }
    }
}
