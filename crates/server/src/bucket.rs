//! A token bucket: how often something may happen.

use std::time::Duration;

use tokio::time::Instant;

use crate::limits::Rate;

/// Tokens that fill up with time; each use takes one.
#[derive(Clone, Debug)]
pub(crate) struct Bucket {
    rate: Rate,
    /// When the bucket would be empty, going back from now by the tokens that it holds.
    empty_at: Instant,
}

impl Bucket {
    /// A full bucket.
    pub(crate) fn full(rate: Rate, now: Instant) -> Self {
        Bucket { rate, empty_at: now.checked_sub(span(rate, rate.burst)).unwrap_or(now) }
    }

    /// Takes so many tokens, whether it has them or not.
    pub(crate) fn charge(&mut self, now: Instant, tokens: u32) {
        let fullest = now.checked_sub(span(self.rate, self.rate.burst)).unwrap_or(now);
        self.empty_at = self.empty_at.max(fullest) + span(self.rate, tokens);
    }

    /// Whether more was taken than it had.
    pub(crate) fn owes(&self, now: Instant) -> bool {
        self.empty_at > now
    }

    /// How many tokens were taken that have not come in again.
    pub(crate) fn taken(&self, now: Instant) -> u64 {
        let fullest = now.checked_sub(span(self.rate, self.rate.burst)).unwrap_or(now);
        let taken = self.empty_at.saturating_duration_since(fullest) * self.rate.a_second.max(1);
        taken.as_secs()
    }

    /// Whether it has filled up again.
    pub(crate) fn is_full(&self, now: Instant) -> bool {
        now.checked_sub(span(self.rate, self.rate.burst)).is_some_and(|fullest| self.empty_at <= fullest)
    }

    /// Takes so many tokens, if there are as many.
    pub(crate) fn take(&mut self, now: Instant, tokens: u32) -> bool {
        let fullest = now.checked_sub(span(self.rate, self.rate.burst)).unwrap_or(now);
        let after = self.empty_at.max(fullest) + span(self.rate, tokens);
        let taken = after <= now;
        if taken {
            self.empty_at = after;
        }
        taken
    }
}

/// The time in which so many tokens come.
fn span(rate: Rate, tokens: u32) -> Duration {
    Duration::from_secs(1) * tokens / rate.a_second.max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(rate: Rate, uses_at_ms: &[(u64, bool)]) {
        let start = Instant::now() + Duration::from_secs(3600);
        let mut bucket = Bucket::full(rate, start);
        for &(ms, expected) in uses_at_ms {
            let taken = bucket.take(start + Duration::from_millis(ms), 1);
            assert_eq!(taken, expected, "at {ms} ms of {uses_at_ms:?}");
        }
    }

    #[test]
    fn a_burst_then_the_steady_rate() {
        let rate = Rate { a_second: 10, burst: 3 };
        check(rate, &[(0, true), (0, true), (0, true), (0, false), (99, false), (100, true), (100, false)]);
        check(rate, &[(0, true), (200, true), (200, true), (200, true), (200, false)]);
    }

    #[test]
    fn a_long_rest_gives_no_more_than_the_burst() {
        let rate = Rate { a_second: 10, burst: 2 };
        check(rate, &[(60_000, true), (60_000, true), (60_000, false)]);
    }

    #[test]
    fn several_are_taken_together_or_not_at_all() {
        let now = Instant::now() + Duration::from_secs(3600);
        let mut bucket = Bucket::full(Rate { a_second: 10, burst: 5 }, now);
        let taken: Vec<bool> = [3, 3, 2, 1].iter().map(|&tokens| bucket.take(now, tokens)).collect();
        assert_eq!(taken, [true, false, true, false]);
    }

    #[test]
    fn what_is_charged_must_come_in_again() {
        let now = Instant::now() + Duration::from_secs(3600);
        let mut bucket = Bucket::full(Rate { a_second: 10, burst: 5 }, now);
        bucket.charge(now, 5);
        assert!(!bucket.owes(now));
        bucket.charge(now, 10);
        let owes = [0, 500, 999, 1000].map(|ms| bucket.owes(now + Duration::from_millis(ms)));
        assert_eq!(owes, [true, true, true, false]);
    }

    #[test]
    fn what_was_taken_is_forgotten_as_it_comes_in_again() {
        let now = Instant::now() + Duration::from_secs(3600);
        let mut bucket = Bucket::full(Rate { a_second: 20, burst: 5 }, now);
        bucket.charge(now, 100);
        let taken = [0, 1000, 4900, 6000].map(|ms| bucket.taken(now + Duration::from_millis(ms)));
        assert_eq!(taken, [100, 80, 2, 0]);
    }

    #[test]
    fn a_refused_use_costs_nothing() {
        let rate = Rate { a_second: 1, burst: 1 };
        check(rate, &[(0, true), (500, false), (900, false), (1000, true)]);
    }
}
