//! Options close.

use board::Side;

use crate::refusal::Ended;
use crate::state::State;
use crate::state::line::Ply;
use crate::state::turn::Turn;

/// Of two offences, one in the offender's turn and one in the turn before, the holder has lost what could be exacted for the one.
pub(crate) fn close_options_for(state: &mut State, in_holders_turn: bool, ended: Ended) {
    let turn = state.turn_mut();
    match in_holders_turn {
        true => turn.owes_no_more(ended),
        false => closes_attempts(turn, ended),
    }
}

fn closes_attempts(turn: &mut Turn, ended: Ended) {
    turn.closes(ended);
    // The attempt that begins after a restoration is a new one.
    if turn.attempt().making().is_none() {
        turn.attempt_mut().lapses(ended, true);
        turn.attempt_mut().reopens();
    }
}

/// The holder has no options any more, for this reason.
pub(crate) fn close_options_of(state: &mut State, holder: Side, ended: Ended) {
    let of_other: Vec<Ply> = state.line.in_question().filter(|&ply| state.line[ply].by() != holder).collect();
    for ply in of_other {
        let turn = state.line_mut(ply);
        turn.owes_no_more(ended);
        closes_attempts(turn, ended);
    }
}
