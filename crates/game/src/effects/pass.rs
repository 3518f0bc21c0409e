//! The next turn, as the one before leaves it.

use board::{Position, Side};
use law::{Provision, provided};

use crate::facts::check::is_announced_already;
use crate::facts::odds::keeps_own_half;
use crate::state::State;
use crate::state::men::Men;
use crate::state::turn::Turn;

/// A turn of `by` after one of `last_by`: whether its check is noticed, and how far its moves may go.
pub(crate) fn next_turn(state: &mut State, last_by: Side, by: Side, position: Position, men: Men) -> Turn {
    let said = state.spoken.check_said.take() == Some(last_by);
    let mut turn =
        Turn::new(by, position.with_own_half(keeps_own_half(state, state.line.number_made() + 1)), men);
    let must_be_said = provided(state.law.code, Provision::CheckIsAnnounced).is_some();
    let checked = turn.position.in_check(by);
    turn.misled = must_be_said && said && !checked;
    turn.announced = !must_be_said || said || !checked || is_announced_already(state, by);
    turn.position = turn.position.with_unannounced_check(!turn.announced);
    turn
}

/// The squares as they are, after what the turn made of the men: displaced men are still displaced, and what the
/// other hand holds it still holds.
pub(crate) fn rebuilt(state: &State, proper: Men) -> Men {
    let mut men = proper;
    for &(man, _) in &state.tabletop.hands.displaced {
        if let Some(square) = men.square_of(man) {
            men.lift(square);
        }
    }
    for &(man, _) in &state.tabletop.hands.displaced {
        if let Some(square) = state.tabletop.men.square_of(man)
            && men.at(square).is_none()
        {
            men.place(man, square);
        }
    }
    let other = !state.turn().by;
    if let Some(held) = state.tabletop.hands.of(other)
        && let Some(square) = men.square_of(held.man)
    {
        men.lift(square);
        if let Some(on) = held.on.filter(|&on| men.at(on).is_none()) {
            men.place(held.man, on);
        }
    }
    men
}
