//! A man that slipped, of which it is still to be found whether it was released.

use board::{Side, Square};
use law::question::Done;

use crate::facts::completion::done_so_far;
use crate::state::State;
use crate::state::touch::Touch;

/// Where a man lies that slipped from the hand of the player whose turn it is, who has moved no other: whether it was released
/// there, and is his move, is not found yet.
pub(crate) fn slip_in_question(state: &State, side: Side) -> Option<Square> {
    let displaced = state.tabletop.displaced();
    let [(man, _)] = *displaced.men() else { return None };
    let his_own = state.turn().by() == side && state.tabletop.men().man(man).side == side;
    if !his_own || displaced.by(man).is_none_or(|(by, _)| by != side) {
        return None;
    }
    let touched = |touch: &Touch| !touch.excused && touch.men.contains(&man);
    let meant = !displaced.is_on_purpose(man) && state.turn().attempt().touches().iter().any(touched);
    let lies = state.tabletop.men().square_of(man).filter(|_| !state.tabletop.hands().have(man));
    lies.filter(|_| meant && done_so_far(state) == Done::Nothing)
}
