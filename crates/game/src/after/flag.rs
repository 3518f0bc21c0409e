//! An arbiter who is present calls a fallen flag.

use law::{Provision, provided};

use crate::after::clock::clock_follows;
use crate::facts::officials::is_watched;
use crate::facts::slip::open_slip;
use crate::facts::start::is_down_by_a_wrong_setting;
use crate::judging::flag::calls_flag_of_other;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::state::clock::Clock;
use crate::state::waiting::Disputed;

/// Whether a flag has fallen, and the arbiter is to decide a claim first that he had put off.
pub(crate) fn awaits_what_was_put_off(state: &State) -> bool {
    state.waiting().dispute().is_some_and(|dispute| matches!(dispute.about, Disputed::PutOff(_)))
}

/// An arbiter who is present calls a flag at the first act after it fell, where the code has him do so.
pub(crate) fn calls_flag(state: &mut State) -> Option<Vec<Ruling>> {
    let article = provided(state.law().code, Provision::ArbiterCallsFlags).filter(|_| is_watched(state))?;
    let first = state.time.clock().and_then(Clock::first_fallen)?;
    if awaits_what_was_put_off(state) || is_down_by_a_wrong_setting(state) {
        return None;
    }
    // Whether the move was made with which he may press, or the game has ended, is still to be found.
    if open_slip(state).is_some() {
        return None;
    }
    // What an appeal has set aside counts no more.
    if state.decisions.clock_is_to_be_set() {
        return None;
    }
    let mut rulings =
        vec![ruling([article], RulingKind::Note, format!("{}'s flag has fallen.", first.name()))];
    rulings.extend(calls_flag_of_other(state, !first));
    rulings.extend(clock_follows(state));
    Some(rulings)
}
