//! The opponent has overstepped his time.

use board::Side;
use law::Effect;
use law::question::{Overstep, OwnFlag, StartGround};

use crate::facts::officials::is_watched;
use crate::facts::overstep::{clock_is_set_first, overstep};
use crate::facts::start::{is_down_by_a_wrong_setting, start_claim};
use crate::judging::claimable::{Claimable, price_of};
use crate::judging::flag::{claims_time, own_flag};
use crate::judging::start::judges_start;
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

    /// Where both flags have fallen, and nobody knows which was first, that may be for people to find.
    fn facts(&self, state: &State, who: Side) -> Self::Facts {
        let own = match own_flag(state, who, false) {
            OwnFlag::DownUnknown => OwnFlag::Up,
            known => known,
        };
        overstep(state, who, own)
    }

    /// Who claims with his own flag down first does not win by it.
    fn is_upheld(&self, state: &State, facts: &Self::Facts) -> bool {
        let gives = |ends: fn(Effect) -> bool| state.law().gives(*facts, ends);
        let own_first = facts.own == OwnFlag::DownFirst;
        facts.fallen
            && !is_put_right_first(state)
            && clock_is_set_first(state).is_none()
            && !gives(|effect| effect == Effect::Refuses)
            && (!own_first || gives(|effect| matches!(effect, Effect::Ends(_))))
    }

    fn price(&self, state: &State, facts: &Self::Facts) -> Option<WrongClaim> {
        price_of(state, Overstep { fallen: false, uncompleted: false, own: OwnFlag::Up, ..*facts })
    }

    fn judge(self, state: &mut State, who: Side, _facts: Self::Facts) -> Vec<Ruling> {
        let mut rulings = Vec::new();
        if is_put_right_first(state) {
            let facts = start_claim(state, StartGround::Clock);
            rulings.extend(judges_start(state, who, facts));
        }
        rulings.extend(claims_time(state, who));
        rulings
    }
}

/// Whether the flag is down only because the clock was set to less time than was agreed, and the arbiter at the board, who does
/// not call it, puts the clock right as it is claimed.
fn is_put_right_first(state: &State) -> bool {
    is_watched(state) && is_down_by_a_wrong_setting(state)
}
