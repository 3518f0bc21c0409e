//! A player comes to the board.

use board::Side;
use law::question::{Conduct, Matter};
use law::{Effect, Provision, providing};

use crate::judging::conduct::is_between_sittings;
use crate::judging::default::{comes_late, defaults, on_default_time, waited};
use crate::judging::sealed_end::sealed_move_has_ended_it;
use crate::result::{EndReason, GameResult};
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

/// A player comes to the board.
pub(crate) fn arrives(state: &mut State, who: Side) -> Vec<Ruling> {
    let first = state.persons.arrives(who);
    let known = !on_default_time(state).is_empty();
    let late = known && first && comes_late(state) && !state.persons.may_be_late(who);
    let other_late = late && state.persons.is_found_absent(!who);
    if let Some(ended) = late.then(|| sealed_move_has_ended_it(state)).flatten() {
        return ended;
    }
    if late {
        state.persons.comes_late(who);
    }
    match defaults(state, who, late, other_late) {
        Some(lost) => vec![lost],
        None => vec![ruling(waited(state, first && known), RulingKind::Note, at_the_board(who))],
    }
}

/// A player who has won because the other came too late, or not at all, comes too late himself: both have lost. Who has lost so
/// comes after all, and who has won comes in time: the arbiter may still let the game be played. None where he has come before, or
/// the code leaves nothing of it to the arbiter.
pub(crate) fn comes_late_too(state: &mut State, who: Side) -> Option<Vec<Ruling>> {
    let ending = state.ending()?;
    if ending.reason != Some(EndReason::Default) || state.persons.has_arrived(who) {
        return None;
    }
    let won = ending.result == GameResult::Won(who);
    if !won || !comes_late(state) {
        let articles = providing(state.law().code, Provision::ArbiterExcusesLateness);
        if articles.is_empty() {
            return None;
        }
        state.persons.comes_after_all(who);
        let says = format!(
            "{} The game stays lost by default, unless the arbiter decides otherwise.",
            at_the_board(who)
        );
        return Some(vec![ruling(articles, RulingKind::Note, says)]);
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

pub(crate) fn at_the_board(who: Side) -> String {
    format!("{} is at the board.", who.name())
}

/// A player goes away from the board.
pub(crate) fn leaves(state: &mut State, who: Side) -> Ruling {
    state.persons.goes_away(who);
    let left = Conduct {
        matter: Matter::LeftBoard,
        by_arbiter: false,
        adjourned: is_between_sittings(state),
        again: false,
    };
    let articles = state.law().cites(left, |effect| effect == Effect::Excuses);
    ruling(articles, RulingKind::Note, format!("{} has left the board.", who.name()))
}
