//! Men come off their squares.

use crate::state::State;
use crate::state::displaced::Beginning;
use crate::state::line::Ply;

/// Men are displaced in this turn, or in an earlier one already. What its player was bound to till then is remembered: it binds him
/// again if the position before that is restored.
pub(crate) fn displacement_begins(state: &mut State, turn: Ply) {
    let released = state.line[turn].attempt().released().cloned();
    let act = state.line.act();
    state.tabletop.displacement_began(Beginning { turn, act, released });
}
