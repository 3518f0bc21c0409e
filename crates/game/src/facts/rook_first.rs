//! Castling that begins with the Rook.

use board::Side;

use crate::state::State;

/// Whether the side's last move was that of the Rook with which it now castles, nothing having been said to it.
pub(crate) fn completes_castling(state: &State, side: Side, m: board::Move) -> bool {
    rook_first(state, side).is_some_and(|castling| castling == m)
}

/// The castling of which the side has made the Rook's part first, if it may still be taken as such.
pub(crate) fn rook_first(state: &State, side: Side) -> Option<board::Move> {
    let previous = state.line.turn_before()?;
    let attempt = previous.attempt();
    let making = attempt.making().filter(|_| !attempt.is_of_rook_alone())?;
    let (from, to) = making.legal().map(|m| (m.from(), m.to()))?;
    let castles = |m: &board::Move| m.rook() == Some((from, to));
    let m = previous.position().legal_moves().iter().copied().find(castles);
    m.filter(|_| previous.by() == side && state.law().knows.rook_first)
}
