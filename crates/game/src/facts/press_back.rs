//! Why a player starts the opponent's clock again.

use board::Side;
use law::question::BackFor;

use crate::facts::illegal_move::{is_illegal, pawn_left_in};
use crate::state::State;

/// What the board and the clock show that may have made this side start the other's clock again.
pub(crate) fn back_for(state: &State, side: Side) -> BackFor {
    let displaced = has_displaced(state, !side);
    // An older illegal move that stands too, be it the player's own, is not what he presses for.
    let last = state.line.plies_made().last();
    let of_the_other = last.filter(|&index| state.line[index].by() != side && is_illegal(state, index));
    match displaced {
        true => BackFor::DisplacedMen,
        false if of_the_other.is_some_and(|index| pawn_left_in(state, index).is_some()) => BackFor::PawnLeft,
        false if of_the_other.is_some() || state.time.has_idle_press(state.line.now_at()) => {
            BackFor::IllegalMove
        }
        false => BackFor::Nothing,
    }
}

/// Whether men lie displaced that this side's hand has displaced, or nobody knows whose.
pub(crate) fn has_displaced(state: &State, side: Side) -> bool {
    let displaced = state.tabletop.displaced();
    displaced.men().iter().any(|&(man, _)| displaced.by(man).is_none_or(|(hand, _)| hand == side))
}
