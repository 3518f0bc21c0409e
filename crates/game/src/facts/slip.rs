//! A man that slipped, of which it is still to be found whether it was released.

use board::{Side, Square};
use law::question::Done;

use crate::facts::completion::done_so_far;
use crate::state::State;
use crate::state::men::ManId;
use crate::state::touch::Touch;

/// A man that slipped from the hand of the player whose turn it is, who has moved no other: whether it was released where it fell,
/// and is his move, is not found yet. It lies on the board, or is in his hand again.
pub(crate) fn open_slip(state: &State, side: Side) -> Option<ManId> {
    let on_board = |man: ManId| state.tabletop.men().square_of(man).is_some();
    let in_hand = |man: ManId| state.tabletop.hands().of(side).is_some_and(|held| held.man == man);
    let mut displaced = state.tabletop.displaced().men().iter().map(|&(man, _)| man);
    displaced.find(|&man| is_open(state, side, man) && (on_board(man) || in_hand(man)))
}

/// Where such a man lies, which is in no hand.
pub(crate) fn slip_in_question(state: &State, side: Side) -> Option<Square> {
    let man = open_slip(state, side).filter(|&man| !state.tabletop.hands().have(man))?;
    state.tabletop.men().square_of(man)
}

/// That it is first to be found whether the man that slipped was released.
pub(crate) fn is_first_to_be_found(state: &State, side: Side) -> Option<String> {
    open_slip(state, side)?;
    let on = slip_in_question(state, side).map_or("where it fell".to_string(), |on| format!("on {on}"));
    Some(format!("It must first be found whether the man that slipped was released {on}."))
}

fn is_open(state: &State, side: Side, man: ManId) -> bool {
    let displaced = state.tabletop.displaced();
    let his_own = state.turn().by() == side && state.tabletop.men().man(man).side == side;
    let by_himself = displaced.by(man).is_some_and(|(by, _)| by == side);
    let touched = |touch: &Touch| !touch.excused && touch.men.contains(&man);
    let meant = !displaced.is_on_purpose(man) && state.turn().attempt().touches().iter().any(touched);
    his_own && by_himself && meant && done_so_far(state) == Done::Nothing
}
