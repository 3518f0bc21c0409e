//! Hands leave the board when the game is adjourned, and a record goes into the envelope.

use board::Side;

use crate::act::adjournment::Sealed;
use crate::facts::sealed::counts_once_sealed;
use crate::state::State;
use crate::state::clock::Clock;

/// No hand holds or rests on a man any more: one taken up goes back to its square. Which side's went back.
pub(crate) fn hands_leave(state: &mut State) -> Option<Side> {
    let holds = Side::ALL.into_iter().find(|&side| state.tabletop.hands().of(side).is_some());
    for side in Side::ALL {
        puts_back(state, side);
        state.tabletop.hands_mut().lift_off(side);
    }
    state.turn_mut().attempt_mut().hand_has_only(None);
    holds
}

/// A record goes into the envelope, and what lay there comes out of it. The clock as it is, if that runs on.
pub(crate) fn puts_into_envelope(state: &mut State, sealed: Sealed, unstopped: Option<Box<Clock>>) {
    let act = state.line.act();
    if let Some(replaced) = state.waiting_mut().seals(act, sealed, unstopped) {
        state.adjournment.replaces(replaced);
    }
}

fn puts_back(state: &mut State, side: Side) {
    if !state.tabletop.goes_back_from_hand(side) {
        // A piece that was being set, or a man whose square was taken: the position is that before the turn.
        let men = state.turn().men().clone().knowing_all_of(state.tabletop.men());
        state.tabletop.stands_as(men);
    }
}

/// The sealed move is made from the position at the beginning of the turn: what was begun or made in it without ending
/// it goes back. Whether anything did.
pub(crate) fn goes_back_for_sealed_move(state: &mut State) -> bool {
    let orderly = state.tabletop.displaced().is_empty();
    let men = state.turn().men().clone().knowing_all_of(state.tabletop.men());
    let changed = orderly && !men.stand_like(state.tabletop.men());
    if changed {
        state.tabletop.goes_back_to(men);
    }
    changed
}

/// A sealed move is complete, though nobody knows it: it counts like one that was made.
pub(crate) fn counts_sealed_move(state: &mut State, by: Side) {
    state.adjournment.completes(by);
    state.offences.has_completed(by);
    if counts_once_sealed(state) {
        state.time.counts_move(by);
    }
}

/// A sealed move counts no more as complete: it is made on the board and counts so, or its record means none.
pub(crate) fn counts_sealed_move_no_more(state: &mut State) {
    let Some(by) = state.adjournment.take_completed() else { return };
    state.offences.has_not_completed(by);
    if counts_once_sealed(state) {
        state.time.discounts_move(by);
    }
}
