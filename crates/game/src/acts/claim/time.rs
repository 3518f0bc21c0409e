//! The opponent has overstepped his time.

use board::Side;
use law::Effect;
use law::question::{Overstep, OwnFlag};

use crate::facts::overstep::overstep;
use crate::judging::claimable::{Claimable, price_of};
use crate::judging::flag::claims_time;
use crate::ruling::Ruling;
use crate::standing::option::WrongClaim;
use crate::state::State;

pub(crate) struct TimeExceeded;

impl Claimable for TimeExceeded {
    type Facts = Overstep;

    fn is_known(&self, state: &State) -> bool {
        state.law().knows.time_claim(state.settings().close.is_some())
    }

    fn is_open(&self, state: &State, _who: Side) -> bool {
        state.time.has_clock()
    }

    fn facts(&self, state: &State, who: Side) -> Self::Facts {
        overstep(state, who, OwnFlag::Up)
    }

    /// Where both flags have fallen, which was first may be for people to find.
    fn is_upheld(&self, state: &State, facts: &Self::Facts) -> bool {
        facts.fallen && !state.law().gives(*facts, |effect| effect == Effect::Refuses)
    }

    fn price(&self, state: &State, facts: &Self::Facts) -> Option<WrongClaim> {
        price_of(state, Overstep { fallen: false, uncompleted: false, own: OwnFlag::Up, ..*facts })
    }

    fn judge(self, state: &mut State, who: Side, _facts: Self::Facts) -> Vec<Ruling> {
        claims_time(state, who)
    }
}
