//! Men come off their squares.

use crate::state::State;
use crate::state::line::Ply;

/// Men are displaced in this turn, or in an earlier one already. What its player was bound to till then is remembered: it binds him
/// again if the position before that is restored.
pub(crate) fn displacement_begins(state: &mut State, turn: Ply) {
    let since = state.tabletop.displaced().since();
    state.tabletop.displacement_began_in(turn);
    if since.is_none_or(|since| since > turn) {
        let act = state.line.act();
        state.line_mut(turn).is_displaced_in(act);
    }
}
