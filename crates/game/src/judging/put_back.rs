//! A hand still has the man that the laws have put back: it sets it down.

use board::{Side, Square};

use crate::act::HandAct;
use crate::act::motion::How;
use crate::judging::hand::hand_acts;
use crate::ruling::Judgement;
use crate::state::State;
use crate::state::hands::Held;

/// What a hand does with a man that was put back in law while the hand still had it: to set it down where it stands, or to let go
/// of it, changes nothing any more, and to set it down elsewhere is to take it up from there. None where the act is another.
pub(crate) fn sets_down_what_was_put_back(state: &mut State, by: Side, act: &HandAct) -> Option<Judgement> {
    let man = state.tabletop.hands_mut().takes_put_back(by)?;
    let stands = state.tabletop.men().square_of(man)?;
    match *act {
        HandAct::Releases => Some(Ok(Vec::new())),
        HandAct::Places { square, .. } if square == stands => {
            let set_down = Held::new(man, Some(stands)).standing(Some(stands));
            state.tabletop.hands_mut().hold(by, set_down);
            Some(Ok(Vec::new()))
        }
        HandAct::Places { .. } => Some(takes_up_and_places(state, by, stands, act)),
        _ => None,
    }
}

fn takes_up_and_places(state: &mut State, by: Side, from: Square, act: &HandAct) -> Judgement {
    let mut rulings = hand_acts(state, by, &HandAct::Lifts { square: from, how: How::Plainly })?;
    // At a guarded table he may have to wait.
    if state.tabletop.hands().of(by).is_none() {
        return Ok(rulings);
    }
    rulings.extend(hand_acts(state, by, act)?);
    Ok(rulings)
}
