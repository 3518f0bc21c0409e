//! What ends an offer of a draw.

use board::Side;
use law::question::Word;

use crate::facts::draws::ends_offer;
use crate::refusal::Ended;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

/// An offer that the other side made is gone when this side has made a move.
pub(crate) fn plays_on(state: &mut State, by: Side) -> Vec<Ruling> {
    offer_ends(state, by, Word::PlaysOn, Ended::Moved)
}

/// Where the code says so, it is gone when this side touches a man.
pub(crate) fn touch_ends_offer(state: &mut State, by: Side) -> Vec<Ruling> {
    offer_ends(state, by, Word::Touches, Ended::Touched)
}

fn offer_ends(state: &mut State, by: Side, word: Word, ended: Ended) -> Vec<Ruling> {
    let Some(articles) = ends_offer(state, by, word) else { return Vec::new() };
    let did = if ended == Ended::Touched { "has touched a man" } else { "played on" };
    state.draws.lapses(!by, ended, articles.clone());
    let says = format!("{} {did}: {}'s offer of a draw is gone.", by.name(), (!by).name());
    vec![ruling(articles, RulingKind::Note, says)]
}
