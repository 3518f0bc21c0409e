//! An act of the hand is done and judged.

use board::{Kind, Side, Square};
use law::{Provision, provided};

use crate::act::HandAct;
use crate::act::motion::{How, Motion};
use crate::effects::hands::does;
use crate::facts::completion::completes_by_press;
use crate::facts::displaced::was_touched_by_displacing;
use crate::facts::slip::open_slip_of;
use crate::judging::accident::judges_accident;
use crate::judging::as_found::moves_as_found;
use crate::judging::astray::takes_off_astray;
use crate::judging::breach::{takes_back_after_reply, takes_back_before, touches_men_of_breach};
use crate::judging::draw_offer::{touch_ends_offer, touches_on_purpose};
use crate::judging::end_on_board::settle;
use crate::judging::finished_late::finishes_for_the_other;
use crate::judging::lapse::lapse;
use crate::judging::noticed::notices_what_is_put_right;
use crate::judging::other_turn::judge_meddling;
use crate::judging::own_turn::judge_turn;
use crate::judging::press::presses_to_complete;
use crate::judging::put_right::{
    excuses_putting_right, takes_up_to_put_right, tells_judged_from_home, tells_put_right,
};
use crate::judging::puts_back_illegal::puts_illegal_move_back;
use crate::judging::reinstated::is_legal_from_where_it_lay;
use crate::judging::removed::set_back_by_hand;
use crate::judging::slip_replied::{Replied, takes_replies_off};
use crate::judging::takes_up_again::takes_up_again;
use crate::judging::touch::record_touch;
use crate::judging::unannounced::replies_before_announcement;
use crate::ruling::{Judgement, Ruling, RulingKind, ruling};
use crate::sentences::moves::taken_back_at_once;
use crate::sentences::penalty::guarded_offender_waits;
use crate::sentences::silence::silent;
use crate::state::State;
use crate::state::hand_result::HandResult;
use crate::state::men::ManId;

/// Does an act of the hand, and judges it.
pub(crate) fn hand_acts(state: &mut State, side: Side, act: &HandAct) -> Judgement {
    acts(state, side, act, Counts::AsTouch)
}

/// Whether what a hand touches counts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Counts {
    AsTouch,
    /// The hand carries out what was written down before.
    Not,
}

