//! What a claim is: the same facts decide whether it is listed as ripe and whether it is upheld.

use board::Side;

use crate::ruling::Ruling;
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

    /// What the laws say to these facts, to what people have found, and to what a search proves where they ask for it.
    fn judge(self, state: &mut State, who: Side, facts: Self::Facts) -> Vec<Ruling>;

    /// The claim is made.
    fn answer(self, state: &mut State, who: Side) -> Vec<Ruling> {
        let facts = self.facts(state, who);
        self.judge(state, who, facts)
    }

    /// Whether it is ripe; none where it is not listed.
    fn ripe(&self, state: &State, who: Side) -> Option<bool> {
        let listed = self.is_known(state) && self.is_open(state, who);
        listed.then(|| self.is_upheld(state, &self.facts(state, who)))
    }
}
