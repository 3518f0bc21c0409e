//! Men were displaced: the position before that stands again.

use board::Side;
use law::{Cites, Provision, provided};

use crate::effects::restore::{put_back, put_back_with_touches};
use crate::effects::time::set_clock_back;
use crate::judging::claimable::Claimable;
use crate::refusal::Refusal;
use crate::ruling::{Ruling, refused};
use crate::sentences::restored::restored;
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

    fn judge(self, state: &mut State, _who: Side, since: Self::Facts) -> Vec<Ruling> {
        let Some(article) = provided(state.law().code, Provision::DisplacedMenGoBack) else {
            return vec![no_such_claim(state)];
        };
        let Some(index) = since else {
            return vec![refused([article], Refusal::NotSo, "No man is displaced.")];
        };
        let later = !state.line.is_now(index);
        match later {
            // Nothing binds the players to the moves that were made since.
            true => put_back(state, index, true),
            false => put_back_with_touches(state, index),
        }
        let times = if later { set_clock_back(state, index) } else { None };
        vec![restored(state, Cites::from(article).and(times))]
    }
}