fn acts(state: &mut State, side: Side, act: &HandAct, counts: Counts) -> Judgement {
    if let Some(refusal) = guarded_offender_waits(state, side) {
        return Ok(vec![refusal]);
    }
    let again = takes_up_again(state, side, act);
    let mut stopped = replies_before_announcement(state, side, act);
    if again.is_none() {
        stopped.extend(takes_back_before(state, side, act));
    }
    stopped.extend(hand_settles_slip(state, side, act)?);
    let turn_by = state.turn().by();
    forget_what_is_not_in_hand(state);
    notices_what_is_put_right(state, side, act);
    if let Some(told) = set_back_by_hand(state, side, act) {
        stopped.extend(told);
        return Ok(stopped);
    }
    let before = state.tabletop.men().clone();
    let in_hands = Side::ALL.map(|hand| state.tabletop.hands().of(hand));
    let held = in_hands[side.index()];
    let (in_hand, held_from) = (held.map(|held| held.man), held.and_then(|held| held.from));
    let displaced = state.tabletop.displaced().men().to_vec();
    let astray = state.tabletop.displaced().belong_nowhere();
    let as_it_counts = as_it_counts(state, act);
    let mut deed = does(state, side, &as_it_counts)?;
    if let HandAct::Puts { square, .. } = as_it_counts
        && as_it_counts != *act
        && let Some(man) = state.tabletop.men().at(square)
    {
        state.tabletop.stands_inverted(man);
    }
    if counts == Counts::Not {
        deed.touched.clear();
    }
    let now = state.tabletop.men();
    let is_back = |&(id, home): &(ManId, Square)| {
        let was_away = before.square_of(id) != Some(home) || in_hand == Some(id);
        let as_it_was = now.square_of(id) == Some(home) && now.man(id) == before.man(id);
        (was_away && as_it_was).then_some(id)
    };
    let back: Vec<ManId> = displaced.iter().filter_map(is_back).collect();
    deed.puts_right = deed.moved && !back.is_empty() && deed.touched.iter().all(|id| back.contains(id));
    let brought_home = if deed.touched.is_empty() && deed.puts_right { back.clone() } else { Vec::new() };
    if side == turn_by {
        let after = state.tabletop.men().clone();
        state.tabletop.hands_mut().follows_player(side, &before, &after);
    }
    let displaced_by = |state: &State, man: ManId| state.tabletop.displaced().by(man).map(|(by, _)| by);
    let others: Vec<ManId> = displaced
        .iter()
        .filter(|&&(man, _)| displaced_by(state, man) == Some(!side))
        .map(|&(man, _)| man)
        .collect();
    let played_on = moves_displaced(state, side, &deed, in_hand);
    let lay = |man| held_from.filter(|_| in_hand == Some(man)).or(before.square_of(man));
    let home_of = |man| displaced.iter().find(|&&(other, _)| other == man).map(|&(_, home)| home);
    let played_on = played_on.and_then(|man| Some((man, (lay(man), home_of(man)?))));
    let let_go = held.filter(|_| state.tabletop.hands().of(side).is_none());
    if let Some(rulings) = judges_accident(state, side, &deed, &before, in_hands) {
        stopped.extend(rulings);
        return Ok(stopped);
    }
    if let Some(rulings) = takes_off_astray(state, side, &deed, &astray) {
        stopped.extend(rulings);
        return Ok(stopped);
    }
    let upside_down = set_upside_down(state, act);
    state.tabletop.forgets_what_is_put_right();
    let own_turn = side == state.turn().by();
    if !own_turn && !state.tabletop.men().stand_like(&before) {
        state.tabletop.hands_mut().note_undisturbed(side, &before);
    }
    if let Some(held) =
        let_go.filter(|held| held.is_moved_without_leave() && !deed.removed && !deed.puts_right)
    {
        deed.touched.push(held.man);
        deed.without_leave = true;
    }
    let touch = record_touch(state, side, &mut deed);
    // What had been touched before, too, is moved now.
    deed.new_touch |= deed.without_leave && !deed.excused;
    if touches_men_of_breach(state, side, act) {
        return Ok(stopped);
    }
    if deed.lifted {
        let to_put_right = side != turn_by && takes_up_to_put_right(state, side, &deed);
        state.tabletop.hands_mut().has_only_to_touch(side, deed.only_to_touch || to_put_right);
    }
    let mut rulings = if deed.touched.is_empty() { Vec::new() } else { lapse(state, side, deed.excused) };
    if side == turn_by && touches_on_purpose(&deed) {
        rulings.extend(touch_ends_offer(state, side, &deed.touched));
    }
    if own_turn && deed.moved {
        let blameless = played_on.is_some_and(|(man, (lay, home))| {
            others.contains(&man) && lay.is_some_and(|lay| is_legal_from_where_it_lay(state, man, lay, home))
        });
        state.turn_mut().attempt_mut().is_made_blamelessly(blameless);
        if let Some((man, (Some(lay), home))) = played_on.filter(|(man, _)| others.contains(man)) {
            rulings.extend(moves_as_found(state, man, lay, home));
        }
    }
    let quitted = deed.moved && state.tabletop.hands().of(side).is_none();
    let put_back = if deed.moved && quitted { puts_illegal_move_back(state, side) } else { None };
    let finishes = own_turn && quitted && !deed.puts_right && put_back.is_none();
    let for_the_other = if finishes { finishes_for_the_other(state, side) } else { None };
    let judged = match put_back.or(for_the_other) {
        Some(judged) => judged,
        None if own_turn => judge_turn(state, &deed),
        None => judge_meddling(state, side, &deed, before),
    };
    // What the move that was made binds him to is told once.
    let told_again = |ruling: &Ruling| {
        again.as_ref().is_some_and(|told| told.kind == ruling.kind && told.articles == ruling.articles)
    };
    let judged: Vec<Ruling> = judged.into_iter().filter(|ruling| !told_again(ruling)).collect();
    stopped.extend(again);
    let from_home = played_on.and_then(|(man, squares)| tells_judged_from_home(state, side, man, squares));
    rulings.extend(brought_home.iter().flat_map(|&man| excuses_putting_right(state, side, man)));
    rulings.splice(0..0, stopped.into_iter().chain(upside_down));
    // A touch that led to an offence out of turn is not told as one without consequence.
    let offence = judged.iter().any(|ruling| ruling.kind == RulingKind::Offence);
    let untold = offence && side != turn_by || deed.without_leave;
    rulings.extend(touch.into_iter().filter(|_| !untold));
    rulings.extend(from_home);
    rulings.extend(judged);
    if deed.puts_right && quitted && rulings.is_empty() {
        let by_accident = !back.iter().any(|&man| was_touched_by_displacing(state, man));
        let told = tells_put_right(state, side.name(), back.len(), by_accident);
        rulings.extend(Some(told).filter(|told| !told.articles.is_empty()));
    }
    rulings.extend(takes_back_after_reply(state, side));
    Ok(rulings)
}

