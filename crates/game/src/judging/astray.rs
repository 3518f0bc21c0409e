//! A hand takes off the board a man that an accident had set on it.

use board::Side;

use crate::effects::displacement::stands_from_now_on;
use crate::judging::lapse::lapse;
use crate::judging::put_right::{is_excused, tells_put_right};
use crate::ruling::Ruling;
use crate::state::State;
use crate::state::hand_result::HandResult;
use crate::state::men::ManId;

/// What follows where a hand only touches a man that belongs nowhere on the board, or takes it off: it puts the accident right. None
/// where it did something else, or where the code does not excuse that.
pub(crate) fn takes_off_astray(
    state: &mut State,
    side: Side,
    deed: &HandResult,
    astray: &[ManId],
) -> Option<Vec<Ruling>> {
    let men = state.tabletop.men();
    let handled = |man: &ManId| astray.contains(man) && (!deed.moved || men.square_of(*man).is_none());
    let only_that = !deed.touched.is_empty() && deed.touched.iter().all(handled);
    if !only_that || !is_excused(state, side) {
        return None;
    }
    state.tabletop.forgets_what_is_put_right();
    if !deed.removed {
        // What comes of it is seen when the hand sets it down or lays it aside.
        return Some(Vec::new());
    }
    goes_on_without(state, &deed.touched);
    let mut rulings = vec![tells_put_right(state, side.name(), deed.touched.len(), true)];
    rulings.extend(lapse(state, side, true));
    Some(rulings)
}

/// Where the game has gone on with these men, it goes on without them now.
fn goes_on_without(state: &mut State, astray: &[ManId]) {
    let mut men = state.turn().men().clone();
    let squares: Vec<_> =
        astray.iter().filter(|&&man| men.knows(man)).filter_map(|&man| men.square_of(man)).collect();
    if squares.is_empty() {
        return;
    }
    for square in squares {
        men.take_off(square);
    }
    stands_from_now_on(state, men);
}
