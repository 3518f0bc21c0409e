//! Time passes, is given, and is set back.

use board::Side;
use law::{Cites, Figure, Provision, figure, provided};

use crate::facts::options::options;
use crate::facts::post::{days_of_silence, waits_for_a_move};
use crate::phrases::seconds;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::settings::Notice;
use crate::standing::{Penalised, TimeCost};
use crate::state::State;
use crate::state::clock::Clock;
use crate::state::line::Ply;
use crate::state::waiting::Docket;

/// Milliseconds of a minute.
const MINUTE: u64 = 60_000;

pub(crate) fn time_passes(state: &mut State, stamp: Option<u64>) {
    if let Some(stamp) = stamp {
        let running = state.time.running().filter(|_| stands_on_leave(state));
        if let Some(until) = running.and_then(|side| state.post.leave_until(side)) {
            state.time.stands_until(until.min(stamp));
        }
        silence_passes(state, stamp);
        let close = state.settings().close.filter(|_| state.law().knows.close);
        state.time.passes_until(stamp.min(close.unwrap_or(stamp)));
        let least = figure(state.law().code, Figure::MinutesToRecord);
        for (side, (minutes, _)) in Side::ALL.into_iter().zip(least.into_iter().cycle()) {
            state.time.notes_shortage(side, u64::from(minutes) * MINUTE);
        }
    }
}

/// Days of silence pass, as long as the game waits for a move: not any more once it is stopped because the time is exceeded.
fn silence_passes(state: &mut State, stamp: u64) {
    let days: Vec<u32> = days_of_silence(state).into_iter().map(|(day, _)| day).collect();
    let stops = provided(state.law().code, Provision::StoppedWhenTimeIsExceeded).is_some();
    let exceeded = state.time.clock().and_then(Clock::exceeds_at).filter(|&at| stops && at <= stamp);
    if let Some(at) = exceeded {
        state.post.passes_until(at.saturating_sub(1), waits_for_a_move(state), &days);
    }
    let waits = exceeded.is_none() && waits_for_a_move(state);
    state.post.passes_until(stamp, waits, &days);
}

/// Whether the clock of a player on leave stands.
fn stands_on_leave(state: &State) -> bool {
    provided(state.law().code, Provision::LeaveStopsTheClock).is_some()
}

/// A move was made: it counts for the time limit; and a clock that is not pressed runs on, which each side is told once.
pub(crate) fn counts_move(state: &mut State, by: Side) -> Vec<Ruling> {
    if !state.time.has_clock() {
        return Vec::new();
    }
    state.time.counts_move(by);
    let runs_on = state.time.running() == Some(by) && state.turn().by() != by;
    // Who is to decide something in his own time has the clock, pressed or not.
    let runs_on = runs_on && !runs_for_other(state, by);
    let told = state.time.tells_neglect(by, runs_on);
    let article = provided(state.law().code, Provision::NoAllowanceForNeglect).filter(|_| runs_on && !told);
    // It holds as well once the clock was pressed, which brings no ruling to stand in its place.
    let says = "After a move the clock runs until it is pressed, and nothing is allowed for neglecting it.";
    article.map(|article| ruling([article], RulingKind::Note, says)).into_iter().collect()
}

/// Whether the other is to decide on a penalty in his own time.
fn runs_for_other(state: &State, by: Side) -> bool {
    let in_his_time = provided(state.law().code, Provision::TimeWhileConsidering).is_some();
    let told = state.settings().notice == Notice::All;
    in_his_time && told && options(state, !by).iter().any(|option| option.possible)
}

/// Moves taken back before a reply count no more.
pub(crate) fn uncount_moves_from(state: &mut State, index: Ply) {
    let counted = state.line.made_since(index).iter().filter(|turn| turn.is_complete());
    counted.for_each(|turn| state.time.discounts_move(turn.by()));
}

pub(crate) fn press_clock(state: &mut State, side: Side) {
    state.time.settles_press(side);
    state.time.passes_from(side);
}

/// A side presses without having moved: what comes with a move does not come with this.
pub(crate) fn press_without_move(state: &mut State, side: Side) {
    state.time.settles_press(side);
    state.time.is_started_back(side);
}

