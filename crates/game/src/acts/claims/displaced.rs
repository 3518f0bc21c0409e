//! The claim that men were displaced.

use law::{Provision, provided};

use crate::effects::restore::put_back_with_touches;
use crate::effects::time::set_clock_back;
use crate::law::both;
use crate::ruling::{Ruling, refused};
use crate::state::State;
use crate::words::restored::restored;
use crate::words::silence::no_such_claim;

/// It is claimed that men were displaced: the position before that stands again.
pub(crate) fn claims_displaced(state: &mut State) -> Vec<Ruling> {
    let Some(article) = provided(state.law.code, Provision::DisplacedMenGoBack) else {
        return vec![no_such_claim(state)];
    };
    let Some(index) = state.tabletop.hands.displaced_in else {
        return vec![refused(&[article], "No man is displaced.")];
    };
    let later = index + 1 < state.line.len();
    put_back_with_touches(state, index);
    let times = if later { set_clock_back(state, index) } else { None };
    vec![restored(state, &both(&[article], times.as_slice()))]
}
