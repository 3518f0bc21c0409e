//! An adjourned position that can no longer be ascertained.

use law::Cites;
use law::question::Resumption;

use crate::effects::end::ends;
use crate::facts::adjournment::{is_resumed_wrongly, times_matter};
use crate::facts::end::after_annulment;
use crate::ruling::Ruling;
use crate::sentences::annulled::annulled;
use crate::state::State;

/// It is found while the game is adjourned: where the code annuls such a game, that needs no claim.
pub(crate) fn finds_lost(state: &mut State, found: &Cites) -> Option<Ruling> {
    (state.waiting().adjourned().is_some() || waits_for_lost_move(state)).then_some(())?;
    let limit = state.time.has_clock();
    let mut answers = state.law().hear(Resumption { wrong: is_resumed_wrongly(state), known: false, limit });
    let end = answers.take_end();
    // Where nothing ends, what else the code says is said to the claim that this finding stands for.
    answers.only_to_know();
    let (outcome, articles) = end?;
    let articles = articles.and(found.clone()).and(after_annulment(state));
    let by = state.turn().by();
    Some(ends(state, outcome, by, articles, lost_in_words(state)))
}

/// "The adjourned position cannot be ascertained: the game is annulled."
pub(crate) fn lost_in_words(state: &State) -> String {
    let times = if times_matter(state) { ", or the times," } else { "" };
    format!("The adjourned position{times} cannot be ascertained: {}.", annulled(state))
}

/// Whether the game was taken up again because its envelope is lost, and the move that lay in it was not made yet.
fn waits_for_lost_move(state: &State) -> bool {
    let resumed = state.adjournment.resumed();
    let again =
        resumed.is_some_and(|resumed| resumed.sealed.is_none() && resumed.turn == state.line.now_at());
    again && state.adjournment.was_sealed() && state.turn().attempt().touches().is_empty()
}
