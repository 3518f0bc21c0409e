//! The grounds of a claim that the opponent cannot win by normal means, and a request for an increment.

use board::Side;
use law::question::{Decision, ExtraTime, NormalMeans, Request};
use law::{Cites, Effect, Figure, figure};

use crate::facts::officials::is_supervised;
use crate::state::State;

const MINUTE: u64 = 60_000;

/// How it stands with a player's last minutes.
#[derive(Clone, Copy)]
pub(crate) struct LastMinutes {
    pub has_the_move: bool,
    /// Less time is left than the code says.
    pub short: bool,
    /// Time is added with each move.
    pub added: bool,
    pub last_period: bool,
}

/// How it stands with this side's last minutes, where less must be left than this figure says.
pub(crate) fn last_minutes(state: &State, who: Side, least: Figure) -> LastMinutes {
    let clock = state.time.clock();
    let least = figure(state.law().code, least);
    let left = clock.and_then(|clock| clock.left_ms(who));
    LastMinutes {
        has_the_move: state.turn().by() == who,
        short: least.zip(left).is_some_and(|((minutes, _), left)| left < u64::from(minutes) * MINUTE),
        added: clock.is_some_and(|clock| clock.given_each_move_ms(who) > 0),
        last_period: clock.is_some_and(|clock| clock.in_last_period(who)),
    }
}

/// The facts of such a claim by this side.
pub(crate) fn normal_means(state: &State, who: Side, decision: Decision) -> NormalMeans {
    claimed_at(state, last_minutes(state, who, Figure::MinutesForNormalMeans), decision)
}

/// Whether this side may claim it now.
pub(crate) fn may_be_claimed(state: &State, who: Side) -> bool {
    state.law().gives(normal_means(state, who, Decision::Open), |effect| effect == Effect::Waits)
}

/// The articles by which a claim of this side's that was put off is decided once a flag has fallen.
pub(crate) fn cited_once_fallen(state: &State, claimant: Side) -> Cites {
    let fallen = normal_means(state, claimant, Decision::FlagFallen);
    state.law().cites(fallen, |effect| effect == Effect::Waits)
}

/// The facts of a request by this side that time be added with each move.
pub(crate) fn extra_time(state: &State, who: Side, request: Request) -> ExtraTime {
    requested_at(last_minutes(state, who, Figure::MinutesToAskForIncrement), request)
}

/// The facts of a claim, where it stands so with the last minutes.
pub(crate) fn claimed_at(state: &State, at: LastMinutes, decision: Decision) -> NormalMeans {
    let LastMinutes { has_the_move, short, added, last_period } = at;
    NormalMeans { has_the_move, short, added, last_period, supervised: is_supervised(state), decision }
}

/// The facts of a request, where it stands so with the last minutes.
pub(crate) fn requested_at(at: LastMinutes, request: Request) -> ExtraTime {
    let LastMinutes { has_the_move, short, added, last_period } = at;
    ExtraTime { has_the_move, short, added, last_period, request }
}
