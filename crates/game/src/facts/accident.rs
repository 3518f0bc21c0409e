//! The touch of which it could be found that it was an accident, or was none.

use board::Side;
use law::Effect;
use law::question::{Excuse, Ground};

use crate::facts::breach::{touched_to_answer, turn_in_question};
use crate::facts::exacted::exacted_touch_in_question;
use crate::state::State;
use crate::state::line::Ply;
use crate::state::men::ManId;

/// A touch that a finding can change.
#[derive(Clone, Copy)]
pub(crate) struct InQuestion {
    /// Whose touch it is.
    pub by: Side,
    /// In which turn of his own he touched; none where he touched out of turn.
    pub turn: Option<Ply>,
}

/// The touch that is changed when it is found that the last touch was an accident, or that it was none; none where the
/// finding changes nothing.
pub(crate) fn touch_in_question(state: &State, accident: bool) -> Option<InQuestion> {
    touch_and_act_in_question(state, accident).map(|(_, in_question)| in_question)
}

/// The same with the number of the act by which it was touched; what a claim is about comes after every act.
fn touch_and_act_in_question(state: &State, accident: bool) -> Option<(usize, InQuestion)> {
    let (by, other) = (state.turn().by(), !state.turn().by());
    let left = turn_in_question(state, other);
    // What a claim is about comes before everything else.
    let of_claim = left.filter(|&index| accident && state.line[index].attempt().claimed().is_some());
    if of_claim.is_some() {
        return Some((usize::MAX, InQuestion { by: other, turn: of_claim }));
    }
    let out_of_turn = match accident {
        true => state.dues.touch_in_question(other),
        false => state.dues.accidental_in_question(other),
    };
    let in_turn = state.turn().attempt().touch_in_question(accident);
    let in_turn = in_turn.filter(|touch| touch.excused != accident);
    let in_turn = in_turn.or_else(|| exacted_touch_in_question(state).filter(|_| accident));
    let of_last_turn = left.filter(|_| accident).and_then(|index| {
        let man = man_left(state, index)?;
        let mut touches = state.line[index].attempt().touches().iter();
        let touch = touches.rfind(|touch| !touch.excused && touch.men.contains(&man))?;
        Some((touch, InQuestion { by: other, turn: Some(index) }))
    });
    let now = InQuestion { by, turn: Some(state.line.now_at()) };
    let before_his_turn = InQuestion { by: other, turn: None };
    let all =
        [of_last_turn, in_turn.map(|touch| (touch, now)), out_of_turn.map(|touch| (touch, before_his_turn))];
    let last = all.into_iter().flatten().max_by_key(|(touch, _)| touch.act);
    last.map(|(touch, in_question)| (touch.act, in_question))
}

/// Whose stop of the clocks is found to have had no good reason. The same words find of a touch that it was no accident: they are about
/// what was done last.
pub(crate) fn stop_without_reason_in_question(state: &State) -> Option<Side> {
    let (by, stopped) = state.time.stop_in_question()?;
    let touched_since = touch_and_act_in_question(state, false).is_some_and(|(act, _)| act > stopped);
    (!touched_since).then_some(by)
}

/// The man that was touched in this turn, and has something to answer for, if no claim says which is meant: the one touched last.
pub(crate) fn man_left(state: &State, index: Ply) -> Option<ManId> {
    let claimed = state.line[index].attempt().claimed();
    let mut touched = touched_to_answer(state, index).map(|(man, _)| man);
    claimed.or_else(|| touched.find(|&man| !was_moved(state, index, man)))
}

/// Whether this man was moved in the turn: that was no accident. But a Rook that was touched before its King, and castled with, was
/// touched once without castling.
fn was_moved(state: &State, index: Ply, man: ManId) -> bool {
    let making = state.line[index].attempt().making();
    making.is_some_and(|making| making.men().all.contains(&man))
        && !is_castled_rook_touched_first(state, index, man)
}

/// Whether the turn was castled in with this Rook, which was touched before the King.
pub(crate) fn is_castled_rook_touched_first(state: &State, index: Ply, man: ManId) -> bool {
    let turn = &state.line[index];
    let castling = turn.attempt().making().and_then(|making| making.legal()).filter(|m| m.rook().is_some());
    let Some((rook, _)) = castling.and_then(board::Move::rook) else { return false };
    let king = castling.and_then(|m| turn.men().at(m.from()));
    let touches = turn.attempt().touches();
    let first = |id: ManId| touches.iter().position(|touch| !touch.excused && touch.men.contains(&id));
    let before_the_king = || king.and_then(first).zip(first(man)).is_some_and(|(king, rook)| rook < king);
    turn.men().at(rook) == Some(man) && before_the_king()
}

/// The question whether an accident excuses such a touch.
pub(crate) fn excuse_of(touch: Option<&InQuestion>) -> Excuse {
    let own_turn = touch.is_none_or(|touch| touch.turn.is_some());
    Excuse { own_turn, adverse: false, ground: Ground::Accident, own_clock: true }
}

/// Whether such a finding would change something.
pub(crate) fn may_be_found(state: &State, accident: bool) -> bool {
    let touch = touch_in_question(state, accident);
    let excuses = || state.law().gives(excuse_of(touch.as_ref()), |effect| effect == Effect::Excuses);
    touch.is_some() && (!accident || excuses())
}
