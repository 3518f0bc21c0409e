//! A turn that ends with no legal move made.

use board::Side;
use law::Effect;
use law::question::{Completion, Done};

use crate::effects::restore::put_back_with_touches;
use crate::effects::time::press_clock;
use crate::facts::officials::is_watched;
use crate::judging::infringement::counts;
use crate::judging::passes_unlawfully::passes_unlawfully;
use crate::law::articles_of;
use crate::ruling::Ruling;
use crate::state::State;
use crate::words::restored::restored;
use crate::words::touch::tell_touch;

/// The turn ends with no legal move made: what the arbiter sees of it, or that it stands until it is found.
pub(crate) fn ends_without_legal_move(state: &mut State, side: Side, done: Done) -> Vec<Ruling> {
    let answers = state.law.ask(&Completion { done, seen: is_watched(state) });
    let has = |wanted: fn(Effect) -> bool| answers.iter().any(|answer| wanted(answer.effect));
    let mut rulings = Vec::new();
    if has(|effect| matches!(effect, Effect::Restores(_))) {
        let index = state.line.len() - 1;
        let back = articles_of(&answers, |effect| matches!(effect, Effect::Restores(_)));
        put_back_with_touches(state, index);
        rulings.push(restored(state, &back));
        rulings.extend(tell_touch(state));
    } else if has(|effect| effect == Effect::Passes) {
        let articles = articles_of(&answers, |effect| effect == Effect::Passes);
        let at_press = state.time.clock.clone();
        rulings.extend(passes_unlawfully(state, &articles));
        if state.time.clock.is_some() {
            let index = state.line.len() - 2;
            state.line_mut(index).at_press = at_press;
            press_clock(state, side);
        }
    } else if done == Done::Nothing && is_watched(state) {
        put_back_with_touches(state, state.line.len() - 1);
    } else if state.time.clock.is_some() && !is_watched(state) {
        state.time.idle = Some((side, done, state.time.clock.clone()));
        press_clock(state, side);
    }
    rulings.extend(counts(state, side, done, &answers));
    rulings
}
