//! Whether a client that tells every second that it is there goes on to do so. A network that is gone closes nothing: the other player
//! is told of it before the socket is given up.

use std::time::Duration;

use tokio::time::Instant;

/// How often a page asks whether anybody is there, while a clock runs against its reader, and a little more.
const BEAT: Duration = Duration::from_millis(2_000);
/// How often it is looked whether something has come.
pub(crate) const LOOK: Duration = Duration::from_secs(1);
/// After so long a silence the browser is asked, which answers by itself: a page that is not seen may be slow.
const ASKED: Duration = Duration::from_millis(1_200);
/// After so long a silence nothing comes any more.
const MISSED: Duration = Duration::from_millis(2_200);

/// What is known of the beat of one client.
#[derive(Debug, Default)]
pub(crate) struct Heartbeat {
    /// When it asked last.
    last: Option<Instant>,
    /// Whether it asks every second.
    beats: bool,
    missed: bool,
}

/// What a silence comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Silence {
    /// None that tells anything.
    Usual,
    /// The client is to be asked.
    Long,
    /// Nothing comes any more: told once.
    Missed,
}

impl Heartbeat {
    /// The client has asked whether anybody is there.
    pub(crate) fn beats(&mut self, now: Instant) {
        self.beats = self.last.is_some_and(|last| now.duration_since(last) <= BEAT);
        self.last = Some(now);
    }

    /// Something has come from it. Tells whether it had been missed.
    pub(crate) fn comes(&mut self) -> bool {
        std::mem::take(&mut self.missed)
    }

    /// What it comes to that nothing has come since then.
    pub(crate) fn is_silent(&mut self, since: Instant, now: Instant) -> Silence {
        let silent = now.duration_since(since);
        if !self.beats || self.missed || silent < ASKED {
            return Silence::Usual;
        }
        self.missed = silent >= MISSED;
        if self.missed { Silence::Missed } else { Silence::Long }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(start: Instant, ms: u64) -> Instant {
        start + Duration::from_millis(ms)
    }

    #[test]
    fn who_beat_and_stops_is_missed_once() {
        let (mut heart, start) = (Heartbeat::default(), Instant::now());
        heart.beats(start);
        heart.beats(at(start, 1_000));
        let heard = at(start, 1_000);
        assert_eq!(heart.is_silent(heard, at(start, 2_100)), Silence::Usual);
        assert_eq!(heart.is_silent(heard, at(start, 2_300)), Silence::Long);
        assert_eq!(heart.is_silent(heard, at(start, 3_300)), Silence::Missed);
        assert_eq!(heart.is_silent(heard, at(start, 4_300)), Silence::Usual, "it is known");
        assert!(heart.comes() && !heart.comes());
    }

    #[test]
    fn whoever_tells_seldom_that_he_is_there_is_not_missed() {
        let (mut heart, start) = (Heartbeat::default(), Instant::now());
        assert_eq!(heart.is_silent(start, at(start, 9_000)), Silence::Usual);
        heart.beats(start);
        assert_eq!(heart.is_silent(start, at(start, 9_000)), Silence::Usual);
        heart.beats(at(start, 1_000));
        // The clock has stopped, and the page asks seldom again.
        heart.beats(at(start, 5_000));
        assert_eq!(heart.is_silent(at(start, 5_000), at(start, 9_000)), Silence::Usual);
    }
}
