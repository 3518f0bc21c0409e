//! What ends an offer of a draw.

use board::Side;
use law::Effect;
use law::question::{Agreement, Bar, Word};

use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

/// An offer that the other side made is gone when this side has made a move.
pub(crate) fn plays_on(state: &mut State, by: Side) -> Vec<Ruling> {
    offer_ends(state, by, Word::PlaysOn, "played on")
}

/// Where the code says so, it is gone when this side touches a man.
pub(crate) fn touch_ends_offer(state: &mut State, by: Side) -> Vec<Ruling> {
    offer_ends(state, by, Word::Touches, "has touched a man")
}

pub(crate) fn offer_ends(state: &mut State, by: Side, word: Word, did: &str) -> Vec<Ruling> {
    if !state.draws.offered_by(!by) {
        return Vec::new();
    }
    let mut answers = state.law.hear(Agreement { word, open: true, proper: true, bar: Bar::None });
    let articles = answers.take(Effect::ClosesOffer).unwrap_or_default();
    answers.all_heard();
    if articles.is_empty() && state.law.knows.agreement {
        return Vec::new();
    }
    state.draws.close(!by);
    let says = format!("{} {did}: {}'s offer of a draw is gone.", by.name(), (!by).name());
    vec![ruling(articles, RulingKind::Note, says)]
}
