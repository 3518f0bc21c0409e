//! The board of this turn without a man that was taken off by mistake.

use crate::effects::displacement::stands_from_now_on;
use crate::state::State;

/// Nothing but what was taken off has changed.
pub(crate) fn as_it_stands_now(state: &mut State) {
    let men = state.turn().men().clone();
    stands_from_now_on(state, men);
}
