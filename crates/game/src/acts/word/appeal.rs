//! A player appeals against a decision.

use board::Side;
use law::{Provision, provided, providing};

use crate::facts::officials::is_supervised;
use crate::refusal::{Awaited, Refusal};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::silence::silent;
use crate::state::State;

/// A player appeals against a decision, which stands until the appeal is decided.
pub(crate) fn appeals(state: &mut State, who: Side, why: Option<&str>) -> Ruling {
    let articles = providing(state.law().code, Provision::AppealsAreHeard);
    if articles.is_empty() {
        return silent(state, "appeals");
    }
    let against = provided(state.law().code, Provision::AppealsAgainstDecisions).is_some();
    // Where an arbiter is there, that he does not act is a decision too.
    if (against || !is_supervised(state)) && !state.decisions.has_decided() {
        let says = "Nothing has been decided that one could appeal against.";
        return refused(articles, Refusal::NotYet(Awaited::Result), says);
    }
    let is_over = state.waiting().is_over();
    state.decisions.appeals(who, is_over);
    let why = why.map(|text| format!(" ({text})")).unwrap_or_default();
    let says = format!("{} appeals{why}: the decision stands until the appeal is decided.", who.name());
    ruling(&articles, RulingKind::Note, says)
}
