//! The eight bitboards of a position, and what they show to stand on a square.

use crate::{Bitboard, Kind, Side, Square};

/// The bitboards of a position: the six kinds, then the two sides.
pub(crate) type Boards = [Bitboard; 8];

/// The side's index among the bitboards, after the six kinds.
pub(crate) const fn board_of(side: Side) -> usize {
    6 + side.index()
}

/// The kind of the piece on an occupied square; a Pawn on an empty one.
///
/// The number of the kind is put together bit by bit, so that no branch depends on which kind it is.
#[inline(always)]
pub(crate) fn kind_on(boards: &Boards, square: Square) -> Kind {
    let [_, knights, bishops, rooks, queens, kings, ..] = *boards;
    let bit = |set: u64| (set >> square.index() & 1) as usize;
    let (ones, twos, fours) = (knights.0 | rooks.0 | kings.0, bishops.0 | rooks.0, queens.0 | kings.0);
    const KINDS: [Kind; 8] = {
        let [pawn, knight, bishop, rook, queen, king] = Kind::ALL;
        [pawn, knight, bishop, rook, queen, king, pawn, pawn]
    };
    KINDS[bit(ones) | bit(twos) << 1 | bit(fours) << 2]
}

/// For each bitboard all bits set or none.
pub(crate) type Row = [u64; 8];

/// All bits set for each bitboard that holds a piece of this side and kind, none for the others.
pub(crate) static ROWS: [[Row; 6]; 2] = {
    let (mut rows, mut side) = ([[[0; 8]; 6]; 2], 0);
    while side < 2 {
        let mut kind = 0;
        while kind < 6 {
            rows[side][kind][kind] = !0;
            rows[side][kind][6 + side] = !0;
            kind += 1;
        }
        side += 1;
    }
    rows
};
