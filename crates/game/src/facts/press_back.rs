//! Why a player starts the opponent's clock again.

use board::Side;
use law::question::BackFor;

use crate::facts::illegal_move::{illegal_turn, pawn_left_in};
use crate::state::State;

/// What the board and the clock show that may have made this side start the other's clock again.
pub(crate) fn back_for(state: &State, side: Side) -> BackFor {
    let displaced = !state.tabletop.displaced().men().is_empty();
    let of_the_other = illegal_turn(state, None)
        .filter(|&index| state.line[index].by() != side && state.line.is_last_made(index));
    match displaced {
        true => BackFor::DisplacedMen,
        false if of_the_other.is_some_and(|index| pawn_left_in(state, index).is_some()) => BackFor::PawnLeft,
        false if of_the_other.is_some() || state.time.idle_press_by().is_some() => BackFor::IllegalMove,
        false => BackFor::Nothing,
    }
}
