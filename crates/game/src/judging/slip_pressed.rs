//! The clock was pressed before it was found whether a man that slipped had been released.

use board::Side;
use law::Effect;
use law::question::{Completion, Done};

use crate::facts::officials::is_watched;
use crate::judging::infringement::{counts_from, for_the_arbiter};
use crate::judging::press::presses_to_complete;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::state::time::IdlePress;

/// The press with which the player has already pressed in this turn, where it waits for what is found of a man that slipped.
pub(crate) fn press_that_waits(state: &State, side: Side) -> Option<IdlePress> {
    let now = state.line.now_at();
    state.time.idle_presses().iter().find(|press| (press.by, press.at) == (side, now)).cloned()
}

/// It is found that the man was not released: the press that waited was without a move, or with a part of one.
pub(crate) fn waiting_press_counts(state: &mut State, press: IdlePress) -> Vec<Ruling> {
    let IdlePress { by, at, before, .. } = press;
    if !is_watched(state) || !follows_without_a_move(state) {
        return Vec::new();
    }
    state.time.finds_idle_press(by, at);
    if let Some(earlier) = &before {
        state.time.sets_back_to(earlier);
        state.time.goes_on_for(by);
    }
    presses_to_complete(state, by)
}

/// The man that slipped was not released: it was taken up again and moved, or put back, before anybody found where it stands. So
/// the press that waited was without a move. The arbiter who saw it acts on it now. The time since is given back, as after any
/// press that he acts on at once.
pub(crate) fn waiting_press_was_without_a_move(state: &mut State, press: IdlePress) -> Vec<Ruling> {
    let IdlePress { by, at, before, .. } = press;
    let is_listed = |press: &&IdlePress| (press.by, press.at) == (by, at);
    let Some(listed) = state.time.idle_presses().iter().find(is_listed) else { return Vec::new() };
    if !is_watched(state) || !follows_without_a_move(state) {
        return Vec::new();
    }
    let before = before.filter(|_| !listed.is_pressed_back);
    state.time.finds_idle_press(by, at);
    if let Some(earlier) = &before {
        state.time.sets_back_to(earlier);
        state.time.goes_on_for(by);
    }
    let mut answers = state.law().hear(Completion { done: Done::Nothing, seen: true, hurried: false });
    let (counted, offence) = (answers.take(Effect::Counts), answers.take(Effect::Offence));
    answers.all_heard();
    let says = "The man that slipped was not released where it lay: the press of the clock that waited for this was without a move.";
    let mut told = vec![Ruling { about: Some(by), ..ruling([], RulingKind::Note, says) }];
    told.extend(counts_from(state, by, Done::Nothing, counted, at));
    told.extend(offence.map(|articles| for_the_arbiter(by, Done::Nothing, articles)));
    told
}

fn follows_without_a_move(state: &State) -> bool {
    let asked = Completion { done: Done::Nothing, seen: true, hurried: false };
    state.law().gives(asked, |effect| matches!(effect, Effect::Counts | Effect::Offence))
}