/// A displaced man that the player's own hand has moved in his turn is displaced no more. Which of his own men he has moved on
/// so, and not put where it belongs.
fn moves_displaced(
    state: &mut State,
    side: Side,
    deed: &HandResult,
    in_hand: Option<ManId>,
) -> Option<ManId> {
    let quitted = state.tabletop.hands().of(side).is_none();
    if side != state.turn().by() || !deed.moved || !quitted || deed.how != How::Plainly {
        return None;
    }
    let moved = |id: ManId| deed.touched.contains(&id) || in_hand == Some(id);
    if state.tabletop.displaced().slip().is_some_and(|slip| moved(slip.man)) {
        state.tabletop.slip_is_settled();
    }
    let table = state.tabletop.men();
    let plays_on = |&&(man, home): &&(ManId, Square)| {
        let at = table.square_of(man);
        moved(man) && table.man(man).side == side && at.is_some() && at != Some(home)
    };
    let played_on = state.tabletop.displaced().men().iter().find(plays_on).map(|&(man, _)| man);
    state.tabletop.are_moved(moved);
    played_on
}

/// A Rook set upside down is a Queen where the code says so.
fn as_it_counts(state: &State, act: &HandAct) -> HandAct {
    let mut act = act.clone();
    if let HandAct::Puts { kind: kind @ Kind::Rook, how: How::Inverted, .. } = &mut act
        && provided(state.law().code, Provision::InvertedRookIsQueen).is_some()
    {
        *kind = Kind::Queen;
    }
    act
}

/// What a man set on the board upside down is.
fn set_upside_down(state: &State, act: &HandAct) -> Option<Ruling> {
    let HandAct::Puts { kind, how: How::Inverted, .. } = *act else { return None };
    let rook = |provision| provided(state.law().code, provision).filter(|_| kind == Kind::Rook);
    let (as_rook, as_queen) = (rook(Provision::InvertedRookIsRook), rook(Provision::InvertedRookIsQueen));
    Some(match (as_rook, as_queen) {
        (Some(article), _) => ruling([article], RulingKind::Note, "A Rook set upside down is a Rook."),
        (_, Some(article)) => ruling([article], RulingKind::Note, "A Rook set upside down is a Queen."),
        (None, None) => silent(state, "a man set upside down: it is what it is"),
    })
}

/// A man taken up and no longer in the hand was touched like any other.
pub(crate) fn forget_what_is_not_in_hand(state: &mut State) {
    let held = state.tabletop.hands().of(state.turn().by()).map(|held| held.man);
    state.turn_mut().attempt_mut().hand_has_only(held);
}

