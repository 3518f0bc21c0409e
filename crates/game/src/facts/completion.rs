//! What a player had done when he brought his turn to its end.

use board::{Side, Square};
use law::question::{Completion, Done, Made, Nature};
use law::{Effect, Provision, provided};

use crate::facts::begun::{change_as_moved, pawn_gone_from_last_rank, waiting_pawn};
use crate::facts::change::Change;
use crate::facts::hurry::is_hurried;
use crate::facts::officials::is_watched;
use crate::facts::tabletop::men_as_moved;
use crate::state::State;
use crate::state::line::Ply;

/// Whether a move is complete only when the clock is pressed.
pub(crate) fn completes_by_press(state: &State) -> bool {
    state.time.has_clock() && provided(state.law().code, Provision::CompletedByPress).is_some()
}

/// The question whether a turn that is brought to its end is complete.
pub(crate) fn completion(state: &State, done: Done) -> Completion {
    Completion { done, seen: is_watched(state), hurried: is_hurried(state) }
}

/// What the player had done when he pressed without having made a legal move.
pub(crate) fn done_so_far(state: &State) -> Done {
    let turn = state.turn();
    let in_hand = state.tabletop.hands().of(turn.by()).is_some();
    match change_as_moved(state) {
        Change::None => Done::Nothing,
        // A man that was not quitted yet makes no move.
        _ if in_hand => Done::Nothing,
        Change::Part(Some(Nature::Promotion | Nature::CapturePromotion))
            if waiting_pawn(state, turn.by()).is_some() =>
        {
            Done::Unpromoted
        }
        Change::Part(_) if pawn_gone_from_last_rank(state).is_some() => Done::Unpromoted,
        _ => Done::Illegal,
    }
}

pub(crate) fn done_in(state: &State, index: Ply) -> Done {
    let attempt = state.line[index].attempt();
    let made = attempt.making().map(|making| (making.made(), making.bound_by()));
    match made {
        Some((Made::AgainstTouch, law::question::BoundBy::Release)) => Done::AgainstRelease,
        Some((Made::AgainstTouch, _)) => Done::AgainstTouch,
        Some((Made::AgainstRequirement, _)) => Done::AgainstRequirement,
        Some((Made::Illegal, _)) => Done::Illegal,
        _ if attempt.used_both_hands() => Done::WithTwoHands,
        _ => Done::LegalMove,
    }
}

/// Whether the move was legal, and something else was to be moved.
pub(crate) fn breaks_a_duty(done: Done) -> bool {
    matches!(done, Done::AgainstTouch | Done::AgainstRelease | Done::AgainstRequirement)
}

/// Whether the code asks, when a turn is brought to its end, whether the move is complete.
pub(crate) fn completes_at_an_end(state: &State) -> bool {
    provided(state.law().code, Provision::CompletedByPress).is_some()
}

/// The earlier turn of this side that is complete because it has made its next move, where the code says so.
pub(crate) fn completed_by_next_move(state: &State, by: Side) -> Option<(Ply, &'static str)> {
    let article = provided(state.law().code, Provision::CompletedByNextMove)?;
    let last = state.line.last_made()?;
    let earlier = state.line.last_made_before(last, |turn| turn.by() == by && turn.counts())?;
    (!state.line[earlier].is_complete()).then_some((earlier, article))
}

/// What a press without a legal move is judged as. Where nothing but men taken off has changed, no man was moved: the code
/// that says what follows from a press without a move says so of this one, and where none says anything of it, it is no illegal move.
pub(crate) fn done_at_press(state: &State) -> Done {
    let done = done_so_far(state);
    let asked = completion(state, Done::Nothing);
    let says = |seen: bool| {
        let follows = |effect| matches!(effect, Effect::Counts | Effect::Offence);
        state.law().gives(Completion { seen, ..asked }, follows)
    };
    let without_a_move = || only_took_off(state) && (says(asked.seen) || !says(true));
    if done == Done::Illegal && without_a_move() { Done::Nothing } else { done }
}

/// Whether no man stands on another square than at the beginning of the turn.
fn only_took_off(state: &State) -> bool {
    let (start, now) = (state.turn().men().board(), men_as_moved(state).board());
    Square::ALL.into_iter().map(Square::index).all(|index| now[index].is_none() || now[index] == start[index])
}
