//! How a Pawn gets to its last rank along its file.

use board::{Bitboard, Side, Square};

use crate::attacks::fill;

/// The squares before a Pawn up to its last rank.
pub(crate) fn way(side: Side, square: Square) -> Bitboard {
    fill::beyond(side, Bitboard::of(square))
}

/// How many moves a Pawn needs for its way.
pub(crate) fn steps(side: Side, square: Square) -> u32 {
    let way = way(side, square).count();
    way - u32::from(side.nth_rank(1) == square.rank()).min(way)
}

/// Where a Pawn may step without capturing, if nothing else forbids it.
pub(crate) fn pushes(side: Side, from: Square, occupied: Bitboard) -> Bitboard {
    let one = fill::forward(side, Bitboard::of(from)) - occupied;
    let first = from.rank() == side.nth_rank(1);
    let two = if first { fill::forward(side, one) - occupied } else { Bitboard::EMPTY };
    one | two
}
