//! An unlawful castling made man by man: King and Rook are judged together.

use board::{Kind, Side};

use crate::effects::time::uncount_moves_from;
use crate::facts::change::men_moved;
use crate::facts::second_move::has_just_moved;
use crate::judging::own_turn::judge_change;
use crate::ruling::Ruling;
use crate::state::State;
use crate::state::hands::Hands;

/// Judges King and Rook together, where the hand that moved the King as in castling has now moved its Rook too,
/// before the other touched anything; none where it is something else.
pub(crate) fn completes_unlawful_castling(state: &mut State, side: Side) -> Option<Vec<Ruling>> {
    let index = state.line.last_made()?;
    let (turn, now) = (&state.line[index], &state.tabletop.men);
    let attempt = turn.attempt();
    let king_first = attempt.making.as_ref().is_some_and(|making| {
        let kind = making.men.mover.and_then(|square| turn.men.man_at(square)).map(|man| man.kind);
        making.legal.is_none() && !making.lapsed && making.men.rook.is_none() && kind == Some(Kind::King)
    });
    let castled = men_moved(turn, now, None).rook.filter(|_| king_first && attempt.closed.is_none())?;
    let rook = turn.men.at(castled)?;
    if turn.by != side || !turn.counts() || !has_just_moved(state, side) {
        return None;
    }
    uncount_moves_from(state, index);
    state.line.pop();
    state.dues.carried[side.index()].retain(|touch| !touch.men.contains(&rook));
    state.tabletop.hands = Hands::default();
    let turn = state.line_mut(index);
    turn.complete = false;
    turn.attempt_mut().making = None;
    Some(judge_change(state, true))
}
