//! A man moved in the other's turn, where the code provides for it.

use board::Side;
use law::question::{Made, Nature, OutOfTurnMove, Transfer};
use law::{Answer, Effect};

use crate::effects::out_of_turn::{plays_on_from, substitutes, take_touches_of_moved};
use crate::facts::illegal_move::illegal_move_stands;
use crate::facts::out_of_turn::{completes_castling, position_of, substitute};
use crate::facts::touching::player_has_touched_a_man;
use crate::judging::own_turn::judge_turn;
use crate::judging::pass::pass;
use crate::law::articles_of;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::state::attempt::Making;
use crate::state::hand_result::HandResult;
use crate::state::men::Men;
use crate::state::out_of_turn::Intrusion;
use crate::words::out_of_turn::{moved_in_words, tell_intrusion};

/// Judges a man moved out of turn, where the code provides for it: none where it does not.
pub(crate) fn judge_out_of_turn(
    state: &mut State,
    side: Side,
    deed: &HandResult,
    before: &Men,
) -> Option<Vec<Ruling>> {
    let before = state.tabletop.hands.undisturbed(side).cloned().unwrap_or_else(|| before.clone());
    let substitute = substitute(state, side, &before);
    if let Some(m) = substitute.filter(|&m| completes_castling(state, side, m)) {
        return Some(castles_rook_first(state, side, m));
    }
    let facts = OutOfTurnMove {
        after_illegal: illegal_move_stands(state),
        substitutes: substitute.is_some() && !illegal_move_stands(state),
        consented: state.tabletop.hands.may_move(side),
        touched: player_has_touched_a_man(state),
    };
    let answers = state.law.ask(&facts);
    if answers.is_empty() {
        return None;
    }
    state.tabletop.hands.forget_undisturbed(side);
    if answers.iter().any(|answer| answer.effect == Effect::Passes) {
        return Some(replies_to_illegal(state, side, deed, before));
    }
    Some(intrudes(state, side, &before, substitute, &answers))
}

/// The other's illegal move is answered by a move: his turn is over in fact.
pub(crate) fn replies_to_illegal(
    state: &mut State,
    side: Side,
    deed: &HandResult,
    before: Men,
) -> Vec<Ruling> {
    let after = std::mem::replace(&mut state.tabletop.men, before.clone());
    let Some(making) = state.turn().attempt().making.clone() else { return Vec::new() };
    let before = state.tabletop.hands.men_put_right(&before).knowing_all_of(&after);
    let position = position_of(state, &before, side);
    let mut rulings = pass(state, Making { lapsed: true, ..making }, before, position, true);
    state.tabletop.men = after;
    for touch in &mut state.turn_mut().attempt_mut().touches {
        touch.carried = false;
    }
    rulings.extend(judge_turn(state, deed));
    rulings
}

pub(crate) fn intrudes(
    state: &mut State,
    side: Side,
    before: &Men,
    substitute: Option<board::Move>,
    answers: &[Answer],
) -> Vec<Ruling> {
    let articles = articles_of(answers, |effect| matches!(effect, Effect::Offence | Effect::Excuses));
    let open = answers.iter().any(|answer| matches!(answer.effect, Effect::Recalls(_)));
    let owes = answers.iter().find_map(|answer| match answer.effect {
        Effect::Owes(menu) => Some((menu, answer.articles.clone())),
        _ => None,
    });
    let touched = take_touches_of_moved(state, side, before);
    let what = moved_in_words(state, &touched, side);
    let earlier = state.turn().intrusion.as_deref().cloned();
    let (men, position) = match &earlier {
        Some(earlier) => (earlier.men.clone(), earlier.position),
        None => (state.turn().men.clone(), state.turn().position),
    };
    let before_that = earlier.as_ref().and_then(|earlier| earlier.replaced.clone());
    let replaced = before_that.or(substitute.map(|m| substitutes(state, side, m)));
    let touched = [earlier.map(|earlier| earlier.touched).unwrap_or_default(), touched].concat();
    let intrusion = Intrusion {
        by: side,
        men,
        position,
        replaced,
        touched,
        open,
        lawful: substitute.is_some(),
        castling: false,
        owes,
        articles: articles.clone(),
    };
    if substitute.is_none() {
        plays_on_from(state, before);
    }
    state.turn_mut().intrusion = Some(Box::new(intrusion));
    tell_intrusion(state, side, &what, &articles, open)
}

pub(crate) fn castles_rook_first(state: &mut State, side: Side, m: board::Move) -> Vec<Ruling> {
    state.tabletop.hands.forget_undisturbed(side);
    let (men, position) = (state.turn().men.clone(), state.turn().position);
    let touched = take_touches_of_moved(state, side, &men);
    let old = substitutes(state, side, m);
    let intrusion = Intrusion {
        by: side,
        men,
        position,
        replaced: Some(old),
        touched,
        open: false,
        lawful: true,
        castling: true,
        owes: None,
        articles: Vec::new(),
    };
    state.turn_mut().intrusion = Some(Box::new(intrusion));
    let facts = Transfer::lawful(Made::Legal, Nature::Castling, law::question::BoundBy::Nothing);
    let articles = articles_of(&state.law.ask(&facts), |effect| effect == Effect::Completes);
    let says = format!("{} has castled, the Rook first; the move is complete.", side.name());
    vec![ruling(&articles, RulingKind::Completed, says)]
}
