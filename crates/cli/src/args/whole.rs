//! Whole numbers from 1 on.

use std::num::{NonZeroU64, NonZeroUsize};

/// Reads a number of things of which there is at least one.
pub fn number(text: &str) -> Result<NonZeroU64, String> {
    text.parse().map_err(|_| expected(u64::MAX))
}

/// The same for what is counted in memory, such as threads.
pub fn count(text: &str) -> Result<NonZeroUsize, String> {
    text.parse().map_err(|_| expected(usize::MAX as u64))
}

fn expected(most: u64) -> String {
    format!("expected a whole number from 1 to {most}")
}
