//! A breach of touch that the arbiter sees before the move is complete: the move is taken back when play goes on.

use board::{Side, Square};
use law::question::Made;
use law::{Provision, provided};

use crate::act::HandAct;
use crate::act::motion::{How, Motion};
use crate::effects::restore::{put_back, put_back_with_touches};
use crate::facts::breach::duty_broken;
use crate::facts::completion::completes_by_press;
use crate::facts::officials::is_watched;
use crate::ruling::Ruling;
use crate::sentences::restored::restored;
use crate::sentences::touch::tell_touch;
use crate::state::State;
use crate::state::line::Ply;

/// The last move of this side, if it broke a duty, the arbiter has seen it, and the clock was not pressed.
fn breach_seen(state: &State, by: Side) -> Option<(Ply, &'static str)> {
    let article = provided(state.law().code, Provision::ArbiterTakesBackBreach)?;
    let index = state.line.last_made_by(|turn| turn.by() == by)?;
    let turn = &state.line[index];
    let amiss = matches!(
        turn.attempt().making().map(|making| making.made()),
        Some(Made::AgainstTouch | Made::AgainstRequirement)
    );
    let stands = amiss && !turn.is_complete() && is_watched(state) && completes_by_press(state);
    stands.then_some((index, article))
}

/// Whether this side touches nothing but men that it has moved in such a move.
pub(crate) fn touches_men_of_breach(state: &State, side: Side, act: &HandAct) -> bool {
    let HandAct::Touches { squares, .. } = act else { return false };
    let Some((index, _)) = breach_seen(state, side).filter(|_| state.turn().by() != side) else {
        return false;
    };
    let moved = |&square: &Square| {
        let making = state.line[index].attempt().making();
        let man = state.tabletop.men().at(square);
        making.zip(man).is_some_and(|(making, man)| making.men().all.contains(&man))
    };
    !squares.is_empty() && squares.iter().all(moved)
}

/// The player goes on with another man before he has pressed: first his move goes back.
pub(crate) fn takes_back_before(state: &mut State, side: Side, act: &HandAct) -> Vec<Ruling> {
    let plainly = match *act {
        HandAct::Touches { how, .. } | HandAct::Lifts { how, .. } | HandAct::Removes { square: _, how } => {
            how == How::Plainly
        }
        HandAct::Moves(Motion::Transfer { .. } | Motion::Castling(_) | Motion::FreeCastling { .. }) => true,
        _ => false,
    };
    let waits = plainly && state.turn().by() != side && state.tabletop.hands().of(side).is_none();
    // To touch a man of that move is not to go on with another: he may still put it right.
    let other = waits && !touches_men_of_breach(state, side, act);
    match breach_seen(state, side).filter(|_| other) {
        Some((index, article)) => takes_back(state, index, article),
        None => Vec::new(),
    }
}

/// The opponent has changed the board: the move to which he replied goes back, and his reply with it.
pub(crate) fn takes_back_after_reply(state: &mut State, side: Side) -> Vec<Ruling> {
    let Some((index, article)) = breach_seen(state, !side) else { return Vec::new() };
    let Some(reply) = state.line.since(index).get(1) else { return Vec::new() };
    let replied = state.tabletop.hands().of(side).is_none() && !state.tabletop.men().stand_like(reply.men());
    match replied {
        true => takes_back(state, index, article),
        false => Vec::new(),
    }
}

fn takes_back(state: &mut State, index: Ply, article: &'static str) -> Vec<Ruling> {
    let duty = duty_broken(state, index);
    let declared = state.line[index].attempt().making().map(|it| it.made()) == Some(Made::AgainstRequirement);
    match declared {
        // Only the declared move binds: what was touched for another does not.
        true => put_back(state, index, true),
        false => put_back_with_touches(state, index),
    }
    let mut rulings = vec![restored(state, duty.into_iter().chain([article]).collect::<law::Cites>())];
    rulings.extend(tell_touch(state));
    rulings
}
