//! A player comes to the board.

use board::Side;
use law::{Provision, providing};

use crate::effects::resume::takes_up_again;
use crate::judging::default::{comes_late, defaults, on_default_time, waited};
use crate::judging::end_on_board::settle;
use crate::judging::recorded::makes_sealed_move;
use crate::result::{EndReason, GameResult};
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

/// A player comes to the board.
pub(crate) fn arrives(state: &mut State, who: Side) -> Vec<Ruling> {
    let first = state.persons.arrives(who);
    let known = !on_default_time(state).is_empty();
    let late = known && first && comes_late(state);
    let other_late = late && state.persons.is_found_absent(!who);
    if let Some(ended) = late.then(|| sealed_move_has_ended_it(state)).flatten() {
        return ended;
    }
    match defaults(state, who, late, other_late) {
        Some(lost) => vec![lost],
        None => vec![ruling(waited(state, first && known), RulingKind::Note, at_the_board(who))],
    }
}

/// A player who has won because the other came too late, or not at all, comes too late himself: both have lost. None where
/// he has come before, or nobody can say that he is late.
pub(crate) fn comes_late_too(state: &mut State, who: Side) -> Option<Vec<Ruling>> {
    let ending = state.ending()?;
    let won = ending.result == GameResult::Won(who) && ending.reason == Some(EndReason::Default);
    if !won || state.persons.has_arrived(who) || !comes_late(state) {
        return None;
    }
    let before = state.clone();
    state.waiting_mut().goes_on();
    state.persons.arrives(who);
    let lost = defaults(state, who, true, true);
    if lost.is_none() {
        *state = before;
    }
    lost.map(|lost| vec![lost])
}

/// Whoever comes late, a move that lies in the envelope and ends the game has ended it.
fn sealed_move_has_ended_it(state: &mut State) -> Option<Vec<Ruling>> {
    let stands = providing(state.law().code, Provision::DefaultTimeAtResumption);
    let adjourned = state.waiting().adjourned().filter(|_| !stands.is_empty())?;
    let (by, sealed) = (adjourned.by, adjourned.sealed.clone()?);
    let mut after = state.clone();
    takes_up_again(&mut after, by, Some(sealed.clone()), None);
    after.time.runs_for(Some(by));
    let says = "The sealed move has ended the game, and that end stands.";
    let mut rulings = vec![ruling(stands, RulingKind::Note, says)];
    rulings.extend(makes_sealed_move(&mut after, by, &sealed).ok()?);
    if !after.waiting().is_over() {
        rulings.extend(settle(&mut after));
    }
    if !after.waiting().is_over() {
        return None;
    }
    *state = after;
    Some(rulings)
}

pub(crate) fn at_the_board(who: Side) -> String {
    format!("{} is at the board.", who.name())
}

/// A player goes away from the board.
pub(crate) fn leaves(state: &mut State, who: Side) -> Ruling {
    state.persons.goes_away(who);
    ruling([], RulingKind::Note, format!("{} has left the board.", who.name()))
}
