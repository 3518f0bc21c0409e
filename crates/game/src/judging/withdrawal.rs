//! A player has withdrawn.

use board::Side;
use law::Cites;
use law::question::Withdrawal;

use crate::effects::end::ends;
use crate::refusal::Refusal;
use crate::ruling::{Ruling, refused};
use crate::sentences::silence::silent;
use crate::state::State;

/// It is found that a player has withdrawn, with or without a word.
pub(crate) fn withdraws(state: &mut State, side: Side, silently: bool, found: Cites) -> Ruling {
    let mut answers = state.law().hear(Withdrawal { silent: silently });
    let end = answers.take_end();
    answers.all_heard();
    let Some((outcome, articles)) = end else { return silent(state, "players who withdraw") };
    if found.is_empty() {
        let says = "That a player has withdrawn is for the director to find.";
        return refused(articles, Refusal::NotSo, says);
    }
    let how = if silently { " without a word" } else { "" };
    let says = format!("{} has withdrawn{how}: {} has won.", side.name(), (!side).name());
    ends(state, outcome, side, found.and(articles), says)
}
