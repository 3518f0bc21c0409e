//! The opponent did what forfeits the game under a clause.

use board::Side;
use law::Effect;
use law::question::{Finite, ForfeitLetter, Forfeiture, Known, OwnFlag};

use crate::act::claim::Clause;
use crate::facts::forfeiture::{forfeiture, is_of_time, known_from_log};
use crate::judging::claimable::Claimable;
use crate::judging::flag::{claims_time, own_flag};
use crate::judging::forfeiture::{judge_forfeiture, take_found_forfeit};
use crate::ruling::Ruling;
use crate::state::State;

pub(crate) struct Forfeited(pub Clause);

/// The clauses that a claim can name.
pub(crate) fn clauses(_state: &State, _who: Side) -> impl Iterator<Item = Clause> {
    ForfeitLetter::values().into_iter().map(|clause| Clause(clause.letter()))
}

impl Claimable for Forfeited {
    /// What the log shows; none where no clause has this letter.
    type Facts = Option<Forfeiture>;

    fn is_known(&self, state: &State) -> bool {
        ForfeitLetter::of(self.0.0).is_some_and(|clause| state.law().knows.forfeiture(clause))
    }

    fn facts(&self, state: &State, who: Side) -> Self::Facts {
        forfeiture(state, self.0, !who, known_from_log(state, self.0, !who))
    }

    /// Of time, the claim of time tells.
    fn is_upheld(&self, state: &State, facts: &Self::Facts) -> bool {
        let logged = facts.filter(|facts| facts.known == Known::Logged && !is_of_time(state, self.0));
        logged.is_some_and(|facts| state.law().gives(facts, |effect| matches!(effect, Effect::Ends(_))))
    }

    fn judge(self, state: &mut State, who: Side, facts: Self::Facts) -> Vec<Ruling> {
        // Where both have exceeded the time, it counts who did so first, as it does for the claim of time.
        if is_of_time(state, self.0) && own_flag(state, who, false) != OwnFlag::Up {
            return claims_time(state, who);
        }
        let shown = facts.map_or(Known::Open, |facts| facts.known);
        let known = take_found_forfeit(state, self.0, !who).unwrap_or(shown);
        judge_forfeiture(state, who, self.0, known)
    }
}
