//! Sentences about positions that stand again.

use std::sync::Arc;

use board::{Side, Square};
use law::{Cites, Provision, provided};

use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::state::turn::Turn;

pub(crate) fn restored(state: &State, articles: impl Into<Cites>) -> Ruling {
    let turn = state.turn();
    let (by, number) = (turn.by().name(), turn.number());
    // Of several moves in one turn it may be a later one that goes back.
    let made = state.line.made().iter().rev();
    let given = |it: &&Arc<Turn>| it.by() == turn.by() && it.number() == number && it.counts();
    let with_it = made.take_while(given).filter(|_| turn.counts()).count();
    let which = if with_it > 0 { format!(" (number {} of those given)", with_it + 1) } else { String::new() };
    let says = format!("The position before {by}'s move {number}{which} stands again, and {by} is to play.");
    ruling(articles, RulingKind::Restored, says)
}

/// What was played since a press that completed nothing goes back: the turn goes on.
pub(crate) fn turn_goes_on(state: &State, articles: impl Into<Cites>) -> Ruling {
    let (by, number) = (state.turn().by().name(), state.turn().number());
    let says =
        format!("{by}'s turn at move {number} goes on: the press of the clock did not complete the move.");
    ruling(articles, RulingKind::Restored, says)
}

/// A Pawn that was left on its last rank stays there, and its player is still to promote it.
pub(crate) fn stays_to_be_promoted(by: Side, at: Square, articles: impl Into<Cites>) -> Ruling {
    let says = format!("The Pawn stays on {at}, where {} is still to promote it.", by.name());
    ruling(articles, RulingKind::Note, says)
}

/// What was played after the last move of this turn goes back, and in it a Queen stands for the Pawn that was left.
pub(crate) fn restored_with_queen(state: &State, articles: impl Into<Cites>) -> Ruling {
    let turn = state.turn();
    let says = format!(
        "The position after {}'s move {} stands again, with a Queen for the Pawn.",
        turn.by().name(),
        turn.number()
    );
    ruling(articles, RulingKind::Restored, says)
}

pub(crate) fn tell_moves_still_count(state: &State) -> Option<Ruling> {
    let article = provided(state.law().code, Provision::MovesTakenBackLaterCount)?;
    state.time.clock()?;
    let says = "The moves taken back still count towards the time limit.";
    Some(ruling([article], RulingKind::Note, says))
}
