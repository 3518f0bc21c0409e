//! A completed illegal move is found, and goes back.

use law::question::{Completion, Done, Made};
use law::{Answer, Effect};

use crate::effects::restore::put_back_with_touches;
use crate::effects::time::set_clock_back;
use crate::judging::infringement::counts;
use crate::law::{articles_of, both};
use crate::ruling::Ruling;
use crate::state::State;
use crate::words::restored::restored;
use crate::words::touch::tell_touch;

/// A completed illegal move is found: it goes back, and counts.
pub(crate) fn takes_back_with_touches(state: &mut State, index: usize, answers: &[Answer]) -> Vec<Ruling> {
    let by = state.line[index].by;
    let done = match state.line[index].attempt().making.as_ref().map(|making| making.made) {
        Some(Made::AgainstRequirement) => Done::AgainstRequirement,
        _ => Done::Illegal,
    };
    let back = articles_of(answers, |effect| matches!(effect, Effect::Restores(_)));
    put_back_with_touches(state, index);
    let times = set_clock_back(state, index);
    let mut rulings = vec![restored(state, &both(&back, times.as_slice()))];
    rulings.extend(tell_touch(state));
    if done == Done::Illegal {
        rulings.extend(counts(state, by, done, answers));
    }
    rulings
}

/// It is claimed that the clock was pressed without a move.
pub(crate) fn claims_idle_press(state: &mut State) -> Option<Vec<Ruling>> {
    let (side, done, clock) = state.time.idle.take()?;
    let answers = state.law.ask(&Completion { done, seen: true });
    let by = state.turn().by;
    if let (Some(now), Some(earlier)) = (&mut state.time.clock, clock) {
        now.set_back_to(&earlier);
        now.run_for(Some(by));
    }
    Some(counts(state, side, done, &answers))
}
