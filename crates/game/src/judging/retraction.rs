//! A completed illegal move is found, and goes back.

use law::question::{Completion, Done, Made};
use law::{Cites, Effect};

use crate::effects::restore::put_back_with_touches;
use crate::effects::time::set_clock_back;
use crate::judging::infringement::counts;
use crate::ruling::Ruling;
use crate::state::State;
use crate::state::line::Ply;
use crate::words::restored::restored;
use crate::words::touch::tell_touch;

/// What was done in a turn that is taken back.
pub(crate) fn done_amiss(state: &State, index: Ply) -> Done {
    match state.line[index].attempt().making.as_ref().map(|making| making.made) {
        Some(Made::AgainstRequirement) => Done::AgainstRequirement,
        _ => Done::Illegal,
    }
}

/// A completed illegal move is found: it goes back, and counts, unless it was illegal only in that another was required.
pub(crate) fn takes_back_with_touches(
    state: &mut State,
    index: Ply,
    back: Cites,
    counted: Option<Cites>,
) -> Vec<Ruling> {
    let (by, done) = (state.line[index].by, done_amiss(state, index));
    put_back_with_touches(state, index);
    let times = set_clock_back(state, index);
    let mut rulings = vec![restored(state, back.and(times))];
    rulings.extend(tell_touch(state));
    rulings.extend(counts(state, by, done, counted.filter(|_| done == Done::Illegal)));
    rulings
}

/// It is claimed that the clock was pressed without a move.
pub(crate) fn claims_idle_press(state: &mut State) -> Option<Vec<Ruling>> {
    let (side, done, clock) = state.time.idle.take()?;
    let mut answers = state.law.hear(Completion { done, seen: true });
    let counted = answers.take(Effect::Counts);
    answers.all_heard();
    let by = state.turn().by;
    if let (Some(now), Some(earlier)) = (&mut state.time.clock, clock) {
        now.set_back_to(&earlier);
        now.run_for(Some(by));
    }
    Some(counts(state, side, done, counted))
}
