//! A check is noticed from now on.

use crate::state::State;

pub(crate) fn notice_check(state: &mut State) {
    state.turn_mut().notices_check();
}
