//! A player who did not come in time.

use board::Side;
use law::question::Arrival;
use law::{Outcome, Provision, providing};

use crate::effects::end::ends;
use crate::ruling::Ruling;
use crate::state::State;

/// Lost, where the code says so, by whoever comes too late or not at all.
pub(crate) fn defaults(state: &mut State, who: Side, late: bool, other_late: bool) -> Option<Ruling> {
    let mut answers = state.law.hear(Arrival { late, other_late });
    let end = answers.take_end();
    answers.all_heard();
    let (outcome, articles) = end?;
    let says = match outcome {
        Outcome::BothDefaulted => "Neither was at the board by the default time: both have lost.".to_string(),
        _ => format!("{} was not at the board by the default time: {} has won.", who.name(), (!who).name()),
    };
    Some(ends(state, outcome, who, articles, says))
}

/// Whether the default time is over for who is not there; without a stamp nobody can say that it is not.
pub(crate) fn default_time_is_over(state: &State) -> bool {
    state.time.now_ms().is_none_or(|now| now >= state.settings.default_time.unwrap_or(0))
}

/// Whether who comes now comes after the default time; without a stamp nobody can say that he does.
pub(crate) fn comes_late(state: &State) -> bool {
    state.time.now_ms().is_some_and(|now| now > state.settings.default_time.unwrap_or(0))
}

/// Who bears the time that went by before somebody came.
pub(crate) fn waited(state: &State, first: bool) -> Vec<&'static str> {
    let some = first && state.time.has_clock() && state.settings.default_time.is_some_and(|wait| wait > 0);
    if some { providing(state.law.code, Provision::WhiteBearsTheTime) } else { Vec::new() }
}
