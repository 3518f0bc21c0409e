//! What a hand did in the other's turn.

use board::{Side, Square};
use law::question::{Adjournment, BoundBy, Demand, Did, Made, Meddling, Nature, Requirement, Step, Transfer};
use law::{Cites, Effect};

use crate::facts::change::{Change, change};
use crate::facts::officials::is_watched;
use crate::facts::opponents_hand::men_before_meddling;
use crate::facts::requirement::{changed_as_required, holds_away, may_take_rook_move};
use crate::facts::rook_first::rook_first;
use crate::facts::second_move::{
    has_changed_the_board, has_just_moved, has_moved_what_was_in_place, second_goes_back_by, second_is_back,
};
use crate::facts::slip::open_slip_of;
use crate::facts::touched::Touched;
use crate::facts::whole_turn::has_touched_a_man;
use crate::judging::compliance::sets_wrong_piece;
use crate::judging::finished_late::finishes_late;
use crate::judging::held::at_once_articles;
use crate::judging::out_of_turn::{judge_out_of_turn, puts_back_what_it_took_off};
use crate::judging::own_turn::made;
use crate::judging::put_right::{is_excused, takes_up_to_put_right};
use crate::judging::removed::puts_back_for_the_player;
use crate::judging::second_move::{makes_second_move, put_second_back, stands_displaced};
use crate::judging::slip::must_be_found_first;
use crate::judging::together::finishes_unlawful_move;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::sentences::check::tell_check;
use crate::sentences::moves_out_of_turn::without_consent;
use crate::sentences::penalty::tell_open_menus;
use crate::sentences::touch::{it_or_them, may_be_held, men_in_question, moved_or_taken};
use crate::state::State;
use crate::state::hand_result::HandResult;
use crate::state::men::{ManId, Men};
use crate::state::touch::Touch;

