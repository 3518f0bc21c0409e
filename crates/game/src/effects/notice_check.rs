//! A check is noticed from now on.

use crate::state::State;

pub(crate) fn notice_check(state: &mut State) {
    let turn = state.turn_mut();
    turn.announced = true;
    turn.position = turn.position.with_unannounced_check(false);
}
