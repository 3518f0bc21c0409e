//! Whether what was required has been done.

use law::question::Demand;

use crate::facts::displaced::{put_right_in_words, to_put_right_at_once};
use crate::facts::requirement::{is_done, lies_displaced};
use crate::judging::compliance::did_not_comply;
use crate::ruling::Ruling;
use crate::standing::duty::Duty;
use crate::state::State;
use crate::state::dues::Demanded;

/// Looks whether what was required has been done, or the turn has passed without it.
pub(crate) fn looks_at_demand(state: &mut State) -> Vec<Ruling> {
    let Some(demanded) = state.dues.demanded().cloned() else { return Vec::new() };
    if is_done(state, &demanded) {
        state.dues.demands_no_more();
        return Vec::new();
    }
    // The other has played on, and the one who is to put men right is the player now: he does it before he moves.
    let before_his_turn = state.turn().by() == demanded.of && state.line.is_last_made(demanded.turn);
    if lies_displaced(state, &demanded) && (state.line.is_now(demanded.turn) || before_his_turn) {
        still_demands(state, demanded);
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

/// What is still displaced of what is to be put right is to be put right in the turn under way.
fn still_demands(state: &mut State, demanded: Demanded) {
    let turn = state.line.now_at();
    let duty = match demanded.square {
        Some(_) => demanded.duty.clone(),
        None => {
            let squares = to_put_right_at_once(state, demanded.of);
            Duty { says: put_right_in_words(&squares), squares, ..demanded.duty.clone() }
        }
    };
    state.dues.demands(Demanded { turn, duty, ..demanded });
}
