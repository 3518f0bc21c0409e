//! Whether what was required has been done.

use board::Side;
use law::Effect;
use law::question::Demand;

use crate::effects::offences::note_forfeit;
use crate::facts::forfeiture::clause_of_refusal;
use crate::facts::requirement::{is_done, refusal};
use crate::law::articles_of;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

/// Looks whether what was required has been done, or the turn has passed without it.
pub(crate) fn looks_at_demand(state: &mut State) -> Vec<Ruling> {
    let Some(demanded) = state.dues.demanded.clone() else { return Vec::new() };
    if is_done(state, &demanded) {
        state.dues.demanded = None;
        return Vec::new();
    }
    if demanded.turn == state.line.len() {
        return Vec::new();
    }
    state.dues.demanded = None;
    let in_his_turn = matches!(demanded.demand, Demand::Release | Demand::Replace);
    if in_his_turn { did_not_comply(state, demanded.of) } else { Vec::new() }
}

pub(crate) fn did_not_comply(state: &mut State, who: Side) -> Vec<Ruling> {
    let answers = state.law.ask(&refusal());
    let articles = articles_of(&answers, |effect| effect == Effect::Offence);
    let clause = clause_of_refusal(state);
    note_forfeit(state, clause, who);
    let says = format!("{} did not do what was required: {} may claim the game.", who.name(), (!who).name());
    vec![Ruling { about: Some(who), ..ruling(&articles, RulingKind::Offence, says) }]
}
