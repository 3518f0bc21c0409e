//! Why nobody can claim now that the opponent cannot win by normal means, or ask for an increment.

use board::Side;
use law::question::{Decision, Question, Request};
use law::{Effect, Figure, figure};

use crate::facts::normal_means::{LastMinutes, claimed_at, last_minutes, requested_at};
use crate::phrases::{join, number_of, time_of_day};
use crate::state::State;
use crate::state::clock::Clock;
use crate::state::mechanism::Gift;

/// What stands in the way of such a claim.
pub(crate) fn why_no_claim(state: &State, who: Side) -> String {
    let asked = |at| claimed_at(state, at, Decision::Open);
    why_not(state, who, Figure::MinutesForNormalMeans, asked, "There is no such claim now")
}

/// What stands in the way of such a request.
pub(crate) fn why_no_request(state: &State, who: Side) -> String {
    if !state.law().knows.extra_time {
        return "The rules that were announced for this game let nobody ask for that.".to_string();
    }
    let asked = |at| requested_at(at, Request::Made);
    why_not(state, who, Figure::MinutesToAskForIncrement, asked, "That cannot be asked for now")
}

/// Each thing that alone would keep the code from hearing the player, where nothing else did.
fn why_not<Q: Question>(
    state: &State,
    who: Side,
    least: Figure,
    asked: impl Fn(LastMinutes) -> Q,
    begins: &str,
) -> String {
    if !state.time.has_clock() {
        return format!("{begins}: this game is played without a time limit.");
    }
    let now = last_minutes(state, who, least);
    let best = LastMinutes { has_the_move: true, short: true, added: false, last_period: true };
    let heard = |at: LastMinutes| state.law().gives(asked(at), |effect| effect == Effect::Waits);
    let bars = [
        (!now.has_the_move && !heard(LastMinutes { has_the_move: false, ..best }), not_on_the_move(who)),
        (now.added && !heard(LastMinutes { added: true, ..best }), how_time_is_added(state, who)),
        (!now.last_period && !heard(LastMinutes { last_period: false, ..best }), NOT_LAST.to_string()),
        (!now.short && !heard(LastMinutes { short: false, ..best }), too_much_time(state, who, least)),
    ];
    let bars: Vec<String> = bars.into_iter().filter_map(|(bars, why)| bars.then_some(why)).collect();
    format!("{begins}: {}.", join(&bars, "and"))
}

const NOT_LAST: &str = "this is not the last period";

/// What each move is given: an increment is added to the time, a delay passes before the time is counted, and what was used
/// of a Bronstein delay is given back.
fn how_time_is_added(state: &State, who: Side) -> String {
    let given = state.time.clock().map(|clock| clock.gift(who)).unwrap_or_default();
    match given {
        Gift::Increment => "time is added with each move".to_string(),
        Gift::Delay => "the clock has a delay".to_string(),
        Gift::Bronstein => "the clock has a Bronstein delay".to_string(),
    }
}

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
