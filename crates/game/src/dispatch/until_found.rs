//! What waits until it is found whether a man that slipped was released where it fell.

use board::Square;

use crate::act::{Act, AdjournmentAct, Claim, Entry, OfficialAct};
use crate::acts::claim::hear::is_to_be_heard;
use crate::facts::slip::open_slip;
use crate::judging::slip::{must_be_found, must_be_found_first, refused_until_found};
use crate::ruling::Ruling;
use crate::state::State;

/// What is said to an act of which nobody can tell before what follows from it: what is claimed or observed waits, and an official
/// finds that first.
pub(super) fn waits_for_slip(state: &State, entry: &Entry) -> Option<Ruling> {
    if let Act::Claim(Claim::Released(square), _) = &entry.act
        && let Some(told) = asks_for_it(state, *square)
    {
        return Some(told);
    }
    let slip = open_slip(state)?;
    let waits = must_be_found_first(slip);
    match &entry.act {
        // What else lies displaced is put right meanwhile.
        Act::Claim(Claim::MenDisplaced, _) => None,
        Act::Claim(..) if is_to_be_heard(state) => None,
        Act::Claim(..) | Act::Official(OfficialAct::Observes | OfficialAct::ObservesMove) => Some(waits),
        Act::Adjournment(AdjournmentAct::Adjourns) | Act::Official(OfficialAct::DeclaresDraw) => {
            Some(refused_until_found([], slip))
        }
        _ => None,
    }
}

/// That a man was released where it fell is what is to be found.
fn asks_for_it(state: &State, square: Square) -> Option<Ruling> {
    let fall = state.fall.as_ref().filter(|fall| fall.settled().is_none() && !is_to_be_heard(state))?;
    let fell = fall.fell_on(square)?;
    fall.found(fell.man, square).map(|_| must_be_found(square))
}

/// Whether it is judged as soon as that is found.
pub(crate) fn waits(entry: &Entry, told: &[Ruling], state: &State) -> bool {
    let waits = match &entry.act {
        Act::Claim(Claim::Released(square), _) => Some(must_be_found(*square)),
        Act::Claim(..) | Act::Official(OfficialAct::Observes | OfficialAct::ObservesMove) => {
            open_slip(state).map(must_be_found_first)
        }
        _ => None,
    };
    waits.is_some_and(|waits| told.contains(&waits))
}
