//! Whose clock runs once an act is judged.

use board::Side;
use law::{Provision, provided};

use crate::facts::options::options;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

/// Whose clock runs follows the law: against the holder of an option while he considers, then the player again;
/// against nobody when the game is over.
pub(crate) fn clock_follows(state: &mut State) -> Vec<Ruling> {
    if !state.time.has_clock() {
        return Vec::new();
    }
    if state.waiting().is_over() || state.waiting().upshot().is_some() {
        state.time.runs_for(None);
        return Vec::new();
    }
    match (state.waiting().dispute().is_some(), state.time.running()) {
        // Nobody can play on while people find a fact.
        (true, Some(side)) => state.time.holds_for(side),
        (false, _) => state.time.goes_on_from_hold(),
        (true, None) => {}
    }
    let Some(article) = provided(state.law().code, Provision::TimeWhileConsidering) else {
        return Vec::new();
    };
    let stopped = state.time.running().is_none();
    let considers = Side::ALL.into_iter().find(|&side| considers(state, side)).filter(|_| !stopped);
    match considers {
        Some(holder) if !state.time.is_considering() => {
            state.time.considers(true);
            state.time.runs_for(Some(holder));
            let says = format!("{}'s time runs while he considers the penalty.", holder.name());
            vec![Ruling { about: Some(!holder), ..ruling([article], RulingKind::Note, says) }]
        }
        None if state.time.is_considering() => {
            state.time.considers(false);
            let by = state.turn().by();
            state.time.runs_for(Some(by));
            Vec::new()
        }
        _ => Vec::new(),
    }
}

pub(crate) fn considers(state: &State, holder: Side) -> bool {
    options(state, holder).iter().any(|option| option.possible)
}
