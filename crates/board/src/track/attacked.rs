//! Whether a square is attacked, or a King: asked once the move is made.

use crate::vocabulary::boards::{Boards, board_of};
use crate::vocabulary::by_side::Whose;
use crate::{Bitboard, Kind, Square, attacks};

/// Whether the only King of `W` is attacked on these boards.
#[inline(always)]
pub(super) fn king_is_attacked<W: Whose>(boards: &Boards) -> bool {
    let king = boards[Kind::King.index()] & boards[board_of(W::SIDE)];
    is_attacked::<W>(boards, Square::low(king.0.trailing_zeros()), boards[6] | boards[7])
}

/// Whether the other side of `W` attacks a square, where exactly these squares are occupied.
#[inline(always)]
pub(super) fn is_attacked<W: Whose>(boards: &Boards, square: Square, occupied: Bitboard) -> bool {
    let [pawns, knights, bishops, rooks, queens, kings, ..] = *boards;
    let attackers = attacks::rook(square, occupied) & (rooks | queens)
        | attacks::bishop(square, occupied) & (bishops | queens)
        | attacks::knight(square) & knights
        | attacks::pawn(W::SIDE, square) & pawns
        | attacks::king(square) & kings;
    attackers.meets(boards[board_of(<W::Other as Whose>::SIDE)])
}
