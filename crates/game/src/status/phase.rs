//! What the game waits for, in one word.

use crate::facts::options::choosing;
use crate::standing::Phase;
use crate::state::State;
use crate::state::waiting::Waiting;

/// What is being waited for.
pub(crate) fn phase(state: &State) -> Phase {
    match state.waiting() {
        Waiting::Over(..) => return Phase::Over,
        Waiting::Finding(..)
        | Waiting::Hearing(_)
        | Waiting::Position(_)
        | Waiting::Upshot(_)
        | Waiting::Closed => {
            return Phase::Stopped;
        }
        Waiting::Adjourned(_) => return Phase::Adjourned,
        Waiting::Adoption(_) => return Phase::Choice,
        Waiting::Play if state.communication.offer().is_some() => return Phase::Choice,
        Waiting::Play if choosing(state).is_some() => return Phase::Choice,
        Waiting::Play => {}
    }
    let attempt = state.turn().attempt();
    let touched = attempt.touches().iter().any(|touch| !touch.excused);
    let begun = !state.tabletop.men().stand_like(state.turn().men())
        || state.tabletop.hands().of(state.turn().by()).is_some();
    let unpressed = state.line.turns().iter().rev().nth(1).is_some_and(|turn| !turn.is_complete());
    match (touched || begun, unpressed) {
        (true, _) => Phase::Touched,
        (false, true) => Phase::Made,
        (false, false) => Phase::ToMove,
    }
}
