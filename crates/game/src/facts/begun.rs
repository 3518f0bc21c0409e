//! Moves of which the board shows only a part: castling, a promotion whose piece is still missing.

use board::{Kind, Move, Side, Square};
use law::question::Nature;
use law::{Provision, provided};

use crate::facts::change::{Change, change, consistent, nature};
use crate::facts::displaced::is_taken_and_lies_still;
use crate::facts::tabletop::men_as_moved;
use crate::state::State;
use crate::state::men::{ManId, StandIn};
use crate::state::turn::Turn;

/// The legal moves of which the board shows a part with a man of the player's own on a new square, and from where
/// they begin.
pub(crate) fn moves_begun(state: &State) -> Option<(Square, Vec<Move>)> {
    let turn = state.turn();
    let now = men_as_moved(state).board();
    let start = turn.men().board();
    let own = |square: &Square| now[square.index()].is_some_and(|man| man.side == turn.by());
    let arrived = |square: &Square| now[square.index()] != start[square.index()] && own(square);
    let to = Square::ALL.into_iter().find(arrived)?;
    let reaches = |m: &Move| m.to() == to || m.rook().is_some_and(|(_, rook_to)| rook_to == to);
    let moves: Vec<Move> = consistent(turn, &now).into_iter().filter(reaches).collect();
    Some((moves.first()?.from(), moves))
}

/// What the player has changed on the board since his turn began, measured against the legal moves. A capture of what lies
/// displaced on the board still is but a part of one.
pub(crate) fn change_as_moved(state: &State) -> Change {
    match change(state.turn(), &men_as_moved(state)) {
        Change::Whole(m) if is_taken_and_lies_still(state, m) => Change::Part(Some(nature(state.turn(), m))),
        change => change,
    }
}

/// The kind of legal move of which the player has made a part, and quitted the man.
pub(crate) fn begun_and_quitted(state: &State) -> Option<Nature> {
    let turn = state.turn();
    if state.tabletop.hands().of(turn.by()).is_some() {
        return None;
    }
    match change_as_moved(state) {
        Change::Part(nature) => nature.filter(|_| moves_begun(state).is_some()),
        _ => None,
    }
}

/// A Pawn of the player's that reached its last rank in this turn and is not promoted yet.
pub(crate) fn waiting_pawn(state: &State, who: Side) -> Option<ManId> {
    let last = who.nth_rank(7);
    if who != state.turn().by() || state.tabletop.hands().of(who).is_some_and(|held| held.on.is_none()) {
        return None;
    }
    (0..8).find_map(|file| {
        let id = state.tabletop.men().at(Square::new(file, last))?;
        let man = state.tabletop.men().man(id);
        // One that was named a King waits as before: no move has been made with it.
        let pawn = man.kind == Kind::Pawn || man.kind == Kind::King && was_pawn(state, id);
        let waits = man.side == who && (pawn || is_named_in_hand(state, who, id));
        (waits && state.turn().men().at(Square::new(file, last)) != Some(id)).then_some(id)
    })
}

/// Whether the man is a Pawn that was named with the hand still on it, and whose move is not made yet: it can be named
/// otherwise.
fn is_named_in_hand(state: &State, who: Side, id: ManId) -> bool {
    let attempt = state.turn().attempt();
    let held = state.tabletop.hands().of(who).is_some_and(|held| held.man == id);
    let open = attempt.making().is_none() && attempt.released().is_none();
    held && open && was_pawn(state, id) && state.tabletop.men().stand_in(id) == Some(StandIn::Pawn)
}

/// Whether the man was a Pawn when the turn began.
fn was_pawn(state: &State, id: ManId) -> bool {
    let start = state.turn().men();
    start.knows(id) && start.man(id).kind == Kind::Pawn
}

/// A Pawn of the player's taken off in this turn from its seventh rank: it is to be replaced by a piece.
pub(crate) fn pawn_taken_off(state: &State, who: Side) -> Option<ManId> {
    let start = state.turn().men();
    let seventh = who.nth_rank(6);
    let pawn = |id: &ManId| {
        start.knows(*id)
            && start.man(*id) == board::Man { side: who, kind: Kind::Pawn }
            && start.square_of(*id).is_some_and(|square| square.rank() == seventh)
    };
    state.tabletop.men().off().iter().rev().copied().find(pawn).filter(|_| state.turn().by() == who)
}

/// A Pawn of this side that came upon its last rank by the last move, an unlawful one, and stands there as a Pawn: it can
/// be named until the other touches a man. None where the press of the clock completes moves.
pub(crate) fn pawn_left_standing(state: &State, who: Side) -> Option<ManId> {
    let index = state.line.last_made()?;
    let (turn, now) = (&state.line[index], state.turn());
    let making = turn.attempt().making().filter(|making| making.legal().is_none())?;
    let is_pawn = |pawn: ManId| state.tabletop.men().man(pawn) == board::Man { side: who, kind: Kind::Pawn };
    let came = |pawn: &ManId| {
        let on = state.tabletop.men().square_of(*pawn).filter(|on| on.rank() == who.nth_rank(7));
        on.is_some_and(|on| now.men().at(on) == Some(*pawn) && turn.men().at(on) != Some(*pawn))
    };
    let untouched = now.attempt().touches().is_empty();
    let by_press = provided(state.law().code, Provision::CompletedByPress).is_some();
    let pawn = making.men().all.iter().copied().filter(|&man| is_pawn(man)).find(came);
    pawn.filter(|_| untouched && !by_press)
}

/// A Pawn of the player's that was quitted on its last rank in this turn and taken off again, and that square.
pub(crate) fn pawn_gone_from_last_rank(state: &State) -> Option<(ManId, Square)> {
    let (from, to) = promotion_begun(state.turn())?;
    let pawn = state.turn().men().at(from)?;
    state.tabletop.men().off().contains(&pawn).then_some((pawn, to))
}

/// The square on which a Pawn of the player's waits in this turn to be promoted, or waited until it was taken off again.
pub(crate) fn pawn_waiting_at(state: &State) -> Option<Square> {
    let waiting =
        waiting_pawn(state, state.turn().by()).and_then(|pawn| state.tabletop.men().square_of(pawn));
    waiting.or_else(|| pawn_gone_from_last_rank(state).map(|(_, to)| to))
}

/// From where to where the Pawn was moved that waits on its last rank.
pub(crate) fn way_of_waiting_pawn(state: &State) -> Option<(Square, Square)> {
    let pawn = waiting_pawn(state, state.turn().by())?;
    Some((state.turn().men().square_of(pawn)?, state.tabletop.men().square_of(pawn)?))
}

/// From where to where a Pawn of the player's was moved that was quitted there and is to be promoted.
pub(crate) fn promotion_begun(turn: &Turn) -> Option<(Square, Square)> {
    let moves = &turn.attempt().released()?.moves;
    let m = moves.first().filter(|m| m.promotion_kind().is_some())?;
    // One move alone: the new piece was set already, and the choice is made.
    let open = moves.len() > 1 && moves.iter().all(|other| other.to() == m.to());
    open.then(|| (m.from(), m.to()))
}
