//! A player who did not come in time.

use board::Side;
use law::question::Arrival;
use law::{Figure, Outcome, Provision, figure, providing};

use crate::effects::end::ends;
use crate::ruling::Ruling;
use crate::state::State;
use crate::state::clock::Clock;

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

/// Milliseconds after the start of play by which a player must have come: as was settled, or as the code says, and then
/// never longer than the first period.
pub(crate) fn default_time(state: &State) -> u64 {
    let by_code = || {
        let (minutes, _) = figure(state.law.code, Figure::MinutesToArrive)?;
        let period = state.time.clock().map(Clock::first_period_ms);
        Some((u64::from(minutes) * 60_000).min(period.unwrap_or(u64::MAX)))
    };
    state.settings.default_time.or_else(by_code).unwrap_or(0)
}

/// Whether the default time is over for who is not there; without a stamp nobody can say that it is not.
pub(crate) fn default_time_is_over(state: &State) -> bool {
    state.time.now_ms().is_none_or(|now| now >= default_time(state))
}

/// Whether who comes now comes after the default time; without a stamp nobody can say that he does.
pub(crate) fn comes_late(state: &State) -> bool {
    state.time.now_ms().is_some_and(|now| now > default_time(state))
}

/// Who bears the time that went by before somebody came.
pub(crate) fn waited(state: &State, first: bool) -> Vec<&'static str> {
    let some = first && state.time.has_clock() && default_time(state) > 0;
    if some { providing(state.law.code, Provision::WhiteBearsTheTime) } else { Vec::new() }
}
