//! A completed illegal move is counted, and has its price.

use board::Side;
use law::question::{Done, Infringement, Truth};
use law::{Answer, Effect, Outcome};

use crate::effects::end::ends_by_proof;
use crate::effects::time::gives_time;
use crate::facts::proof::{Proved, can_still_mate};
use crate::law::articles_of;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;

/// A completed illegal move is counted, where the code counts it, and has its price.
pub(crate) fn counts(state: &mut State, side: Side, done: Done, answers: &[Answer]) -> Vec<Ruling> {
    let articles = articles_of(answers, |effect| effect == Effect::Counts);
    if articles.is_empty() {
        return Vec::new();
    }
    let again = state.offences.infringements[side.index()] > 0;
    state.offences.infringements[side.index()] += 1;
    let says = format!("{} {}.", side.name(), done_in_words(done));
    let offence = Ruling { about: Some(side), ..ruling(&articles, RulingKind::Offence, says) };
    let mut rulings = vec![offence];
    rulings.extend(price_of_infringement(state, side, again));
    rulings
}

pub(crate) fn price_of_infringement(state: &mut State, side: Side, again: bool) -> Vec<Ruling> {
    let asked = Infringement { again, mate: Truth::Undetermined };
    let proved = match law::asks_for_truth(state.law.code, &asked) {
        true => can_still_mate(state, !side),
        false => Proved::default(),
    };
    let mate = proved.truth();
    let mut rulings = Vec::new();
    for answer in state.law.ask(&Infringement { again, mate }) {
        match answer.effect {
            Effect::GivesTime(which) => {
                rulings.extend(gives_time(state, !side, which, "an illegal move", &answer.articles));
            }
            Effect::Ends(outcome) => {
                let why = proved.why();
                let says = match outcome {
                    Outcome::IllegalMovesToNoMate => {
                        format!("{} has done so again{why}: the game is drawn.", side.name())
                    }
                    _ => format!("{} has done so again: {} has won{why}.", side.name(), (!side).name()),
                };
                rulings.push(ends_by_proof(state, outcome, side, &answer.articles, says, &proved));
            }
            _ => {}
        }
    }
    rulings
}

pub(crate) fn done_in_words(done: Done) -> &'static str {
    match done {
        Done::Illegal => "has completed an illegal move",
        Done::Unpromoted => {
            "has pressed the clock with a Pawn left on its last rank, which is an illegal move"
        }
        Done::Nothing => "has pressed the clock without making a move, which counts as an illegal move",
        Done::WithTwoHands => "has made a move with both hands, which counts as an illegal move",
        _ => "has broken the laws of touch and move",
    }
}
