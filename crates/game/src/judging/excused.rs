//! What bound a player falls after he made another move, or counts again: his touch is excused, or the move that was due is due
//! no more.

use law::Effect;
use law::question::{BoundBy, Made, Transfer};

use crate::facts::change::nature;
use crate::facts::touching::bound_otherwise;
use crate::judging::commits::binds_to_move_made;
use crate::ruling::Ruling;
use crate::sentences::touch::tell_touch;
use crate::state::State;
use crate::state::line::Ply;

/// The move of this turn is looked at again, now that a touch in it is excused: where nothing else bound the player to another
/// move, it was made as it should be.
pub(crate) fn looks_again_at_move(state: &mut State, index: Ply) {
    looks_again(state, index, Made::AgainstTouch);
}

/// The same where a move that the player had declared is due no more.
pub(crate) fn looks_again_at_move_not_declared(state: &mut State, index: Ply) {
    looks_again(state, index, Made::AgainstRequirement);
}

fn looks_again(state: &mut State, index: Ply, made: Made) {
    let turn = &state.line[index];
    let Some(making) = turn.attempt().making().filter(|making| making.made() == made) else {
        return;
    };
    let Some(m) = making.legal() else { return };
    if bound_otherwise(state, turn, m, &making.men().all).is_some() {
        return;
    }
    let making = making.clone().in_accord();
    state.line_mut(index).attempt_mut().makes_instead(making);
}

/// A touch in the turn of this move counts again: where it bound the player to another move, the move has disregarded it.
pub(crate) fn looks_again_at_move_in_accord(state: &mut State, index: Ply) {
    let mut turn = state.line[index].clone();
    let Some(making) = turn.attempt().making().filter(|it| it.made() == Made::Legal).cloned() else { return };
    let Some(m) = making.legal() else { return };
    // What was quitted in the move itself did not bind before.
    turn.attempt_mut().frees();
    let Some(bound) = bound_otherwise(state, &turn, m, &making.men().all) else { return };
    let attempt = state.line_mut(index).attempt_mut();
    attempt.frees();
    attempt.makes_instead(making.against_touch(bound.by));
}

/// Nothing else binds the player any more to another move than the one that was taken back for it: that was made, and what was
/// quitted in it goes nowhere else.
pub(crate) fn holds_to_move_taken_back(state: &mut State) -> Vec<Ruling> {
    let turn = state.turn();
    let attempt = turn.attempt();
    let free = attempt.making().is_none() && attempt.released().is_none();
    let made = attempt.taken_back().filter(|&m| free && turn.position().is_legal(m));
    let Some(m) = made else { return Vec::new() };
    let due_otherwise = turn.required().is_some_and(|required| !required.moves.contains(&m));
    if due_otherwise || bound_otherwise(state, turn, m, &[]).is_some() {
        return Vec::new();
    }
    let unsighted = state.settings().visually_disabled[turn.by().index()];
    let transfer = Transfer::lawful(Made::Legal, nature(turn, m), BoundBy::Nothing);
    let articles = state.law().cites(Transfer { unsighted, ..transfer }, |effect| effect == Effect::Commits);
    if articles.is_empty() {
        return Vec::new();
    }
    binds_to_move_made(state, &[m], Some(articles));
    tell_touch(state)
}
