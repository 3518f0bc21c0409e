//! How open a position is: which answer is worth trying first. It proves nothing.

use board::{Bitboard, Kind, Position, Side};

use crate::attacks::fill;

/// How many Pawns stand face to face with another.
pub(crate) fn locked_pawns(position: &Position) -> u32 {
    let ahead = fill::forward(Side::White, position.men(Side::White, Kind::Pawn));
    (ahead & position.men(Side::Black, Kind::Pawn)).count()
}

/// Whether so few Pawns are locked that a side with such pieces hardly ever lacks a mate.
pub(crate) fn is_open(position: &Position, side: Side) -> bool {
    let majors = position.men(side, Kind::Rook) | position.men(side, Kind::Queen);
    match locked_pawns(position) {
        0 => !majors.is_empty() || has_passed_pawn(position, side),
        1 => !majors.is_empty(),
        _ => false,
    }
}

/// Whether a Pawn of the side has nothing before it on its file, and no enemy Pawn that could capture it on its way.
pub(crate) fn has_passed_pawn(position: &Position, side: Side) -> bool {
    let adverse = position.men(!side, Kind::Pawn);
    let mut behind = position.occupied() | fill::attacks(Kind::Pawn, !side, adverse, Bitboard::ALL);
    for _ in 0..6 {
        behind |= fill::forward(!side, behind);
    }
    !(position.men(side, Kind::Pawn) - fill::forward(!side, behind)).is_empty()
}
