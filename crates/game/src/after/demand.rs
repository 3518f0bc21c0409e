//! Whether what was required has been done.

use law::question::Demand;

use crate::facts::requirement::is_done;
use crate::judging::compliance::did_not_comply;
use crate::ruling::Ruling;
use crate::state::State;

/// Looks whether what was required has been done, or the turn has passed without it.
pub(crate) fn looks_at_demand(state: &mut State) -> Vec<Ruling> {
    let Some(demanded) = state.dues.demanded().cloned() else { return Vec::new() };
    if is_done(state, &demanded) {
        state.dues.demands_no_more();
        return Vec::new();
    }
    if state.line.is_now(demanded.turn) {
        return Vec::new();
    }
    state.dues.demands_no_more();
    let his_turn = state.line.get_at(demanded.turn).is_some_and(|turn| turn.by() == demanded.of);
    let in_his_turn = his_turn && matches!(demanded.demand, Demand::Release | Demand::Replace);
    if in_his_turn { did_not_comply(state, demanded.of) } else { Vec::new() }
}
