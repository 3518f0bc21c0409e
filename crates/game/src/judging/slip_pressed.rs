//! The clock was pressed before it was found whether a man that slipped had been released.

use board::Side;
use law::Effect;
use law::question::{Completion, Done};

use crate::facts::completion::done_in;
use crate::facts::officials::is_watched;
use crate::judging::complete::brings_to_its_end;
use crate::judging::press::presses_to_complete;
use crate::ruling::Ruling;
use crate::state::State;
use crate::state::line::Ply;
use crate::state::time::IdlePress;

/// The press with which the player has already pressed in this turn, where it waits for what is found of a man that slipped.
pub(crate) fn press_that_waits(state: &State, side: Side) -> Option<IdlePress> {
    let now = state.line.now_at();
    state.time.idle_presses().iter().find(|press| (press.by, press.at) == (side, now)).cloned()
}

/// It is found where the man stands: the press that waited completes the move, if that has made one. Otherwise it was a press
/// without a move, or with a part of one.
pub(crate) fn waiting_press_counts(state: &mut State, press: IdlePress) -> Vec<Ruling> {
    let IdlePress { by, at, before, .. } = press;
    let made = state.line.last_made() == Some(at) && state.time.has_to_press(by);
    if !(made || is_watched(state) && follows_without_a_move(state)) {
        return Vec::new();
    }
    state.time.finds_idle_press(by, at);
    if made && done_in(state, at) == Done::LegalMove {
        return completes_by_it(state, by, at, before);
    }
    if let Some(earlier) = &before {
        state.time.sets_back_to(earlier);
        state.time.goes_on_for(by);
    }
    presses_to_complete(state, by)
}

/// The time since the press is the other's already.
fn completes_by_it(
    state: &mut State,
    by: Side,
    at: Ply,
    before: Option<crate::state::clock::Clock>,
) -> Vec<Ruling> {
    let told = brings_to_its_end(state, by);
    state.line_mut(at).presses_at(before);
    told
}

fn follows_without_a_move(state: &State) -> bool {
    let asked = Completion { done: Done::Nothing, seen: true, hurried: false };
    state.law().gives(asked, |effect| matches!(effect, Effect::Counts | Effect::Offence))
}
