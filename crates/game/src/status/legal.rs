//! What binds the player now, and the moves with which he may complete the turn.

use board::{Move, Side};

use crate::facts::adjournment::is_sealed;
use crate::facts::displaced::{put_right_articles, put_right_in_words, to_put_right_at_once};
use crate::facts::options::choosing;
use crate::facts::requirement::{lies_displaced, must_first_quit};
use crate::facts::touched::moves_man;
use crate::facts::touching::bound;
use crate::standing::Phase;
use crate::standing::duty::{Duty, DutyKind};
use crate::state::State;
use crate::state::turn::Turn;

pub(crate) fn duty_and_legal(state: &State, phase: Phase) -> (Vec<Duty>, Vec<Move>) {
    if phase == Phase::Over {
        return (Vec::new(), Vec::new());
    }
    let turn = state.turn();
    let held = state.tabletop.hands().of(turn.by());
    let moving: Vec<_> = held.map(|held| held.man).into_iter().collect();
    // A sealed move is complete: it has done what he was bound to, or has not.
    if phase == Phase::Adjourned && is_sealed(state) {
        return (Vec::new(), Vec::new());
    }
    let (duty, moves) = match (turn.required(), bound(state, turn, &moving)) {
        (Some(required), Some(bound)) => (vec![required.duty, bound.duty], bound.moves),
        (Some(required), None) => (vec![required.duty], required.moves),
        (None, Some(bound)) => (vec![bound.duty], bound.moves),
        (None, None) => (Vec::new(), turn.position().legal_moves().to_vec()),
    };
    let (mut duty, moves) = narrowed(turn, duty, moves);
    let demanded = state.dues.demanded().into_iter().filter(|demanded| demanded.of == turn.by());
    duty.extend(demanded.map(|demanded| demanded.duty.clone()));
    duty.extend(has_to_put_right(state, turn.by()));
    let in_hand = held.and_then(|held| turn.men().square_of(held.man));
    let of_hand = |m: &Move| in_hand.is_none_or(|square| moves_man(*m, square));
    let mut legal: Vec<Move> = match phase {
        Phase::Choice | Phase::Stopped => Vec::new(),
        _ if must_first_quit(state) => Vec::new(),
        Phase::Adjourned if choosing(state).is_some() || state.communication.offer().is_some() => Vec::new(),
        _ => moves.into_iter().filter(of_hand).collect(),
    };
    legal.sort_by_cached_key(|&m| turn.position().uci(m));
    (duty, legal)
}

/// What the player displaced out of turn and has to put right, where that was not required already.
fn has_to_put_right(state: &State, by: Side) -> Option<Duty> {
    let required = state.dues.demanded().is_some_and(|it| it.of == by && lies_displaced(state, it));
    let squares = to_put_right_at_once(state, by);
    (!required && !squares.is_empty()).then(|| Duty {
        kind: DutyKind::Requirement,
        says: put_right_in_words(&squares),
        squares,
        articles: put_right_articles(state),
    })
}

/// A man quitted on its square narrows the moves further.
pub(crate) fn narrowed(turn: &Turn, mut duty: Vec<Duty>, moves: Vec<Move>) -> (Vec<Duty>, Vec<Move>) {
    let Some(released) = turn.attempt().released() else { return (duty, moves) };
    let both: Vec<Move> = moves.iter().copied().filter(|m| released.moves.contains(m)).collect();
    if both.is_empty() {
        // It was quitted in accord with what had been touched then: what was touched later changes nothing.
        return (vec![released.duty.clone()], released.moves.clone());
    }
    if turn.required().is_none() && both == released.moves {
        // What was quitted says it all.
        return (vec![released.duty.clone()], both);
    }
    duty.push(released.duty.clone());
    (duty, both)
}
