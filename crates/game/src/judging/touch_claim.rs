//! A claim that a move disregarded what was touched, or where a man was quitted.

use law::question::{BoundBy, TouchClaim};
use law::{Cites, Effect, Provision, provided};

use crate::effects::restore::{put_back, put_back_with_touches};
use crate::effects::time::set_clock_back;
use crate::facts::breach::duty_broken;
use crate::facts::illegal_move::touches_bind_the_replacement;
use crate::refusal::{Ended, Refusal};
use crate::ruling::{Ruling, refused};
use crate::sentences::restored::restored;
use crate::sentences::silence::no_such_claim;
use crate::sentences::touch::tell_touch;
use crate::state::State;
use crate::state::line::Ply;

/// What the code says to the claim that the move of this turn was made otherwise, and why it is refused if it is.
pub(crate) fn judges_breach(
    state: &mut State,
    asked: TouchClaim,
    breach: Option<Ply>,
    (why, says): (Refusal, String),
    besides: Cites,
) -> Vec<Ruling> {
    let mut answers = state.law().hear(asked);
    if answers.is_silent() {
        return vec![no_such_claim(state)];
    }
    let refuses = answers.articles(|effect| effect == Effect::Refuses);
    let back = answers.articles(|effect| matches!(effect, Effect::Restores(_)));
    answers.all_heard();
    let Some(index) = breach.filter(|_| !back.is_empty()) else {
        return vec![refused(refuses.and(besides), why, says)];
    };
    let duty = duty_broken(state, index);
    // What a man quitted on its square binds to goes back with it.
    match touches_bind_the_replacement(state) || asked.bound_by == BoundBy::Release {
        true => put_back_with_touches(state, index),
        false => put_back(state, index, false),
    }
    if asked.illegal {
        // What could be exacted for the illegal move: its holder has chosen the touch.
        state.turn_mut().gives_up_before(Ended::Exacted);
    }
    // That the dials stay as they are is said of illegal moves.
    let stay = provided(state.law().code, Provision::TimesStayAfterRestoration);
    let times = set_clock_back(state, index).filter(|article| asked.illegal || Some(*article) != stay);
    let mut rulings = vec![restored(state, back.and(duty).and(times))];
    rulings.extend(tell_touch(state));
    rulings
}
