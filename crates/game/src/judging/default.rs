//! A player who did not come in time.

use board::Side;
use law::question::Arrival;
use law::{Figure, Outcome, Provision, figure, provided, providing};

use crate::effects::end::ends;
use crate::ruling::Ruling;
use crate::state::State;
use crate::state::clock::Clock;

/// Lost, where the code says so, by whoever comes too late or not at all.
pub(crate) fn defaults(state: &mut State, who: Side, late: bool, other_late: bool) -> Option<Ruling> {
    let mut answers = state.law().hear(Arrival { late, other_late });
    let end = answers.take_end();
    answers.all_heard();
    let (outcome, articles) = end?;
    let says = match outcome {
        Outcome::BothDefaulted => "Neither was at the board by the default time: both have lost.".to_string(),
        _ => format!("{} was not at the board by the default time: {} has won.", who.name(), (!who).name()),
    };
    let again = match state.adjournment.was_sealed() {
        true => providing(state.law().code, Provision::DefaultTimeAtResumption),
        false => Vec::new(),
    };
    Some(ends(state, outcome, who, articles.and(again), says))
}

/// Milliseconds after the start of play by which a player must have come: as was settled, or as the code says, and then
/// never longer than the first period; none where nobody can come too late.
pub(crate) fn default_time(state: &State) -> Option<u64> {
    let in_minutes = || {
        let (minutes, _) = figure(state.law().code, Figure::MinutesToArrive)?;
        let period = state.time.clock().map(Clock::first_period_ms);
        Some((u64::from(minutes) * 60_000).min(period.unwrap_or(u64::MAX)))
    };
    if state.adjournment.was_sealed() {
        let known = provided(state.law().code, Provision::DefaultTimeAtResumption).is_some();
        return state.settings().default_time.filter(|_| known);
    }
    let at_once = || provided(state.law().code, Provision::DefaultTime).map(|_| 0);
    let named = state.settings().default_time.filter(|_| !on_default_time(state).is_empty());
    named.or_else(in_minutes).or_else(at_once)
}

/// The articles on the default time.
pub(crate) fn on_default_time(state: &State) -> Vec<&'static str> {
    let mut articles = providing(state.law().code, Provision::DefaultTime);
    articles.extend(providing(state.law().code, Provision::DefaultTimeIfNamed));
    articles
}

/// Whether the default time is over for a player who is not there: late is who comes after it, so on the stroke he is not.
/// Without a stamp nobody can say that it is over, unless nobody has to be waited for.
pub(crate) fn default_time_is_over(state: &State) -> bool {
    let over = |wait: u64| waited_ms(state).map_or(wait == 0, |waited| waited > wait);
    default_time(state).is_some_and(over)
}

/// Whether nobody can say if the default time is over: what was found bears no stamp.
pub(crate) fn default_time_is_unknown(state: &State) -> bool {
    default_time(state).is_some_and(|wait| wait > 0) && waited_ms(state).is_none()
}

/// Whether who comes now comes after the default time; without a stamp nobody can say that he does.
pub(crate) fn comes_late(state: &State) -> bool {
    let late = |wait: u64| waited_ms(state).is_some_and(|waited| waited > wait);
    default_time(state).is_some_and(late)
}

/// Milliseconds since the start of play, or since the game was taken up again.
fn waited_ms(state: &State) -> Option<u64> {
    let now = state.time.now_ms()?;
    match state.adjournment.was_sealed() {
        true => Some(now.saturating_sub(state.adjournment.begun_ms()?)),
        false => Some(now),
    }
}

/// Who bears the time that went by before somebody came.
pub(crate) fn waited(state: &State, first: bool) -> Vec<&'static str> {
    let some = first
        && !state.adjournment.was_sealed()
        && state.time.has_clock()
        && default_time(state).is_some_and(|wait| wait > 0);
    if some { providing(state.law().code, Provision::WhiteBearsTheTime) } else { Vec::new() }
}
