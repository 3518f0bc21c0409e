//! The pieces of one side, as the generator needs them.

use crate::vocabulary::boards::{Boards, board_of};
use crate::{Bitboard, Position, Side};

/// The pieces of one side. Queens are among both the diagonal and the straight sliders.
#[derive(Clone, Copy)]
pub(crate) struct Men {
    pub(crate) pawns: Bitboard,
    pub(crate) knights: Bitboard,
    pub(crate) diagonal: Bitboard,
    pub(crate) straight: Bitboard,
    pub(crate) king: Bitboard,
    pub(crate) all: Bitboard,
}

impl Men {
    #[inline(always)]
    pub(crate) fn of(position: &Position, side: Side) -> Self {
        Self::among(&position.boards, side)
    }

    /// The pieces of a side on the bitboards of a position.
    #[inline(always)]
    pub(crate) fn among(boards: &Boards, side: Side) -> Self {
        let [pawns, knights, bishops, rooks, queens, kings, ..] = *boards;
        let all = boards[board_of(side)];
        Self {
            pawns: pawns & all,
            knights: knights & all,
            diagonal: (bishops | queens) & all,
            straight: (rooks | queens) & all,
            king: kings & all,
            all,
        }
    }
}
