//! What completes a made move: the press, the reply, or the end of the game.

use board::Side;
use law::question::{Done, OutOfTurnMove};
use law::{Cites, Effect, Provision, provided};

use crate::effects::restore::{put_back, put_back_with_touches};
use crate::effects::time::{counts_move, press_clock};
use crate::facts::both_hands::counts_besides;
use crate::facts::breach::{disregarded, disregards_release, duty_broken};
use crate::facts::completion::{completed_by_next_move, completion, done_in};
use crate::facts::illegal_move::pawn_left_in;
use crate::judging::infringement::counts;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::sentences::restored::restored;
use crate::sentences::touch::tell_touch;
use crate::state::State;
use crate::state::line::Ply;

/// A legal move of chess was made: it is completed, or what was wrong with it is seen.
pub(crate) fn brings_to_its_end(state: &mut State, side: Side) -> Vec<Ruling> {
    let Some(index) = state.line.last_made_by(|turn| turn.by() == side) else {
        return Vec::new();
    };
    let last = state.line.is_last_made(index);
    let mut done = if state.line[index].is_complete() { Done::LegalMove } else { done_in(state, index) };
    let too_late = (done == Done::WithTwoHands && !last).then(|| tells_both_hands_too_late(state, side));
    if too_late.is_some() {
        // Whoever sees that both hands were used acts until the reply.
        done = Done::LegalMove;
    }
    let mut answers = state.law().hear(completion(state, done));
    let back = answers.articles(|effect| matches!(effect, Effect::Restores(_)));
    // What nobody saw is over for the clock like a move that is complete.
    let passes = answers.take(Effect::Passes);
    let complete = answers.take(Effect::Completes).or(passes).unwrap_or_default();
    let counted = answers.take(Effect::Counts);
    answers.all_heard();
    let with_both_hands = counts_besides(state, index, done).filter(|_| !back.is_empty());
    let mut rulings: Vec<Ruling> = too_late.flatten().into_iter().collect();
    if back.is_empty() {
        let at_press = state.time.clock().cloned();
        rulings.extend(completes(state, index, complete));
        rulings.extend(presses_late(state, side).filter(|_| !last));
        if state.time.has_clock() {
            state.line_mut(index).presses_at(at_press);
            press_clock(state, side);
        }
    } else {
        let declared = done == Done::AgainstRequirement;
        let duty = duty_broken(state, index);
        let held = if done == Done::AgainstTouch { disregarded(state, index) } else { Vec::new() };
        held.into_iter().for_each(|touch| state.decisions.holds_to_touch(touch));
        if disregards_release(state, index) {
            state.decisions.holds_to_release(side, index);
        }
        match declared {
            // Only the declared move binds: what was touched for another does not.
            true => put_back(state, index, true),
            false => put_back_with_touches(state, index),
        }
        rulings.push(restored(state, back.and(duty)));
        rulings.extend(tell_touch(state));
    }
    rulings.extend(counts(state, side, done, counted));
    rulings.extend(counts(state, side, Done::WithTwoHands, with_both_hands));
    rulings
}

/// A move made with both hands has been replied to before the press: where that would have cost something, it is told.
fn tells_both_hands_too_late(state: &State, side: Side) -> Option<Ruling> {
    let articles =
        state.law().cites(completion(state, Done::WithTwoHands), |effect| effect == Effect::Counts);
    let (name, other) = (side.name(), (!side).name());
    let says =
        format!("{other} has replied: that {name} used both hands for the move can no longer be acted on.");
    let told = Ruling { about: Some(side), ..ruling(articles, RulingKind::Note, says) };
    (!told.articles.is_empty()).then_some(told)
}

pub(crate) fn presses_late(state: &State, side: Side) -> Option<Ruling> {
    let article = provided(state.law().code, Provision::PressAfterReply)?;
    let says = format!("{} presses the clock after the reply, which is allowed.", side.name());
    Some(ruling([article], RulingKind::Note, says))
}

/// The move of a turn is complete: it counts for the time.
pub(crate) fn completes(state: &mut State, index: Ply, articles: Cites) -> Option<Ruling> {
    if state.line[index].is_complete() {
        return None;
    }
    let by = state.line[index].by();
    state.line_mut(index).completes();
    let told = counts_move(state, by);
    let illegal = state.line[index].attempt().making().is_some_and(|making| making.legal().is_none());
    let illegal = illegal && pawn_left_in(state, index).is_none();
    // That it stands follows from the reply.
    let replied = OutOfTurnMove {
        after_illegal: true,
        substitutes: false,
        consented: false,
        touched: false,
        seen: false,
    };
    let by_reply = match illegal {
        true => state.law().cites(replied, |effect| effect == Effect::Passes),
        false => Cites::none(),
    };
    let articles = articles.and(by_reply);
    let says = match illegal {
        true => format!("{}'s illegal move is completed, and stands until it is found.", by.name()),
        false => format!("{}'s move is complete.", by.name()),
    };
    let articles = articles.and(told.into_iter().flat_map(|ruling| ruling.articles));
    Some(ruling(articles, RulingKind::Completed, says))
}

/// A move that waits for the press is complete without it: the law has made it.
pub(crate) fn completes_for_him(state: &mut State, side: Side, articles: Cites) -> Option<Ruling> {
    let index = state.line.last_made().filter(|_| state.time.has_to_press(side))?;
    let at_press = state.time.clock().cloned();
    state.line_mut(index).presses_at(at_press);
    let told = completes(state, index, articles);
    press_clock(state, side);
    told
}

/// The side has made its next move, and its earlier one was never completed.
pub(crate) fn completes_by_next_move(state: &mut State, by: Side) -> Option<Ruling> {
    let (index, article) = completed_by_next_move(state, by)?;
    completes(state, index, article.into())
}
