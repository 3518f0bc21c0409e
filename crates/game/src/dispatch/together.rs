//! What both players do as one.

use law::question::Known;

use crate::act::Person;
use crate::acts::claim::illegal_move::{IllegalMove, may_be_corrected_together};
use crate::acts::hand::displace::puts_right;
use crate::dispatch::groups::adjournment;
use crate::dispatch::heard::JointAct;
use crate::judging::claimable::Claimable;
use crate::judging::said::{agreed, both_resign};
use crate::ruling::Judgement;
use crate::sentences::silence::interferes;
use crate::state::State;

/// Both players do it together.
pub(super) fn together(state: &mut State, who: Person, act: JointAct<'_>) -> Judgement {
    let by = state.turn().by();
    match act {
        JointAct::Adjournment(act) => adjournment(state, who, by, act),
        JointAct::Restores => puts_right(state, who),
        JointAct::Resigns => Ok(vec![both_resign(state)]),
        JointAct::Corrects(_) if !may_be_corrected_together(state) => Ok(vec![interferes(state, who)]),
        JointAct::Corrects(named) => Ok(IllegalMove { named, agreed: true }.answer(state, by)),
        JointAct::AgreesToDraw => Ok(agreed(state, Known::Agreed)),
    }
}
