//! A player comes to the board.

use board::Side;

use crate::judging::default::{comes_late, defaults, on_default_time, waited};
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

/// A player comes to the board.
pub(crate) fn arrives(state: &mut State, who: Side) -> Vec<Ruling> {
    let first = state.persons.arrives(who);
    let known = !on_default_time(state).is_empty();
    let late = known && first && comes_late(state);
    let other_late = late && !state.persons.has_arrived(!who);
    match defaults(state, who, late, other_late) {
        Some(lost) => vec![lost],
        None => vec![ruling(waited(state, first && known), RulingKind::Note, at_the_board(who))],
    }
}

pub(crate) fn at_the_board(who: Side) -> String {
    format!("{} is at the board.", who.name())
}

/// A player goes away from the board.
pub(crate) fn leaves(who: Side) -> Ruling {
    ruling([], RulingKind::Note, format!("{} has left the board.", who.name()))
}
