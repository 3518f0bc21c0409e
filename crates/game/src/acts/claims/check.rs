//! Claims about check: said where there was none, or never said.

use board::Side;
use law::question::{Answered, FalseCheck, InCheck, Origin};
use law::{Answer, Effect};

use crate::act::claim::Claim;
use crate::act::official::Fact;
use crate::effects::offences::take_found;
use crate::effects::restore::begin_again_from;
use crate::facts::check::false_check;
use crate::judging::in_check::judge_in_check;
use crate::ruling::{Ruling, refused};
use crate::state::State;
use crate::words::restored::restored;
use crate::words::silence::no_such_claim;

pub(crate) fn claims_false_check(state: &mut State, who: Side) -> Vec<Ruling> {
    let (facts, index) = false_check(state, who);
    for answer in &state.law.ask(&facts) {
        match (answer.effect, index) {
            (Effect::Restores(_), Some(index)) => {
                begin_again_from(state, index);
                return vec![restored(state, &answer.articles)];
            }
            (Effect::Refuses, _) => return vec![refused(&answer.articles, why_not_false(&facts))],
            _ => {}
        }
    }
    vec![no_such_claim(state)]
}

pub(crate) fn claims_in_check(state: &mut State, who: Side) -> Vec<Ruling> {
    let lost = take_found(state, |fact| *fact == Fact::Unascertainable);
    judge_in_check(state, who, if lost { Origin::Unascertainable } else { Origin::Open })
}

pub(crate) fn why_not_false(facts: &FalseCheck) -> &'static str {
    match facts {
        FalseCheck { said: false, .. } => "\"Check\" was not said where there was none.",
        FalseCheck { answered: Answered::Otherwise, .. } => {
            "The move that followed was neither the King's nor put a man between."
        }
        _ => "The other has moved since.",
    }
}

pub(crate) fn claims_about_check(state: &State, who: Side) -> Vec<(Claim, bool)> {
    let restores =
        |answers: Vec<Answer>| answers.iter().any(|answer| matches!(answer.effect, Effect::Restores(_)));
    let (known, facts) =
        (FalseCheck { said: true, answered: Answered::KingMoved, timely: true }, false_check(state, who).0);
    let mut claims = Vec::new();
    if restores(state.law.ask(&known)) {
        claims.push((Claim::FalseCheck, restores(state.law.ask(&facts))));
    }
    if restores(state.law.ask(&InCheck { so: true, long: true, origin: Origin::Unascertainable })) {
        claims.push((Claim::InCheck, false));
    }
    claims
}
