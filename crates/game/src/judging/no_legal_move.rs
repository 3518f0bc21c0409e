//! A turn that ends with no legal move made.

use board::Side;
use law::question::{BackFor, Completion, Done, PressBack};
use law::{Answers, Effect};

use crate::effects::restore::put_back_with_touches;
use crate::effects::time::{press_clock, press_without_move};
use crate::facts::begun::{pawn_waiting_at, way_of_waiting_pawn};
use crate::facts::officials::is_watched;
use crate::facts::press_back::back_for;
use crate::facts::touching::bound_to_another_than;
use crate::judging::infringement::{counts, for_the_arbiter};
use crate::judging::passes_unlawfully::passes_unlawfully;
use crate::judging::reinstated::goes_back_without_blame;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::sentences::restored::{restored, stays_to_be_promoted};
use crate::sentences::silence::silent;
use crate::sentences::touch::tell_touch;
use crate::state::State;

/// The turn ends with no legal move made: what the arbiter sees of it, or that it stands until it is found.
pub(crate) fn ends_without_legal_move(
    state: &mut State,
    side: Side,
    mut answers: Answers<Completion>,
) -> Vec<Ruling> {
    let done = answers.facts().done;
    let back = answers.articles(|effect| matches!(effect, Effect::Restores(_)));
    let passes = answers.take(Effect::Passes);
    let counted = answers.take(Effect::Counts);
    let offence = answers.take(Effect::Offence);
    answers.all_heard();
    let mut rulings = Vec::new();
    let index = state.line.now_at();
    if done == Done::Illegal
        && !back.is_empty()
        && let Some(told) = goes_back_without_blame(state, index, back.clone())
    {
        return told;
    }
    let otherwise = match done {
        Done::Unpromoted => way_of_waiting_pawn(state).and_then(|way| bound_to_another_than(state, way)),
        _ => None,
    };
    if !back.is_empty() && done == Done::Unpromoted && otherwise.is_none() {
        // What was quitted there stays: nothing but the promotion is open.
        rulings.extend(pawn_waiting_at(state).map(|at| stays_to_be_promoted(side, at, back)));
    } else if !back.is_empty() {
        put_back_with_touches(state, state.line.now_at());
        rulings.push(restored(state, otherwise.unwrap_or(back)));
        rulings.extend(tell_touch(state));
    } else if let Some(articles) = passes {
        let at_press = state.time.clock().cloned();
        rulings.extend(passes_unlawfully(state, done, articles));
        if state.time.has_clock() {
            let Some(index) = state.line.last_made() else { return Default::default() };
            state.line_mut(index).presses_at(at_press);
            press_clock(state, side);
        }
    } else if done == Done::Nothing && is_watched(state) && (counted.is_some() || offence.is_some()) {
        let moved = !state.turn().men().stand_like(state.tabletop.men());
        put_back_with_touches(state, state.line.now_at());
        rulings.extend(moved.then(|| restored(state, counted.clone().unwrap_or_default())));
    } else if state.time.has_clock() && counted.is_none() {
        let may_be_pressed_back = may_be_pressed_back(state, side, done);
        if !is_watched(state) {
            state.time.notes_idle_press(side, done, index);
        } else if may_be_pressed_back.is_none() {
            rulings.push(silent(state, "a clock that is pressed without a move"));
        }
        rulings.extend(may_be_pressed_back);
        match done {
            Done::Nothing => press_without_move(state, side),
            _ => press_clock(state, side),
        }
    }
    rulings.extend(counts(state, side, done, counted));
    rulings.extend(offence.map(|articles| for_the_arbiter(side, done, articles)));
    rulings
}

/// The clock was pressed before its player had put right what he displaced: where the code says so, the other may press it back.
fn may_be_pressed_back(state: &State, side: Side, done: Done) -> Option<Ruling> {
    let asked = PressBack { back_for: back_for(state, !side) };
    let excused = state.law().cites(asked, |effect| effect == Effect::Excuses);
    let applies = done == Done::Nothing && asked.back_for == BackFor::DisplacedMen && !excused.is_empty();
    let (name, other) = (side.name(), (!side).name());
    let says = format!(
        "{name} pressed the clock before what {name} displaced was put right: {other} may press it back."
    );
    applies.then(|| Ruling { about: Some(side), ..ruling(excused, RulingKind::Right, says) })
}
