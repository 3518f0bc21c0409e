//! A player presses the clock.

use board::Side;
use law::{Provision, provided};

use crate::facts::completion::completes_by_press;
use crate::judging::press::{presses_to_complete, presses_too_early};
use crate::ruling::{Impossible, Judgement, Ruling, RulingKind, ruling};
use crate::sentences::silence::silent;
use crate::state::State;

pub(crate) fn presses(state: &mut State, side: Side) -> Judgement {
    let completes = completes_by_press(state);
    if !state.time.has_clock() {
        return Err(Impossible::because("there is no clock to press"));
    }
    let running = state.time.running();
    if let Some(article) = provided(state.law().code, Provision::TimeWhileConsidering)
        && running == Some(side)
        && state.turn().by() == side
    {
        return Ok(vec![presses_too_early(state, side, article)]);
    }
    if completes && running == Some(side) {
        return Ok(presses_to_complete(state, side));
    }
    state.time.is_stopped_by(side);
    state.time.considers(false);
    Ok(Vec::new())
}

/// The press counts all the same; where the code says with which hand it is done, that is an offence.
pub(crate) fn presses_with_other_hand(state: &mut State, side: Side) -> Judgement {
    let article = provided(state.law().code, Provision::PressedWithTheSameHand);
    let mut rulings = presses(state, side)?;
    let told = match article {
        Some(article) => {
            let says = format!("{} pressed the clock with the hand that did not move.", side.name());
            Ruling { about: Some(side), ..ruling([article], RulingKind::Offence, says) }
        }
        None => silent(state, "the hand that presses the clock"),
    };
    rulings.insert(0, told);
    Ok(rulings)
}
