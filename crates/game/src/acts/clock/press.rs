//! A player presses the clock.

use board::Side;

use crate::facts::completion::completes_by_press;
use crate::judging::press::presses_to_complete;
use crate::ruling::{Impossible, Judgement};
use crate::state::State;

pub(crate) fn presses(state: &mut State, side: Side) -> Judgement {
    let completes = completes_by_press(state);
    match &mut state.time.clock {
        None => Err(Impossible::because("there is no clock to press")),
        Some(clock) if completes && clock.running() == Some(side) => Ok(presses_to_complete(state, side)),
        Some(clock) => {
            clock.press(side);
            state.time.considering = false;
            Ok(Vec::new())
        }
    }
}