/// A move, and the press of the clock where there is one and the turn has passed.
pub(crate) fn plays(state: &mut State, side: Side, motion: Motion) -> Judgement {
    makes(state, side, motion, Counts::AsTouch)
}

/// The same of a move that was recorded before: a record in writing touched nothing.
pub(crate) fn plays_recorded(state: &mut State, side: Side, motion: Motion) -> Judgement {
    makes(state, side, motion, Counts::Not)
}

fn makes(state: &mut State, side: Side, motion: Motion, counts: Counts) -> Judgement {
    let (before, made, told) = (state.turn().by(), state.line.number_made(), state.time.neglect_told());
    if counts == Counts::Not {
        state.boards.do_without(made);
    }
    let mut rulings = acts(state, side, &HandAct::Moves(motion), counts)?;
    if completes_by_press(state) {
        rulings.extend(settle(state));
        if !state.waiting().is_over() && state.time.running() == Some(side) {
            let pressed = presses_to_complete(state, side);
            // What binds him is told once, where the move is taken back in the same breath.
            let again = |ruling: &Ruling| ruling.kind == RulingKind::Obligation && pressed.contains(ruling);
            rulings.retain(|ruling| !again(ruling));
            if pressed.iter().any(|ruling| ruling.kind == RulingKind::Restored) {
                let at_once = |it: Ruling| Ruling { says: taken_back_at_once(side, &it.says), ..it };
                rulings = rulings.into_iter().map(at_once).collect();
            }
            rulings.extend(pressed);
        }
        return Ok(rulings);
    }
    let passed = before == side && state.line.number_made() > made && state.turn().by() != side;
    if passed && state.time.has_clock() {
        state.time.passes_from(side);
        state.time.neglect_told_is(told);
        let neglect = provided(state.law().code, Provision::NoAllowanceForNeglect);
        rulings.retain(|ruling| neglect.is_none_or(|article| ruling.articles != [article]));
    }
    Ok(rulings)
}

/// The player's own hand quits the man that slipped: he had not released it before, and what the other has moved since was moved
/// out of turn.
fn hand_settles_slip(state: &mut State, side: Side, act: &HandAct) -> Judgement {
    let Some(slip) = open_slip_of(state, side).filter(|slip| quits(state, act, slip.man, side)) else {
        return Ok(Vec::new());
    };
    let replies = takes_replies_off(state, slip);
    state.tabletop.slip_is_settled();
    judges_replies(state, !side, &replies)
}

/// Whether this act of the hand moves the man and lets go of it.
fn quits(state: &State, act: &HandAct, man: ManId, side: Side) -> bool {
    match act {
        HandAct::Moves(Motion::Transfer { from, .. }) => state.tabletop.men().at(*from) == Some(man),
        HandAct::Releases => {
            state.tabletop.hands().of(side).is_some_and(|held| held.man == man && held.on.is_some())
        }
        _ => false,
    }
}

/// He has moved so out of turn: no move was made to which he could reply.
pub(crate) fn judges_replies(state: &mut State, side: Side, replies: &[Replied]) -> Judgement {
    let mut rulings: Vec<Ruling> = Vec::new();
    // What the hand has taken up since it has again after the reply.
    let held = state.tabletop.hands().of(side).filter(|_| !replies.is_empty());
    if let Some(held) = held {
        state.tabletop.hands_mut().give_up(side);
        state.tabletop.stands_where_taken_up(held);
    }
    for reply in replies {
        // The Rook of a castling has gone with its King.
        if state.tabletop.men().square_of(reply.man) != Some(reply.to) {
            rulings.extend(hand_acts(state, side, &HandAct::Moves(reply.motion))?);
        }
    }
    if let Some(held) = held {
        state.tabletop.is_in_hand_again(side, held);
    }
    Ok(rulings)
}
