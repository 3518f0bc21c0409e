//! A penalty was exacted for a touch that had no consequence.

use law::Cites;

use crate::facts::exacted::is_still_due;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::sentences::touch::tell_touch;
use crate::state::State;
use crate::state::men::ManId;

/// A touch for which something was exacted is excused: that of this man, or the last that can be. The men of it; none where
/// there is none.
pub(crate) fn excuses_exacted_touch(
    state: &mut State,
    of: Option<ManId>,
    articles: &Cites,
) -> Option<Vec<ManId>> {
    let number = state.turn().exacted_for()?;
    state.turn_mut().excuses_answered(number, of, articles)
}

/// What was exacted need not be done where it was for nothing but what is excused now.
pub(crate) fn ends_undue_penalty(state: &mut State, articles: &Cites) -> Vec<Ruling> {
    let Some(number) = state.turn().exacted_for().filter(|_| !is_still_due(state)) else { return Vec::new() };
    let by = state.turn().by();
    state.turn_mut().exacts_no_more(number);
    state.dues.requires_no_move(by);
    let says = format!("What {} exacted was for that, and {} need not do it.", (!by).name(), by.name());
    let told = ruling(articles, RulingKind::Note, says);
    std::iter::once(told).chain(tell_touch(state)).collect()
}
