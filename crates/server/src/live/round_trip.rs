//! How long a message to a client and its answer take together. The server measures it: what a client says of itself could be
//! made up.

use axum::body::Bytes;
use tokio::time::{Duration, Instant};

/// The shortest of so many measurements counts: a single one may have waited for something else.
const KEPT: usize = 3;

/// Between two measurements.
const AGAIN: Duration = Duration::from_secs(15);

/// It is told in steps: what changes by less is not worth a message. Below one of them nothing is told.
const STEP_MS: u64 = 20;

/// The measurements of a socket.
#[derive(Debug)]
pub(crate) struct RoundTrip {
    /// The number and the time of the last question.
    asked: Option<(u8, Instant)>,
    /// A question that nobody has answered yet is measured once.
    waits: bool,
    measured: [u16; KEPT],
    told_ms: u64,
    most_ms: u64,
}

impl RoundTrip {
    /// Nothing is known yet. No more than this is told; if it is nothing, nothing is measured.
    pub(crate) fn unknown(most: Duration) -> RoundTrip {
        let most_ms = u64::try_from(most.as_millis()).unwrap_or(u64::MAX);
        RoundTrip { asked: None, waits: false, measured: [u16::MAX; KEPT], told_ms: 0, most_ms }
    }

    /// Whether it is time to measure again.
    pub(crate) fn is_due(&self, now: Instant) -> bool {
        self.most_ms > 0 && self.asked.is_none_or(|(_, asked)| now.duration_since(asked) >= AGAIN)
    }

    /// What a ping carries that goes out now.
    pub(crate) fn asks(&mut self, now: Instant) -> Bytes {
        let number = self.asked.map_or(0, |(last, _)| last.wrapping_add(1));
        (self.asked, self.waits) = (Some((number, now)), true);
        Bytes::copy_from_slice(&[number])
    }

    /// Takes the answer to a ping. Gives what the table is told, if it was told something else before.
    pub(crate) fn answered(&mut self, carried: &[u8], now: Instant) -> Option<u64> {
        let (number, asked) = self.asked?;
        if !self.waits || carried != [number] {
            return None;
        }
        self.waits = false;
        self.measured.rotate_right(1);
        self.measured[0] = u16::try_from(now.duration_since(asked).as_millis()).unwrap_or(u16::MAX);
        let lag_ms = self.lag_ms();
        let changed = lag_ms.abs_diff(self.told_ms) > STEP_MS || (lag_ms == 0) != (self.told_ms == 0);
        changed.then(|| {
            self.told_ms = lag_ms;
            lag_ms
        })
    }

    fn lag_ms(&self) -> u64 {
        let shortest = self.measured.iter().min().map_or(0, |&shortest| u64::from(shortest));
        shortest.min(self.most_ms) / STEP_MS * STEP_MS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOST: Duration = Duration::from_millis(500);

    /// Each measurement, and what the table is told after it.
    #[track_caller]
    fn check(measured: &[(u64, Option<u64>)]) {
        let (mut trip, mut now) = (RoundTrip::unknown(MOST), Instant::now());
        for &(takes_ms, expected) in measured {
            assert!(trip.is_due(now));
            let carried = trip.asks(now);
            let back = now + Duration::from_millis(takes_ms);
            assert!(!trip.is_due(now));
            assert_eq!(trip.answered(&carried, back), expected, "{takes_ms} of {measured:?}");
            assert_eq!(trip.answered(&carried, back), None, "answered once");
            now = back + AGAIN;
        }
    }

    #[test]
    fn the_shortest_of_three_is_told_when_it_changes() {
        check(&[
            (210, Some(200)),
            (900, None),
            (205, None),
            (190, None),
            (400, None),
            (400, None),
            (400, Some(400)),
        ]);
    }

    #[test]
    fn nothing_is_told_of_a_short_way() {
        check(&[(3, None), (19, None), (19, None), (19, None)]);
        check(&[(30, Some(20)), (2, Some(0))]);
    }

    #[test]
    fn half_a_second_is_the_most() {
        check(&[(40_000, Some(500)), (100_000, None)]);
    }

    #[test]
    fn where_nothing_counts_nothing_is_measured() {
        assert!(!RoundTrip::unknown(Duration::ZERO).is_due(Instant::now()));
        assert!(RoundTrip::unknown(MOST).is_due(Instant::now()));
    }

    #[test]
    fn an_answer_to_another_question_tells_nothing() {
        let (mut trip, now) = (RoundTrip::unknown(MOST), Instant::now());
        let later = now + Duration::from_millis(100);
        assert_eq!(trip.answered(&[0], later), None, "nobody has asked");
        let first = trip.asks(now);
        trip.asks(now);
        assert_eq!(trip.answered(&first, later), None, "another was asked since");
        assert_eq!(trip.answered(&[1, 1], later), None);
        assert_eq!(trip.answered(&[1], later), Some(100));
    }
}
