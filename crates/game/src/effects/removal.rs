//! The board of this turn without a man that was taken off by mistake.

use law::{Provision, provided};

use crate::facts::end::stands_so;
use crate::state::State;
use crate::state::displaced::Unnoticed;
use crate::state::men::Men;

pub(crate) fn as_it_stands_now(state: &mut State) {
    let men = state.turn().men().clone();
    stands_from_now_on(state, men);
}

/// The turn under way begins with these men.
pub(crate) fn stands_from_now_on(state: &mut State, men: Men) {
    let position = stands_so(state.turn(), &men);
    state.turn_mut().stands_as(men, position);
}

/// Men displaced by accident that nobody has noticed when the turn has passed: where the code takes the men as they
/// stand for the position, the game goes on from there.
pub(crate) fn goes_on_as_it_stands(state: &mut State) {
    if provided(state.law().code, Provision::MenAsTheyStand).is_none() {
        return;
    }
    let (displaced, astray) = state.tabletop.takes_unnoticed();
    if displaced.is_empty() && astray.is_empty() {
        return;
    }
    let table = state.tabletop.men().clone();
    let mut men = state.turn().men().clone().knowing_all_of(&table);
    for square in displaced.iter().filter_map(|&(man, _)| men.square_of(man)).collect::<Vec<_>>() {
        men.take_off(square);
    }
    let ids = displaced.iter().map(|&(man, _)| man).chain(astray.iter().copied());
    for (man, square) in ids.filter_map(|man| Some((man, table.square_of(man)?))) {
        if men.at(square).is_none() {
            men.place(man, square);
        }
    }
    let left = displaced.iter().map(|&(man, belongs)| Unnoticed { man, belongs, stands: men.square_of(man) });
    state.tabletop.goes_on_from(left);
    let stayed = astray.iter().filter_map(|&man| Some((man, men.square_of(man)?)));
    state.tabletop.goes_on_with(stayed);
    stands_from_now_on(state, men);
}
