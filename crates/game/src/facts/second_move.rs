//! Two moves in succession.

use std::sync::Arc;

use board::Side;

use crate::facts::displaced::men_put_right;
use crate::facts::menus::OpenOption;
use crate::facts::options::options;
use crate::state::State;
use crate::state::hand_result::HandResult;
use crate::state::line::Ply;
use crate::state::men::{ManId, Men};
use crate::state::turn::Turn;

/// Whether this side has just made its own move, and the other has touched nothing since. What was displaced before, as
/// by a move out of turn, is no touch since.
pub(crate) fn has_just_moved(state: &State, side: Side) -> bool {
    let before = state.line.turn_before();
    let untouched = state.turn().earlier_attempts().is_empty() && state.turn().attempt().touches().is_empty();
    let displaced = state.tabletop.displaced();
    let displaced_before = displaced.since().is_some_and(|since| since < state.line.now_at());
    before.is_some_and(|turn| turn.by() == side)
        && untouched
        && (displaced.men().is_empty() || displaced_before)
}

/// Whether more has changed since the turn began than where displaced men stand.
pub(crate) fn has_moved_what_was_in_place(state: &State) -> bool {
    !men_in_place(state).stand_like(state.turn().men())
}

/// The men on the board, with those that were displaced, and the one in the player's hand, where they belong.
pub(crate) fn men_in_place(state: &State) -> Men {
    let mut men = men_put_right(state);
    let in_place = |man| state.tabletop.displaced().home_of(man).is_some();
    if let Some(held) = state.tabletop.hands().of(state.turn().by()).filter(|held| !in_place(held.man)) {
        held.goes_back_in(&mut men);
    }
    men
}

/// Whether this hand, out of turn and empty again, has changed what stood when the turn began: what the player
/// himself has in question is not its doing.
pub(crate) fn has_changed_the_board(state: &State, side: Side, deed: &HandResult) -> bool {
    let changed = state.turn().men().changed_in(state.tabletop.men());
    deed.moved
        && state.tabletop.hands().of(side).is_none()
        && changed.into_iter().any(|id| !is_players(state, id))
}

/// The second move, if it is the last one made and may still go back.
pub(crate) fn second(state: &State) -> Option<&Arc<Turn>> {
    let turn = state.line.turn_before()?;
    turn.interrupted().filter(|_| turn.attempt().is_open())
}

/// The first of the moves made in succession, the others having followed it; where there was but one, that.
pub(crate) fn first_of_several(state: &State) -> Option<Ply> {
    state.line.first_of_several()
}

/// Whether the offender's own hand has just put the second man back.
pub(crate) fn second_is_back(state: &State, side: Side, deed: &HandResult) -> bool {
    let interrupted = second(state).filter(|interrupted| interrupted.by() != side);
    let done = deed.moved && state.tabletop.hands().of(side).is_none();
    done && interrupted.is_some_and(|interrupted| men_in_place(state).stand_like(interrupted.men()))
}

/// The articles under which the second man may go back; none where no second move stands.
pub(crate) fn second_goes_back_by(state: &State, holder: Side) -> Option<Vec<&'static str>> {
    second(state)?;
    let back = |option: &OpenOption| option.exaction == crate::act::penalty::Exaction::Replace;
    options(state, holder).into_iter().find(back).map(|option| option.articles)
}

/// Whether the player has this man in question in his own turn, or it is displaced already.
pub(crate) fn is_players(state: &State, id: ManId) -> bool {
    let touched = state.turn().attempt().touches().iter().any(|touch| touch.men.contains(&id));
    touched || state.tabletop.displaced().home_of(id).is_some()
}
