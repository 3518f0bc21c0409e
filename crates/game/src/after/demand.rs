//! Whether what was required has been done.

use board::Side;
use law::Effect;
use law::question::Demand;

use crate::effects::offences::note_forfeits;
use crate::facts::requirement::{is_done, refusal};
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

/// Looks whether what was required has been done, or the turn has passed without it.
pub(crate) fn looks_at_demand(state: &mut State) -> Vec<Ruling> {
    let Some(demanded) = state.dues.demanded.clone() else { return Vec::new() };
    if is_done(state, &demanded) {
        state.dues.demanded = None;
        return Vec::new();
    }
    if state.line.is_now(demanded.turn) {
        return Vec::new();
    }
    state.dues.demanded = None;
    let in_his_turn = matches!(demanded.demand, Demand::Release | Demand::Replace);
    if in_his_turn { did_not_comply(state, demanded.of) } else { Vec::new() }
}

pub(crate) fn did_not_comply(state: &mut State, who: Side) -> Vec<Ruling> {
    let mut answers = state.law.hear(refusal());
    let articles = answers.take(Effect::Offence).unwrap_or_default();
    note_forfeits(state, &mut answers, who);
    // What else would follow from a move against the requirement does not: none was made.
    answers.only_to_know();
    let says = format!("{} did not do what was required: {} may claim the game.", who.name(), (!who).name());
    vec![Ruling { about: Some(who), ..ruling(articles, RulingKind::Offence, says) }]
}
