//! A win or a draw is claimed that a table of endings gives, of the position or of the one after a proposed move.

use board::{Position, Side};
use law::question::{TableClaim, TableSays, TableTruth};
use law::{Figure, figure};

use crate::act::motion::Motion;
use crate::act::official::Fact;
use crate::effects::offences::take_found;
use crate::facts::draws::declared_move;
use crate::facts::proof::Proved;
use crate::judging::claimable::Claimable;
use crate::judging::table_claim::{judge_table, judge_table_as_found, proves};
use crate::refusal::Refusal;
use crate::ruling::{Ruling, refused};
use crate::sentences::silence::no_such_claim;
use crate::state::State;

/// What is claimed, perhaps of the position after a move that is not made.
pub(crate) struct ByTable {
    says: TableSays,
    intended: Option<Motion>,
}

impl ByTable {
    /// Of the position as it stands.
    pub(crate) fn now(says: TableSays) -> ByTable {
        ByTable { says, intended: None }
    }

    /// Of the position after this move.
    pub(crate) fn intending(says: TableSays, motion: Motion) -> ByTable {
        ByTable { says, intended: Some(motion) }
    }
}

/// The question, its truth left open, and the position that it is about; none where the proposed move is not legal.
pub(crate) struct Claimed {
    asked: TableClaim,
    position: Option<Position>,
}

impl Claimable for ByTable {
    type Facts = Claimed;

    fn is_known(&self, state: &State) -> bool {
        state.law().knows.table_claims
    }

    fn is_open(&self, state: &State, who: Side) -> bool {
        let asked = self.facts(state, who).asked;
        asked.few && asked.has_the_move
    }

    fn facts(&self, state: &State, who: Side) -> Self::Facts {
        let has_the_move = state.turn().by() == who;
        let declared = self.intended.filter(|_| has_the_move).map(|motion| declared_move(state, motion));
        let position = match declared {
            None => Some(*state.turn().position()),
            Some(declared) => declared.legal.map(|m| state.turn().position().play(m)),
        };
        let most = figure(state.law().code, Figure::MenInTables).map_or(0, |(men, _)| men as usize);
        let men = |position: &Position| position.setup().men().count();
        let few = position.as_ref().is_none_or(|position| men(position) <= most);
        let asked = TableClaim { says: self.says, few, has_the_move, truth: TableTruth::Open };
        Claimed { asked, position }
    }

    /// That takes a search, or the director.
    fn is_upheld(&self, _state: &State, _facts: &Self::Facts) -> bool {
        false
    }

    fn judge(self, state: &mut State, who: Side, facts: Self::Facts) -> Vec<Ruling> {
        let Claimed { asked, position } = facts;
        if !state.law().knows.table_claims {
            return vec![no_such_claim(state)];
        }
        let Some(position) = position else {
            return vec![refused([], Refusal::NoLegalMove, "The move that is proposed is not legal.")];
        };
        if !(asked.few && asked.has_the_move) {
            return judge_table(state, who, asked, &Proved::default());
        }
        // What the director has found before the claim counts for it.
        for (fact, so) in [(Fact::So, true), (Fact::NotSo, false)] {
            if state.offences.is_found_by_arbiter(&fact) && take_found(state, |found| *found == fact) {
                return judge_table_as_found(state, who, asked.says, so);
            }
        }
        let (truth, proved) = proves(state, who, asked.says, &position);
        judge_table(state, who, TableClaim { truth: TableTruth::of(truth), ..asked }, &proved)
    }
}
