//! Counts of what the writer has done.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// What the writer of a store has done since it was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Games created and appends written.
    pub written: u64,
    /// Writes that were refused, failed, or repeated an earlier one.
    pub not_written: u64,
    /// Commits, each with one group of writes and one wait for the disk.
    pub commits: u64,
    /// The largest number of writes in one commit.
    pub largest_group: u64,
}

#[derive(Debug, Default)]
pub(super) struct Tally {
    written: AtomicU64,
    not_written: AtomicU64,
    commits: AtomicU64,
    largest_group: AtomicU64,
}

impl Tally {
    /// Counts one group of writes, and how many of them were written.
    pub(super) fn group(&self, size: u64, written: u64) {
        self.written.fetch_add(written, Relaxed);
        self.not_written.fetch_add(size - written, Relaxed);
        if written > 0 {
            self.commits.fetch_add(1, Relaxed);
            self.largest_group.fetch_max(written, Relaxed);
        }
    }

    pub(super) fn read(&self) -> Stats {
        Stats {
            written: self.written.load(Relaxed),
            not_written: self.not_written.load(Relaxed),
            commits: self.commits.load(Relaxed),
            largest_group: self.largest_group.load(Relaxed),
        }
    }
}
