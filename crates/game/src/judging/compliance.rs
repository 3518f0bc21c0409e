//! A player did not do what was required, or put on a piece other than the one required.

use board::{Side, Square};
use law::Effect;

use crate::effects::offences::note_forfeits;
use crate::facts::requirement::{refusal, wrong_piece_set};
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

pub(crate) fn did_not_comply(state: &mut State, who: Side) -> Vec<Ruling> {
    let mut answers = state.law().hear(refusal());
    let articles = answers.take(Effect::Offence).unwrap_or_default();
    note_forfeits(state, &mut answers, who);
    // What else would follow from a move against the requirement does not: none was made.
    answers.only_to_know();
    let says = format!("{} did not do what was required: {} may claim the game.", who.name(), (!who).name());
    vec![Ruling { about: Some(who), ..ruling(articles, RulingKind::Offence, says) }]
}

/// In the other's turn this side has set another piece than the one that was required: it comes off again.
pub(crate) fn sets_wrong_piece(state: &mut State, side: Side) -> Option<Vec<Ruling>> {
    let square = wrong_piece_set(state, side)?;
    stands_as_named(state, square);
    Some(did_not_comply(state, side))
}

/// What stood for the piece stands there again.
fn stands_as_named(state: &mut State, square: Square) {
    state.tabletop.takes_off(square);
    let home = state.turn().men();
    if let Some(id) = home.at(square).filter(|&id| state.tabletop.men().square_of(id).is_none()) {
        let what = home.stand_in(id);
        state.tabletop.stands_on(id, square);
        if let Some(what) = what {
            state.tabletop.stands_in(id, what);
        }
    }
}
