//! A turn that an unlawful move seems to have ended, and that the code keeps open.

use law::question::Made;

use crate::facts::tabletop::men_as_moved;
use crate::standing::Phase;
use crate::state::State;
use crate::state::making::Making;
use crate::state::men::Men;
use crate::status::phase::phase;

/// The unlawful move after which the code keeps the turn open, and the men as it left them; none where no such move
/// stands on the board.
pub(crate) fn seems_over(state: &State) -> Option<(Making, Men)> {
    let turn = state.turn();
    let making = turn.attempt().making().filter(|making| making.made() == Made::Illegal)?;
    if !matches!(phase(state), Phase::Touched | Phase::Made | Phase::ToMove) {
        return None;
    }
    let men = men_with_hands_empty(state);
    (!men.stand_like(turn.men())).then(|| (making.clone(), men))
}

/// The men, those in the air or under a hand where they were taken up.
fn men_with_hands_empty(state: &State) -> Men {
    let mut men = men_as_moved(state);
    let held = state.tabletop.hands().of(state.turn().by());
    if let Some((held, from)) = held.and_then(|held| Some((held, held.from?))) {
        if let Some(on) = held.on {
            men.lift(on);
        }
        if men.at(from).is_none() {
            men.place(held.man, from);
        }
    }
    men
}
