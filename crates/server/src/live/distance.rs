//! How far away a client is: how long a message takes to it and back.
//!
//! A ping goes out with what a player is told, and a browser answers it by itself, before anything that its reader does
//! then. So the distance is that of the very news on which the player acts.

use std::collections::VecDeque;
use std::time::Duration;

use axum::body::Bytes;

/// The least time from one ping to the next, in milliseconds, until enough is known.
const PAUSE_MS: u64 = 1_000;
/// The same from then on: a way seldom changes, and a ping and its answer cost as much as what is told.
const CALM_MS: u64 = 10_000;
/// A ping that was not answered for so long is asked again.
const LOST_MS: u64 = 5_000;
/// Of so many answers the quickest counts: one that was held up on its way tells little of the way.
const KEPT: usize = 3;

/// What is known of the distance of one client, by the time of the log: in milliseconds.
#[derive(Debug, Default)]
pub(crate) struct Distance {
    asked: u32,
    /// When the ping went out that waits for its answer.
    waits: Option<u64>,
    last: Option<u64>,
    answers: VecDeque<u64>,
}

impl Distance {
    /// What a ping is to hold that goes out now; none where it is too soon for another.
    pub(crate) fn asks(&mut self, now_ms: u64) -> Option<Bytes> {
        let since = |at: Option<u64>| at.map(|at| now_ms.saturating_sub(at));
        let pause = if self.answers.len() < KEPT { PAUSE_MS } else { CALM_MS };
        let too_soon = since(self.last).is_some_and(|passed| passed < pause);
        let waits = since(self.waits).is_some_and(|passed| passed < LOST_MS);
        if too_soon || waits {
            return None;
        }
        self.asked = self.asked.wrapping_add(1);
        (self.waits, self.last) = (Some(now_ms), Some(now_ms));
        Some(Bytes::copy_from_slice(&self.asked.to_be_bytes()))
    }

    /// A ping has come back. One that was not asked for tells nothing.
    pub(crate) fn answered(&mut self, held: &[u8], now_ms: u64) {
        if held != self.asked.to_be_bytes() {
            return;
        }
        let Some(since) = self.waits.take() else { return };
        if self.answers.len() == KEPT {
            self.answers.pop_front();
        }
        self.answers.push_back(now_ms.saturating_sub(since));
    }

    /// There and back, in milliseconds, and no more than this; 0 while nothing is known.
    pub(crate) fn ms(&self, most: Duration) -> u64 {
        self.known_ms(most).unwrap_or_default()
    }

    /// The same; none while nothing is known.
    pub(crate) fn known_ms(&self, most: Duration) -> Option<u64> {
        let quickest = self.answers.iter().min().copied()?;
        Some(quickest.min(u64::try_from(most.as_millis()).unwrap_or(u64::MAX)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOST: Duration = Duration::from_millis(500);

    #[test]
    fn the_quickest_of_the_last_answers_counts() {
        let (mut distance, mut now) = (Distance::default(), 7);
        assert_eq!(distance.ms(MOST), 0);
        for (way, expected) in [(300, 300), (200, 200), (900, 200), (800, 200), (700, 500)] {
            let ping = distance.asks(now).unwrap();
            distance.answered(&ping, now + way);
            assert_eq!(distance.ms(MOST), expected);
            now += CALM_MS;
        }
    }

    #[test]
    fn who_is_known_is_asked_seldom() {
        let (mut distance, mut now) = (Distance::default(), 7);
        for _ in 0..KEPT {
            let ping = distance.asks(now).unwrap();
            distance.answered(&ping, now + 10);
            now += PAUSE_MS;
        }
        assert_eq!(distance.asks(now), None);
        let last = now - PAUSE_MS;
        assert_eq!(distance.asks(last + CALM_MS - 1), None);
        assert!(distance.asks(last + CALM_MS).is_some());
    }

    #[test]
    fn one_ping_is_under_way_at_a_time_and_a_lost_one_is_asked_again() {
        let (mut distance, now) = (Distance::default(), 7);
        let first = distance.asks(now).unwrap();
        assert_eq!(distance.asks(now + PAUSE_MS), None);
        let second = distance.asks(now + LOST_MS).unwrap();
        distance.answered(&first, now + LOST_MS + 1);
        assert_eq!(distance.ms(MOST), 0, "the answer to the first says nothing of the second");
        distance.answered(&second, now + LOST_MS + 40);
        assert_eq!(distance.ms(MOST), 40);
    }

    #[test]
    fn nobody_is_asked_again_at_once_and_what_was_not_asked_tells_nothing() {
        let (mut distance, now) = (Distance::default(), 7);
        distance.answered(&0u32.to_be_bytes(), now);
        distance.answered(b"", now);
        assert_eq!(distance.ms(MOST), 0);
        let ping = distance.asks(now).unwrap();
        distance.answered(&ping, now + 10);
        distance.answered(&ping, now + 5_000);
        assert_eq!(distance.ms(MOST), 10);
        assert_eq!(distance.asks(now + PAUSE_MS - 1), None);
        assert!(distance.asks(now + PAUSE_MS).is_some());
    }
}
