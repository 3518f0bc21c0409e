//! A player has withdrawn.

use board::Side;
use law::Cites;
use law::question::Withdrawal;

use crate::effects::end::ends;
use crate::ruling::Ruling;
use crate::sentences::silence::silent;
use crate::state::State;

/// It is found that a player has withdrawn, with or without a word.
pub(crate) fn withdraws(state: &mut State, side: Side, silently: bool, found: Cites) -> Ruling {
    let mut answers = state.law().hear(Withdrawal { silent: silently });
    let end = answers.take_end();
    answers.all_heard();
    let Some((outcome, articles)) = end else { return silent(state, "players who withdraw") };
    let how = if silently { " without a word" } else { "" };
    let says = format!("{} has withdrawn{how}: {} has won.", side.name(), (!side).name());
    ends(state, outcome, side, found.and(articles), says)
}
