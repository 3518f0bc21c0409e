//! Play begins again from the men as they were set up.

use board::{Setup, Side};

use crate::act::adjournment::Sealed;
use crate::state::State;
use crate::state::adjournment::Resumed;

/// Play begins again from the men as they were set up.
pub(crate) fn takes_up_again(state: &mut State, by: Side, sealed: Option<Sealed>, wrong: Option<Box<Setup>>) {
    state.waiting_mut().resumes();
    // What hands had begun when play was broken off is set up as it was recorded.
    let recorded = state.turn().men().clone().knowing_all_of(state.tabletop.men());
    state.tabletop.stands_anew(recorded);
    let other = !state.turn().by();
    state.adjournment.resumes(Resumed {
        touched: state.dues.touches(other).to_vec(),
        owed: state.dues.owed(other).to_vec(),
        turn: state.line.now_at(),
        sealed,
        position: *state.turn().position(),
        men: state.turn().men().clone(),
        wrong: wrong.is_some(),
    });
    if let Some(setup) = wrong {
        set_up_as(state, &setup, by);
    }
}

/// The men as somebody set them up, each the man that it can be.
pub(crate) fn set_up_as(state: &mut State, setup: &Setup, by: Side) {
    let mut setup = *setup;
    setup.turn = by;
    let position = setup.as_it_stands(state.turn().position().movement());
    state.tabletop.sets_up(&setup);
    let men = state.tabletop.men().clone();
    let turn = state.turn_mut();
    turn.stands_as(men, position);
}

/// As long as no move is sealed, the player whose turn it is seals it: a claim may have changed whose that is.
pub(crate) fn who_plays_seals(state: &mut State) {
    let by = state.turn().by();
    state.waiting_mut().leaves_sealing_to(by);
}
