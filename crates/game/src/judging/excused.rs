//! What bound a player falls after he made another move, or counts again: his touch is excused, or the move that was due is due
//! no more.

use board::Move;
use law::Effect;
use law::question::{BoundBy, Made, Transfer};

use crate::facts::change::nature;
use crate::facts::touching::bound_otherwise;
use crate::judging::commits::binds_to_move_made;
use crate::ruling::Ruling;
use crate::sentences::touch::tell_touch;
use crate::state::State;
use crate::state::line::Ply;
use crate::state::waiting::Waiting;

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
    match state.turn().attempt().taken_back() {
        Some(m) if is_free(state) => holds_to(state, m),
        _ => Vec::new(),
    }
}

/// The decision has fallen by which moves went back because men were displaced: each is made again in its turn, as long as
/// nobody plays otherwise.
pub(crate) fn makes_again_what_went_back(state: &mut State) -> Vec<Ruling> {
    let moves = state.decisions.moves_made_again();
    if moves.is_empty() || !matches!(state.waiting(), Waiting::Play) || !is_free(state) {
        return Vec::new();
    }
    let now = state.line.now_at();
    let played = |&(ply, m): &(Ply, Move)| {
        let turn = state.line.get_at(ply);
        ply >= now || turn.and_then(|turn| turn.attempt().making()?.legal()) == Some(m)
    };
    let due = moves.iter().find(|(ply, _)| *ply == now).filter(|_| moves.iter().all(played)).map(|&(_, m)| m);
    let told = due.map(|m| holds_to(state, m)).unwrap_or_default();
    if told.is_empty() {
        state.decisions.make_again(Vec::new());
    }
    told
}

/// Whether nothing was moved in this turn, and nothing quitted.
fn is_free(state: &State) -> bool {
    let attempt = state.turn().attempt();
    attempt.making().is_none() && attempt.released().is_none()
}

/// The player makes this move again, if it is legal, and nothing binds him to another.
fn holds_to(state: &mut State, m: Move) -> Vec<Ruling> {
    let turn = state.turn();
    if !turn.position().is_legal(m) {
        return Vec::new();
    }
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
