//! Whether a square is attacked, or a King.

use crate::vocabulary::boards::{Boards, board_of};
use crate::vocabulary::by_side::Whose;
use crate::{Bitboard, Kind, Square, attacks};

/// Whether the only King of `W` is attacked on these boards.
#[inline(always)]
pub(super) fn king_is_attacked<W: Whose>(boards: &Boards) -> bool {
    let king = boards[Kind::King.index()] & boards[board_of(W::SIDE)];
    let king = Square::low(king.0.trailing_zeros());
    is_looked_at::<W>(boards, king, boards[board_of(<W::Other as Whose>::SIDE)], boards[6] | boards[7])
}

/// Whether one of these enemies attacks a King of `W` on a square, where exactly these squares are occupied.
///
/// Mostly nobody even looks at him. Who does is a slider behind other men, or gives check.
#[inline(always)]
pub(super) fn is_looked_at<W: Whose>(
    boards: &Boards,
    king: Square,
    enemy: Bitboard,
    occupied: Bitboard,
) -> bool {
    is_reached(attacks::lookers(W::SIDE, king, boards) & enemy, king, occupied)
}

/// The enemies that look at a King of `W` on a square, whatever stands between.
#[inline(always)]
pub(super) fn looking<W: Whose>(boards: &Boards, king: Square) -> Bitboard {
    attacks::lookers(W::SIDE, king, boards) & boards[board_of(<W::Other as Whose>::SIDE)]
}

/// Whether nothing stands between a King and one of these that look at him.
#[inline(always)]
pub(super) fn is_reached(looking: Bitboard, king: Square, occupied: Bitboard) -> bool {
    looking.iter().any(|from| !attacks::between(king, from).meets(occupied))
}

/// Whether the other side of `W` attacks a square, where exactly these squares are occupied.
#[inline(always)]
pub(super) fn is_attacked<W: Whose>(boards: &Boards, square: Square, occupied: Bitboard) -> bool {
    is_looked_at::<W>(boards, square, boards[board_of(<W::Other as Whose>::SIDE)], occupied)
}
