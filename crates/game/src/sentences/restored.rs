//! Sentences about positions that stand again.

use law::{Cites, Provision, provided};

use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

pub(crate) fn restored(state: &State, articles: impl Into<Cites>) -> Ruling {
    let turn = state.turn();
    let says = format!(
        "The position before {}'s move {} stands again, and {} is to play.",
        turn.by().name(),
        turn.number(),
        turn.by().name()
    );
    ruling(articles, RulingKind::Restored, says)
}

pub(crate) fn tell_moves_still_count(state: &State) -> Option<Ruling> {
    let article = provided(state.law().code, Provision::MovesTakenBackLaterCount)?;
    state.time.clock()?;
    let says = "The moves taken back still count towards the time limit.";
    Some(ruling([article], RulingKind::Note, says))
}
