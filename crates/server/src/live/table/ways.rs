//! How far away the players are: each is told of the other, and a claim on time waits for a move that is on its way.

use std::time::Duration;

use board::Side;
use tokio::time::sleep;
use view::Seat;

use crate::client::Caller;
use crate::live::call::Call;
use crate::live::playtime::Came;
use crate::live::table::state::Table;
use crate::live::words::player;
use crate::machine::begin;
use crate::wire::act::ActRequest;
use crate::wire::frame::Frame;

/// A way is told in whole steps of so many milliseconds: it is nobody's business to the millisecond, and a frame for each change
/// of one would say little.
const STEP_MS: u64 = 100;

impl Table {
    /// Tells each player how far away the other is, where that has changed.
    pub(super) fn tell_ways(&mut self) {
        let Some(ways) = &mut self.ways else { return };
        for side in Side::ALL {
            let now = self.guests.reached_in_ms(Seat::of(side)).map(told);
            if ways.get(&side).copied() == now {
                continue;
            }
            match now {
                Some(ms) => ways.insert(side, ms),
                None => ways.remove(&side),
            };
            let frame = Frame::Away { away_ms: now }.text();
            self.guests.tell_all(|seat| (player(seat) == Some(!side)).then(|| frame.clone()));
        }
    }

    /// How far away the other player is, as this seat may know it.
    pub(super) fn way_told(&self, seat: Seat) -> Option<u64> {
        self.ways.as_ref()?;
        self.guests.reached_in_ms(Seat::of(!player(seat)?)).map(told)
    }

    /// How long what somebody says must wait, where it is about the time of a player whose clock runs and who is far away: his
    /// move may have been made before it, and be on its way.
    pub(super) fn waits_for_move(
        &self,
        by: Option<Caller>,
        request: &ActRequest,
        came: Came,
    ) -> Option<Duration> {
        if !request.acts.lines().iter().any(|line| is_about_time(line)) {
            return None;
        }
        let runs = self.game.as_ref()?.runs()?;
        if by.is_some_and(|by| player(by.seat) == Some(runs)) {
            return None;
        }
        let until = came.at_ms.saturating_add(self.guests.away_ms(Seat::of(runs))?);
        let left = until.saturating_sub(self.resources.now_ms());
        (left > 0).then(|| Duration::from_millis(left))
    }

    /// Answers later, as if it had been said then, but by the time at which it came.
    pub(super) fn puts_off(&self, call: Call, wait: Duration) {
        let way = self.way.clone();
        begin(async move {
            sleep(wait).await;
            if let Some(way) = way.upgrade() {
                let _ = way.send(Box::new(call)).await;
            }
        });
    }
}

/// A way as it is told: up to half a step less, or more.
fn told(ms: u64) -> u64 {
    (ms + STEP_MS / 2) / STEP_MS * STEP_MS
}

/// Whether an act says that somebody's time is over.
fn is_about_time(line: &str) -> bool {
    let mut words = line.split_whitespace().skip(1).map(str::to_ascii_lowercase);
    match (words.next().as_deref(), words.next().as_deref()) {
        (Some("claims"), Some(what)) => what == "time",
        (Some("finds"), Some(what)) => matches!(what, "flag" | "flag-first"),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_are_told_in_tenths_of_a_second() {
        assert_eq!([0, 49, 50, 149, 212, 500].map(told), [0, 0, 100, 100, 200, 500]);
    }

    #[test]
    fn what_is_about_time_is_known_by_its_words() {
        for line in [
            "black claims time",
            "arbiter finds flag white",
            "Players  FINDS flag-first black",
            "black\u{a0}claims\u{2003}time",
        ] {
            assert!(is_about_time(line), "{line}");
        }
        for line in
            ["black claims repetition", "white touches e2", "arbiter finds so", "black", "white finds"]
        {
            assert!(!is_about_time(line), "{line}");
        }
    }
}
