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

/// What stands on a square, whoever owns it, as a number below eight: 0 for nothing, one more than its index for a kind. So
/// tables with eight entries are read without a branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Standing(usize);

impl Standing {
    pub(crate) const NOTHING: Self = Self(0);
    pub(crate) const PAWN: Self = Self::of(Kind::Pawn);
    pub(crate) const KING: Self = Self::of(Kind::King);

    #[inline(always)]
    pub(crate) const fn of(kind: Kind) -> Self {
        Self(1 + kind.index())
    }

    /// What stands on a square, put together bit by bit, so that no branch depends on it.
    #[cfg(any(test, not(all(target_arch = "x86_64", target_feature = "avx512f"))))]
    #[inline(always)]
    pub(crate) fn on(boards: &Boards, square: Square) -> Self {
        let [pawns, knights, bishops, rooks, queens, kings, ..] = *boards;
        let (ones, twos, fours) =
            (pawns | bishops | queens, knights | bishops | kings, rooks | queens | kings);
        let bit = |set: Bitboard| (set.0 >> square.index() & 1) as usize;
        Self(bit(ones) + 2 * bit(twos) + 4 * bit(fours))
    }

    /// What a square holds that is on these of the eight bitboards, one bit each.
    #[cfg(all(target_arch = "x86_64", target_feature = "avx512f"))]
    #[inline(always)]
    pub(crate) const fn from_boards(boards: u8) -> Self {
        Self((32 - (boards as u32 & 0x3F).leading_zeros()) as usize)
    }

    #[inline(always)]
    pub(crate) const fn number(self) -> usize {
        self.0 & 7
    }

    /// The place of the bitboard of this kind; the last one for nothing.
    #[inline(always)]
    pub(crate) const fn board(self) -> usize {
        self.0.wrapping_sub(1) & 7
    }
}

/// A set of squares for each bitboard.
#[repr(align(64))]
pub(crate) struct Row(pub(crate) [u64; 8]);

/// All bits set for each bitboard that holds a piece of this side and [`Standing`], none for the others.
pub(crate) static ROWS: [[Row; 8]; 2] = {
    let (mut rows, mut side) = ([const { [const { Row([0; 8]) }; 8] }; 2], 0);
    while side < 2 {
        let mut kind = 0;
        while kind < 6 {
            let row = &mut rows[side][Standing::of(Kind::ALL[kind]).number()];
            row.0[kind] = !0;
            row.0[6 + side] = !0;
            kind += 1;
        }
        side += 1;
    }
    rows
};
