//! Whether a player is short of time.

use board::Side;
use law::{Figure, figure};

use crate::state::State;
use crate::state::clock::Clock;

const SECOND: u64 = 1000;

const MINUTE: u64 = 60 * SECOND;

/// Whether a player is short of time, as the code defines it; never where it does not.
pub(crate) fn is_hurried(state: &State) -> bool {
    let least = figure(state.law().code, Figure::MinutesOfTimePressure);
    let added = figure(state.law().code, Figure::SecondsAgainstTimePressure);
    let (Some((minutes, _)), Some((seconds, _)), Some(clock)) = (least, added, state.time.clock()) else {
        return false;
    };
    Side::ALL.into_iter().any(|side| is_short(clock, side, minutes) && !is_given(clock, side, seconds))
}

fn is_short(clock: &Clock, side: Side, minutes: u32) -> bool {
    clock.left_ms(side).is_some_and(|left| left < u64::from(minutes) * MINUTE)
}

fn is_given(clock: &Clock, side: Side, seconds: u32) -> bool {
    clock.given_each_move_ms(side) >= u64::from(seconds) * SECOND
}
