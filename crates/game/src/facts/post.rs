//! Days of silence and of leave, as the code has them.

use board::Side;
use law::question::{Leave, LongReflection, Quiet, Silence};
use law::{Effect, Figure, Provision, figure, provided};

use crate::facts::communication::is_communicated;
use crate::standing::post::{DaysOfLeave, Reminder, SilenceNow};
use crate::state::State;
use crate::state::clock::Clock;
use crate::state::waiting::Waiting;

/// The figures that fix the days of the reminders, and the last day of silence, with what each is.
const DAYS: [(Figure, Quiet); 4] = [
    (Figure::DaysToFirstReminder, Quiet::First),
    (Figure::DaysToSecondReminder, Quiet::Second),
    (Figure::DaysToLastReminder, Quiet::Last),
    (Figure::DaysOfSilence, Quiet::TooLong),
];

/// On which days of a silence something follows, in their order; empty where the code knows none, or the moves are not
/// communicated.
pub(crate) fn days_of_silence(state: &State) -> Vec<(u32, Quiet)> {
    if !is_communicated(state) {
        return Vec::new();
    }
    let day = |(which, quiet)| figure(state.law().code, which).map(|(days, _)| (days, quiet));
    DAYS.into_iter().filter_map(day).collect()
}

/// Whether time that passes now is a silence: the game waits for a move, and nobody has stopped it.
pub(crate) fn waits_for_a_move(state: &State) -> bool {
    let stands = state.time.has_clock() && state.time.running().is_none();
    matches!(state.waiting(), Waiting::Play) && !stands && stopped_by_time(state, state.turn().by()).is_none()
}

/// By which article the game is stopped, because this side has exceeded its time; none where it is not.
pub(crate) fn stopped_by_time(state: &State, side: Side) -> Option<&'static str> {
    let exceeded = state.time.clock().is_some_and(|clock| clock.has_fallen(side));
    provided(state.law().code, Provision::StoppedWhenTimeIsExceeded).filter(|_| exceeded)
}

/// What follows a silence that has come to this day.
pub(crate) fn silence(state: &State, quiet: Quiet) -> Silence {
    Silence { quiet, notice: state.post.has_notice() }
}

/// The days of leave that a code gives in a year, by which article; none where it gives none, or the moves are not
/// communicated.
pub(crate) fn leave_given(state: &State) -> Option<(u32, &'static str)> {
    figure(state.law().code, Figure::DaysOfLeave).filter(|_| is_communicated(state))
}

/// The days of leave that a side has left in this year of play.
pub(crate) fn leave_left(state: &State, side: Side) -> u32 {
    leave_given(state).map_or(0, |(days, _)| days.saturating_sub(state.post.days_taken(side)))
}

/// Whether a side may take so much leave.
pub(crate) fn leave(state: &State, side: Side, days: u32) -> Leave {
    Leave { enough: days <= leave_left(state, side) }
}

/// The silence of the player whose turn it is, with the dates of his reminders; none where the code knows none.
pub(crate) fn silence_now(state: &State) -> Option<SilenceNow> {
    let days = days_of_silence(state);
    // While people must find a fact nobody can move, and while nobody's clock runs no time passes: the days stand.
    if days.is_empty() || !waits_for_a_move(state) {
        return None;
    }
    // The game may be stopped before, because the time is exceeded.
    let stops = provided(state.law().code, Provision::StoppedWhenTimeIsExceeded).is_some();
    let stopped_at = state.time.clock().and_then(Clock::exceeds_at).filter(|_| stops);
    let stopped_at = stopped_at.map(|at| at.saturating_add(leave_to_come(state)));
    let goes_on = |at: &u64| stopped_at.is_none_or(|stopped| *at < stopped);
    let dated = |(number, &(day, quiet)): (usize, &(u32, Quiet))| {
        let reminds = state.law().gives(silence(state, quiet), |effect| effect == Effect::Reminds);
        let at_ms = state.post.when(number, day);
        reminds.then_some(Reminder { day, at_ms, sent: state.post.has_reached(number) })
    };
    let loses = |(number, &(day, quiet)): (usize, &(u32, Quiet))| {
        let ends = state.law().gives(silence(state, quiet), |effect| matches!(effect, Effect::Ends(_)));
        ends.then(|| state.post.when(number, day))
    };
    Some(SilenceNow {
        by: state.turn().by(),
        since_ms: state.post.since_ms(),
        days: state.post.quiet_days(),
        notice: state.post.has_notice(),
        reminders: days
            .iter()
            .enumerate()
            .filter_map(dated)
            .filter(|reminder| reminder.sent || goes_on(&reminder.at_ms))
            .collect(),
        lost_at_ms: days.iter().enumerate().find_map(loses).filter(goes_on),
    })
}

/// For how many milliseconds the clock that runs stands still, because its player is on leave.
fn leave_to_come(state: &State) -> u64 {
    let stands = provided(state.law().code, Provision::LeaveStopsTheClock).is_some();
    let until = state.time.running().filter(|_| stands).and_then(|side| state.post.leave_until(side));
    until.map_or(0, |until| until.saturating_sub(state.time.now_ms().unwrap_or_default()))
}

/// The leave of both sides; none where the code gives none.
pub(crate) fn leave_now(state: &State) -> Option<[DaysOfLeave; 2]> {
    leave_given(state).filter(|_| !state.waiting().is_over())?;
    Some(Side::ALL.map(|side| DaysOfLeave {
        until_ms: state.post.leave_until(side),
        days_left: leave_left(state, side),
    }))
}

/// Whether a player may give notice now that he reflects longer than the code lets him be silent.
pub(crate) fn may_reflect_longer(state: &State, side: Side) -> bool {
    let asked = LongReflection { has_the_move: state.turn().by() == side };
    asked.has_the_move
        && stopped_by_time(state, side).is_none()
        && !days_of_silence(state).is_empty()
        && !state.post.has_notice()
        && state.law().gives(asked, |effect| effect == Effect::Records)
}
