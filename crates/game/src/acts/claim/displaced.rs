//! Men were displaced: the position before that stands again.

use board::Side;
use law::{Provision, provided};

use crate::judging::claimable::Claimable;
use crate::judging::found_with_displaced::found_with_displaced;
use crate::judging::reinstated::reinstates;
use crate::refusal::Refusal;
use crate::ruling::{Ruling, refused};
use crate::sentences::silence::no_such_claim;
use crate::state::State;
use crate::state::line::Ply;

pub(crate) struct Displaced;

impl Claimable for Displaced {
    /// The turn since which men are displaced.
    type Facts = Option<Ply>;

    fn is_known(&self, state: &State) -> bool {
        provided(state.law().code, Provision::DisplacedMenGoBack).is_some()
    }

    fn facts(&self, state: &State, _who: Side) -> Self::Facts {
        state.tabletop.displaced().since()
    }

    fn is_upheld(&self, _state: &State, since: &Self::Facts) -> bool {
        since.is_some()
    }

    fn judge(self, state: &mut State, who: Side, since: Self::Facts) -> Vec<Ruling> {
        let Some(article) = provided(state.law().code, Provision::DisplacedMenGoBack) else {
            return vec![no_such_claim(state)];
        };
        let Some(index) = since else {
            return vec![refused([article], Refusal::NotSo, "No man is displaced.")];
        };
        found_with_displaced(state, who, index, article)
            .unwrap_or_else(|| vec![reinstates(state, index, article)])
    }
}
