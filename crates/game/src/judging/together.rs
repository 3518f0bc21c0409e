//! An unlawful move made man by man: its end is judged together with its beginning.

use board::{Kind, Side, Square};

use crate::effects::time::uncount_moves_from;
use crate::facts::change::men_moved;
use crate::facts::completion::completes_by_press;
use crate::facts::second_move::has_just_moved;
use crate::judging::own_turn::judge_change;
use crate::ruling::Ruling;
use crate::state::State;
use crate::state::line::Ply;
use crate::state::making::Making;
use crate::state::men::{ManId, Men};
use crate::state::touch::Touch;
use crate::state::turn::Turn;

/// Judges an unlawful castling or an unlawful capture in passing as the one move that it is, where the hand that began
/// it now finishes it before the other has touched anything; none where it does something else, or where the press of
/// the clock has completed the beginning alone.
pub(crate) fn finishes_unlawful_move(state: &mut State, side: Side) -> Option<Vec<Ruling>> {
    let index = state.line.last_made()?;
    let (turn, now) = (&state.line[index], state.tabletop.men());
    let attempt = turn.attempt();
    let begun = attempt.making().filter(|making| making.legal().is_none() && !making.is_lapsed())?;
    if turn.by() != side || !turn.counts() || !attempt.is_open() || !has_just_moved(state, side) {
        return None;
    }
    if completes_by_press(state) && turn.is_complete() {
        return None;
    }
    let other = rook_of_castling(turn, begun, now).or_else(|| passed_man(state, turn, begun))?;
    Some(judged_as_one(state, index, side, other))
}

/// The Rook that now follows its King.
fn rook_of_castling(turn: &Turn, begun: &Making, now: &Men) -> Option<ManId> {
    let kind = begun.men().mover.and_then(|square| turn.men().man_at(square)).map(|man| man.kind);
    let king_first = kind == Some(Kind::King) && begun.men().rook.is_none();
    let castled = men_moved(turn, now, None).rook.filter(|_| king_first)?;
    turn.men().at(castled)
}

/// The man beside which a Pawn went aslant to an empty square, now taken off as if it had been taken in passing.
fn passed_man(state: &State, turn: &Turn, begun: &Making) -> Option<ManId> {
    let (from, to) = begun.men().mover.zip(begun.men().to).filter(|_| begun.men().all.len() == 1)?;
    let mover = turn.men().man_at(from).filter(|man| man.kind == Kind::Pawn && man.side == turn.by())?;
    let aslant = from.file().abs_diff(to.file()) == 1 && forward(mover.side, from.rank()) == to.rank();
    let passed = turn.men().at(Square::new(to.file(), from.rank())).filter(|_| aslant)?;
    let taken_off = state.turn().men().changed_in(state.tabletop.men()) == [passed];
    (turn.men().man(passed).side != turn.by() && taken_off).then_some(passed)
}

/// The next rank as this side sees it.
fn forward(side: Side, rank: u8) -> u8 {
    match side {
        Side::White => rank + 1,
        Side::Black => rank.wrapping_sub(1),
    }
}

/// The turn goes on with what was done in both parts, and is judged.
fn judged_as_one(state: &mut State, index: Ply, side: Side, other: ManId) -> Vec<Ruling> {
    uncount_moves_from(state, index);
    state.line.pop();
    let held = |touch: &&Touch| touch.men.contains(&other);
    let of_it: Vec<Touch> = state.dues.touches(side).iter().filter(held).cloned().collect();
    state.dues.keep_touches(side, |touch| !held(&touch));
    let men = state.tabletop.men().clone();
    state.tabletop.stands_anew(men);
    let turn = state.line_mut(index);
    turn.goes_on();
    turn.attempt_mut().takes_over(of_it);
    judge_change(state, true)
}
