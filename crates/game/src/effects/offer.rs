//! Options close, and an offer of a draw is noted.

use std::sync::Arc;

use board::Side;

use crate::state::State;

pub(crate) fn close_options_of(state: &mut State, holder: Side) {
    let from = state.line.len().saturating_sub(2);
    for turn in state.line[from..].iter_mut().filter(|turn| turn.by != holder).map(Arc::make_mut) {
        for attempt in &mut turn.attempts {
            attempt.closed = true;
            attempt.called = false;
        }
        turn.owed.clear();
        // The attempt that begins after a restoration is a new one.
        if turn.attempt().making.is_none() {
            let last = turn.attempt_mut();
            last.lapsed_touches = last.touches.len();
            last.closed = false;
        }
    }
}

/// A draw was offered: both record it with the move made last.
pub(crate) fn notes_offer(state: &mut State) {
    state.draws.offers_at.push(state.line.len() - 1);
}
