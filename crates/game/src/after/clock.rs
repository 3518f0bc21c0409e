//! Whose clock runs once an act is judged.

use board::Side;
use law::{Provision, provided};

use crate::facts::options::{choosing, options};
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::sentences::silence::silent;
use crate::settings::Notice;
use crate::state::State;

/// Whose clock runs follows the law: against the holder of an option while he considers, then the player again;
/// against nobody when the game is over.
pub(crate) fn clock_follows(state: &mut State) -> Vec<Ruling> {
    if !state.time.has_clock() {
        return Vec::new();
    }
    let gone_back = state.time.takes_gone_back();
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
    // Clocks that somebody stopped, or that stand while a move lies sealed, stay so whoever considers what.
    if state.time.running().is_none() {
        return Vec::new();
    }
    match considers(state) {
        Some((holder, says)) if !state.time.is_considering() => {
            state.time.considers(true);
            state.time.runs_for(Some(holder));
            vec![Ruling { about: Some(!holder), ..says }]
        }
        None if state.time.is_considering() => {
            state.time.considers(false);
            let by = state.turn().by();
            state.time.runs_for(Some(by));
            Vec::new()
        }
        _ if gone_back => silent_on_restored_time(state).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// Where no article says whose time runs once a move has gone back: that it is the time of the player who is to play again.
fn silent_on_restored_time(state: &State) -> Option<Ruling> {
    let running = state.time.running()?;
    let says = [
        Provision::TimeWhileConsidering,
        Provision::TimeFollowsTurn,
        Provision::TimesAfterRestoration,
        Provision::TimesStayAfterRestoration,
    ];
    let known = says.into_iter().any(|it| provided(state.law().code, it).is_some());
    let about =
        format!("whose time runs once a move has gone back: it is {}'s, who is to play", running.name());
    (!known).then(|| silent(state, &about))
}

/// Who has to decide something in his own time, where the code has it so, and what is said of it.
fn considers(state: &State) -> Option<(Side, Ruling)> {
    let code = state.law().code;
    let penalty = provided(code, Provision::TimeWhileConsidering).and_then(|article| {
        // Nobody considers what a silent table has not told him. His time runs from the moment when attention is called.
        let holder = match state.settings().notice {
            Notice::Silent => choosing(state)?,
            Notice::All => Side::ALL.into_iter().find(|&side| considers_a_penalty(state, side))?,
        };
        let says = format!("{}'s time runs while he considers the penalty.", holder.name());
        Some((holder, ruling([article], RulingKind::Note, says)))
    });
    let adopting = || {
        let article = provided(code, Provision::TimeWhileAdopting)?;
        let told = state.communication.for_turn().filter(|told| !told.by_reply);
        let offer = told.and_then(|told| told.offer.as_ref()).or_else(|| state.waiting().adopting())?;
        let says = format!("{}'s time runs until one of the moves is adopted.", offer.by.name());
        Some((offer.by, ruling([article], RulingKind::Note, says)))
    };
    penalty.or_else(adopting)
}

pub(crate) fn considers_a_penalty(state: &State, holder: Side) -> bool {
    options(state, holder).iter().any(|option| option.possible)
}
