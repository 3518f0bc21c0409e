//! Several moves made in one turn, at odds: where the turn began, and the record of them all.

use law::question::{Liability, Moved};

use crate::facts::liability::{is_left, liability, moved, touched_fixed};
use crate::facts::odds::one_turn_articles;
use crate::state::State;
use crate::state::attempt::Attempt;
use crate::state::line::Ply;
use crate::state::men::ManId;

/// The moves made so far in the first turn to play of the game.
fn moves_of_first_turn(state: &State) -> impl Iterator<Item = Ply> {
    let several = state.beginning.moves_together() > 1 && !one_turn_articles(state).is_empty();
    let together = if several { state.beginning.moves_together() } else { 1 };
    let first = state.line.first().by();
    state.line.plies().take(together).take_while(move |&ply| state.line[ply].by() == first)
}

/// The first move of the turn to play in which this one is made.
pub(crate) fn began_with(state: &State, index: Ply) -> Ply {
    let of_first = moves_of_first_turn(state).any(|ply| ply == index);
    if of_first { state.line.first_at() } else { index }
}

/// Whether another move of the same turn to play has begun after this one.
pub(crate) fn goes_on_after(state: &State, index: Ply) -> bool {
    let moves: Vec<Ply> = moves_of_first_turn(state).collect();
    moves.contains(&index) && moves.last() != Some(&index)
}

/// The record of the whole turn to play up to this move; none where the turn began with it.
pub(crate) fn whole_attempt(state: &State, index: Ply) -> Option<Attempt> {
    let moves: Vec<Ply> = moves_of_first_turn(state).take_while(|&ply| ply <= index).collect();
    if moves.len() < 2 || moves.last() != Some(&index) {
        return None;
    }
    let attempts: Vec<&Attempt> = moves.iter().map(|&ply| state.line[ply].attempt()).collect();
    let made = |attempt: &&Attempt| attempt.making().map(|making| making.men().all.clone());
    let all: Vec<ManId> = attempts.iter().filter_map(made).flatten().collect();
    Attempt::of_whole_turn(&attempts, found(state, &moves, &all), all)
}

/// What the moves of a turn amount to: each touch is looked at where it was made, each man moved counts as moved.
fn found(state: &State, moves: &[Ply], all: &[ManId]) -> Liability {
    let open = |&&ply: &&Ply| state.line[ply].attempt().is_open();
    let did: Vec<Moved> = moves.iter().filter(open).map(|&ply| moved(state.line[ply].attempt())).collect();
    let worst = [Moved::Illegal, Moved::Replaced].into_iter().find(|one| did.contains(one));
    let last = moves.last().map(|&ply| &state.line[ply]);
    let now = last.map_or(Moved::Nothing, |turn| moved(turn.attempt()));
    let moved = worst.unwrap_or(now);
    match last {
        // As long as nothing more has been moved, only the touches of this move count.
        Some(turn) if moved == Moved::Nothing => liability(state, turn, turn.attempt()),
        _ => {
            let parts = || moves.iter().filter(open).map(|&ply| &state.line[ply]);
            Liability {
                fixed: parts().any(|turn| touched_fixed(state, turn, turn.attempt(), all, true)),
                left: parts().any(|turn| is_left(turn, turn.attempt(), all)),
                moved,
            }
        }
    }
}

/// Whether the player has touched a man in his turn, not excused, with this move of it or an earlier one.
pub(crate) fn has_touched_a_man(state: &State) -> bool {
    let now = state.line.now_at();
    let earlier = moves_of_first_turn(state).filter(|_| began_with(state, now) != now);
    let mut moves = earlier.chain([now]);
    moves.any(|ply| state.line[ply].attempt().touches().iter().any(|touch| !touch.excused && !touch.carried))
}
