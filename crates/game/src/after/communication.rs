//! What a penalty makes of what was communicated for the turn.

use crate::judging::communication::annuls_at_home;
use crate::ruling::Ruling;
use crate::state::State;

/// A penalty was exacted for what was communicated: nothing of that is adopted any more, and another move on the
/// offender's own board is annulled.
pub(crate) fn penalty_settles_messages(state: &mut State) -> Option<Ruling> {
    let told = state.communication.for_turn().filter(|told| state.line.is_now(told.turn))?;
    let (by, required) = (told.by, state.turn().required()?);
    state.communication.forgets_turn();
    annuls_at_home(state, by, &required.moves)
}
