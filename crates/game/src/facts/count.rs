//! Moves counted from a notice, and the force on the board.

use std::sync::Arc;

use board::Side;
use law::question::{Force, MoveCount, Stage};
use law::{Choice, Effect, Figure, figure};

use crate::facts::draws::moves_without_capture;
use crate::facts::end::undertook_a_certain_way;
use crate::facts::force::force;
use crate::facts::limit::{begins_anew, limit_holds};
use crate::standing::Counts;
use crate::state::State;
use crate::state::draws::Counting;
use crate::state::turn::Turn;

pub(crate) fn count_facts(state: &State, who: Side) -> MoveCount {
    let position = state.turn().position();
    let (of_other, of_own) = (force(state, position, !who), force(state, position, who));
    let by_weaker = of_other != Force::Other || of_own == Force::Other;
    let force = if by_weaker { of_other } else { of_own };
    let stronger = if by_weaker { !who } else { who };
    MoveCount {
        stage: Stage::Notice,
        by_weaker,
        force,
        certain_way: undertook_a_certain_way(state, stronger),
        holds: limit_holds(state, who),
    }
}

/// Whether the code lets this side give such notice now.
pub(crate) fn may_give_notice(state: &State, who: Side) -> bool {
    state.law().knows.move_count
        && running_count(state).is_none()
        && state.law().gives(count_facts(state, who), |effect| effect == Effect::CountsMoves)
}

/// The count that goes on: no capture ends it, whatever force is left.
pub(crate) fn running_count(state: &State) -> Option<Counting> {
    state.draws.counting()
}

/// The count as it stands.
pub(crate) fn moves_counted(state: &State) -> Option<Counts> {
    let counting = running_count(state)?;
    let (limit, _) = figure(state.law().code, Figure::MovesAfterNotice)?;
    let turns = counted(state, state.line.made_since(counting.from));
    let made =
        Side::ALL.map(|side| turns.iter().filter(|turn| turn.by() == side && turn.counts()).count() as u32);
    Some(Counts { by: counting.by, made, limit })
}

/// The turns that count: where something begins the count anew, those after the last of it.
fn counted<'a>(state: &State, turns: &'a [Arc<Turn>]) -> &'a [Arc<Turn>] {
    let without_progress = match begins_anew(state) {
        Some(Choice::ResetByPawnOrCapture) => state.turn().position().halfmoves() as usize,
        Some(Choice::ResetByCapture) => moves_without_capture(state) as usize,
        _ => return turns,
    };
    &turns[turns.len().saturating_sub(without_progress)..]
}
