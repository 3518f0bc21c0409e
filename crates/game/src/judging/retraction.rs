//! A completed illegal move is found, and taken back.

use board::{Kind, Side, Square};
use law::question::{Completion, Done, Made};
use law::{Cites, Effect};

use crate::act::motion::Motion;
use crate::effects::restore::{put_back, put_back_with_touches};
use crate::effects::time::set_clock_back;
use crate::effects::whole_move::moves;
use crate::facts::both_hands::counts_besides;
use crate::facts::breach::{
    disregarded, disregards_release, duty_broken, may_still_be_seen, may_still_claim,
};
use crate::facts::completion::{breaks_a_duty, done_in};
use crate::facts::hurry::is_hurried;
use crate::facts::idle_press::stands_for_good;
use crate::facts::illegal_move::pawn_left_in;
use crate::facts::officials::is_watched;
use crate::facts::slip::open_slip_of;
use crate::facts::touching::bound_to_another_than;
use crate::judging::complete::completes_for_him;
use crate::judging::infringement::{counts, for_the_arbiter};
use crate::judging::promoted_for_him::judges_for_him;
use crate::judging::reinstated::goes_back_without_blame;
use crate::judging::slip::must_be_found_first;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::sentences::restored::{restored, restored_with_queen, stays_to_be_promoted, turn_goes_on};
use crate::sentences::silence::silent;
use crate::sentences::touch::tell_touch;
use crate::state::State;
use crate::state::line::Ply;

/// What was done in a turn that is taken back.
pub(crate) fn done_amiss(state: &State, index: Ply) -> Done {
    match state.line[index].attempt().making().map(|making| making.made()) {
        Some(Made::AgainstRequirement) => Done::AgainstRequirement,
        _ if pawn_left_in(state, index).is_some() => Done::Unpromoted,
        _ if is_without_a_move(state, index) => Done::Nothing,
        _ => Done::Illegal,
    }
}

/// Whether men were only taken off in this turn, and none was moved: the code that says what follows from a press without a
/// move says so of this one.
fn is_without_a_move(state: &State, index: Ply) -> bool {
    let men = state.line[index].attempt().making().filter(|making| making.legal().is_none());
    let none_moved = men.is_some_and(|making| making.men().mover.is_none() && !making.men().all.is_empty());
    let pressed = Completion { done: Done::Nothing, seen: true, hurried: false };
    let says = || state.law().gives(pressed, |effect| matches!(effect, Effect::Counts | Effect::Offence));
    none_moved && !state.line[index].is_disturbed() && says()
}

/// A completed illegal move is found: it goes back, and counts, unless it was illegal only in that another was required,
/// or the players have agreed to correct it.
pub(crate) fn takes_back_with_touches(
    state: &mut State,
    index: Ply,
    back: Cites,
    counted: Option<Cites>,
    agreed: bool,
) -> Vec<Ruling> {
    if let Some(told) = goes_back_without_blame(state, index, back.clone()) {
        return told;
    }
    let (by, done) = (state.line[index].by(), done_amiss(state, index));
    let mut answers = state.law().hear(Completion { done, seen: true, hurried: false });
    let (promotes, by_itself) = (answers.take(Effect::Promotes), answers.take(Effect::Counts));
    let offence = answers.take(Effect::Offence).filter(|_| !agreed);
    let waits = answers.articles(|effect| matches!(effect, Effect::Restores(_)));
    answers.articles(|effect| matches!(effect, Effect::Completes | Effect::Passes));
    answers.all_heard();
    if let Some((promotes, left)) = promotes.zip(pawn_left_in(state, index)) {
        let counted = (!agreed).then(|| counted.unwrap_or_default().and(by_itself.unwrap_or_default()));
        let mut rulings = promotes_left_pawn(state, index, left, back, promotes);
        rulings.extend(counts(state, by, done, counted));
        return rulings;
    }
    let counted = if done == Done::Nothing { counted.and(by_itself) } else { counted };
    let declared = done == Done::AgainstRequirement;
    let left = pawn_left_in(state, index).filter(|_| done == Done::Unpromoted);
    match declared {
        true => put_back(state, index, true),
        false => put_back_with_touches(state, index),
    }
    let times = set_clock_back(state, index);
    let otherwise = left.and_then(|way| bound_to_another_than(state, way));
    let stays = left.filter(|_| otherwise.is_none()).and_then(|left| stays_quitted(state, left, waits));
    let back = back.and(times).and(otherwise.unwrap_or_default());
    let mut rulings = vec![if stays.is_some() { turn_goes_on(state, back) } else { restored(state, back) }];
    rulings.extend(stays);
    rulings.extend(tell_touch(state));
    rulings.extend(counts(state, by, done, counted));
    rulings.extend(offence.map(|articles| for_the_arbiter(by, done, articles)));
    rulings
}

