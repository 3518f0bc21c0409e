//! Men come off their squares, and the turn begins with them as they stand.

use board::{Side, Square, Wing};
use law::{Provision, provided};

use crate::facts::displaced::has_moved;
use crate::facts::end::stands_so;
use crate::facts::tabletop::passed_by;
use crate::state::State;
use crate::state::displaced::{Beginning, Unnoticed};
use crate::state::line::Ply;
use crate::state::men::Men;

/// Men are displaced in this turn, or in an earlier one already. What its player was bound to till then is remembered: it binds him
/// again if the position before that is restored.
pub(crate) fn displacement_begins(state: &mut State, turn: Ply) {
    let released = state.line[turn].attempt().released().cloned();
    let act = state.line.act();
    state.tabletop.displacement_began(Beginning { turn, act, released });
}

/// The turn under way begins with these men.
pub(crate) fn stands_from_now_on(state: &mut State, men: Men) {
    begins_with(state, men, None);
}

/// The same where men that an accident has displaced stand where they belong again: an accident is no move, and putting it right
/// is none, so a King and a Rook that could castle before it, and that nobody has moved since, may castle still.
pub(crate) fn stands_put_right(state: &mut State, men: Men, since: Option<Ply>) {
    begins_with(state, men, since);
}

fn begins_with(state: &mut State, men: Men, unless_moved_since: Option<Ply>) {
    let mut setup = stands_so(state.turn(), &men).setup();
    setup.en_passant = setup.en_passant.or(passed_before(state, &men));
    if let Some(since) = unless_moved_since {
        let before = &state.line[since];
        let unmoved = |square: Square| {
            let man = before.men().at(square).filter(|&man| men.at(square) == Some(man));
            man.is_some_and(|man| !state.line.made_since(since).iter().any(|turn| has_moved(turn, man)))
        };
        for side in Side::ALL {
            let king = before.position().king(side);
            for wing in Wing::ALL {
                let rook = before.position().setup().castling.rook(side, wing);
                if rook.is_some_and(unmoved) && king.is_some_and(unmoved) {
                    setup.castling.set(side, wing, rook);
                }
            }
        }
    }
    let position = setup.as_it_stands(state.turn().position().movement());
    state.turn_mut().stands_as(men, position);
}

/// The square that a Pawn passed over by the move before, which one that stands elsewhere now may take there.
fn passed_before(state: &State, men: &Men) -> Option<Square> {
    let before = state.line.turn_before().filter(|turn| turn.by() != state.turn().by())?;
    let (passed, to) = (passed_by(before)?, before.attempt().making()?.men().to?);
    let stands = men.at(to).is_some() && men.at(to) == state.turn().men().at(to);
    (stands && men.at(passed).is_none()).then_some(passed)
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
