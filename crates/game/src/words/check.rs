//! Sentences about check.

use board::Side;
use law::{Provision, provided};

use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

/// What is told of a check that was not announced, or of a word that was false.
pub(crate) fn tell_check(state: &State, by: Side) -> Option<Ruling> {
    let turn = state.turn();
    let article = provided(state.law.code, Provision::CheckIsAnnounced)?;
    let says = match (turn.announced, turn.misled) {
        (false, _) => {
            format!("{} gave check and has not said so: {} need not notice it.", by.name(), turn.by.name())
        }
        (true, true) => format!("{} said \"check\", and there is none.", by.name()),
        _ => return None,
    };
    Some(Ruling { about: Some(by), ..ruling([article], RulingKind::Note, says) })
}
