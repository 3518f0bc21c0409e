//! status/phase

use crate::facts::options::choosing;
use crate::standing::Phase;
use crate::state::State;

/// What is being waited for.
pub(crate) fn phase(state: &State) -> Phase {
    if state.waiting.ending.is_some() {
        return Phase::Over;
    }
    if state.waiting.dispute.is_some() || state.waiting.sought.is_some() || state.waiting.closed {
        return Phase::Stopped;
    }
    if state.waiting.adjourned.is_some() {
        return Phase::Adjourned;
    }
    if state.waiting.adopting.is_some() || choosing(state).is_some() {
        return Phase::Choice;
    }
    let attempt = state.turn().attempt();
    let touched = attempt.touches.iter().any(|touch| !touch.excused);
    let begun = !state.tabletop.men.stand_like(&state.turn().men)
        || state.tabletop.hands.of(state.turn().by).is_some();
    let unpressed = state.line.iter().rev().nth(1).is_some_and(|turn| !turn.complete);
    match (touched || begun, unpressed) {
        (true, _) => Phase::Touched,
        (false, true) => Phase::Made,
        (false, false) => Phase::ToMove,
    }
}
