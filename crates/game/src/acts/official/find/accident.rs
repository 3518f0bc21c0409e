//! A touch is found to have been an accident, or to have been none.

use law::question::{Did, Meddling};
use law::{Cites, Effect};

use crate::facts::accident::{
    InQuestion, excuse_of, is_castled_rook_touched_first, man_left, touch_in_question,
};
use crate::judging::accident::lies_off_by_accident;
use crate::judging::draw_offer::{offer_stands_again, touch_ends_offer};
use crate::judging::excused::{holds_to_move_taken_back, looks_again_at_move};
use crate::judging::lapse::{lapse, lapses_not};
use crate::judging::undue::{ends_undue_penalty, excuses_exacted_touch};
use crate::refusal::Refusal;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::touch::{it_or_them, men_in_question, tell_touch};
use crate::state::State;
use crate::state::decisions::HeldTouch;
use crate::state::line::Ply;
use crate::state::men::ManId;
use crate::state::touch::Touch;

/// The last touch was an accident, or was none after all.
pub(crate) fn finds_accident(state: &mut State, articles: Cites, accident: bool) -> Vec<Ruling> {
    let touch = touch_in_question(state, accident);
    let mut answers = state.law().hear(excuse_of(touch.as_ref()));
    let excuses = answers.take(Effect::Excuses);
    answers.all_heard();
    if excuses.is_none() && accident {
        let says = format!("{} excuses no touch as an accident.", state.law().code.name());
        return vec![refused(articles, Refusal::Unknown, says)];
    }
    let cites = articles.and(excuses.unwrap_or_default());
    if let Some(InQuestion { by, turn: None }) = touch
        && !accident
        && let Some(touch) = state.dues.take_accidental(by)
    {
        return counts_out_of_turn(state, touch, cites);
    }
    let men = touch.and_then(|touch| match touch.turn {
        None => state.dues.excuse_touch_in_question(touch.by),
        Some(index) => changes_touch(state, index, accident, &cites),
    });
    let (Some(InQuestion { by, .. }), Some(men)) = (touch, men) else {
        // Without an accident to be found, it was the answer to a claim.
        let says = match accident {
            true => "There is no touch that this finding could change.",
            false if was_taken_for_accident(state, &cites) => {
                "Its player has made a move since: what was taken for an accident is not disputed any more."
            }
            false => "No claim waits for this finding, and there is no touch that it could change.",
        };
        return vec![refused(cites, Refusal::NotSo, says)];
    };
    let (side, by, what) = (by, by.name(), men_in_question(state, by, &men));
    let says = match accident {
        true => format!("It is found that {by} touched {what} by accident: that touch has no consequence."),
        false => format!("It is found that {by} did not touch {what} by accident: that touch counts."),
    };
    let excused_by = cites.clone();
    let off = if accident { lies_off_by_accident(state, side, &men) } else { Vec::new() };
    let mut rulings = vec![ruling(cites, RulingKind::Note, says)];
    rulings.extend(off);
    let open = touch.is_some_and(|touch| touch.turn.is_none_or(|index| state.line.is_now(index)));
    match accident {
        // The turn is over in which the touch was made, and he has moved since.
        _ if !open => {}
        true => {
            lapses_not(state, side);
            rulings.extend(ends_undue_penalty(state, &excused_by));
            rulings.extend(offer_stands_again(state, side));
            rulings.extend(holds_to_move_taken_back(state));
        }
        false => {
            rulings.extend(lapse(state, side, false));
            rulings.extend(touch_ends_offer(state, side, &men));
        }
    }
    if !accident {
        rulings.extend(tell_touch(state));
    }
    if let Some(turn) = touch.and_then(|touch| touch.turn) {
        let held = |&man: &ManId| HeldTouch { by: side, turn, man, counts: !accident };
        men.iter().map(held).for_each(|held| state.decisions.holds_to_touch(held));
    }
    rulings
}

/// Whether a touch in the turn before was taken for an accident, by some of these articles.
fn was_taken_for_accident(state: &State, cites: &Cites) -> bool {
    let excused = |touch: &Touch| {
        touch.excused
            && !touch.by_articles.is_empty()
            && touch.by_articles.iter().all(|article| cites.iter().any(|cited| cited == article))
    };
    state.line.turn_before().is_some_and(|turn| turn.attempt().touches().iter().any(excused))
}

/// The touch in question of this turn is excused, or is not: the men of it.
fn changes_touch(state: &mut State, index: Ply, accident: bool, cites: &Cites) -> Option<Vec<ManId>> {
    if !state.line.is_now(index) {
        let man = man_left(state, index)?;
        state.line_mut(index).attempt_mut().claims_touch_of(man);
    }
    let found = state.line_mut(index).attempt_mut().excuse_touch_in_question(accident, cites);
    // The Rook is touched again in castling, and that was no accident: what remains is castling with the King.
    if let Some(&[rook]) = found.as_deref().filter(|_| accident)
        && is_castled_rook_touched_first(state, index, rook)
    {
        state.line_mut(index).attempt_mut().excuses_touches_of(rook, cites);
    }
    let men = match found {
        None if accident => excuses_exacted_touch(state, None, cites)?,
        found => found?,
    };
    if !state.line.is_now(index) {
        looks_again_at_move(state, index);
    }
    Some(men)
}

/// A touch out of turn was no accident after all: it counts in the next turn of the side that touched.
fn counts_out_of_turn(state: &mut State, touch: Touch, cites: Cites) -> Vec<Ruling> {
    let by = !state.turn().by();
    let mut answers =
        state.law().hear(Meddling { did: Did::Touched, excused: false, after_own_move: false, seen: true });
    let (offence, carries) = (answers.take(Effect::Offence), answers.take(Effect::Carries));
    let may_carry = answers.take(Effect::CarriesWhatRemains);
    // Nothing was moved, and no second move is in question.
    answers.only_to_know();
    let what = men_in_question(state, by, &touch.men);
    let them = it_or_them(&touch.men);
    let held = match (&carries, &may_carry) {
        (Some(_), _) => format!(", and will be held to have touched {them} in the next turn"),
        (None, Some(_)) => format!(", and may be treated as having touched {them} in the next turn"),
        (None, None) => String::new(),
    };
    let kind = if offence.is_none() && may_carry.is_some() { RulingKind::Right } else { RulingKind::Offence };
    let carries = carries.or(may_carry);
    let says = format!("It is found that {} did not touch {what} by accident{held}.", by.name());
    if carries.is_some() {
        state.dues.carries(by, Touch { excused: false, ..touch });
    }
    let articles = cites.and(offence.unwrap_or_default()).and(carries.unwrap_or_default());
    let told = Ruling { about: Some(by), ..ruling(articles, kind, says) };
    std::iter::once(told).chain(lapse(state, by, false)).collect()
}
