//! A claim that a move disregarded what was touched, or where a man was quitted.

use law::question::{BoundBy, Done, HandsClaim, Made, TouchClaim};
use law::{Cites, Effect, Provision, provided};

use crate::effects::restore::{put_back_touched_before, put_back_with_touches};
use crate::effects::time::set_clock_back;
use crate::facts::both_hands::counts_if_claimed;
use crate::facts::breach::{disregarded, duty_broken, duty_broken_by, may_still_claim};
use crate::facts::illegal_move::touches_bind_the_replacement;
use crate::judging::infringement::counts;
use crate::refusal::{Ended, Refusal};
use crate::ruling::{Ruling, refused};
use crate::sentences::restored::restored;
use crate::sentences::silence::no_such_claim;
use crate::sentences::touch::tell_touch;
use crate::state::State;
use crate::state::line::Ply;

/// What the code says to the claim that the move of this turn was made otherwise, and why it is refused if it is.
pub(crate) fn judges_breach(
    state: &mut State,
    asked: TouchClaim,
    breach: Option<Ply>,
    (why, says): (Refusal, String),
    besides: Cites,
) -> Vec<Ruling> {
    let mut answers = state.law().hear(asked);
    if answers.is_silent() {
        return vec![no_such_claim(state)];
    }
    let refuses = answers.articles(|effect| effect == Effect::Refuses);
    let back = answers.articles(|effect| matches!(effect, Effect::Restores(_)));
    answers.all_heard();
    let Some(index) = breach.filter(|_| !back.is_empty()) else {
        return vec![refused(refuses.and(besides), why, says)];
    };
    let (by, with_both_hands) = (state.line[index].by(), counts_if_claimed(state, index));
    let duty = match asked.bound_by {
        // An illegal move disregards where a man was quitted too.
        BoundBy::Release => duty_broken_by(state, index, BoundBy::Release),
        _ => duty_broken(state, index),
    };
    // What a man quitted on its square binds to goes back with it.
    match touches_bind_the_replacement(state) || asked.bound_by == BoundBy::Release {
        true => put_back_with_touches(state, index),
        false => put_back_touched_before(state, index),
    }
    if asked.bound_by == BoundBy::Release {
        state.decisions.holds_to_release(by, state.line.now_at());
    }
    if asked.illegal {
        // What could be exacted for the illegal move: its holder has chosen the touch.
        state.turn_mut().gives_up_before(Ended::Exacted);
    }
    // That the dials stay as they are is said of illegal moves.
    let stay = provided(state.law().code, Provision::TimesStayAfterRestoration);
    let times = set_clock_back(state, index).filter(|article| asked.illegal || Some(*article) != stay);
    let mut rulings = vec![restored(state, back.and(duty).and(times))];
    rulings.extend(tell_touch(state));
    rulings.extend(counts(state, by, Done::WithTwoHands, with_both_hands));
    rulings
}

/// What the player claims who finds with something else that the last move broke the touch, or was made with both hands. None where
/// it did not, or where he has lost the right to claim it.
pub(crate) fn claims_breach(state: &mut State, index: Ply) -> Option<Vec<Ruling>> {
    let attempt = state.line[index].attempt();
    let (made, bound_by) = attempt.making().map(|making| (making.made(), making.bound_by()))?;
    if !may_still_claim(state, index) {
        return None;
    }
    if made == Made::AgainstTouch {
        let asked = TouchClaim { breached: true, bound_by, illegal: false, timely: true };
        if !state.law().gives(asked, |effect| matches!(effect, Effect::Restores(_))) {
            return None;
        }
        let held = disregarded(state, index);
        held.into_iter().for_each(|touch| state.decisions.holds_to_touch(touch));
        let never = (Refusal::NotSo, String::new());
        return Some(judges_breach(state, asked, Some(index), never, Cites::none()));
    }
    let asked = HandsClaim { so: attempt.used_both_hands(), timely: true };
    let back = state.law().cites(asked, |effect| matches!(effect, Effect::Restores(_)));
    let counted = state.law().cites(asked, |effect| effect == Effect::Counts);
    (asked.so && !back.is_empty()).then(|| {
        let counted = Some(counted).filter(|articles| !articles.is_empty());
        takes_back_both_hands(state, index, back, counted)
    })
}

/// A move that was made with both hands goes back, and counts.
pub(crate) fn takes_back_both_hands(
    state: &mut State,
    index: Ply,
    back: Cites,
    counted: Option<Cites>,
) -> Vec<Ruling> {
    let by = state.line[index].by();
    put_back_with_touches(state, index);
    let times = set_clock_back(state, index);
    let mut rulings = vec![restored(state, back.and(times))];
    rulings.extend(tell_touch(state));
    rulings.extend(counts(state, by, Done::WithTwoHands, counted));
    rulings
}
