//! An earlier position stands again: the only cut of the line.

use board::{Position, Side};
use law::{Carried, Provision, provided};

use crate::effects::adjourn::counts_sealed_move_no_more;
use crate::effects::rectify::stay_rectified;
use crate::effects::time::uncount_moves_from;
use crate::facts::touched::touched_before_the_move;
use crate::state::State;
use crate::state::attempt::Attempt;
use crate::state::intrusion::Intrusion;
use crate::state::line::Ply;
use crate::state::making::Making;
use crate::state::men::Men;
use crate::state::touch::Touch;
use crate::state::turn::Turn;

/// Puts the position at the beginning of this turn of the line back on the board.
pub(crate) fn restore(state: &mut State, index: Ply) {
    let (rectified, player) = (state.beginning.was_rectified(), state.turn().by());
    stands_again(state, index);
    stay_rectified(state, rectified);
    // Who has to decide something in his own time keeps it until he has decided.
    if state.turn().by() != player && !state.time.is_considering() {
        goes_on_for_player(state);
    }
}

/// The time of the player who is to play again runs, unless somebody has stopped both clocks.
fn goes_on_for_player(state: &mut State) {
    let (by, running) = (state.turn().by(), state.time.running());
    state.time.goes_on_for(by);
    if running == Some(!by) && state.time.running() == Some(by) {
        state.time.goes_back();
    }
}

/// The same with the men as they stood then, though some of them stood wrongly and were put right since.
fn stands_again(state: &mut State, index: Ply) {
    uncount_moves_from(state, index);
    counts_sealed_move_no_more(state);
    state.cut(index);
}

/// Puts the position at the beginning of that turn back; what was touched there, but for the men of the transfer
/// that is taken back, still counts.
pub(crate) fn put_back(state: &mut State, index: Ply, forget: bool) {
    let since = if forget { Vec::new() } else { touched_out_of_turn_since(state, index) };
    restore(state, index);
    let turn = state.turn_mut();
    let before = turn.attempt().clone();
    let involved = before.making().map(|making| making.men().all.clone()).unwrap_or_default();
    let stays = |touch: &&Touch| !touch.men.iter().all(|id| involved.contains(id));
    let touches: Vec<Touch> = match forget {
        true => Vec::new(),
        false => before.touches().iter().filter(stays).cloned().collect(),
    };
    // What has lapsed comes back with no restoration.
    let lapsed = before.touches().iter().take(before.lapsed_touches()).filter(stays).count();
    let attempt = Attempt::with_touches([touches, since].concat(), if forget { 0 } else { lapsed });
    let attempt = attempt.still_lapsed(before.lapsed_by());
    turn.begins_again_with(attempt.after_taking_back(before.taken_back()));
}

/// The same where it is claimed that the transfer disregarded a touch: all that was touched before the hand took up what it
/// moved still counts, be it a man of the transfer.
pub(crate) fn put_back_touched_before(state: &mut State, index: Ply) {
    let since = touched_out_of_turn_since(state, index);
    let before = touched_before_the_move(&state.line[index]);
    restore(state, index);
    let turn = state.turn_mut();
    let lapsed_touches = turn.attempt().lapsed_touches().min(before.len());
    let attempt = Attempt::with_touches([before, since].concat(), lapsed_touches);
    let attempt = attempt.still_lapsed(turn.attempt().lapsed_by());
    let taken_back = turn.attempt().taken_back();
    turn.begins_again_with(attempt.after_taking_back(taken_back));
}

/// What the player of this turn has touched out of turn since he made it: where the code holds him to have touched it
/// when he next becomes the player, he becomes that now.
fn touched_out_of_turn_since(state: &State, index: Ply) -> Vec<Touch> {
    let by = state.line[index].by();
    match state.law().knows.carries_touches {
        Some(Carried::All) if state.turn().by() != by => state.dues.touches(by).to_vec(),
        _ => Vec::new(),
    }
}

/// What the other has touched in answer to this turn, in a turn that has not been if this one goes back: where the code
/// holds him to what he touches out of turn, he has touched it so.
fn touched_in_answer(state: &State, index: Ply) -> Vec<Touch> {
    let answers = state.line.is_last_made(index) && state.turn().by() != state.line[index].by();
    if !answers || state.law().knows.carries_touches != Some(Carried::All) {
        return Vec::new();
    }
    let touches = state.turn().attempt().touches().iter().filter(|touch| !touch.excused && !touch.carried);
    touches.map(|touch| Touch { carried: true, lifted: false, ..touch.clone() }).collect()
}

