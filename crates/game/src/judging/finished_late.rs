//! What a move completed too early still lacked is done in the other's turn: a Pawn left on its last rank is exchanged, the
//! Rook follows its King, the Pawn taken in passing is taken off.

use board::{Kind, Move, Position, Side};
use law::Effect;
use law::question::{Did, Meddling};

use crate::facts::change::{Change, change, consistent};
use crate::facts::officials::is_watched;
use crate::facts::second_move::has_just_moved;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::state::men::Men;

/// The move stands as this side has now finished it, and the other replies to that. That it was completed too early may
/// still be claimed. None where the hand did something else, or where the code has it put back.
pub(crate) fn finishes_late(state: &mut State, side: Side) -> Option<Vec<Ruling>> {
    let after_own_move = has_just_moved(state, side);
    let meddling = Meddling { did: Did::Moved, excused: false, after_own_move, seen: is_watched(state) };
    if state.law().gives(meddling, |effect| matches!(effect, Effect::PutsBack | Effect::MakesSecondMove)) {
        return None;
    }
    let finished = finished_move(state, side)?;
    let m = finished.made;
    let stood =
        state.turn().men().man_at(m.to()).is_some_and(|man| man.side == side && man.kind == Kind::Pawn);
    stands_finished(state, side, finished);
    let articles = state.law().cites(meddling, |effect| effect == Effect::Offence);
    let (by, other) = (side.name(), (!side).name());
    let says = match m.promotion_kind() {
        Some(kind) if !stood => format!(
            "{by} set a {} on {} in {other}'s turn, and so finished the move: it stands so, and {other} replies to it.",
            state.turn().position().name_of(kind),
            m.to()
        ),
        Some(kind) => format!(
            "{by} exchanged the Pawn on {} for a {1} in {other}'s turn: the {1} stands, and {other} replies to it.",
            m.to(),
            state.turn().position().name_of(kind)
        ),
        None => {
            format!("{by} finished the move in {other}'s turn: it stands so, and {other} replies to it.")
        }
    };
    Some(vec![Ruling { about: Some(side), ..ruling(articles, RulingKind::Offence, says) }])
}

/// The player on the move has himself finished what the other left of his move: it stands so, and nothing that he touched
/// for it binds him.
pub(crate) fn finishes_for_the_other(state: &mut State, side: Side) -> Option<Vec<Ruling>> {
    if !state.law().knows.touch_claims {
        return None;
    }
    let finished = finished_move(state, !side)?;
    let before: Vec<_> = state.turn().men().changed_in(&finished.men);
    stands_finished(state, !side, finished);
    let silent = law::Cites::none();
    for man in before {
        state.turn_mut().attempt_mut().excuses_touches_of(man, &silent);
    }
    let (by, other, code) = (side.name(), (!side).name(), state.law().code.name());
    let says = format!(
        "{by} finished {other}'s move, which stands so. {code} is silent about it, and {by} is not bound by it."
    );
    Some(vec![ruling(silent, RulingKind::Note, says)])
}

/// A move that was completed before it was finished, and is finished now.
struct Finished {
    made: Move,
    men: Men,
    position: Position,
}

fn finished_move(state: &State, by: Side) -> Option<Finished> {
    let (turn, index) = (state.turn(), state.line.last_made()?);
    let previous = &state.line[index];
    let illegal = previous.attempt().making().is_some_and(|making| making.legal().is_none());
    let completed = illegal && previous.is_complete() && previous.counts() && previous.attempt().is_open();
    if previous.by() != by || turn.by() == by || turn.is_disturbed() || !completed {
        return None;
    }
    let mut now = state.tabletop.men().clone();
    if let Some((man, from)) = state.tabletop.hands().of(turn.by()).and_then(|it| Some((it.man, it.from?)))
        && now.square_of(man).is_none()
        && now.at(from).is_none()
    {
        now.place(man, from);
    }
    let Change::Whole(made) = change(previous, &now) else { return None };
    // Another move in the place of an illegal one finishes nothing.
    if !consistent(previous, &turn.men().board()).contains(&made) {
        return None;
    }
    let men = previous.men().after(previous.position(), made);
    Some(Finished { made, men: men.knowing_all_of(&now), position: previous.position().play(made) })
}

fn stands_finished(state: &mut State, by: Side, finished: Finished) {
    let Finished { men, position, .. } = finished;
    let changed = state.turn().men().changed_in(&men);
    state.dues.keep_touches(by, |touch| !touch.men.iter().any(|man| changed.contains(man)));
    match state.tabletop.hands().of(!by) {
        Some(_) => {
            state.tabletop.were_not_displaced(|man| changed.contains(&man));
            state.tabletop.hands_mut().forget_undisturbed(by);
        }
        None => state.tabletop.stands_anew(men.clone()),
    }
    state.turn_mut().stands_as(men, position);
}
