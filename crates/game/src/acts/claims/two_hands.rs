//! The claim that the other used both hands.

use board::Side;
use law::question::{Done, HandsClaim};
use law::{Effect, Provision, provided};

use crate::act::claim::Claim;
use crate::effects::restore::put_back_with_touches;
use crate::effects::time::set_clock_back;
use crate::facts::breach::may_still_claim;
use crate::judging::infringement::counts;
use crate::law::{articles_of, both};
use crate::ruling::{Ruling, refused};
use crate::state::State;
use crate::words::restored::restored;
use crate::words::silence::no_such_claim;
use crate::words::touch::tell_touch;

/// It is claimed that the last move was made with both hands.
pub(crate) fn claims_two_hands(state: &mut State, who: Side) -> Vec<Ruling> {
    let index = state.line.len().checked_sub(2).filter(|&index| state.line[index].by != who);
    let meant = index.filter(|&index| state.line[index].attempt().two_hands);
    let timely = meant.is_none_or(|index| may_still_claim(state, index));
    let answers = state.law.ask(&HandsClaim { so: meant.is_some(), timely });
    let refuses = articles_of(&answers, |effect| effect == Effect::Refuses);
    if !refuses.is_empty() {
        let says = match meant {
            Some(_) => "The right to claim it is gone: the claimant has touched a man.",
            None => "The last move was not made with both hands.",
        };
        return vec![refused(&refuses, says)];
    }
    let Some(index) = meant.filter(|_| !answers.is_empty()) else { return vec![no_such_claim(state)] };
    let back = articles_of(&answers, |effect| matches!(effect, Effect::Restores(_)));
    put_back_with_touches(state, index);
    let times = set_clock_back(state, index);
    let mut rulings = vec![restored(state, &both(&back, times.as_slice()))];
    rulings.extend(tell_touch(state));
    rulings.extend(counts(state, !who, Done::WithTwoHands, &answers));
    rulings
}

/// Both hands, as long as it may be claimed; men displaced.
pub(crate) fn claims_about_hands(state: &State, who: Side) -> Vec<(Claim, bool)> {
    let asked = HandsClaim { so: true, timely: true };
    let last = state.line.len().checked_sub(2).filter(|&index| state.line[index].by != who);
    let open = last.filter(|&index| !state.law.ask(&asked).is_empty() && may_still_claim(state, index));
    let hands = open.map(|index| (Claim::TwoHands, state.line[index].attempt().two_hands));
    let go_back = provided(state.law.code, Provision::DisplacedMenGoBack).is_some();
    let men = go_back.then(|| (Claim::MenDisplaced, state.tabletop.hands.displaced_in.is_some()));
    hands.into_iter().chain(men).collect()
}
