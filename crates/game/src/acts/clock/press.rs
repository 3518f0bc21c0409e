//! A player presses the clock.

use board::{Kind, Side, Square};
use law::question::PressBack;
use law::{Effect, Provision, provided};

use crate::effects::pass::goes_on_with_turn;
use crate::facts::completion::completes_by_press;
use crate::facts::illegal_move::{illegal_move_stands, pawn_left_in, pawn_waits_for_queen};
use crate::facts::press_back::back_for;
use crate::judging::own_turn::judge_change;
use crate::judging::press::{presses_to_complete, presses_too_early};
use crate::ruling::{Impossible, Judgement, Ruling, RulingKind, ruling};
use crate::sentences::silence::silent;
use crate::settings::Notice;
use crate::state::State;
use crate::state::line::Ply;

pub(crate) fn presses(state: &mut State, side: Side) -> Judgement {
    let completes = completes_by_press(state);
    if !state.time.has_clock() {
        return Err(Impossible::because("there is no clock to press"));
    }
    let running = state.time.running();
    if let Some(article) = time_of_the_turn(state)
        && running == Some(side)
        && state.turn().by() == side
    {
        state.time.is_pressed_in_vain();
        return Ok(vec![presses_too_early(state, side, article)]);
    }
    if completes && running == Some(side) {
        return Ok(presses_to_complete(state, side));
    }
    state.time.passes_from(side);
    state.time.considers(false);
    Ok(Vec::new())
}

/// By which article a player's time runs as long as his turn does, whatever he presses. A silent table does not tell by its
/// clock that a move was illegal.
fn time_of_the_turn(state: &State) -> Option<&'static str> {
    let told = state.settings().notice == Notice::All || !illegal_move_stands(state);
    let follows = || provided(state.law().code, Provision::TimeFollowsTurn).filter(|_| told);
    provided(state.law().code, Provision::TimeWhileConsidering).or_else(follows)
}

/// The press counts all the same; where the code says with which hand it is done, that is an offence.
pub(crate) fn presses_with_other_hand(state: &mut State, side: Side) -> Judgement {
    let article = provided(state.law().code, Provision::PressedWithTheSameHand);
    let mut rulings = presses(state, side)?;
    let told = match article {
        Some(article) => {
            let says = format!("{} pressed the clock with the hand that did not make the move.", side.name());
            Ruling { about: Some(side), ..ruling([article], RulingKind::Offence, says) }
        }
        None => silent(state, "the hand that presses the clock"),
    };
    rulings.insert(0, told);
    Ok(rulings)
}

/// The player has not moved, and starts the opponent's clock again instead of stopping both. Where the code says nothing
/// of that, the clock was pressed without a move.
pub(crate) fn presses_back(state: &mut State, side: Side) -> Judgement {
    let mut answers = state.law().hear(PressBack { back_for: back_for(state, side) });
    let (excused, offence) = (answers.take(Effect::Excuses), answers.take(Effect::Offence));
    answers.all_heard();
    // His time runs in the other's turn, and no move of his waits for a press: the other has pressed without a move.
    let has_moved = state.time.has_to_press(side);
    let (kind, articles) = match (excused, offence) {
        _ if has_moved || state.time.running() != Some(side) => return presses(state, side),
        (Some(articles), _) => (RulingKind::Note, articles),
        (None, Some(articles)) => (RulingKind::Offence, articles),
        (None, None) => return presses(state, side),
    };
    state.time.is_started_back(side);
    state.time.considers(false);
    let mut finished = Vec::new();
    if let Some((index, last)) = pawn_to_be_promoted(state, side) {
        // No move was made: the player is still to promote. What he has exchanged the Pawn for meanwhile is his move.
        let exchanged = state.tabletop.men().man_at(last).is_some_and(|man| man.kind != Kind::Pawn);
        goes_on_with_turn(state, index);
        if exchanged {
            finished = judge_change(state, false);
        }
    }
    let instead = if kind == RulingKind::Offence { " instead of stopping both" } else { "" };
    let (name, other) = (side.name(), (!side).name());
    let says = format!("{name} started {other}'s clock again without having moved{instead}.");
    let back = Ruling { about: Some(side), ..ruling(articles, kind, says) };
    Ok(std::iter::once(back).chain(finished).collect())
}

/// The turn of the other side in which he left a Pawn on its last rank, and the square there, where that is the last turn that
/// was made and the code makes no Queen of it.
fn pawn_to_be_promoted(state: &State, side: Side) -> Option<(Ply, Square)> {
    let promoted = pawn_waits_for_queen(state);
    let last = state.line.last_made().filter(|&index| state.line[index].by() != side)?;
    let left = pawn_left_in(state, last).filter(|_| !promoted && state.line.is_last_made(last));
    left.map(|(_, to)| (last, to))
}

/// A finger stays on the clock.
pub(crate) fn holds(state: &State, side: Side) -> Judgement {
    if !state.time.has_clock() {
        return Err(Impossible::because("there is no clock to hold"));
    }
    let told = match provided(state.law().code, Provision::NoFingerOnTheClock) {
        Some(article) => {
            let says = format!("{} left a finger on the clock.", side.name());
            Ruling { about: Some(side), ..ruling([article], RulingKind::Offence, says) }
        }
        None => silent(state, "a finger that stays on the clock"),
    };
    Ok(vec![told])
}