/// The same, where what the transfer itself touched binds too: but nothing can be exacted for those touches beside what
/// can be for the transfer. What the other has touched in answer counts in his next turn.
pub(crate) fn put_back_bound(state: &mut State, index: Ply) {
    let since = touched_out_of_turn_since(state, index);
    let (other, answer) = (!state.line[index].by(), touched_in_answer(state, index));
    state.line_mut(index).attempt_mut().takes_over(since);
    restore(state, index);
    answer.into_iter().for_each(|touch| state.dues.carries(other, touch));
    let turn = state.turn_mut();
    let before = turn.attempt().clone();
    let involved = before.making().map(|making| making.men().all.clone()).unwrap_or_default();
    let of_it = |touch: &Touch| touch.men.iter().all(|id| involved.contains(id));
    let lapsed_beside = before.touches().iter().take(before.lapsed_touches()).filter(|it| !of_it(it)).count();
    let (moved, beside): (Vec<Touch>, Vec<Touch>) = before.touches().iter().cloned().partition(of_it);
    let lapsed_touches = moved.len() + lapsed_beside;
    let attempt = Attempt::with_touches([moved, beside].concat(), lapsed_touches);
    let attempt = attempt.still_lapsed(before.lapsed_by());
    turn.begins_again_with(attempt.after_moving(before.men_moved()));
}

/// Puts the position at the beginning of that turn back; all that was touched there still binds.
pub(crate) fn put_back_with_touches(state: &mut State, index: Ply) {
    restore(state, index);
    let turn = state.turn_mut();
    let before = turn.attempt();
    let touches = before.touches().iter().map(|touch| Touch { lifted: false, ..touch.clone() }).collect();
    let (released, claimed) = (before.released().cloned(), before.claimed());
    let attempt = Attempt::with_touches(touches, 0).still_bound(released).still_claimed(claimed);
    let attempt = attempt.after_taking_back(before.taken_back());
    let moved = before.men_moved();
    turn.begins_again_with(attempt.after_moving(moved));
}

/// Puts the position at the beginning of that turn back, in which men were displaced: what bound its player before that binds him
/// still, and nothing that was done since.
pub(crate) fn put_back_before_displacement(state: &mut State, index: Ply) {
    let Some(beginning) = state.tabletop.displaced().beginning().cloned() else {
        return put_back(state, index, true);
    };
    restore(state, index);
    let turn = state.turn_mut();
    let attempt = turn.attempt();
    let before = attempt.touches().iter().filter(|touch| touch.act <= beginning.act);
    let touches = before.map(|touch| Touch { lifted: false, ..touch.clone() }).collect();
    let still = Attempt::with_touches(touches, 0).still_bound(beginning.released);
    let still = still.after_taking_back(attempt.taken_back());
    turn.begins_again_with(still);
}

/// The position of a turn stands again after replies: where the code says so, the moves taken back still count.
pub(crate) fn take_back_later(state: &mut State, index: Ply) {
    let rectified = state.beginning.was_rectified();
    stands_again_later(state, index);
    stay_rectified(state, rectified);
}

fn stands_again_later(state: &mut State, index: Ply) {
    match provided(state.law().code, Provision::MovesTakenBackLaterCount) {
        Some(_) => state.cut(index),
        None => stands_again(state, index),
    }
    goes_on_for_player(state);
}

/// The position of a turn stands again, and nothing that was touched in it counts.
pub(crate) fn begin_again_from(state: &mut State, index: Ply) {
    let rectified = state.beginning.was_rectified();
    stands_again_later(state, index);
    begins_again_as_it_was(state);
    stay_rectified(state, rectified);
}

fn begins_again_as_it_was(state: &mut State) {
    // A second move in succession broke into the other's turn, and that is the turn that begins again.
    if let Some(interrupted) = state.turn().interrupted().cloned() {
        *state.turn_mut() = Turn::clone(&interrupted);
        state.time.goes_on_for(interrupted.by());
    }
    state.turn_mut().begin_anew();
}

/// How a turn begins again in which the other side's hand has changed something.
pub(crate) struct StillStands {
    /// What the other side has moved in it, and stands.
    pub moved: Option<Intrusion>,
    pub men: Men,
    pub position: Position,
    /// The other side's own move before it, as it stands now.
    pub own_move: Option<Making>,
}

/// The players take back a move of this turn, and what followed it: none of them is a move any more. What the other side's hand
/// had changed before it stands.
pub(crate) fn takes_back_to(state: &mut State, index: Ply, still: Option<StillStands>) {
    let rectified = state.beginning.was_rectified();
    stands_again(state, index);
    goes_on_for_player(state);
    begins_again_as_it_was(state);
    if let Some(still) = still {
        still_stands(state, index, still);
    }
    stay_rectified(state, rectified);
}

fn still_stands(state: &mut State, index: Ply, still: StillStands) {
    let StillStands { moved, men, position, own_move } = still;
    let men = men.knowing_all_of(state.tabletop.men());
    state.tabletop.stands_as(men.clone());
    let turn = state.turn_mut();
    turn.stands_as(men, position);
    if let Some(moved) = moved {
        turn.suffers(moved);
    }
    if let (Some(before), Some(own_move)) = (state.line.before(index), own_move) {
        state.line_mut(before).attempt_mut().makes(own_move);
    }
}

/// A move that was communicated has not been made after all, nor what was made for it; what was touched in its turn still
/// counts.
pub(crate) fn takes_back_communicated(state: &mut State, index: Ply) {
    let made: Vec<Side> = state.line.made_since(index).iter().map(|turn| turn.by()).collect();
    restore(state, index);
    state.turn_mut().attempt_mut().unmakes();
    made.into_iter().for_each(|by| state.offences.has_not_completed(by));
    let by = state.turn().by();
    state.time.runs_for(Some(by));
}
