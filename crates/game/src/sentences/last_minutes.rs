//! Why nobody can claim now that the opponent cannot win by normal means, or ask for an increment.

use board::Side;
use law::question::{Decision, ExtraTime, NormalMeans, Request};
use law::{Effect, Figure, figure};

use crate::facts::normal_means::{extra_time, normal_means};
use crate::phrases::{join, number_of, time_of_day};
use crate::state::State;
use crate::state::clock::Clock;

/// What stands in the way of such a claim.
pub(crate) fn why_no_claim(state: &State, who: Side) -> String {
    let facts = normal_means(state, who, Decision::Open);
    let ideal = NormalMeans { has_the_move: true, short: true, added: false, last_period: true, ..facts };
    let heard = |facts: NormalMeans| state.law().gives(facts, |effect| effect == Effect::Waits);
    let bars = [
        (!facts.has_the_move && !heard(NormalMeans { has_the_move: false, ..ideal }), not_on_the_move(who)),
        (facts.added && !heard(NormalMeans { added: true, ..ideal }), TIME_IS_ADDED.to_string()),
        (!facts.last_period && !heard(NormalMeans { last_period: false, ..ideal }), NOT_LAST.to_string()),
        (
            !facts.short && !heard(NormalMeans { short: false, ..ideal }),
            too_much_time(state, who, Figure::MinutesForNormalMeans),
        ),
    ];
    sentence(state, "There is no such claim now", bars)
}

/// What stands in the way of such a request.
pub(crate) fn why_no_request(state: &State, who: Side) -> String {
    if !state.law().knows.extra_time {
        return "The rules that were announced for this game let nobody ask for that.".to_string();
    }
    let facts = extra_time(state, who, Request::Made);
    let ideal = ExtraTime { has_the_move: true, short: true, added: false, last_period: true, ..facts };
    let heard = |facts: ExtraTime| state.law().gives(facts, |effect| effect == Effect::Waits);
    let bars = [
        (!facts.has_the_move && !heard(ExtraTime { has_the_move: false, ..ideal }), not_on_the_move(who)),
        (facts.added && !heard(ExtraTime { added: true, ..ideal }), TIME_IS_ADDED.to_string()),
        (!facts.last_period && !heard(ExtraTime { last_period: false, ..ideal }), NOT_LAST.to_string()),
        (
            !facts.short && !heard(ExtraTime { short: false, ..ideal }),
            too_much_time(state, who, Figure::MinutesToAskForIncrement),
        ),
    ];
    sentence(state, "That cannot be asked for now", bars)
}

const TIME_IS_ADDED: &str = "time is added with each move";
const NOT_LAST: &str = "this is not the last period";

fn not_on_the_move(who: Side) -> String {
    format!("{} does not have the move", who.name())
}

/// How much time is left, where it must be less than the figure says.
fn too_much_time(state: &State, who: Side, least: Figure) -> String {
    let minutes = figure(state.law().code, least).map_or(0, |(minutes, _)| minutes);
    let least = number_of(minutes as usize, "minute");
    match state.time.clock().and_then(|clock: &Clock| clock.left_ms(who)) {
        Some(left) => format!("{} has {} left, and not less than {least}", who.name(), time_of_day(left)),
        None => format!("{} has no limit of time", who.name()),
    }
}

fn sentence<const N: usize>(state: &State, begins: &str, bars: [(bool, String); N]) -> String {
    if !state.time.has_clock() {
        return format!("{begins}: this game is played without a time limit.");
    }
    let bars: Vec<String> = bars.into_iter().filter_map(|(bars, why)| bars.then_some(why)).collect();
    format!("{begins}: {}.", join(&bars, "and"))
}