/// Judges what a hand did out of turn.
pub(crate) fn judge_meddling(state: &mut State, side: Side, deed: &HandResult, before: Men) -> Vec<Ruling> {
    // What was displaced stands where it belongs again, and the touch has no consequence.
    let by_accident = deed.touched.is_empty() && is_excused(state, side);
    if deed.puts_right && (deed.excused || by_accident) {
        state.tabletop.hands_mut().forget_undisturbed(side);
        return Vec::new();
    }
    if takes_up_to_put_right(state, side, deed) {
        return Vec::new();
    }
    if second_is_back(state, side, deed) {
        let articles = second_goes_back_by(state, !side).unwrap_or_default();
        return put_second_back(state, &articles).into_iter().collect();
    }
    let done = deed.moved && state.tabletop.hands().of(side).is_none();
    if done && let Some(rulings) = puts_back_what_it_took_off(state, side, &before) {
        return rulings;
    }
    if done && let Some(rulings) = puts_back_for_the_player(state, side, &before) {
        return rulings;
    }
    if done && let Some(rulings) = sets_wrong_piece(state, side) {
        return rulings;
    }
    let undisturbed = state.tabletop.hands().undisturbed(side).cloned();
    let stood = undisturbed.unwrap_or_else(|| men_before_meddling(state, side, &before));
    let changed = done && !state.tabletop.men().stand_like(&stood);
    if !changed && state.tabletop.hands().of(side).is_none() {
        state.tabletop.hands_mut().forget_undisturbed(side);
    }
    let stands_otherwise = has_changed_the_board(state, side, deed);
    if !deed.new_touch && !changed && !stands_otherwise || changed_as_required(state, side) {
        return Vec::new();
    }
    if let Some(slip) = open_slip_of(state, !side) {
        // What he does is his reply, if that was a move, and out of turn if it was none.
        if changed || stands_otherwise {
            let taken = taken_from(state, &before);
            let moved = stood.changed_in(state.tabletop.men());
            let own = |&man: &ManId| state.tabletop.men().man(man).side == side;
            let own: Vec<ManId> = moved.into_iter().filter(own).collect();
            stands_displaced(state, side, false, &taken);
            state.tabletop.replied_to_slip_with(own.into_iter());
        }
        return vec![must_be_found_first(slip)];
    }
    if changed && let Some(rulings) = judge_out_of_turn(state, side, deed, &before) {
        return rulings;
    }
    if changed && let Some(rulings) = finishes_unlawful_move(state, side) {
        return rulings;
    }
    if changed && let Some(rulings) = finishes_late(state, side) {
        return rulings;
    }
    let did = if changed || stands_otherwise { Did::Moved } else { Did::Touched };
    let after_own_move = has_just_moved(state, side) && has_moved_what_was_in_place(state);
    let seen = is_watched(state);
    let mut answers = state.law().hear(Meddling { did, excused: !deed.new_touch, after_own_move, seen });
    if answers.has(|effect| effect == Effect::MakesSecondMove) {
        let mut rulings = makes_second_move(state, side, answers);
        rulings.extend(tell_check(state, side));
        rulings.extend(tell_open_menus(state, side));
        return rulings;
    }
    let moved_on = moves_on(state, side, deed, changed);
    let offence = answers.take(Effect::Offence).map(|articles| articles.and(moved_on));
    let (carried, remains) = (
        answers.take(Effect::Carries),
        answers.take(Effect::CarriesWhatRemains).filter(|_| offence.is_none()),
    );
    let back = answers.take(Effect::PutsBack);
    answers.all_heard();
    let mut rulings = Vec::new();
    // What goes back after the right player has begun is an act out of turn, and not the first move.
    let went_back = back.is_some() && has_touched_a_man(state);
    if offence.is_some() && changed && state.line.number_made() == 0 && !went_back {
        state.beginning.begins_out_of_turn();
    }
    if let Some(articles) = offence {
        let did = match changed {
            true => moved_or_taken(state, side, &deed.touched, &stood),
            false => format!("touched {}", men_in_question(state, side, &deed.touched)),
        };
        let them = it_or_them(&deed.touched);
        let held = carried.map(|_| format!(", and will be held to have touched {them} in the next turn"));
        // A touch that binds to nothing, and is named as an offence all the same.
        let open = (!changed && back.is_none() && remains.is_none())
            .then(|| format!(": {} does not say what follows", state.law().code.name()));
        let held = held.or(open).unwrap_or_default();
        let says = format!("{} {did} out of turn{}{}.", side.name(), without_consent(state, !side), held);
        rulings.push(Ruling { about: Some(side), ..ruling(articles, RulingKind::Offence, says) });
    }
    if offence_told(&rulings) && holds_away(state, side).is_some() {
        let articles = at_once_articles(state);
        let says = format!("{} must put {} back at once.", side.name(), it_or_them(&deed.touched));
        let told = Ruling { about: Some(side), ..ruling(articles.clone(), RulingKind::Obligation, says) };
        rulings.extend((!articles.is_empty()).then_some(told));
    }
    let castling = rook_first(state, side).and_then(|m| state.turn().men().at(m.from()));
    let as_in_castling =
        castling.is_some_and(|king| deed.touched == [king]) && may_take_rook_move(state, !side);
    if as_in_castling && remains.is_some() {
        let demand = Requirement { demand: Demand::RookMove, so: true };
        let articles = state.law().cites(demand, |effect| effect == Effect::MustBeDone);
        let says = format!(
            "{} touched the King after moving the Rook, as in castling: nothing follows from it if {} castles.",
            side.name(),
            side.name()
        );
        rulings.push(ruling(articles, RulingKind::Note, says));
    }
    let adopting = state.waiting().adopting().is_some();
    if adopting && remains.is_some() {
        let sealed = Adjournment { step: Step::Seals };
        let articles = state.law().cites(sealed, |effect| effect == Effect::Completes);
        let says = format!(
            "{} touched {}: the sealed move is complete, so the touch counts in {}'s turn.",
            side.name(),
            men_in_question(state, side, &deed.touched),
            side.name()
        );
        rulings.push(Ruling { about: Some(side), ..ruling(articles, RulingKind::Note, says) });
    }
    if let Some(articles) = remains.filter(|_| !as_in_castling && !adopting) {
        rulings.push(may_be_held(state, side, &deed.touched, articles));
    }
    if did == Did::Moved
        && back.is_none()
        && rulings.is_empty()
        && let Some(m) = move_finished(state, &before)
    {
        let men = state.tabletop.men().clone();
        rulings.extend(made(state, m, men));
        return rulings;
    }
    if did == Did::Moved && back.is_none() {
        let taken = taken_from(state, &before);
        rulings.push(stands_displaced(state, side, rulings.is_empty(), &taken));
    }
    if let Some(articles) = back.filter(|_| changed) {
        let articles = articles.and(king_after_rook(state, side));
        let men = men_before_meddling(state, side, &stood).knowing_all_of(state.tabletop.men());
        state.dues.are_moved(side, &men.changed_in(state.tabletop.men()));
        state.tabletop.stands_as(men);
        state.tabletop.hands_mut().forget_undisturbed(side);
        rulings.push(ruling(articles, RulingKind::Restored, "What was moved out of turn has been put back."));
    }
    rulings
}

