//! The boards that proofs without search take for granted.

use board::{Kind, Position, Side};

/// Whether there is one King a side and no check to the side that is not to move: what the reasons without moves
/// take for granted.
pub(crate) fn is_regular(position: &Position) -> bool {
    Side::ALL.iter().all(|&side| position.men(side, Kind::King).single().is_some())
        && !position.in_check(!position.turn())
}
