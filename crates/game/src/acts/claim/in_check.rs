//! The claimant's King is in check, and has been for some moves.

use board::Side;
use law::Effect;
use law::question::{InCheck, Origin};

use crate::act::official::Fact;
use crate::effects::offences::take_found;
use crate::facts::check::in_check_facts;
use crate::judging::claimable::Claimable;
use crate::judging::in_check::judge_in_check;
use crate::ruling::Ruling;
use crate::state::State;

pub(crate) struct KingInCheck;

impl Claimable for KingInCheck {
    type Facts = InCheck;

    fn is_known(&self, state: &State) -> bool {
        state.law().knows.in_check
    }

    fn facts(&self, state: &State, who: Side) -> Self::Facts {
        in_check_facts(state, who, Origin::Open)
    }

    fn is_upheld(&self, state: &State, facts: &Self::Facts) -> bool {
        facts.so && state.law().gives(*facts, |effect| matches!(effect, Effect::Restores(_)))
    }

    fn judge(self, state: &mut State, who: Side, facts: Self::Facts) -> Vec<Ruling> {
        let lost = take_found(state, |fact| *fact == Fact::Unascertainable);
        judge_in_check(state, who, if lost { Origin::Unascertainable } else { facts.origin })
    }
}