/// A side is given time for what the other did; without a clock that is only noted.
pub(crate) fn gives_time(
    state: &mut State,
    to: Side,
    which: Figure,
    because: &str,
    articles: impl Into<Cites>,
) -> Option<Ruling> {
    let articles = articles.into();
    let (given, set_by) = figure(state.law().code, which)?;
    let articles = articles.and([set_by]);
    let article = articles.first().copied().unwrap_or(set_by);
    let given = u64::from(given) * 1000;
    let cost = TimeCost::OpponentGains(given);
    let flag = costs_time(state, Penalised { side: !to, cost, article });
    let (noted, also) = (only_noted(state), &flag.says);
    let says =
        format!("{} is given {} for {because} by {}.{noted}{also}", to.name(), seconds(given), (!to).name());
    Some(ruling(articles.and(flag.by), RulingKind::Penalty, says))
}

/// A side loses time, and never more than half of what is left to it; without a clock that is only noted.
pub(crate) fn takes_time(
    state: &mut State,
    from: Side,
    which: Figure,
    articles: impl Into<Cites>,
) -> Option<Ruling> {
    let (most, set_by) = figure(state.law().code, which)?;
    let articles = articles.into().and([set_by]);
    let article = articles.first().copied().unwrap_or(set_by);
    let most = u64::from(most) * 1000;
    let half = state.time.clock().and_then(|clock| clock.left_ms(from)).map(|left| left / 2);
    let ms = half.map_or(most, |half| half.min(most));
    let flag = costs_time(state, Penalised { side: from, cost: TimeCost::PlayerLoses(ms), article });
    let of_it = if ms < most { ", half of the time left" } else { "" };
    let says = format!("{} loses {}{of_it}.{}{}", from.name(), seconds(ms), only_noted(state), flag.says);
    Some(ruling(articles.and(flag.by), RulingKind::Penalty, says))
}

/// What is added to the sentence about time, where a flag was down, and the article that lets it go up or stay so.
#[derive(Debug, Default)]
pub(crate) struct OfFlag {
    pub says: String,
    pub by: Option<&'static str>,
}

/// A side is penalised in time; without a clock that is only noted.
pub(crate) fn costs_time(state: &mut State, penalised: Penalised) -> OfFlag {
    let flag = match penalised.cost {
        TimeCost::OpponentGains(ms) => adds_time(state, !penalised.side, ms),
        TimeCost::PlayerLoses(ms) => {
            let was_down = is_down(state, penalised.side);
            state.time.takes(penalised.side, ms);
            OfFlag { by: None, ..of_flag(state, penalised.side, was_down) }
        }
    };
    state.offences.penalises(penalised);
    flag
}

/// A side gets more time, and with it a flag goes up that had fallen: unless it was pointed out, in a claim on time that waits
/// for its ruling, or the other's is down too.
pub(crate) fn adds_time(state: &mut State, to: Side, ms: u64) -> OfFlag {
    let was_down = is_down(state, to);
    let pointed_out = state.waiting().hearing().and_then(Docket::claims_time) == Some(!to);
    state.time.gives(to, ms, pointed_out || was_down && is_down(state, !to));
    of_flag(state, to, was_down)
}

fn is_down(state: &State, side: Side) -> bool {
    state.time.clock().is_some_and(|clock| clock.has_fallen(side))
}

fn of_flag(state: &State, side: Side, was_down: bool) -> OfFlag {
    if !was_down {
        return OfFlag::default();
    }
    let says = match is_down(state, side) {
        true => format!(" {}'s flag is still down.", side.name()),
        false => format!(" {}'s flag had fallen: it goes up again.", side.name()),
    };
    OfFlag { says, by: provided(state.law().code, Provision::FlagGoesUpAgain) }
}

/// What is added to a sentence about time where there is no clock.
pub(crate) fn only_noted(state: &State) -> &'static str {
    if state.time.has_clock() { "" } else { " There is no clock to set: it is noted." }
}

/// The dials are as the press found them that completed the move of this turn, where the code has them set.
pub(crate) fn set_clock_back(state: &mut State, index: Ply) -> Option<&'static str> {
    if let Some(article) = provided(state.law().code, Provision::TimesStayAfterRestoration) {
        let by = state.line[index].by();
        state.time.goes_on_for(by);
        return Some(article).filter(|_| state.time.has_clock());
    }
    let article = provided(state.law().code, Provision::TimesAfterRestoration)?;
    let earlier = state.line[index].at_press().cloned();
    let by = state.line[index].by();
    if !state.time.has_clock() {
        return None;
    }
    if let Some(earlier) = earlier {
        state.time.sets_back_to(&earlier);
    }
    state.time.goes_on_for(by);
    Some(article)
}
