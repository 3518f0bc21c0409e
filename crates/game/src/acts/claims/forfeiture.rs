//! The claim that the other has forfeited the game.

use board::Side;

use crate::act::claim::{Claim, Clause};
use crate::facts::forfeiture::{claim_is_timely, knows_forfeiture, log_decides};
use crate::judging::forfeiture::{judge_forfeiture, known_of};
use crate::ruling::Ruling;
use crate::state::State;

pub(crate) fn claims_forfeiture(state: &mut State, who: Side, clause: Clause) -> Vec<Ruling> {
    let offender = !who;
    let known = known_of(state, clause, offender);
    judge_forfeiture(state, who, clause, known)
}

pub(crate) fn claims_of_forfeiture(state: &State, who: Side) -> Vec<(Claim, bool)> {
    let clauses = ('a'..='f').map(Clause).filter(|clause| knows_forfeiture(state, *clause));
    let logged = |clause: Clause| {
        state.offences.forfeits.contains(&(clause, !who))
            && log_decides(state, clause)
            && claim_is_timely(state, clause, !who)
    };
    clauses.map(|clause| (Claim::Forfeiture(clause), logged(clause))).collect()
}
