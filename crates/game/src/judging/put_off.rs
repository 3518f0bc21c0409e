//! A flag falls while the arbiter is still to decide a claim that he has put off.

use board::Side;
use law::question::Decision;

use crate::facts::normal_means::cited_once_fallen;
use crate::judging::flag::claims_time;
use crate::judging::normal_means::judge_of_winner;
use crate::refusal::Refusal;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::state::State;

/// The flag of `loser` has fallen, and the arbiter decides the claim that he had put off.
pub(crate) fn decides_after_the_flag(
    state: &mut State,
    claimant: Side,
    loser: Side,
    decision: Decision,
) -> Vec<Ruling> {
    let articles = cited_once_fallen(state, claimant);
    if decision.is_put_off() {
        let says = format!("{}'s flag has fallen: the decision cannot be put off any longer.", loser.name());
        return vec![refused(articles, Refusal::NotSo, says)];
    }
    state.decisions.settles_claim_of(claimant);
    if decision == Decision::Drawn {
        let says = "The decision that was put off is made.";
        let mut rulings = vec![ruling(articles, RulingKind::Note, says)];
        rulings.extend(judge_of_winner(state, claimant, Decision::Drawn, !loser));
        return rulings;
    }
    state.waiting_mut().gets_answer();
    let says = "The claim that was put off is rejected: the flag that has fallen counts.";
    let mut rulings = vec![ruling(articles, RulingKind::Note, says)];
    rulings.extend(claims_time(state, !loser));
    rulings
}
