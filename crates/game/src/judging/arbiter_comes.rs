//! An arbiter acts at a board at which none was to be.

use law::{Provision, provided, providing};

use crate::act::{Act, Entry, OfficialAct};
use crate::facts::officials::is_supervised;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

/// It was settled that no arbiter is here, and one does what only an arbiter at the board can do: he has come. That is told once.
pub(crate) fn tells_that_one_has_come(state: &mut State, entry: &Entry) -> Option<Ruling> {
    let at_the_board = matches!(
        &entry.act,
        Act::Official(
            OfficialAct::Observes
                | OfficialAct::ObservesMove
                | OfficialAct::DeclaresDraw
                | OfficialAct::Reports { .. }
                | OfficialAct::RequiresScore(_)
                | OfficialAct::RequiresReconstruction
                | OfficialAct::GivesTime { .. }
                | OfficialAct::Penalises { .. }
        )
    );
    let articles = providing(state.law().code, Provision::ArbiterPenalises);
    let is_usual = provided(state.law().code, Provision::ArbiterPresent).is_some();
    let comes = entry.who.is_arbiter() && at_the_board && is_usual && !state.waiting().is_over();
    if !comes || is_supervised(state) || articles.is_empty() || !state.persons.arbiter_comes() {
        return None;
    }
    let says = "It was settled that no arbiter is here: this act shows that one has come.";
    Some(ruling(articles, RulingKind::Note, says))
}
