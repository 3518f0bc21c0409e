//! Moving one piece from a square to another on the bitboards, and capturing what stands there.
//!
//! ```text
//!   all bitboards       P N B R Q K w b      first cleared of the captured piece,
//!   a Queen's row       . . . . 1 . 1 .      then flipped on origin and destination
//!                                            where the piece's row has a 1
//! ```
//!
//! The row of a piece says which bitboards hold it. So one formula serves every piece without a branch on its kind, and
//! the processor works on several bitboards at once. With AVX-512 all eight are one register, and the bitboards that
//! have the origin tell the row.

use crate::vocabulary::boards::Boards;
#[cfg(any(test, not(all(target_arch = "x86_64", target_feature = "avx512f"))))]
use crate::vocabulary::boards::{ROWS, Row, board_of, kind_on};
use crate::vocabulary::by_side::Whose;
use crate::{Bitboard, Kind, Square};

/// The bitboards after the piece of `W` on `from` has gone to `to` and captured what stood there; then its kind, and the
/// kind of the captured piece. No piece of `W` may stand on `to`.
#[inline(always)]
pub(crate) fn relocate<W: Whose>(boards: &Boards, from: Square, to: Square) -> (Boards, Kind, Option<Kind>) {
    #[cfg(all(target_arch = "x86_64", target_feature = "avx512f"))]
    return one_register::relocate(boards, from, to);
    #[cfg(not(all(target_arch = "x86_64", target_feature = "avx512f")))]
    by_rows::relocate::<W>(boards, from, to)
}

/// For any machine.
#[cfg(any(test, not(all(target_arch = "x86_64", target_feature = "avx512f"))))]
mod by_rows {
    use super::*;

    #[inline(always)]
    pub(super) fn relocate<W: Whose>(
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

    /// Not inlined, so that the compiler works on all eight together and not one by one.
    #[inline(never)]
    fn changed(boards: &Boards, taken: Bitboard, both: Bitboard, row: &Row) -> Boards {
        std::array::from_fn(|i| Bitboard((boards[i].0 & !taken.0) ^ (both.0 & row[i])))
    }
}

/// All bitboards in one register, if the whole build is for processors with AVX-512.
#[cfg(all(target_arch = "x86_64", target_feature = "avx512f"))]
#[allow(unsafe_code)]
mod one_register {
    use std::arch::x86_64::*;

    use super::*;

    /// The kind that each bitboard holds, by its number.
    static KINDS: [Option<Kind>; 8] = {
        let [pawn, knight, bishop, rook, queen, king] = Kind::ALL;
        [Some(pawn), Some(knight), Some(bishop), Some(rook), Some(queen), Some(king), None, None]
    };

    #[inline(always)]
    pub(super) fn relocate(boards: &Boards, from: Square, to: Square) -> (Boards, Kind, Option<Kind>) {
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
        // The kinds come before the sides; with no bit set the kind is `None`.
        let kind = |which: u8| KINDS[((u32::from(which) | 1 << 6).trailing_zeros() & 7) as usize];
        (after, kind(moved).unwrap_or(Kind::Pawn), kind(taken))
    }

    #[cfg(test)]
    mod tests {
        use super::*;
        use crate::vocabulary::by_side::{ByBlack, ByWhite};
        use crate::{MoveKind, Position, Side};

        #[test]
        fn one_register_and_rows_give_the_same() {
            let mut position = Position::default();
            for ply in 0..200_usize {
                let moves = position.legal_moves();
                let Some(&last) = moves.get(ply * 31 % moves.len().max(1)) else { break };
                for &m in moves.iter().filter(|m| matches!(m.kind(), MoveKind::Plain | MoveKind::DoubleStep))
                {
                    let in_one_register = relocate(&position.boards, m.from(), m.to());
                    let by_rows = match position.turn() {
                        Side::White => by_rows::relocate::<ByWhite>(&position.boards, m.from(), m.to()),
                        Side::Black => by_rows::relocate::<ByBlack>(&position.boards, m.from(), m.to()),
                    };
                    assert_eq!(in_one_register, by_rows, "{m:?} in {}", position.fen());
                }
                position = position.play(last);
            }
        }
    }
}
