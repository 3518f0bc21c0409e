//! Options close.

use board::Side;

use crate::refusal::Ended;
use crate::state::State;
use crate::state::line::Ply;

/// The holder has no options any more, for this reason.
pub(crate) fn close_options_of(state: &mut State, holder: Side, ended: Ended) {
    let of_other: Vec<Ply> = state.line.in_question().filter(|&ply| state.line[ply].by() != holder).collect();
    for ply in of_other {
        let turn = state.line_mut(ply);
        turn.closes(ended);
        turn.owes_no_more(ended);
        // The attempt that begins after a restoration is a new one.
        if turn.attempt().making().is_none() {
            turn.attempt_mut().lapses(ended, true);
            turn.attempt_mut().reopens();
        }
    }
}
