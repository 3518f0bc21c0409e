//! A turn that an unlawful move seems to have ended, and that the code keeps open.

use law::question::{Made, Nature};

use crate::facts::change::{Change, change, men_moved};
use crate::facts::tabletop::men_as_moved;
use crate::standing::Phase;
use crate::state::State;
use crate::state::making::Making;
use crate::state::men::Men;
use crate::status::phase::phase;

/// The unlawful move after which the code keeps the turn open, and the men as it left them; none where no such move
/// stands on the board. A King that went to castle and was released looks the same: only the laws know whether he may.
pub(crate) fn seems_over(state: &State) -> Option<(Making, Men)> {
    let turn = state.turn();
    if !matches!(phase(state), Phase::Touched | Phase::Made | Phase::ToMove) {
        return None;
    }
    let men = men_with_hands_empty(state);
    let making = match turn.attempt().making() {
        Some(making) => Some(making.clone()).filter(|making| making.made() == Made::Illegal),
        None => king_gone_to_castle(state, &men),
    }?;
    (!men.stand_like(turn.men())).then_some((making, men))
}

/// The King's part of castling as a move of its own, once the hand has released him.
pub(crate) fn king_gone_to_castle(state: &State, men: &Men) -> Option<Making> {
    let turn = state.turn();
    let begun =
        matches!(change(turn, men), Change::Part(Some(Nature::Castling | Nature::CastlingWithoutRook)));
    (turn.attempt().making().is_none() && begun)
        .then(|| Making::illegal(men_moved(turn, men, None), Vec::new()))
}

/// The men, those in the air or under a hand where they were taken up.
pub(crate) fn men_with_hands_empty(state: &State) -> Men {
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