/// The Pawn that was quitted on its last rank stands there again, and is to be promoted.
fn stays_quitted(state: &mut State, (from, to): (Square, Square), articles: Cites) -> Option<Ruling> {
    let by = state.turn().by();
    moves(state, by, Motion::Transfer { from, to, promotion: None }).ok()?;
    Some(stays_to_be_promoted(by, to, articles))
}

/// The turn in which a Pawn was left on its last rank is ended as the code says: the Pawn is a Queen, and the other
/// has the move.
fn promotes_left_pawn(
    state: &mut State,
    index: Ply,
    (from, to): (Square, Square),
    back: Cites,
    promotes: Cites,
) -> Vec<Ruling> {
    let by = state.line[index].by();
    let replied = !state.line.is_last_made(index);
    let with_both_hands = state.line[index].attempt().used_both_hands();
    // What was touched before binds still, and the Pawn's move may break that: as long as it can be claimed, or an arbiter sees it.
    let binds = !replied && (is_watched(state) || may_still_claim(state, index));
    match binds {
        true => put_back_with_touches(state, index),
        false => put_back(state, index, true),
    }
    let times = set_clock_back(state, index);
    let mut rulings = Vec::new();
    if replied {
        rulings.push(restored_with_queen(state, back.and(times)));
    }
    let queen = Motion::Transfer { from, to, promotion: Some(Kind::Queen) };
    if let Ok(deed) = moves(state, by, queen) {
        if with_both_hands {
            // That both hands were used counts once with it.
            let attempt = state.turn_mut().attempt_mut();
            attempt.uses_both_hands();
            attempt.is_punished_for_both_hands();
        }
        let says = format!("The Pawn that {} left on {to} becomes a Queen.", by.name());
        rulings.push(ruling(&promotes, RulingKind::Penalty, says));
        rulings.extend(judges_for_him(state, &deed));
        rulings.extend(completes_for_him(state, by, promotes));
        if breaks_a_duty(done_in(state, index)) && binds {
            rulings.extend(takes_back_breach(state).into_iter().flatten());
        }
    }
    rulings
}

/// It is found that the last move broke the touch, or was made with both hands, and nobody has moved since: it goes back.
pub(crate) fn takes_back_breach(state: &mut State) -> Option<Vec<Ruling>> {
    let index = state.line.last_made().filter(|&index| may_still_be_seen(state, index))?;
    let (done, by) = (done_in(state, index), state.line[index].by());
    let mut answers = state.law().hear(Completion { done, seen: true, hurried: is_hurried(state) });
    let back = answers.articles(|effect| matches!(effect, Effect::Restores(_)));
    if back.is_empty() {
        // Nothing was amiss: that the move is complete is known already.
        answers.only_to_know();
        return None;
    }
    let counted = answers.take(Effect::Counts);
    answers.all_heard();
    let with_both_hands = counts_besides(state, index, done);
    let duty = duty_broken(state, index);
    let held = if done == Done::AgainstTouch { disregarded(state, index) } else { Vec::new() };
    held.into_iter().for_each(|touch| state.decisions.holds_to_touch(touch));
    if disregards_release(state, index) {
        state.decisions.holds_to_release(by, index);
    }
    put_back_with_touches(state, index);
    let times = set_clock_back(state, index);
    let mut rulings = vec![restored(state, back.and(duty).and(times))];
    rulings.extend(tell_touch(state));
    rulings.extend(counts(state, by, done, counted));
    rulings.extend(counts(state, by, Done::WithTwoHands, with_both_hands));
    Some(rulings)
}

