//! A man that was taken off by mistake is put back on its square.

use board::{Man, Side, Square};
use law::question::{Did, Meddling};
use law::{Cites, Effect};

use crate::act::HandAct;
use crate::effects::intrude::plays_on_from;
use crate::effects::removal::as_it_stands_now;
use crate::facts::change::{Change, change};
use crate::facts::officials::is_watched;
use crate::facts::opponents_hand::{is_only_removal, may_annul, stands_again_after, taken_off_out_of_turn};
use crate::facts::removal::{removal_articles, removals, taken_off};
use crate::facts::requirement::changed_as_required;
use crate::judging::annulment::annuls;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::sentences::penalty::tell_liability;
use crate::state::State;
use crate::state::intrusion::Intrusion;
use crate::state::men::{ManId, Men};

/// The man stands there again, and what its touch makes the other liable to is told.
pub(crate) fn stands_again(state: &mut State, who: Side, square: Square, articles: Cites) -> Vec<Ruling> {
    if taken_off_out_of_turn(state).contains(&square)
        || may_annul(state, who) && state.turn().men().at(square).is_none()
    {
        return annuls(state, articles);
    }
    puts_removed_back(state, square);
    let says = format!("The man taken off {square} stands there again.");
    let mut rulings = vec![ruling(articles, RulingKind::Restored, says)];
    let last = state.line.now_at();
    rulings.extend(tell_liability(state, last));
    rulings
}

/// The player to move has taken men off by mistake, and is required to put them back. None where he has not.
pub(crate) fn removed_is_replaced(state: &mut State, who: Side) -> Option<Vec<Ruling>> {
    let mine = state.turn().by() == who;
    let squares: Vec<Square> = if mine { Vec::new() } else { removals(state) };
    let first = *squares.first()?;
    let articles = removal_articles(state);
    for &square in squares.iter().skip(1) {
        puts_removed_back(state, square);
    }
    Some(stands_again(state, who, first, articles))
}

/// A hand sets a man back that was taken off by mistake with the move before: what has to go back has gone back, as if it had been
/// claimed. None where it does something else.
pub(crate) fn set_back_by_hand(state: &mut State, side: Side, act: &HandAct) -> Option<Vec<Ruling>> {
    let HandAct::Puts { kind, of, square, .. } = *act else { return None };
    let such = Man { side: of.unwrap_or(side), kind };
    let making = state.line.turn_before()?.attempt().making()?;
    let table = state.tabletop.men();
    let is_it = |&&(man, home): &&(ManId, Square)| home == square && table.man(man) == such;
    making.removed().iter().find(is_it).filter(|_| table.at(square).is_none())?;
    let articles = removal_articles(state);
    (!articles.is_empty()).then(|| stands_again(state, state.turn().by(), square, articles))
}

/// A hand out of turn has only put back what the player to move had taken off without taking it: it stands where it belongs. None where
/// it did something else.
pub(crate) fn puts_back_for_the_player(state: &mut State, side: Side, before: &Men) -> Option<Vec<Ruling>> {
    if changed_as_required(state, side) {
        return None;
    }
    let now = state.tabletop.men();
    let mut men = before.clone();
    let mut squares = Vec::new();
    for (id, home) in taken_off(state, before) {
        if now.square_of(id) == Some(home) {
            men.place(id, home);
            squares.push(home);
        }
    }
    let square = *squares.first().filter(|_| now.stand_like(&men))?;
    let moved = Meddling { did: Did::Moved, excused: false, after_own_move: false, seen: is_watched(state) };
    let articles = match state.law().knows.mistaken_removals {
        true => removal_articles(state),
        // What would have to go back at once is back.
        false => state.law().cites(moved, |effect| effect == Effect::PutsBack),
    };
    if articles.is_empty() {
        return None;
    }
    state.tabletop.hands_mut().forget_undisturbed(side);
    let says = format!("The man taken off {square} stands there again.");
    let mut rulings = vec![ruling(articles, RulingKind::Restored, says)];
    rulings.extend(tell_liability(state, state.line.now_at()));
    Some(rulings)
}

/// The player has put back what the other's hand had taken off in his turn, and done nothing else: that is undone. None where he did
/// something else.
pub(crate) fn puts_back_what_the_other_took_off(state: &mut State, now: &Men) -> Option<Vec<Ruling>> {
    let turn = state.turn();
    let intrusion = turn.intrusion().filter(|it| it.by() != turn.by())?;
    if !intrusion.is_removal() {
        let back = turn.men().changed_in(now);
        let home = |id: &ManId| stands_again_after(intrusion, *id, now);
        if back.is_empty() || !back.iter().all(home) {
            return None;
        }
        let mut stood = state.tabletop.men().clone();
        for square in back.iter().filter_map(|&id| now.square_of(id)) {
            stood.take_off(square);
        }
        return Some(puts_some_back_again(state, &stood, &back));
    }
    let back = now.stand_like(intrusion.before());
    back.then(|| annuls(state, removal_articles(state))).or_else(|| puts_some_back(state))
}

