//! What bound a player falls after he made another move: his touch is excused, or the move that was due is due no more.

use law::question::Made;

use crate::facts::touching::bound_otherwise;
use crate::state::State;
use crate::state::line::Ply;

/// The move of this turn is looked at again, now that a touch in it is excused: where nothing else bound the player to another
/// move, it was made as it should be.
pub(crate) fn looks_again_at_move(state: &mut State, index: Ply) {
    looks_again(state, index, Made::AgainstTouch);
}

/// The same where a move that the player had declared is due no more.
pub(crate) fn looks_again_at_move_not_declared(state: &mut State, index: Ply) {
    looks_again(state, index, Made::AgainstRequirement);
}

fn looks_again(state: &mut State, index: Ply, made: Made) {
    let turn = &state.line[index];
    let Some(making) = turn.attempt().making().filter(|making| making.made() == made) else {
        return;
    };
    let Some(m) = making.legal() else { return };
    if bound_otherwise(state, turn, m, &making.men().all).is_some() {
        return;
    }
    let making = making.clone().in_accord();
    state.line_mut(index).attempt_mut().makes_instead(making);
}
