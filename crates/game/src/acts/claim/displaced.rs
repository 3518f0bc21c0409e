//! Men were displaced: the position before that stands again.

use board::Side;
use law::{Provision, provided};

use crate::facts::illegal_move::{illegal_turn_claimed, offender};
use crate::facts::slip::is_first_to_be_found;
use crate::judging::claimable::Claimable;
use crate::judging::found_with_displaced::found_with_displaced;
use crate::judging::reinstated::reinstates;
use crate::refusal::{Awaited, Refusal};
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

    fn is_upheld(&self, state: &State, since: &Self::Facts) -> bool {
        since.is_some_and(|since| waits_for_the_slip(state, since).is_none())
    }

    fn judge(self, state: &mut State, who: Side, since: Self::Facts) -> Vec<Ruling> {
        let Some(article) = provided(state.law().code, Provision::DisplacedMenGoBack) else {
            return vec![no_such_claim(state)];
        };
        let Some(index) = since else {
            let illegal = illegal_turn_claimed(state, who, None).map(|index| offender(state, index));
            let says = match illegal.filter(|&by| by != who) {
                Some(by) => format!("No man is displaced. {}'s illegal move is to be claimed.", by.name()),
                None => "No man is displaced.".to_string(),
            };
            return vec![refused([article], Refusal::NotSo, says)];
        };
        if let Some(says) = waits_for_the_slip(state, index) {
            return vec![refused([article], Refusal::NotYet(Awaited::Finding), says)];
        }
        found_with_displaced(state, who, index, article).unwrap_or_else(|| reinstates(state, index, article))
    }
}

/// A man that slipped may have been released, and moved: that is found before anything is put back.
fn waits_for_the_slip(state: &State, since: Ply) -> Option<String> {
    is_first_to_be_found(state, state.turn().by()).filter(|_| state.line.is_now(since))
}
