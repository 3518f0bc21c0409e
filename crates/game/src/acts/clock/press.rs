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
    let running = state.time.clock.as_ref().and_then(|clock| clock.running());
    if let Some(article) = provided(state.law().code, Provision::TimeWhileConsidering)
        && running == Some(side)
        && state.turn().by() == side
    {
        return Ok(vec![presses_too_early(state, side, article)]);
    }
    match &mut state.time.clock {
        None => Err(Impossible::because("there is no clock to press")),
        Some(clock) if completes && clock.running() == Some(side) => Ok(presses_to_complete(state, side)),
        Some(clock) => {
            clock.press(side);
            state.time.considers(false);
            Ok(Vec::new())
        }
    }
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
