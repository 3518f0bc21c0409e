//! The turn passes with an illegal move.

use law::Cites;
use law::question::Done;

use crate::facts::change::{men_moved, unlawful_nature};
use crate::facts::displaced::{with_those_that_lie_still, without_those_not_taken};
use crate::facts::tabletop::{count_moves, men_as_moved};
use crate::facts::transfer::broken;
use crate::judging::pass::pass;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::state::making::Making;
use crate::state::men::Men;

/// The turn passes with these men. What lies displaced, and was not taken off, lies where it lay.
pub(crate) fn passes_as_it_stands(state: &mut State, making: Making, now: Men) -> Vec<Ruling> {
    let now = with_those_that_lie_still(state, now);
    let mut setup = now.setup(state.turn().position(), !state.turn().by());
    count_moves(&mut setup, state.turn(), &now);
    let position = setup.as_it_stands(&state.turn().position().movement().of_any_turn());
    pass(state, making, now, position, true)
}

/// An illegal move that nobody sees is complete, and the other has the move.
pub(crate) fn passes_unlawfully(state: &mut State, done: Done, articles: impl Into<Cites>) -> Vec<Ruling> {
    let now = men_as_moved(state);
    let making = state.turn().attempt().making().cloned().unwrap_or_else(|| {
        let men = without_those_not_taken(state, men_moved(state.turn(), &now, None));
        let broken = broken(state, state.turn(), &now, &men, unlawful_nature(state.turn(), &men));
        Making::illegal(men, broken)
    });
    let by = state.turn().by();
    let says = match done {
        Done::Unpromoted => {
            format!("{} has left a Pawn on its last rank, and that stands until it is found.", by.name())
        }
        _ => format!("{}'s illegal move is completed, and stands until it is found.", by.name()),
    };
    let told = Ruling { about: Some(by), ..ruling(articles, RulingKind::Completed, says) };
    let mut rulings = vec![told];
    rulings.extend(passes_as_it_stands(state, making, now));
    rulings
}
