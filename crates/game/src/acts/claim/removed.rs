//! The opponent took off by mistake the man that stood on a square.

use board::{Side, Square};
use law::Effect;
use law::question::MistakenRemoval;

use crate::facts::removal::removals;
use crate::judging::claimable::Claimable;
use crate::judging::removed::stands_again;
use crate::refusal::Refusal;
use crate::ruling::{Ruling, refused};
use crate::sentences::silence::no_such_claim;
use crate::state::State;

pub(crate) struct Removed(pub Square);

/// The squares from which men were taken off so.
pub(crate) fn squares_emptied(state: &State, _who: Side) -> Vec<Square> {
    removals(state)
}

impl Claimable for Removed {
    type Facts = MistakenRemoval;

    fn is_known(&self, state: &State) -> bool {
        state.law().knows.mistaken_removals
    }

    fn facts(&self, state: &State, _who: Side) -> Self::Facts {
        MistakenRemoval { so: removals(state).contains(&self.0) }
    }

    fn is_upheld(&self, state: &State, facts: &Self::Facts) -> bool {
        state.law().gives(*facts, |effect| effect == Effect::PutsBack)
    }

    fn judge(self, state: &mut State, who: Side, facts: Self::Facts) -> Vec<Ruling> {
        let square = self.0;
        let mut answers = state.law().hear(facts);
        if answers.is_silent() {
            return vec![no_such_claim(state)];
        }
        let refuses = answers.articles(|effect| effect == Effect::Refuses);
        let back = answers.articles(|effect| effect == Effect::PutsBack);
        answers.all_heard();
        if back.is_empty() {
            let says = format!("No man was taken off {square} by mistake.");
            return vec![refused(refuses, Refusal::NotSo, says)];
        }
        stands_again(state, who, square, back)
    }
}
