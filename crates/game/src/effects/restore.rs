//! An earlier position stands again: the only cut of the line.

use std::sync::Arc;

use law::question::Made;
use law::{Provision, provided};

use crate::effects::intrude::puts_back_intrusion;
use crate::effects::time::uncount_moves_from;
use crate::state::State;
use crate::state::attempt::{Attempt, Touch};
use crate::state::hands::Hands;
use crate::state::line::Ply;
use crate::state::turn::Turn;

/// Puts the position at the beginning of this turn of the line back on the board.
pub(crate) fn restore(state: &mut State, index: Ply) {
    uncount_moves_from(state, index);
    restore_counting(state, index);
}

/// The same, the moves taken back counting as made.
pub(crate) fn restore_counting(state: &mut State, index: Ply) {
    let illegal =
        |turn: &&Arc<Turn>| turn.attempt().making.as_ref().is_some_and(|making| making.made == Made::Illegal);
    let undone: Vec<_> = state.line.since(index).iter().filter(illegal).cloned().collect();
    for turn in undone {
        state.offences.is_taken_back(turn.number(), turn.by);
    }
    state.line.cut(index);
    let by = state.turn().by;
    state.waiting.is_to_be_sealed_by(by);
    state.turn_mut().complete = false;
    state.time.nothing_due();
    if state.turn().is_disturbed()
        && let Some(intrusion) = state.turn_mut().intrusion.take()
    {
        puts_back_intrusion(state, &intrusion);
    }
    state.turn_mut().intrusion = None;
    state.dues.demands_no_more();
    state.adjournment.line_is_cut(index);
    state.beginning.line_is_cut(index);
    state.spoken.forget();
    state.draws.line_is_cut(index);
    state.tabletop.men = state.turn().men.clone().knowing_all_of(&state.tabletop.men);
    state.tabletop.hands = Hands::default();
    state.dues.forget_touches();
    state.time.forget_idle_press();
}

/// Puts the position at the beginning of that turn back; what was touched there, but for the men of the transfer
/// that is taken back, still counts.
pub(crate) fn put_back(state: &mut State, index: Ply, forget: bool) {
    restore(state, index);
    let turn = state.turn_mut();
    let before = turn.attempt().clone();
    let involved = before.making.as_ref().map(|making| making.men.all.clone()).unwrap_or_default();
    let stays = |touch: &&Touch| !touch.men.iter().all(|id| involved.contains(id));
    let touches: Vec<Touch> = match forget {
        true => Vec::new(),
        false => before.touches.iter().filter(stays).cloned().collect(),
    };
    let lapsed_touches = if before.lapsed_touches >= before.touches.len() { touches.len() } else { 0 };
    turn.attempts.push(Attempt { touches, lapsed_touches, ..Attempt::default() });
}

/// The same, where what the transfer itself touched binds too: but nothing can be exacted for those touches beside what
/// can be for the transfer.
pub(crate) fn put_back_bound(state: &mut State, index: Ply) {
    restore(state, index);
    let turn = state.turn_mut();
    let before = turn.attempt().clone();
    let involved = before.making.as_ref().map(|making| making.men.all.clone()).unwrap_or_default();
    let of_it = |touch: &Touch| touch.men.iter().all(|id| involved.contains(id));
    let (moved, beside): (Vec<Touch>, Vec<Touch>) = before.touches.iter().cloned().partition(of_it);
    let all_lapsed = before.lapsed_touches >= before.touches.len();
    let lapsed_touches = moved.len() + if all_lapsed { beside.len() } else { 0 };
    let touches = [moved, beside].concat();
    turn.attempts.push(Attempt { touches, lapsed_touches, ..Attempt::default() });
}

/// Puts the position at the beginning of that turn back; all that was touched there still binds.
pub(crate) fn put_back_with_touches(state: &mut State, index: Ply) {
    restore(state, index);
    let turn = state.turn_mut();
    let before = turn.attempt();
    let touches = before.touches.iter().map(|touch| Touch { lifted: false, ..touch.clone() }).collect();
    let released = before.released.clone();
    turn.attempts.push(Attempt { touches, released, ..Attempt::default() });
}

/// The position of a turn stands again after replies: where the code says so, the moves taken back still count.
pub(crate) fn take_back_later(state: &mut State, index: Ply) {
    match provided(state.law.code, Provision::MovesTakenBackLaterCount) {
        Some(_) => restore_counting(state, index),
        None => restore(state, index),
    }
    let by = state.turn().by;
    state.time.runs_for(Some(by));
}

/// The position of a turn stands again, and nothing that was touched in it counts.
pub(crate) fn begin_again_from(state: &mut State, index: Ply) {
    take_back_later(state, index);
    state.turn_mut().begin_anew();
}
