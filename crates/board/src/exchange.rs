//! Taking one man from a square to another on the bitboards, and off them what stood there.
//!
//! ```text
//!   all bitboards       P N B R Q K w b      now less what is taken,
//!   a Queen's row       . . . . 1 . 1 .      and then changed on the square left and the square
//!                                            reached where the man's row has a 1
//! ```
//!
//! One row of masks for each man says on which bitboards he stands, so that one formula serves all men, no question is
//! asked about kinds, and the processor works on several bitboards at once. With AVX-512 all eight are one register, and
//! which of them have a square tells the row.

#[cfg(any(test, not(all(target_arch = "x86_64", target_feature = "avx512f"))))]
use crate::play::board_of;
use crate::ways::Whose;
use crate::{Bitboard, Kind, Square};

/// The bitboards of a position: the six kinds, then the two sides.
pub(crate) type Boards = [Bitboard; 8];

/// The bitboards once the man of `W` on `from` has gone to `to`, where no other of his side stands, and what stood there
/// is off the board; and the kinds of the two.
#[inline(always)]
pub(crate) fn exchange<W: Whose>(boards: &Boards, from: Square, to: Square) -> (Boards, Kind, Option<Kind>) {
    #[cfg(all(target_arch = "x86_64", target_feature = "avx512f"))]
    return together::exchange(boards, from, to);
    #[cfg(not(all(target_arch = "x86_64", target_feature = "avx512f")))]
    by_rows::exchange::<W>(boards, from, to)
}

/// The kind of the man on a square that is occupied; a Pawn on any other. The number of the kind is put together bit by
/// bit, so that nothing depends on which it is.
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

/// For any machine.
#[cfg(any(test, not(all(target_arch = "x86_64", target_feature = "avx512f"))))]
mod by_rows {
    use super::*;

    /// All bits where a man stands on a bitboard, none where he does not.
    type Row = [u64; 8];

    static ROWS: [[Row; 6]; 2] = {
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

    #[inline(always)]
    pub(super) fn exchange<W: Whose>(
        boards: &Boards,
        from: Square,
        to: Square,
    ) -> (Boards, Kind, Option<Kind>) {
        let moved = kind_on(boards, from);
        let taken = Bitboard::of(to) & boards[board_of(<W::Other as Whose>::SIDE)];
        let row = &ROWS[W::SIDE.index()][moved.index()];
        let after = changed(boards, taken, Bitboard::of(from).with(to), row);
        let taken = if taken.is_empty() { None } else { Some(kind_on(boards, to)) };
        (after, moved, taken)
    }

    /// Not inlined, so that all eight are worked on together and not one by one.
    #[inline(never)]
    fn changed(boards: &Boards, taken: Bitboard, way: Bitboard, row: &Row) -> Boards {
        std::array::from_fn(|i| Bitboard((boards[i].0 & !taken.0) ^ (way.0 & row[i])))
    }
}

/// All bitboards as one register, where the whole build is for processors that can.
#[cfg(all(target_arch = "x86_64", target_feature = "avx512f"))]
#[allow(unsafe_code)]
mod together {
    use std::arch::x86_64::*;

    use super::*;

    /// By the number of a bitboard, the kind whose men it holds.
    static KINDS: [Option<Kind>; 8] = {
        let [pawn, knight, bishop, rook, queen, king] = Kind::ALL;
        [Some(pawn), Some(knight), Some(bishop), Some(rook), Some(queen), Some(king), None, None]
    };

    #[inline(always)]
    pub(super) fn exchange(boards: &Boards, from: Square, to: Square) -> (Boards, Kind, Option<Kind>) {
        let mut after = [Bitboard::EMPTY; 8];
        let (left, reached) = (Bitboard::of(from).0 as i64, Bitboard::of(to).0 as i64);
        // SAFETY: the build is for processors with these instructions, and eight bitboards are 64 bytes.
        let (moved, taken) = unsafe {
            let before = _mm512_loadu_epi64(boards.as_ptr().cast());
            let (left, reached) = (_mm512_set1_epi64(left), _mm512_set1_epi64(reached));
            let moved = _mm512_test_epi64_mask(before, left);
            let taken = _mm512_test_epi64_mask(before, reached);
            let rest = _mm512_andnot_si512(_mm512_or_si512(left, reached), before);
            let changed = _mm512_mask_or_epi64(rest, moved, rest, reached);
            _mm512_storeu_epi64(after.as_mut_ptr().cast(), changed);
            (moved, taken)
        };
        // The kind stands before the side; where nothing is set, none is found.
        let kind = |which: u8| KINDS[((u32::from(which) | 1 << 6).trailing_zeros() & 7) as usize];
        (after, kind(moved).unwrap_or(Kind::Pawn), kind(taken))
    }

    #[cfg(test)]
    mod tests {
        use super::*;
        use crate::ways::{ByBlack, ByWhite};
        use crate::{MoveKind, Position, Side};

        #[test]
        fn together_and_by_rows_are_the_same() {
            let mut position = Position::default();
            for ply in 0..200_usize {
                let moves = position.legal_moves();
                let Some(&last) = moves.get(ply * 31 % moves.len().max(1)) else { break };
                for &m in moves.iter().filter(|m| matches!(m.kind(), MoveKind::Plain | MoveKind::DoubleStep))
                {
                    let together = exchange(&position.boards, m.from(), m.to());
                    let by_rows = match position.turn() {
                        Side::White => by_rows::exchange::<ByWhite>(&position.boards, m.from(), m.to()),
                        Side::Black => by_rows::exchange::<ByBlack>(&position.boards, m.from(), m.to()),
                    };
                    assert_eq!(together, by_rows, "{m:?} in {}", position.fen());
                }
                position = position.play(last);
            }
        }
    }
}
