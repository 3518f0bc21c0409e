//! The boards that the proofs without search reason about.

use board::{Kind, Position, Side};

/// Whether each side has one King and the side that is not to move is not in check.
pub(crate) fn is_regular(position: &Position) -> bool {
    Side::ALL.iter().all(|&side| position.men(side, Kind::King).single().is_some())
        && !position.in_check(!position.turn())
}