/// The men that stood on the board before this act of the other's hand and are off it now, and where they stood.
fn taken_from(state: &State, before: &Men) -> Vec<(ManId, Square)> {
    let stood = Square::ALL.into_iter().filter_map(|square| Some((before.at(square)?, square)));
    stood.filter(|(id, _)| state.tabletop.men().off().contains(id)).collect()
}

fn offence_told(rulings: &[Ruling]) -> bool {
    rulings.iter().any(|told| told.kind == RulingKind::Offence)
}

/// The articles by which a man that the player has just quitted in his own move stays there, if it is he who moves it on.
fn moves_on(state: &State, side: Side, deed: &HandResult, changed: bool) -> Cites {
    let last = state.line.turn_before().filter(|turn| turn.by() == side && changed);
    let making = last.and_then(|turn| turn.attempt().making());
    let same = making.is_some_and(|making| deed.touched.iter().all(|id| making.men().all.contains(id)));
    if !same || !has_just_moved(state, side) {
        return Cites::none();
    }
    let against = Transfer::lawful(Made::AgainstTouch, Nature::Plain, BoundBy::Release);
    state.law().cites(against, |effect| effect == Effect::Offence)
}

/// The articles by which the King may not follow the Rook that has just been moved as in castling.
fn king_after_rook(state: &State, side: Side) -> Cites {
    let Some(turn) = state.line.turn_before().filter(|turn| turn.by() == side) else { return Cites::none() };
    let king = turn.position().king(side).and_then(|square| turn.men().at(square));
    let rook = turn.attempt().making().and_then(|making| making.legal());
    let first =
        |m: board::Move| turn.position().legal_moves().iter().any(|it| it.rook() == Some((m.from(), m.to())));
    if !rook.is_some_and(first)
        || !state.dues.touches(side).iter().flat_map(|it| &it.men).any(|&id| Some(id) == king)
    {
        return Cites::none();
    }
    let touched = [rook.and_then(|m| turn.men().at(m.from())), king].into_iter().flatten();
    let touches: Vec<Touch> = touched.map(|id| Touch { men: vec![id], ..Touch::default() }).collect();
    let facts = Touched::of(turn, touches.iter()).facts(turn);
    state.law().cites(facts, |effect| matches!(effect, Effect::Binds(_)))
}

/// The legal move that the player had begun and quitted, and that the other's hand has now finished.
fn move_finished(state: &State, before: &Men) -> Option<board::Move> {
    let turn = state.turn();
    let begun = matches!(change(turn, before), Change::Part(Some(_)));
    match change(turn, state.tabletop.men()) {
        Change::Whole(m) if begun && state.tabletop.hands().of(turn.by()).is_none() => Some(m),
        _ => None,
    }
}
