//! People find whether an undertaking in words has been fulfilled, or what another mate than the one undertaken comes to.

use law::Cites;

use crate::effects::end::end;
use crate::facts::end::condition_in_words;
use crate::refusal::Refusal;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::settings::undertaking::Undertaken;
use crate::state::State;

/// People have found, or the player whom it hurts has admitted, whether what was undertaken in words was done, or whether a
/// mate in another way counts: an end that waited for it comes.
pub(crate) fn finds_condition(state: &mut State, done: bool, articles: Cites) -> Vec<Ruling> {
    let undertaken = state.settings().undertaking.as_ref().map(|undertaking| &undertaking.what);
    let in_words = matches!(undertaken, Some(Undertaken::Condition(_)));
    if !in_words && state.waiting().upshot().is_none() {
        return vec![refused(articles, Refusal::NotSo, "Nothing was undertaken under a condition.")];
    }
    state.beginning.finds_condition(done);
    let was = if done { "was" } else { "was not" };
    let says = match (in_words, done) {
        (true, _) => format!("It is found that this {was} done: {}.", condition_in_words(state)),
        (false, true) => "It is decided that the mate counts.".to_string(),
        (false, false) => {
            "It is decided that the mate does not count, since it was undertaken to do otherwise.".to_string()
        }
    };
    let mut rulings = vec![ruling(articles, RulingKind::Note, says)];
    if let Some(ending) = state.waiting().upshot().cloned() {
        rulings.push(end(state, ending));
    }
    rulings
}
