//! The clocks of an adjourned game that nobody was seen to stop.

use board::Side;

use crate::act::{Act, AdjournmentAct, ClockAct, Entry, OfficialAct};
use crate::state::State;
use crate::state::clock::Clock;

/// Once a move is sealed the game is broken off. If nobody was seen to stop the clocks, they count as stopped when it was
/// sealed, as soon as somebody does what belongs to another sitting.
pub(crate) fn clocks_count_as_stopped(state: &mut State, entry: &Entry) {
    let Some(adjourned) = state.waiting().adjourned().filter(|adjourned| adjourned.unstopped.is_some())
    else {
        return;
    };
    let by_the_other = entry.who.side() == Some(!adjourned.by);
    let fallen = |side: Side| state.time.clock().is_some_and(|clock: &Clock| clock.has_fallen(side));
    let reports = matches!(entry.act, Act::Official(OfficialAct::Reports { .. }));
    let still_sitting = match entry.act {
        Act::Adjournment(AdjournmentAct::Seals(_)) | Act::Clock(ClockAct::StopsClocks(_)) => true,
        Act::Clock(ClockAct::Leaves | ClockAct::LeavesArea) => by_the_other,
        Act::Clock(ClockAct::Presses | ClockAct::PressesWithOtherHand) => {
            by_the_other && state.time.running() == Some(!adjourned.by)
        }
        Act::Adjournment(_) | Act::Clock(_) => false,
        // What a player says, such as the offer of a draw that goes with the sealed move, is said while the clock runs; and a
        // report shows no other sitting.
        _ => (entry.who.side().is_some() || reports) && !Side::ALL.into_iter().any(fallen),
    };
    if still_sitting {
        return;
    }
    if let Some(then) = state.waiting_mut().take_unstopped() {
        state.time.sets_back_to(&then);
        state.time.runs_for(None);
    }
}
