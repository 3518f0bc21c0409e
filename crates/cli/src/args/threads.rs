//! How many threads a command takes.

use std::num::NonZeroUsize;

/// More than any machine has processors; beyond it threads only cost.
const MOST: usize = 1024;

/// Reads a number of threads, 1 to 1024.
pub fn threads(text: &str) -> Result<NonZeroUsize, String> {
    let given = text.parse().ok().filter(|given: &NonZeroUsize| given.get() <= MOST);
    given.ok_or_else(|| format!("expected a number from 1 to {MOST}"))
}
