//! Whose clock runs once an act is judged.

use board::Side;
use law::{Provision, provided};

use crate::effects::time::set_running;
use crate::facts::options::options;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

/// Whose clock runs follows the law: against the holder of an option while he considers, then the player again;
/// against nobody when the game is over.
pub(crate) fn clock_follows(state: &mut State) -> Vec<Ruling> {
    if state.time.clock.is_none() {
        return Vec::new();
    }
    if state.waiting().is_over() || state.waiting().upshot().is_some() {
        set_running(state, None);
        return Vec::new();
    }
    let Some(article) = provided(state.law().code, Provision::TimeWhileConsidering) else {
        return Vec::new();
    };
    let stopped = state.time.clock.as_ref().is_some_and(|clock| clock.running().is_none());
    let considers = Side::ALL.into_iter().find(|&side| considers(state, side)).filter(|_| !stopped);
    match considers {
        Some(holder) if !state.time.is_considering() => {
            state.time.considers(true);
            set_running(state, Some(holder));
            let says = format!("{}'s time runs while he considers the penalty.", holder.name());
            vec![Ruling { about: Some(!holder), ..ruling([article], RulingKind::Note, says) }]
        }
        None if state.time.is_considering() => {
            state.time.considers(false);
            let by = state.turn().by();
            set_running(state, Some(by));
            Vec::new()
        }
        _ => Vec::new(),
    }
}

pub(crate) fn considers(state: &State, holder: Side) -> bool {
    options(state, holder).iter().any(|option| option.possible)
}
