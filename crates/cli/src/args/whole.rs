//! Whole numbers, and what is expected where something else is given.

use std::fmt::Display;
use std::num::{NonZeroU64, NonZeroUsize};
use std::str::FromStr;

const MOST_THREADS: usize = 1024;

/// Reads a number of things of which there is at least one.
pub fn number(text: &str) -> Result<NonZeroU64, String> {
    text.parse().map_err(|_| expected(u64::MAX))
}

/// The same for what is counted in memory, such as threads.
pub fn count(text: &str) -> Result<NonZeroUsize, String> {
    text.parse().map_err(|_| expected(usize::MAX as u64))
}

/// The same for threads: more than any machine has processors only cost.
pub fn threads(text: &str) -> Result<NonZeroUsize, String> {
    let given = text.parse().ok().filter(|given: &NonZeroUsize| given.get() <= MOST_THREADS);
    given.ok_or_else(|| expected(MOST_THREADS as u64))
}

/// Reads a number that may be none, such as a bound or a port.
pub fn between<T: FromStr + PartialOrd + Copy + Display>(
    least: T,
    most: T,
) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text| {
        let given = text.parse().ok().filter(|given| (least..=most).contains(given));
        given.ok_or_else(|| format!("expected a whole number from {least} to {most}"))
    }
}

fn expected(most: u64) -> String {
    format!("expected a whole number from 1 to {most}")
}
