//! The points that the result of a game gives, where the event has a table of its own or a penalty has changed them.

use crate::facts::points::points;
use crate::phrases::points_in_words;
use crate::result::GameResult;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

/// What the points of a game depend on.
pub(crate) type Scored = (Option<GameResult>, [i32; 2]);

/// The result so far, and what penalties have changed.
pub(crate) fn scored(state: &State) -> Scored {
    (state.ending().map(|ending| ending.result), state.decisions.points())
}

/// The points of both players, once the game is over and when they change after that.
pub(crate) fn tells_points(state: &State, before: Scored) -> Option<Ruling> {
    let (result, changed) = scored(state);
    let told = state.settings().points.is_some() || changed != [0; 2];
    let points = points(state).filter(|_| told && before != (result, changed))?;
    let [white, black] = points.halves.map(points_in_words);
    let odd = match points.unlike_a_result {
        true => " No result of a game gives such points: it is for the arbiter to change the penalty.",
        false => "",
    };
    let says = format!("White has {white} of this game, and Black {black}.{odd}");
    Some(ruling(points.articles, RulingKind::Note, says))
}
