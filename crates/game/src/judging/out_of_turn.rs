//! A man moved in the other's turn, where the code provides for it.

use board::Side;
use law::question::{BoundBy, Demand, Made, Nature, OutOfTurnMove, Requirement, Transfer};
use law::{Answers, Cites, Effect, Menu};

use crate::effects::intrude::{plays_on_from, substitutes, take_touches_of_moved};
use crate::effects::offences::{note_falsified, note_forfeits};
use crate::facts::completion::{completes_at_an_end, completes_by_press};
use crate::facts::displaced::taken_where_they_lay;
use crate::facts::illegal_move::illegal_move_stands;
use crate::facts::liability::carrying_articles;
use crate::facts::officials::is_watched;
use crate::facts::opponents_hand::{
    as_they_belonged, is_only_removal, position_of, stands_again_after, substitute,
};
use crate::facts::removal::removal_articles;
use crate::facts::requirement::{has_touched_since, may_take_rook_move};
use crate::facts::rook_first::completes_castling;
use crate::facts::whole_turn::has_touched_a_man;
use crate::judging::annulment::annuls;
use crate::judging::own_turn::judge_turn;
use crate::judging::pass::pass;
use crate::judging::removed::puts_some_back_again;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::sentences::moves::offence_in_words;
use crate::sentences::moves_out_of_turn::{
    did_in_words, exchanged_in_words, taken_off_in_words, tell_intrusion,
};
use crate::state::State;
use crate::state::hand_result::HandResult;
use crate::state::intrusion::Intrusion;
use crate::state::making::MenMoved;
use crate::state::men::{ManId, Men};

/// Judges a man moved out of turn, where the code provides for it: none where it does not.
pub(crate) fn judge_out_of_turn(
    state: &mut State,
    side: Side,
    deed: &HandResult,
    before: &Men,
) -> Option<Vec<Ruling>> {
    let before = state.tabletop.hands().undisturbed(side).unwrap_or(before);
    let before = as_they_belonged(state, before);
    let substitute = substitute(state, side, &before);
    if let Some(m) = substitute.filter(|&m| completes_castling(state, side, m)) {
        return Some(castles_rook_first(state, side, m, &before));
    }
    if state.law().knows.mistaken_removals
        && state.turn().intrusion().is_none_or(|earlier| earlier.is_removal() && earlier.by() == side)
        && !illegal_move_stands(state)
        && is_only_removal(&before, state.tabletop.men())
    {
        return Some(takes_off(state, side, &before));
    }
    let facts = OutOfTurnMove {
        after_illegal: illegal_move_stands(state),
        substitutes: substitute.is_some() && !illegal_move_stands(state),
        consented: state.tabletop.hands().may_move(side),
        touched: has_touched_a_man(state),
        seen: is_watched(state),
    };
    let mut answers = state.law().hear(facts);
    if answers.is_silent() {
        return None;
    }
    state.tabletop.hands_mut().forget_undisturbed(side);
    if before.stand_like(state.tabletop.men()) {
        // Only what lay displaced was taken off, and lies so still.
        answers.only_to_know();
        return Some(Vec::new());
    }
    if let Some(articles) = answers.take(Effect::Passes) {
        answers.all_heard();
        let mut rulings = Vec::new();
        if completes_at_an_end(state) {
            let by = !side;
            let (who, other) = (side.name(), by.name());
            let says = format!("{who} has replied to {other}'s illegal move: it stands until it is found.");
            rulings.push(Ruling { about: Some(by), ..ruling(articles, RulingKind::Note, says) });
        }
        rulings.extend(replies_to_illegal(state, side, deed, before));
        return Some(rulings);
    }
    let barred = barred_by_touch(state, facts);
    Some(intrudes(state, side, &before, substitute, (answers, barred)))
}

/// The other's illegal move is answered by a move: his turn is over in fact.
pub(crate) fn replies_to_illegal(
    state: &mut State,
    side: Side,
    deed: &HandResult,
    before: Men,
) -> Vec<Ruling> {
    let after = state.tabletop.men().clone();
    state.tabletop.stands_as(before.clone());
    let Some(making) = state.turn().attempt().making().cloned() else { return Vec::new() };
    let before = state.tabletop.displaced().men_put_right(&before).knowing_all_of(&after);
    let position = position_of(state, &before, side);
    let waits = completes_by_press(state);
    let pressed = state.time.takes_vain_press();
    if waits {
        state.time.awaits_press(!side);
    }
    if pressed {
        // He has pressed: nothing is told of a clock that runs on for want of it.
        state.time.goes_on_for(side);
    }
    let mut rulings = pass(state, making.lapsed(), before, position, !waits);
    if pressed {
        state.time.goes_on_for(!side);
    }
    // The turn has begun, and its move is made: what could be exacted before that move is judged with it.
    rulings.retain(|ruling| ruling.kind != RulingKind::Right);
    state.tabletop.stands_as(after);
    state.turn_mut().attempt_mut().touches_were_in_turn();
    rulings.extend(judge_turn(state, deed));
    if pressed && state.turn().by() == side {
        // It is his own turn by now, and not over either.
        state.time.goes_on_for(side);
    }
    rulings
}

