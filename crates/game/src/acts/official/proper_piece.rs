//! The arbiter sets the proper piece where a Rook stands upside down for it.

use board::{Kind, Square};
use law::{Provision, provided};

use crate::act::person::Person;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::sentences::silence::interferes;
use crate::state::State;

/// The arbiter sets a Queen in the place of the Rook that stands upside down for her: nothing else changes. Another piece is the
/// players' own to set.
pub(crate) fn sets_proper_piece(state: &mut State, who: Person, kind: Kind, square: Square) -> Ruling {
    let inverted = state.tabletop.inverted_at(square).filter(|_| kind == Kind::Queen);
    let queen = provided(state.law().code, Provision::InvertedRookIsQueen);
    let Some((man, article)) = inverted.zip(queen) else { return interferes(state, who) };
    state.tabletop.makes_itself(man);
    let says = format!("The arbiter sets a Queen in place of the Rook that stands upside down on {square}.");
    ruling([article], RulingKind::Note, says)
}
