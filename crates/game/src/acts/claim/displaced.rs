//! Men were displaced: the position before that stands again.

use board::Side;
use law::{Provision, provided, providing};

use crate::facts::displaced::displaced_since;
use crate::facts::illegal_move::{illegal_turn_claimed, offender};
use crate::facts::slip::{men_that_wait_with_slip, open_slip};
use crate::judging::claimable::Claimable;
use crate::judging::found_with_displaced::found_with_displaced;
use crate::judging::reinstated::reinstates;
use crate::judging::slip::{must_be_found_first, refused_until_found};
use crate::refusal::Refusal;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::silence::no_such_claim;
use crate::state::State;
use crate::state::displaced::Slip;
use crate::state::line::Ply;
use crate::state::men::ManId;

pub(crate) struct Displaced;

/// It is still to be found whether a man that slipped was released where it fell: what does not go back before that.
struct WaitsForFinding {
    slip: Slip,
    men: Vec<ManId>,
    /// Other men are displaced too.
    others: bool,
}

/// None where men were displaced in an earlier turn: that which is under way goes back with it.
fn waits_for_finding(state: &State, since: Ply) -> Option<WaitsForFinding> {
    let slip = open_slip(state).filter(|_| state.line.is_now(since))?;
    let men = men_that_wait_with_slip(state, slip);
    let displaced = state.tabletop.displaced();
    let others = displaced.men().iter().any(|(man, _)| !men.contains(man)) || !displaced.astray().is_empty();
    Some(WaitsForFinding { slip, men, others })
}

/// The other men stand where they belong again.
fn puts_others_right(state: &mut State, waiting: &[ManId]) -> Ruling {
    let mut others = state.tabletop.displaced().clone();
    others.forget(|man| waiting.contains(&man));
    let men = others.men_put_right(state.tabletop.men());
    state.tabletop.puts_right_but_for(men, waiting);
    let articles = providing(state.law().code, Provision::DisplacedOnHisOwnTime);
    ruling(articles, RulingKind::Restored, "What else was displaced stands where it belongs again.")
}

impl Claimable for Displaced {
    /// The turn since which men are displaced.
    type Facts = Option<Ply>;

    fn is_known(&self, state: &State) -> bool {
        provided(state.law().code, Provision::DisplacedMenGoBack).is_some()
    }

    fn facts(&self, state: &State, _who: Side) -> Self::Facts {
        displaced_since(state)
    }

    fn is_upheld(&self, state: &State, since: &Self::Facts) -> bool {
        since.is_some_and(|since| waits_for_finding(state, since).is_none_or(|wait| wait.others))
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
        if let Some(wait) = waits_for_finding(state, index) {
            return match wait.others {
                true => vec![puts_others_right(state, &wait.men), must_be_found_first(wait.slip)],
                false => vec![refused_until_found([article], wait.slip)],
            };
        }
        found_with_displaced(state, who, index, article).unwrap_or_else(|| reinstates(state, index, article))
    }
}
