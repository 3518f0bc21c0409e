//! What a penalty makes of what was communicated for the turn.

use crate::facts::communication::means_some;
use crate::judging::communication::{annuls_at_home, answers_that_waited, receives, without_meaningless};
use crate::ruling::Ruling;
use crate::state::State;

/// A penalty was exacted for what was communicated: nothing of that is adopted any more, and another move on the
/// offender's own board is annulled.
pub(crate) fn penalty_settles_messages(state: &mut State) -> Option<Ruling> {
    let told = state.communication.for_turn().filter(|told| state.line.is_now(told.turn))?;
    let (by, required) = (told.by, state.turn().required()?);
    state.communication.settles_by_penalty();
    annuls_at_home(state, by, &required.moves)
}

/// The penalty for what was communicated was waived, or forfeited: what means no legal move counts no more, and the rest
/// is read by itself. What was communicated for a reply, and waited for a penalty, waits no longer.
pub(crate) fn lost_penalty_settles_messages(state: &mut State) -> Vec<Ruling> {
    let mut rulings = record_counts_no_more(state);
    rulings.extend(answers_that_waited(state));
    rulings
}

fn record_counts_no_more(state: &mut State) -> Vec<Ruling> {
    let Some(told) = state.communication.for_turn().filter(|told| state.line.is_now(told.turn)) else {
        return Vec::new();
    };
    let open = !state.turn().owed().is_empty() || state.turn().required().is_some();
    let settled = !told.sent.iter().any(|one| one.counts() && !means_some(state, one));
    if open || settled {
        return Vec::new();
    }
    without_meaningless(state).map_or_else(Vec::new, |rest| receives(state, rest))
}
