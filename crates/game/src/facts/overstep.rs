//! The time that a player has exceeded.

use board::Side;
use law::question::{Overstep, OwnFlag, Truth};

use crate::state::State;

/// What the clock shows when this side claims that the other has exceeded his time; whether the claimant could still
/// mate is not looked at.
pub(crate) fn overstep(state: &State, who: Side, own: OwnFlag) -> Overstep {
    let clock = state.time.clock();
    let fallen = clock.is_some_and(|clock| clock.has_fallen(!who));
    Overstep {
        limit: clock.is_some(),
        closes: state.settings.close.is_some(),
        fallen,
        own: if fallen { own } else { OwnFlag::Up },
        last_period: clock.is_some_and(|clock| clock.in_last_period(!who)),
        mate: Truth::Undetermined,
    }
}
