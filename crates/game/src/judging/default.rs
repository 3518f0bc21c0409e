//! A player who did not come in time.

use board::Side;
use law::question::Arrival;
use law::{Provision, providing};

use crate::effects::end::ends;
use crate::ruling::Ruling;
use crate::state::State;

/// Lost, where the code says so, by whoever comes too late or not at all.
pub(crate) fn defaults(state: &mut State, who: Side, late: bool) -> Option<Ruling> {
    let mut answers = state.law.hear(Arrival { late });
    let end = answers.take_end();
    answers.all_heard();
    let (outcome, articles) = end?;
    let says = format!("{} was not at the board by the default time: {} has won.", who.name(), (!who).name());
    Some(ends(state, outcome, who, articles, says))
}

/// Who bears the time that went by before somebody came.
pub(crate) fn waited(state: &State, first: bool) -> Vec<&'static str> {
    let some =
        first && state.time.clock.is_some() && state.settings.default_time.is_some_and(|wait| wait > 0);
    if some { providing(state.law.code, Provision::WhiteBearsTheTime) } else { Vec::new() }
}
