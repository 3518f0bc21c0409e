//! Something was wrong at the start of the game.

use board::Side;
use law::question::{StartClaim, StartGround};

use crate::facts::start::{is_early, start_claim};
use crate::judging::claimable::Claimable;
use crate::judging::start::judges_start;
use crate::ruling::Ruling;
use crate::state::State;

pub(crate) struct StartMistaken(pub StartGround);

impl Claimable for StartMistaken {
    type Facts = StartClaim;

    fn is_known(&self, state: &State) -> bool {
        [true, false].into_iter().any(|early| state.law().knows.mends_start(self.0, early))
    }

    fn is_open(&self, state: &State, _who: Side) -> bool {
        let there_is_one = self.0 != StartGround::Clock || state.time.has_clock();
        there_is_one && state.law().knows.mends_start(self.0, is_early(state, self.0))
    }

    fn facts(&self, state: &State, _who: Side) -> Self::Facts {
        start_claim(state, self.0)
    }

    fn is_upheld(&self, state: &State, facts: &Self::Facts) -> bool {
        facts.wrong && state.law().knows.mends_start(facts.ground, facts.early)
    }

    fn judge(self, state: &mut State, who: Side, facts: Self::Facts) -> Vec<Ruling> {
        judges_start(state, who, facts)
    }
}
