//! The opponent touched the man that stood on a square, and moved otherwise.

use board::{Side, Square};
use law::Effect;
use law::question::{BoundBy, TouchClaim};

use crate::effects::restore::{put_back, put_back_with_touches};
use crate::effects::time::set_clock_back;
use crate::facts::breach::{
    breached, duty_broken, may_still_claim, touch_turns, touched_out_of_turn, turns_of_other,
};
use crate::facts::illegal_move::touches_bind_the_replacement;
use crate::judging::claimable::Claimable;
use crate::refusal::{Ended, Refusal};
use crate::ruling::{Ruling, refused};
use crate::sentences::claimed_touch::{comes_too_early, tells_of_touch, why_no_breach};
use crate::sentences::restored::restored;
use crate::sentences::right_ended::too_late;
use crate::sentences::silence::no_such_claim;
use crate::sentences::touch::tell_touch;
use crate::state::State;
use crate::state::line::Ply;

pub(crate) struct Touched(pub Square);

/// The squares of all men when the turn began of which touches may still be claimed.
pub(crate) fn squares_in_question(state: &State, who: Side) -> Vec<Square> {
    if !state.law().knows.touch_claims {
        return Vec::new();
    }
    let turns = touch_turns(state, who);
    let stood = |square: &Square| turns.iter().any(|&index| state.line[index].men().at(*square).is_some());
    Square::ALL.into_iter().filter(stood).collect()
}

impl Claimable for Touched {
    /// With the turn in which the duty was broken.
    type Facts = (TouchClaim, Option<Ply>);

    fn is_known(&self, state: &State) -> bool {
        state.law().knows.touch_claims
    }

    fn facts(&self, state: &State, who: Side) -> Self::Facts {
        let breach = |index: Ply| Some((index, breached(state, index, self.0)?));
        let left = turns_of_other(state, who).find_map(breach);
        let timely = left.is_none_or(|(index, _)| may_still_claim(state, index));
        let adverse = || if is_claimants(state, who, self.0) { BoundBy::Adverse } else { BoundBy::Nothing };
        let bound_by = left.map_or_else(adverse, |(_, breach)| breach.by);
        let illegal = left.is_some_and(|(_, breach)| breach.illegal);
        let asked = TouchClaim { breached: left.is_some(), bound_by, illegal, timely };
        (asked, left.map(|(index, _)| index))
    }

    fn is_upheld(&self, state: &State, &(asked, _): &Self::Facts) -> bool {
        asked.breached && state.law().gives(asked, |effect| matches!(effect, Effect::Restores(_)))
    }

    fn judge(self, state: &mut State, who: Side, (asked, breach): Self::Facts) -> Vec<Ruling> {
        let mut answers = state.law().hear(asked);
        if answers.is_silent() {
            return vec![no_such_claim(state)];
        }
        let refuses = answers.articles(|effect| effect == Effect::Refuses);
        let back = answers.articles(|effect| matches!(effect, Effect::Restores(_)));
        answers.all_heard();
        let Some(index) = breach.filter(|_| !back.is_empty()) else {
            let square = self.0;
            let told = tells_of_touch(state, who, square).filter(|_| breach.is_none());
            let early = || comes_too_early(state, who, square).filter(|_| breach.is_none());
            if let Some(rulings) = told.or_else(early) {
                return rulings;
            }
            let (why, says) = match breach {
                Some(index) if asked.illegal && asked.timely => {
                    let by = state.line[index].by().name();
                    (Refusal::NotSo, format!("{by}'s move was illegal in itself: that may be claimed."))
                }
                Some(index) => too_late(state, index, who),
                None => why_no_breach(state, who, square),
            };
            return vec![refused(refuses, why, says)];
        };
        let duty = duty_broken(state, index);
        // What a man quitted on its square binds to goes back with it.
        match touches_bind_the_replacement(state) || asked.bound_by == BoundBy::Release {
            true => put_back_with_touches(state, index),
            false => put_back(state, index, false),
        }
        if asked.illegal {
            // What could be exacted for the illegal move: its holder has chosen the touch.
            state.turn_mut().gives_up_before(Ended::Exacted);
        }
        let times = set_clock_back(state, index);
        let mut rulings = vec![restored(state, back.and(duty).and(times))];
        rulings.extend(tell_touch(state));
        rulings
    }
}

/// Whether a man of the claimant's stood on the square when the other's last turn began, or when the turn did in which
/// the other touched it out of turn.
fn is_claimants(state: &State, who: Side, square: Square) -> bool {
    let last = state.line.plies().rev().find(|&index| state.line[index].by() != who);
    touched_out_of_turn(state, who, square)
        .or(last)
        .and_then(|index| state.line[index].men().man_at(square))
        .is_some_and(|man| man.side == who)
}
