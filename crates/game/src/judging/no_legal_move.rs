//! A turn that ends with no legal move made.

use board::Side;
use law::question::{Completion, Done};
use law::{Answers, Effect};

use crate::effects::restore::put_back_with_touches;
use crate::effects::time::{press_clock, press_without_move};
use crate::facts::begun::pawn_waiting_at;
use crate::facts::officials::is_watched;
use crate::judging::infringement::{counts, for_the_arbiter};
use crate::judging::passes_unlawfully::passes_unlawfully;
use crate::judging::reinstated::goes_back_without_blame;
use crate::ruling::Ruling;
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
    if !back.is_empty() && done == Done::Unpromoted {
        // What was quitted there stays: nothing but the promotion is open.
        rulings.extend(pawn_waiting_at(state).map(|at| stays_to_be_promoted(side, at, back)));
    } else if !back.is_empty() {
        put_back_with_touches(state, state.line.now_at());
        rulings.push(restored(state, back));
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
        if is_watched(state) {
            rulings.push(silent(state, "a clock that is pressed without a move"));
        } else {
            state.time.notes_idle_press(side, done, index);
        }
        match done {
            Done::Nothing => press_without_move(state, side),
            _ => press_clock(state, side),
        }
    }
    rulings.extend(counts(state, side, done, counted));
    rulings.extend(offence.map(|articles| for_the_arbiter(side, done, articles)));
    rulings
}
