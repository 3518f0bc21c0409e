//! The board of this turn without a man that was taken off by mistake.

use crate::state::State;

pub(crate) fn as_it_stands_now(state: &mut State) {
    let turn = state.turn();
    let mut setup = turn.men.setup(&turn.position, turn.by);
    setup.halfmoves = turn.position.halfmoves();
    let position = setup.as_it_stands(turn.position.movement());
    let men = state.turn().men.clone();
    state.turn_mut().stands_as(men, position);
}
