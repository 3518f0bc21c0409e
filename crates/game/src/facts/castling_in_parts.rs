//! The King's part of a castling that a touch demands, where it is a legal move of the King as well.

use board::Move;
use law::{Provision, providing};

use crate::facts::touching::bound_otherwise;
use crate::state::State;

/// Whether this move of the King is the first half of the castling to which his touches bind the player.
///
/// In Chess960 the King may castle to the next square: then the board alone does not tell the half from the whole. What
/// he touched does.
pub(crate) fn is_kings_part_of_castling(state: &State, m: Move) -> bool {
    let turn = state.turn();
    if !turn.position().is_chess960() || m.rook().is_some() {
        return false;
    }
    let moved: Vec<_> = turn.men().at(m.from()).into_iter().collect();
    let Some(demanded) = bound_otherwise(state, turn, m, &moved) else { return false };
    let begins = |castling: &Move| (castling.from(), castling.to()) == (m.from(), m.to());
    demanded.moves.iter().all(|demanded| demanded.rook().is_some()) && demanded.moves.iter().any(begins)
}

/// The articles by which this move of the King may still be found to have been the first half of a castling; none where no
/// castling takes the King there.
pub(crate) fn may_be_begun_castling(state: &State, m: Move) -> Vec<&'static str> {
    let position = state.turn().position();
    let kings = m.rook().is_none() && position.king(position.turn()) == Some(m.from());
    if !kings || !position.is_chess960() {
        return Vec::new();
    }
    let begun =
        |castling: &Move| castling.rook().is_some() && (castling.from(), castling.to()) == (m.from(), m.to());
    match position.legal_moves().iter().any(begun) {
        true => providing(state.law().code, Provision::KingsStepMayBeCastling),
        false => Vec::new(),
    }
}