/// What could be exacted for it if the player had touched no man himself.
fn barred_by_touch(state: &State, facts: OutOfTurnMove) -> Option<(Menu, Vec<&'static str>)> {
    let mut answers = state.law().hear(OutOfTurnMove { touched: false, ..facts });
    let owes = take_owed(&mut answers);
    answers.only_to_know();
    owes.filter(|_| facts.touched)
}

fn take_owed(answers: &mut Answers<OutOfTurnMove>) -> Option<(Menu, Vec<&'static str>)> {
    let owes = answers.take_first(|effect| match effect {
        Effect::Owes(menu) => Some(menu),
        _ => None,
    });
    owes.map(|(menu, articles)| (menu, articles.into_vec()))
}

fn intrudes(
    state: &mut State,
    side: Side,
    before: &Men,
    substitute: Option<board::Move>,
    (mut answers, barred): (Answers<OutOfTurnMove>, Option<(Menu, Vec<&'static str>)>),
) -> Vec<Ruling> {
    let articles = answers.articles(|effect| matches!(effect, Effect::Offence | Effect::Excuses));
    let open = !answers.articles(|effect| matches!(effect, Effect::Recalls(_))).is_empty();
    let owes = take_owed(&mut answers);
    answers.all_heard();
    let touched = take_touches_of_moved(state, side, before);
    let did = did_in_words(state, side, before);
    let after = state.tabletop.men().clone();
    // What lay displaced and was moved is displaced no more.
    let moved = before.changed_in(&after);
    let taken = taken_where_they_lay(state);
    state.tabletop.are_moved(|id| moved.contains(&id));
    state.tabletop.were_not_displaced(|id| taken.contains(&id));
    let put_right = |first: &Men| {
        first.changed_in(&after).iter().all(|&id| after.square_of(id).is_none() && !first.knows(id))
    };
    // What is settled stays so, unless the same hand puts everything back.
    let (settled, earlier) = match state.turn().intrusion().cloned() {
        Some(earlier) if earlier.is_settled() && !put_right(earlier.before()) => (Some(earlier), None),
        earlier => (None, earlier),
    };
    let (men, position) = match &earlier {
        Some(earlier) => (earlier.men().clone(), *earlier.position()),
        None => (state.turn().men().clone(), *state.turn().position()),
    };
    let first = earlier.as_ref().map_or(before, Intrusion::before).clone();
    let corrected = put_right(&first);
    let before_that = earlier.as_ref().and_then(|earlier| earlier.replaced().cloned().map(Box::new));
    let replaced = before_that.or(substitute.map(|m| substitutes(state, side, m)));
    let touched = [earlier.map(|earlier| earlier.touched().to_vec()).unwrap_or_default(), touched].concat();
    let lawful = substitute.is_some() || corrected;
    let intrusion = Intrusion::moved(side, first, after, open, lawful)
        .in_turn(men, position)
        .replacing(replaced)
        .touching(touched)
        .under(articles.to_vec(), owes)
        .barring(barred)
        .after_settled(settled);
    match (corrected, substitute) {
        (true, _) => {
            state.turn_mut().stands_as(intrusion.men().clone().knowing_all_of(intrusion.after()), position)
        }
        (false, None) => plays_on_from(state, before),
        (false, Some(_)) => {}
    }
    state.turn_mut().suffers(intrusion);
    tell_intrusion(state, side, &did, articles, open)
}

/// A man was taken off in the other's turn, and none moved: it must be put back, with what was taken off so before.
fn takes_off(state: &mut State, side: Side, before: &Men) -> Vec<Ruling> {
    state.tabletop.hands_mut().forget_undisturbed(side);
    note_falsified(state, side);
    let mut says = taken_off_in_words(state, side, before);
    let (mut articles, mut kind) = (removal_articles(state), RulingKind::Offence);
    let stood_for_a_piece = |&id: &ManId| before.man(id).side == side && before.stand_in(id).is_some();
    if before.changed_in(state.tabletop.men()).iter().all(stood_for_a_piece) {
        says = exchanged_in_words(state, side, before);
        let demand = Requirement { demand: Demand::PieceForPawn, so: true };
        let asked = state.law().cites(demand, |effect| effect == Effect::MustBeDone);
        (articles, kind) = (asked.and(carrying_articles(state)), RulingKind::Right);
    }
    let told = articles.clone();
    let turn = state.turn();
    let (first, men, position) = match turn.intrusion() {
        Some(earlier) => {
            let first = earlier.before().with_change(earlier.after(), before);
            articles = Cites::from(earlier.articles()).and(articles);
            (first.unwrap_or_else(|| before.clone()), earlier.men().clone(), *earlier.position())
        }
        None => (before.clone(), turn.men().clone(), *turn.position()),
    };
    let intrusion = Intrusion::took_off(side, first, state.tabletop.men().clone())
        .in_turn(men, position)
        .under(articles.to_vec(), None);
    plays_on_from(state, before);
    state.turn_mut().suffers(intrusion);
    vec![Ruling { about: Some(side), ..ruling(told, kind, says) }]
}

/// What this hand took off in the other's turn stands on its square again, be it the piece for which a Pawn stood: no
/// man was moved. None where it did something else. `before`: the men before this act.
pub(crate) fn puts_back_what_it_took_off(state: &mut State, side: Side, before: &Men) -> Option<Vec<Ruling>> {
    let intrusion = state.turn().intrusion().filter(|it| it.by() == side)?;
    let now = state.tabletop.men().clone();
    // What the player has done meanwhile is none of this.
    let stood = state.tabletop.hands().undisturbed(side).unwrap_or(before).clone();
    let replaced = stood.changed_in(&now);
    let back = |id: &ManId| stands_again_after(intrusion, *id, &now);
    if replaced.is_empty() || !replaced.iter().all(back) {
        return None;
    }
    let first = intrusion.before();
    let stood_there = |id: &ManId| if first.knows(*id) { first.square_of(*id) } else { None };
    let undone = first.changed_in(intrusion.after()).iter().all(|id| stood_there(id) == now.square_of(*id));
    match (undone, intrusion.is_removal()) {
        (false, _) => return Some(puts_some_back_again(state, &stood, &replaced)),
        // What was moved, too, stands where it stood.
        (true, false) => return None,
        (true, true) => {}
    }
    state.tabletop.hands_mut().forget_undisturbed(side);
    let rulings = annuls(state, removal_articles(state));
    for id in replaced.into_iter().filter(|&id| now.square_of(id).is_some() && now.stand_in(id).is_none()) {
        state.tabletop.makes_itself(id);
        state.turn_mut().makes_man_itself(id);
    }
    Some(rulings)
}

/// The Rook's move did what was exacted, and castling, of which it was the first part, does not.
fn castles_against_requirement(state: &mut State, m: board::Move) -> Option<Ruling> {
    let index = state.line.last_made()?;
    let turn = &state.line[index];
    let rook = turn.attempt().making().filter(|making| making.made() == Made::Legal)?;
    let required = turn.required().filter(|required| !required.moves.contains(&m))?;
    let castled = MenMoved { mover: Some(m.from()), rook: rook.men().mover, ..MenMoved::default() };
    let facts = Transfer::lawful(Made::AgainstRequirement, Nature::Castling, BoundBy::Nothing);
    let mut answers = state.law().hear(facts);
    let offence = answers.take(Effect::Offence)?;
    let by = turn.by();
    let mut then = state.clone();
    then.line.pop();
    let duty = Some(required.duty);
    let told = offence_in_words(&then, offence, Made::AgainstRequirement, (&castled, m), duty, false);
    note_forfeits(state, &mut answers, by);
    answers.only_to_know();
    Some(told)
}

pub(crate) fn castles_rook_first(state: &mut State, side: Side, m: board::Move, before: &Men) -> Vec<Ruling> {
    state.tabletop.hands_mut().forget_undisturbed(side);
    let (men, position) = (state.turn().men().clone(), *state.turn().position());
    let touched = take_touches_of_moved(state, side, &men);
    let lapsed = has_touched_since(state);
    let against = castles_against_requirement(state, m);
    let old = substitutes(state, side, m);
    let intrusion = Intrusion::castled(side, before.clone(), state.tabletop.men().clone(), !lapsed)
        .in_turn(men, position)
        .replacing(Some(old))
        .touching(touched);
    state.turn_mut().suffers(intrusion);
    let facts = Transfer::lawful(Made::Legal, Nature::Castling, BoundBy::Nothing);
    let mut answers = state.law().hear(facts);
    let articles = answers.take(Effect::Completes).unwrap_or_default();
    answers.all_heard();
    let says = format!("{} has castled, the Rook first; the move is complete.", side.name());
    let mut rulings: Vec<Ruling> = against.into_iter().collect();
    rulings.push(ruling(articles, RulingKind::Completed, says));
    if may_take_rook_move(state, !side) {
        let demand = Requirement { demand: Demand::RookMove, so: true };
        let articles = state.law().cites(demand, |effect| effect == Effect::MustBeDone);
        let says = format!(
            "{} may, before touching a man, require that the Rook's move be {}'s whole move.",
            (!side).name(),
            side.name()
        );
        rulings.push(Ruling { about: Some(side), ..ruling(articles, RulingKind::Right, says) });
    }
    rulings
}
