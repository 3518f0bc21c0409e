//! A move made with both hands.

use board::Side;
use law::question::{Completion, Done, HandsClaim};
use law::{Cites, Effect};

use crate::facts::breach::may_still_be_seen;
use crate::facts::completion::{breaks_a_duty, completes_by_press};
use crate::facts::hurry::is_hurried;
use crate::state::State;
use crate::state::line::Ply;

/// Whether this side made the last move with both hands itself, and pressed the clock: where an arbiter who sees that acts on it, the
/// player who claims it shows it to him.
pub(crate) fn shows_his_own(state: &State, who: Side) -> bool {
    let own = |index: &Ply| {
        let turn = &state.line[*index];
        let attempt = turn.attempt();
        let counts = attempt.used_both_hands() && !attempt.is_claimed_for_both_hands();
        turn.by() == who && counts && may_still_be_seen(state, *index)
    };
    let seen = Completion { done: Done::WithTwoHands, seen: true, hurried: is_hurried(state) };
    state.line.last_made().filter(own).is_some()
        && !(completes_by_press(state) && state.time.has_to_press(who))
        && state.law().gives(seen, |effect| matches!(effect, Effect::Restores(_)))
}

/// The articles by which the move of this turn counts as an illegal one because it was made with both hands and completed: that is
/// found with what else is claimed of it.
pub(crate) fn counts_if_claimed(state: &State, index: Ply) -> Option<Cites> {
    let turn = &state.line[index];
    let pressed = !(completes_by_press(state) && state.time.has_to_press(turn.by()));
    let asked = HandsClaim { so: true, timely: true };
    let articles = state.law().cites(asked, |effect| effect == Effect::Counts);
    Some(articles).filter(|it| turn.attempt().used_both_hands() && pressed && !it.is_empty())
}

/// The articles by which the move of this turn counts as an illegal one because both hands made it, where something else is amiss
/// with it for which it goes back: what an arbiter who sees it acts on.
pub(crate) fn counts_besides(state: &State, index: Ply, done: Done) -> Option<Cites> {
    if !breaks_a_duty(done)
        || !state.line[index].attempt().used_both_hands()
        || state.line[index].attempt().is_claimed_for_both_hands()
        || !state.line.is_last_made(index)
    {
        return None;
    }
    let asked = Completion { done: Done::WithTwoHands, seen: true, hurried: is_hurried(state) };
    let articles = state.law().cites(asked, |effect| effect == Effect::Counts);
    Some(articles).filter(|it| !it.is_empty())
}
