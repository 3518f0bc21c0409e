//! The arbiter consents to a draw that the players may not agree to yet.

use law::question::Bar;
use law::{Provision, provided};

use crate::act::person::Person;
use crate::facts::draws::bar_to_agreeing;
use crate::refusal::Refusal;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::silence::interferes;
use crate::state::State;

/// The arbiter consents to a draw that the players may not agree to yet.
pub(crate) fn consents_to_draw(state: &mut State) -> Ruling {
    let Some(article) = provided(state.law().code, Provision::ArbiterConsentsToDraws) else {
        return interferes(state, Person::Arbiter);
    };
    if bar_to_agreeing(state) != Bar::Settled {
        return refused(
            [article],
            Refusal::NotSo,
            "No announced rule against early draws calls for this consent now.",
        );
    }
    state.draws.are_consented_to();
    ruling([article], RulingKind::Note, "The arbiter consents: a draw may be agreed.")
}
