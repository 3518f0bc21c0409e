//! Whether a game can lead to the starting position.

use std::sync::Arc;

use law::{Provision, providing};
use proof::{Bound, Origin, can_arise};

use crate::array::is_array;
use crate::evidence::Evidence;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::settings::Start;
use crate::state::State;

/// That no series of moves leads to the start, where the code calls such a position illegal and it is proved. Men that
/// stand wrongly in the array are the players' to find.
pub(crate) fn tells_of_no_game(state: &State) -> Option<Ruling> {
    let articles = providing(state.law().code, Provision::PositionOfNoGameIsIllegal);
    let set_up = matches!(&state.settings().start, Start::Setup(setup) if !is_array(setup));
    if articles.is_empty() || !set_up || !state.settings().odds.is_empty() {
        return None;
    }
    let position = state.turn().position();
    // The reasons need no search; a game that leads there would change nothing.
    let verdict = can_arise(position, Bound { states: 0 });
    let Some(Origin::Never(reasons)) = verdict.evidence else { return None };
    let why: Vec<_> = reasons.iter().map(ToString::to_string).collect();
    let says =
        format!("No series of legal moves leads to this position: {}. It is played on.", why.join("; "));
    let evidence = Some(Arc::new(Evidence::of_no_game(position, reasons)));
    Some(Ruling { evidence, ..ruling(&articles, RulingKind::Note, says) })
}
