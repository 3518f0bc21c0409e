//! The claim that the other has exceeded the time.

use board::Side;
use law::question::{Overstep, OwnFlag, Truth};

use crate::act::claim::Claim;
use crate::state::State;

/// The claims of time that the code knows, while there is a clock.
pub(crate) fn claims_of_time(state: &State, who: Side) -> Option<(Claim, bool)> {
    let clock = state.time.clock.as_ref()?;
    let (own, mate) = (OwnFlag::Up, Truth::Yes);
    let closes = state.settings.close.is_some();
    let facts = Overstep { limit: true, closes, fallen: true, own, last_period: true, mate };
    let known = !state.law.ask(&facts).is_empty();
    known.then_some((Claim::Time, clock.has_fallen(!who)))
}
