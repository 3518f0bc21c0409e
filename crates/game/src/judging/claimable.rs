//! What a claim is: the same facts decide whether it is listed as ripe and whether it is upheld.

use board::Side;
use law::question::Question;
use law::{Cites, Effect, figure};

use crate::facts::draws::bar_to_offering;
use crate::ruling::Ruling;
use crate::standing::option::WrongClaim;
use crate::state::State;

/// A claim that a player can make.
pub(crate) trait Claimable: Sized {
    /// What the game itself shows.
    type Facts;

    /// Whether the code of this game knows the claim.
    fn is_known(&self, state: &State) -> bool;

    /// Whether it can be made as the game stands, under a code that knows it.
    fn is_open(&self, _state: &State, _who: Side) -> bool {
        true
    }

    /// What the game shows when this side makes the claim, without a search and before a finding.
    fn facts(&self, state: &State, who: Side) -> Self::Facts;

    /// Whether these facts alone are enough for the claim to be upheld.
    fn is_upheld(&self, state: &State, facts: &Self::Facts) -> bool;

    /// What follows the claim if it is wrong, where the code has a price for that.
    fn price(&self, _state: &State, _facts: &Self::Facts) -> Option<WrongClaim> {
        None
    }

    /// What the laws say to these facts, to what people have found, and to what a search proves where they ask for it.
    fn judge(self, state: &mut State, who: Side, facts: Self::Facts) -> Vec<Ruling>;

    /// The claim is made.
    fn answer(self, state: &mut State, who: Side) -> Vec<Ruling> {
        let facts = self.facts(state, who);
        self.judge(state, who, facts)
    }

    /// Whether it is ripe, and what it costs if it is wrong; none where it is not listed.
    fn listed(&self, state: &State, who: Side) -> Option<(bool, Option<WrongClaim>)> {
        let listed = self.is_known(state) && self.is_open(state, who);
        listed.then(|| {
            let facts = self.facts(state, who);
            (self.is_upheld(state, &facts), self.price(state, &facts))
        })
    }
}

/// What the code has follow such a claim, the facts being those of a wrong one; only to know, for nothing is carried out.
pub(crate) fn price_of<Q: Question>(state: &State, wrong: Q) -> Option<WrongClaim> {
    let mut answers = state.law().hear(wrong);
    let offers = answers.articles(|effect| effect == Effect::OpensOffer);
    let offers = if bar_to_offering(state).is_some() { Cites::none() } else { offers };
    let time = answers.take_first(|effect| match effect {
        Effect::GivesTime(which) => Some(which),
        _ => None,
    });
    let seconds = time.and_then(|(which, cites)| Some((figure(state.law().code, which)?, cites)));
    let price = WrongClaim {
        opponent_ms: seconds.as_ref().map(|((seconds, _), _)| u64::from(*seconds) * 1000),
        offers_draw: !offers.is_empty(),
        articles: match seconds {
            Some(((_, set_by), cites)) => cites.and([set_by]).and(offers).into_vec(),
            None => offers.into_vec(),
        },
    };
    (price.opponent_ms.is_some() || price.offers_draw).then_some(price)
}
