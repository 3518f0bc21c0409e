//! What waits until it is found whether a man that slipped was released where it fell.

use crate::act::{Act, AdjournmentAct, Claim, Entry, OfficialAct};
use crate::acts::claim::hear::is_to_be_heard;
use crate::facts::slip::open_slip;
use crate::judging::slip::{must_be_found_first, refused_until_found};
use crate::ruling::Ruling;
use crate::state::State;

/// What is said to an act of which nobody can tell before what follows from it: a claim waits, and an official finds that first.
pub(super) fn waits_for_slip(state: &State, entry: &Entry) -> Option<Ruling> {
    let slip = open_slip(state)?;
    match &entry.act {
        // What else lies displaced is put right meanwhile.
        Act::Claim(Claim::MenDisplaced, _) => None,
        Act::Claim(..) if is_to_be_heard(state) => None,
        Act::Claim(..) => Some(must_be_found_first(slip)),
        Act::Adjournment(AdjournmentAct::Adjourns)
        | Act::Official(OfficialAct::Observes | OfficialAct::ObservesMove | OfficialAct::DeclaresDraw) => {
            Some(refused_until_found([], slip))
        }
        _ => None,
    }
}

/// Whether it is judged as soon as that is found.
pub(crate) fn waits(entry: &Entry, told: &[Ruling], state: &State) -> bool {
    let first = open_slip(state).map(must_be_found_first);
    matches!(entry.act, Act::Claim(..)) && first.is_some_and(|first| told.contains(&first))
}