/// Of several men that a hand has taken off in the other's turn some stand again where they stood, and nothing else has changed.
pub(crate) fn puts_some_back(state: &mut State) -> Option<Vec<Ruling>> {
    let intrusion = state.turn().intrusion()?;
    let (before, after) = (intrusion.before().clone(), intrusion.after().clone());
    let now = state.tabletop.men().clone();
    let back: Vec<Square> = after
        .changed_in(&now)
        .into_iter()
        .filter_map(|id| now.square_of(id).filter(|&home| before.square_of(id) == Some(home)))
        .collect();
    let square = *back.first().filter(|_| is_only_removal(&before, &now))?;
    let (by, articles) = (intrusion.by(), intrusion.articles().to_vec());
    let (men, position) = (intrusion.men().clone(), *intrusion.position());
    let still = Intrusion::took_off(by, before, now).in_turn(men, position).under(articles, None);
    plays_on_from(state, &after);
    state.turn_mut().suffers(still);
    state.tabletop.hands_mut().forget_undisturbed(by);
    let says = format!("The man taken off {square} stands there again.");
    Some(vec![ruling(removal_articles(state), RulingKind::Restored, says)])
}

/// The same where the hand that took them off puts them back, and may have moved others too: those are still to be undone.
/// `stood`: the men before it put `back` these.
pub(crate) fn puts_some_back_again(state: &mut State, stood: &Men, back: &[ManId]) -> Vec<Ruling> {
    let Some(intrusion) = state.turn().intrusion().cloned() else { return Vec::new() };
    let now = state.tabletop.men();
    let mut after = intrusion.after().clone().knowing_all_of(now);
    let homes = back.iter().filter_map(|&id| Some((id, now.square_of(id)?)));
    let homes: Vec<(ManId, Square)> = homes.filter(|&(_, home)| after.at(home).is_none()).collect();
    homes.iter().for_each(|&(id, home)| after.place(id, home));
    plays_on_from(state, stood);
    let by = intrusion.by();
    state.turn_mut().suffers(intrusion.leaving(after));
    state.tabletop.hands_mut().forget_undisturbed(by);
    let told = |&(_, square): &(ManId, Square)| {
        let says = format!("The man taken off {square} stands there again.");
        ruling(removal_articles(state), RulingKind::Restored, says)
    };
    homes.iter().map(told).collect()
}

/// The player has moved onto the square of a man that the other's hand had taken off in his turn. If that is a capture from the men as
/// they stood when his turn began, he has taken it, and nothing need be put back.
pub(crate) fn takes_what_was_taken_off(state: &mut State, now: &Men) {
    let turn = state.turn();
    let Some(intrusion) = turn.intrusion().filter(|it| it.is_removal() && it.by() != turn.by()) else {
        return;
    };
    let men = intrusion.men().clone().knowing_all_of(now);
    let mut as_it_began = turn.clone();
    as_it_began.stands_as(men.clone(), *intrusion.position());
    if !matches!(change(&as_it_began, now), Change::Whole(_)) {
        return;
    }
    let position = *intrusion.position();
    let turn = state.turn_mut();
    turn.undoes_intrusion();
    turn.stands_as(men, position);
}

fn puts_removed_back(state: &mut State, square: Square) {
    if let Some((id, _)) =
        taken_off(state, state.tabletop.men()).into_iter().find(|&(_, home)| home == square)
    {
        return state.tabletop.stands_on(id, square);
    }
    let Some(index) = state.line.last_made() else { return Default::default() };
    let Some(id) = state.line_mut(index).attempt_mut().puts_removed_back(square) else { return };
    let Some(making) = state.line[index].attempt().making() else { return };
    let (whole, legal) = (making.removed().is_empty(), making.legal());
    if state.tabletop.men().at(square).is_some() {
        let men = state.turn().men().clone().knowing_all_of(state.tabletop.men());
        state.tabletop.stands_as(men);
        state.tabletop.hands_mut().empty();
    }
    state.tabletop.stands_on(id, square);
    state.turn_mut().begins_with(id, square);
    match legal.filter(|_| whole) {
        Some(m) => {
            let position = state.line[index].position().play(m);
            let men = state.turn().men().clone();
            state.turn_mut().stands_as(men, position);
        }
        None => as_it_stands_now(state),
    }
}
