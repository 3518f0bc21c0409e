//! The claim that the other touched a man.

use board::{Side, Square};
use law::Effect;
use law::question::{BoundBy, TouchClaim};

use crate::act::claim::Claim;
use crate::effects::restore::{put_back, put_back_with_touches};
use crate::effects::time::set_clock_back;
use crate::facts::breach::{bound_by_of, breached, knows_touch_claims, touch_turn};
use crate::facts::illegal_move::{illegal_turn, knows_illegal_moves, touches_bind_the_replacement};
use crate::law::both;
use crate::ruling::{Ruling, refused};
use crate::state::State;
use crate::words::claimed_touch::tells_of_touch;
use crate::words::restored::restored;
use crate::words::silence::no_such_claim;
use crate::words::touch::tell_touch;

pub(crate) fn claims_touched(state: &mut State, who: Side, square: Square) -> Vec<Ruling> {
    let offender = !who;
    let previous = state.line.len().checked_sub(2).filter(|&index| state.line[index].by == offender);
    let breach = previous.filter(|&index| breached(state, index, square));
    let bound_by = breach.map_or(BoundBy::Nothing, |index| bound_by_of(state, index));
    let timely = breach.is_none_or(|index| {
        let attempt = state.line[index].attempt();
        !attempt.closed && attempt.making.as_ref().is_some_and(|making| !making.lapsed)
    });
    let facts = TouchClaim { breached: breach.is_some(), bound_by, timely };
    let answers = state.law.ask(&facts);
    for answer in &answers {
        match (answer.effect, breach) {
            (Effect::Restores(_), Some(index)) => {
                match touches_bind_the_replacement(state) {
                    true => put_back_with_touches(state, index),
                    false => put_back(state, index, false),
                }
                let times = set_clock_back(state, index);
                let mut rulings = vec![restored(state, &both(&answer.articles, times.as_slice()))];
                rulings.extend(tell_touch(state));
                return rulings;
            }
            (Effect::Refuses, _) => {
                return tells_of_touch(state, who, square).unwrap_or_else(|| {
                    vec![refused(&answer.articles, format!("No duty from a touch on {square} was broken."))]
                });
            }
            _ => {}
        }
    }
    vec![no_such_claim(state)]
}

pub(crate) fn claims_about_moves(state: &State, who: Side) -> Vec<(Claim, bool)> {
    let mut claims = Vec::new();
    if knows_illegal_moves(state) {
        let stands = illegal_turn(state, None).is_some() || state.time.idle.is_some();
        claims.push((Claim::IllegalMove(None), stands));
    }
    let Some(index) = touch_turn(state, who).filter(|_| knows_touch_claims(state)) else { return claims };
    let made = index + 1 < state.line.len();
    let squares = Square::ALL.into_iter().filter(|&square| state.line[index].men.at(square).is_some());
    claims.extend(squares.map(|square| (Claim::Touched(square), made && breached(state, index, square))));
    claims
}
