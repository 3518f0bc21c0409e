//! Times of the log, read by the calendar.

use crate::records::Moment;

/// When the runs of servers began, by the time of the log and by the calendar.
pub(crate) struct Calendar(Vec<Moment>);

impl Calendar {
    /// Takes the beginnings of all runs in their order.
    pub(crate) fn of(runs: Vec<Moment>) -> Self {
        Self(runs)
    }

    /// Milliseconds since 1970. Before the first run both times were the same.
    pub(crate) fn utc(&self, log_ms: u64) -> u64 {
        let run = self.0.iter().rev().find(|run| run.log_ms <= log_ms);
        run.map_or(log_ms, |run| run.utc_ms.saturating_add(log_ms - run.log_ms))
    }
}
