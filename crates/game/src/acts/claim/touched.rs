//! The opponent touched the man that stood on a square, and moved otherwise.

use board::{Side, Square};
use law::Effect;
use law::question::{BoundBy, TouchClaim};

use crate::facts::breach::{breached, may_still_claim, touch_turn};
use crate::judging::claimable::Claimable;
use crate::judging::touch_claim::judges_breach;
use crate::refusal::Refusal;
use crate::ruling::Ruling;
use crate::sentences::claimed_touch::{tells_of_touch, why_no_breach};
use crate::sentences::right_ended::too_late;
use crate::state::State;
use crate::state::line::Ply;

pub(crate) struct Touched(pub Square);

/// The squares of all men when the turn began of which touches may still be claimed.
pub(crate) fn squares_in_question(state: &State, who: Side) -> Vec<Square> {
    let turn = touch_turn(state, who).filter(|_| state.law().knows.touch_claims);
    let stood = |index: Ply| {
        Square::ALL.into_iter().filter(move |&square| state.line[index].men().at(square).is_some())
    };
    turn.into_iter().flat_map(stood).collect()
}

impl Claimable for Touched {
    /// With the turn in which the duty was broken.
    type Facts = (TouchClaim, Option<Ply>);

    fn is_known(&self, state: &State) -> bool {
        state.law().knows.touch_claims
    }

    fn facts(&self, state: &State, who: Side) -> Self::Facts {
        let previous = state.line.last_made_by(|turn| turn.by() != who);
        let left = previous.and_then(|index| Some((index, breached(state, index, self.0)?)));
        let in_time = |index: Ply| state.line.is_last_made(index) && may_still_claim(state, index);
        let timely = left.is_none_or(|(index, _)| in_time(index));
        let bound_by = left.map_or(BoundBy::Nothing, |(_, breach)| breach.by);
        let illegal = left.is_some_and(|(_, breach)| breach.illegal);
        let asked = TouchClaim { breached: left.is_some(), bound_by, illegal, timely };
        (asked, left.map(|(index, _)| index))
    }

    fn is_upheld(&self, state: &State, &(asked, _): &Self::Facts) -> bool {
        asked.breached && state.law().gives(asked, |effect| matches!(effect, Effect::Restores(_)))
    }

    fn judge(self, state: &mut State, who: Side, (asked, breach): Self::Facts) -> Vec<Ruling> {
        let square = self.0;
        let (why, says) = match breach {
            Some(index) if asked.illegal && asked.timely => {
                let by = state.line[index].by().name();
                (Refusal::NotSo, format!("{by}'s move was illegal in itself: that may be claimed."))
            }
            Some(index) => too_late(state, index, who),
            None => why_no_breach(state, who, square),
        };
        let known = state.law().gives(asked, |_| true);
        let told = tells_of_touch(state, who, square).filter(|_| breach.is_none() && known);
        told.unwrap_or_else(|| judges_breach(state, asked, breach, why, says))
    }
}
