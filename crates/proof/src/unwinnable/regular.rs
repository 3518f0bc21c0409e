//! The boards that the proofs without search reason about.

use board::{Kind, Position, Side};

/// Whether men move as today. The proofs without search and the plans know no other men.
#[inline]
pub(crate) fn moves_as_today(position: &Position) -> bool {
    position.movement().older.is_none()
}

/// Whether each side has one King and the side that is not to move is not in check.
pub(crate) fn has_regular_kings(position: &Position) -> bool {
    Side::ALL.iter().all(|&side| position.men(side, Kind::King).single().is_some())
        && !position.in_check(!position.turn())
}

/// The same, where men move as today.
pub(crate) fn is_regular(position: &Position) -> bool {
    moves_as_today(position) && has_regular_kings(position)
}
