//! The opponent cannot win by normal means, or does not try.

use board::Side;
use law::question::{Decision, NormalMeans};

use crate::facts::normal_means::{may_be_claimed, normal_means};
use crate::judging::claimable::{Claimable, price_of};
use crate::judging::normal_means::judge_normal_means;
use crate::ruling::Ruling;
use crate::standing::option::WrongClaim;
use crate::state::State;

pub(crate) struct NoNormalMeans;

impl Claimable for NoNormalMeans {
    type Facts = NormalMeans;

    fn is_known(&self, state: &State) -> bool {
        state.law().knows.normal_means
    }

    fn is_open(&self, state: &State, who: Side) -> bool {
        may_be_claimed(state, who)
    }

    fn facts(&self, state: &State, who: Side) -> Self::Facts {
        normal_means(state, who, Decision::Open)
    }

    /// That is for people to decide.
    fn is_upheld(&self, _state: &State, _facts: &Self::Facts) -> bool {
        false
    }

    fn price(&self, state: &State, facts: &Self::Facts) -> Option<WrongClaim> {
        price_of(state, NormalMeans { decision: Decision::Rejected, ..*facts })
    }

    fn judge(self, state: &mut State, who: Side, facts: Self::Facts) -> Vec<Ruling> {
        judge_normal_means(state, who, facts.decision)
    }
}
