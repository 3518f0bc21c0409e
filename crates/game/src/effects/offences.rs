//! Offences and findings are noted, and used.

use board::Side;
use law::question::Question;
use law::{Answers, Effect};

use crate::act::claim::Clause;
use crate::act::official::Fact;
use crate::state::State;

/// The log shows an offence, which the other side knows from now on.
pub(crate) fn note_forfeit(state: &mut State, clause: Clause, offender: Side) {
    state.offences.shows_forfeit(clause, offender);
}

/// The other side knows of an offence, shown or told.
pub(crate) fn note_known(state: &mut State, clause: Clause, offender: Side) {
    state.offences.makes_known(clause, offender);
}

/// A man was taken off the board, or set on it, otherwise than in a move, before the other's eyes: of what it forfeits if it was
/// done on purpose, he knows from now on.
pub(crate) fn note_falsified(state: &mut State, offender: Side) {
    if let Some(letter) = state.law().knows.upset_clause {
        note_known(state, Clause(letter), offender);
    }
}

pub(crate) fn take_found(state: &mut State, wanted: impl Fn(&Fact) -> bool) -> bool {
    state.offences.take_finding(wanted).is_some()
}

/// Notes every forfeiture that the code gives for what was done.
pub(crate) fn note_forfeits<Q: Question>(state: &mut State, answers: &mut Answers<Q>, by: Side) {
    let given = answers.take_all(|effect| match effect {
        Effect::GivesForfeiture(letter) => Some(letter),
        _ => None,
    });
    for (letter, _) in given {
        note_forfeit(state, Clause(letter), by);
    }
}
