//! The grounds of a claim that the opponent cannot win by normal means, and a request for an increment.

use board::Side;
use law::question::{Decision, ExtraTime, NormalMeans, Request};
use law::{Figure, figure};

use crate::facts::officials::is_supervised;
use crate::state::State;

const MINUTE: u64 = 60_000;

/// The facts of such a claim by this side.
pub(crate) fn normal_means(state: &State, who: Side, decision: Decision) -> NormalMeans {
    let clock = state.time.clock();
    let least = figure(state.law().code, Figure::MinutesForNormalMeans);
    let left = clock.and_then(|clock| clock.left_ms(who));
    NormalMeans {
        has_the_move: state.turn().by() == who,
        short: least.zip(left).is_some_and(|((minutes, _), left)| left < u64::from(minutes) * MINUTE),
        added: clock.is_some_and(|clock| clock.given_each_move_ms(who) > 0),
        last_period: clock.is_some_and(|clock| clock.in_last_period(who)),
        supervised: is_supervised(state),
        decision,
    }
}

/// The facts of a request by this side that time be added with each move.
pub(crate) fn extra_time(state: &State, who: Side, request: Request) -> ExtraTime {
    let clock = state.time.clock();
    let least = figure(state.law().code, Figure::MinutesToAskForIncrement);
    let left = clock.and_then(|clock| clock.left_ms(who));
    ExtraTime {
        has_the_move: state.turn().by() == who,
        short: least.zip(left).is_some_and(|((minutes, _), left)| left < u64::from(minutes) * MINUTE),
        added: clock.is_some_and(|clock| clock.given_each_move_ms(who) > 0),
        last_period: clock.is_some_and(|clock| clock.in_last_period(who)),
        request,
    }
}
