//! The opponent touched the man that stood on a square, and moved something else.

use board::{Side, Square};
use law::question::{BoundBy, TouchClaim};
use law::{Cites, Effect};

use crate::facts::attention::attention;
use crate::facts::breach::{
    breached, may_still_claim, square_meant, touch_turns, touch_turns_as_they_look, touched_before_his_turn,
    touched_out_of_turn, turns_of_other, was_touched,
};
use crate::judging::claimable::Claimable;
use crate::judging::touch_claim::judges_breach;
use crate::refusal::Refusal;
use crate::ruling::{Ruling, RulingKind};
use crate::sentences::claimed_touch::{comes_too_early, duty_met, excuse_of, tells_of_touch, why_no_breach};
use crate::sentences::right_ended::too_late;
use crate::settings::Notice;
use crate::state::State;
use crate::state::decisions::HeldTouch;
use crate::state::line::Ply;

pub(crate) struct Touched(pub Square);

/// The squares of all men when the turn began of which touches may still be claimed.
pub(crate) fn squares_in_question(state: &State, who: Side) -> Vec<Square> {
    if !state.law().knows.touch_claims {
        return Vec::new();
    }
    let turns = match state.settings().notice {
        Notice::All => touch_turns(state, who),
        Notice::Silent => touch_turns_as_they_look(state, who),
    };
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
        let square = square_meant(state, who, self.0);
        let breach = |index: Ply| Some((index, breached(state, index, square)?));
        let left = turns_of_other(state, who).find_map(breach);
        let timely = left.is_none_or(|(index, _)| may_still_claim(state, index));
        let adverse = || if is_claimants(state, who, square) { BoundBy::Adverse } else { BoundBy::Nothing };
        let bound_by = left.map_or_else(adverse, |(_, breach)| breach.by);
        let illegal = left.is_some_and(|(_, breach)| breach.illegal);
        let asked = TouchClaim { breached: left.is_some(), bound_by, illegal, timely };
        (asked, left.map(|(index, _)| index))
    }

    fn is_upheld(&self, state: &State, &(asked, _): &Self::Facts) -> bool {
        asked.breached && state.law().gives(asked, |effect| matches!(effect, Effect::Restores(_)))
    }

    fn judge(self, state: &mut State, who: Side, (asked, breach): Self::Facts) -> Vec<Ruling> {
        let square = square_meant(state, who, self.0);
        is_claimed_of(state, who, square);
        let (asked, breach) = match breach.or_else(|| breached_earlier(state, who, square)) {
            earlier @ Some(_) if breach.is_none() => {
                (TouchClaim { breached: true, timely: false, ..asked }, earlier)
            }
            breach => (asked, breach),
        };
        let (why, says) = match breach {
            Some(index) if asked.illegal && (asked.timely || may_claim_as_illegal(state, who, index)) => {
                let by = state.line[index].by().name();
                (Refusal::NotSo, format!("{by}'s move was illegal: claim the illegal move instead."))
            }
            Some(index) => too_late(state, index, who),
            None => why_no_breach(state, who, square),
        };
        let known = state.law().gives(asked, |_| true);
        let told = tells_of_touch(state, who, square).or_else(|| comes_too_early(state, who, square));
        let told = told.filter(|_| breach.is_none() && known);
        let besides = match breach {
            None => excuse_of(state, who, square).and(duty_met(state, who, square)),
            Some(_) => Cites::none(),
        };
        let rulings = told.unwrap_or_else(|| judges_breach(state, asked, breach, (why, says), besides));
        counts_as_decided(state, who, square, &rulings);
        rulings
    }
}

/// The claim is upheld, and what was touched is to be moved or taken: that it was touched is decided.
fn counts_as_decided(state: &mut State, who: Side, square: Square, rulings: &[Ruling]) {
    let upheld = |ruling: &Ruling| matches!(ruling.kind, RulingKind::Restored | RulingKind::Obligation);
    let (turn, by) = (state.line.now_at(), state.turn().by());
    let man = state.turn().men().at(square);
    if let Some(man) = man.filter(|_| by != who && rulings.iter().any(upheld)) {
        state.decisions.holds_to_touch(HeldTouch { by, turn, man, counts: true });
    }
}

/// Whether a touch has not ended the right to claim the illegal move of this turn.
fn may_claim_as_illegal(state: &State, who: Side, index: Ply) -> bool {
    let asked = attention(state, who, Some(index), false, false);
    state.law().gives(asked, |effect| matches!(effect, Effect::Restores(_)))
}

/// What is found of a touch from now on is found of the one that is claimed.
pub(crate) fn is_claimed_of(state: &mut State, who: Side, square: Square) {
    let left = turns_of_other(state, who).find(|&index| breached(state, index, square).is_some());
    let under_way = Some(state.line.now_at()).filter(|&now| state.line[now].by() != who);
    let Some(index) = left.or(under_way) else { return };
    let man = state.line[index].men().at(square);
    if let Some(man) = man.filter(|&man| was_touched(state, index, man)) {
        state.line_mut(index).attempt_mut().claims_touch_of(man);
    }
}

/// The turn of the other's before his last one in which he left the touched man that stood on this square for another, where
/// nobody has touched what stood there since: it may have been captured meanwhile.
fn breached_earlier(state: &State, who: Side, square: Square) -> Option<Ply> {
    let by_the_other = |index: &Ply| state.line[*index].by() != who;
    let last = state.line.plies().rev().find(by_the_other)?;
    let touched = |man| state.line[last].attempt().touches().iter().any(|touch| touch.men.contains(&man));
    let asks_for_later = state.line[last].men().at(square).is_some_and(touched)
        || touched_out_of_turn(state, who, square).is_some()
        || touched_before_his_turn(state, who, square).is_some();
    let mut earlier = state.line.plies_made().rev().filter(by_the_other);
    earlier.find(|&index| breached(state, index, square).is_some()).filter(|_| !asks_for_later)
}

/// Whether a man of the claimant's stood on the square when the other's last turn began, or when the turn did in which
/// the other touched it out of turn.
fn is_claimants(state: &State, who: Side, square: Square) -> bool {
    let last = state.line.plies().rev().find(|&index| state.line[index].by() != who);
    touched_out_of_turn(state, who, square)
        .or(last)
        .or(Some(state.line.now_at()))
        .and_then(|index| state.line[index].men().man_at(square))
        .is_some_and(|man| man.side == who)
}