/// Whether the code says what follows from this press without a move, or the clock can still be set back to it.
pub(crate) fn idle_press_counts(state: &State, (by, at): (Side, Ply)) -> bool {
    let mut presses = state.time.idle_presses().iter();
    if open_slip_of(state, by).is_some() && state.line.is_now(at) {
        return false;
    }
    presses.find(|press| press.by == by && press.at == at).is_some_and(|press| {
        let asked = Completion { done: press.done, seen: true, hurried: false };
        let says = || state.law().gives(asked, |effect| matches!(effect, Effect::Counts | Effect::Offence));
        press.before.is_some() && !press.is_pressed_back || says()
    })
}

/// It is found that the clock was pressed without a move, in the turn that is meant or in any; or the players correct it
/// together, by these articles. As long as nothing was played since, the times are those before the press; but where nothing
/// follows from the press, the clock only runs for the player again.
pub(crate) fn claims_idle_press(
    state: &mut State,
    meant: Option<(Side, Ply)>,
    together: Option<Cites>,
) -> Option<Vec<Ruling>> {
    let mut presses = state.time.idle_presses().iter();
    let press = presses.find(|press| match meant {
        Some(meant) => (press.by, press.at) == meant,
        None => stands_for_good(state, press, false).is_empty(),
    });
    let press = press.cloned()?;
    let (side, done) = (press.by, press.done);
    if let Some(slip) = open_slip_of(state, side).filter(|_| state.line.is_now(press.at)) {
        return Some(vec![must_be_found_first(slip)]);
    }
    let mut answers = state.law().hear(Completion { done, seen: true, hurried: false });
    let counted = answers.take(Effect::Counts);
    let offence = answers.take(Effect::Offence);
    answers.all_heard();
    let by = state.turn().by();
    let since = state.line.is_now(press.at);
    let none_follows = together.is_none() && counted.is_none() && offence.is_none();
    let stands = press.before.is_none() || press.is_pressed_back;
    if none_follows && stands || together.is_some() && !since {
        return None;
    }
    state.time.finds_idle_press(side, press.at);
    let moved = since && !state.turn().men().stand_like(state.tabletop.men());
    if let Some(earlier) = press.before.filter(|_| !none_follows && (moved || !press.is_pressed_back)) {
        state.time.sets_back_to(&earlier);
        state.time.goes_on_for(by);
    }
    if none_follows {
        state.time.goes_on_for(by);
        let says = format!("The clock runs for {} again: {0} has not made a move.", by.name());
        let told = silent(state, "a clock that is pressed without a move");
        return Some(vec![told, ruling([], RulingKind::Restored, says)]);
    }
    let mut rulings = Vec::new();
    if moved {
        // What was moved since, in a turn that never passed, goes back with it.
        put_back_with_touches(state, state.line.now_at());
        rulings.push(restored(state, together.clone().or(counted.clone()).unwrap_or_default()));
    }
    if let Some(articles) = together {
        if !moved {
            let says = format!("The clock runs for {} again: {0} has not made a move.", by.name());
            rulings.push(ruling(articles, RulingKind::Restored, says));
        }
        return Some(rulings);
    }
    rulings.extend(counts(state, side, done, counted));
    rulings.extend(offence.map(|articles| for_the_arbiter(side, done, articles)));
    Some(rulings)
}
