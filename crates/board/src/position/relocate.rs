//! Moving one piece from a square to another on the bitboards, and capturing what stands there.
//!
//! ```text
//!   all bitboards       P N B R Q K w b      first cleared of the captured piece,
//!   a Queen's row       . . . . 1 . 1 .      then flipped on origin and destination
//!                                            where the piece's row has a 1
//! ```
//!
//! The row of a piece says which bitboards hold it. So one formula serves every piece without a branch on its kind, and
//! the processor works on [several bitboards at once](crate::vocabulary::wide). With AVX-512 all eight are one register,
//! and the bitboards that have the origin tell the row.

#[cfg(any(test, not(all(target_arch = "x86_64", target_feature = "avx512f"))))]
use crate::vocabulary::boards::ROWS;
use crate::vocabulary::boards::{Boards, Standing};
use crate::vocabulary::by_side::Whose;
#[cfg(any(test, not(all(target_arch = "x86_64", target_feature = "avx512f"))))]
use crate::vocabulary::wide;
use crate::{Bitboard, Square};

/// The bitboards after the piece of `W` on `from` has gone to `to` and captured what stood there; then what stood on the two
/// squares. No piece of `W` may stand on `to`.
#[inline(always)]
pub(crate) fn relocate<W: Whose>(boards: &Boards, from: Square, to: Square) -> (Boards, Standing, Standing) {
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
    ) -> (Boards, Standing, Standing) {
        let (moved, taken) = (Standing::on(boards, from), Standing::on(boards, to));
        let (both, row) = (Bitboard::of(from).with(to), &ROWS[W::SIDE.index()][moved.number()]);
        (wide::flipped(boards, Bitboard::of(to), both, row), moved, taken)
    }
}

/// All bitboards in one register, if the whole build is for processors with AVX-512.
#[cfg(all(target_arch = "x86_64", target_feature = "avx512f"))]
#[allow(unsafe_code)]
mod one_register {
    use std::arch::x86_64::*;

    use super::*;

    #[inline(always)]
    pub(super) fn relocate(boards: &Boards, from: Square, to: Square) -> (Boards, Standing, Standing) {
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
        (after, Standing::from_boards(moved), Standing::from_boards(taken))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::by_side::{ByBlack, ByWhite};
    use crate::{Kind, MoveKind, Position, Side};

    /// Moves the pieces on each bitboard by itself.
    fn one_by_one(position: &Position, from: Square, to: Square) -> (Boards, Option<Kind>, Option<Kind>) {
        let (left, reached) = (Bitboard::of(from), Bitboard::of(to));
        let after = position
            .boards
            .map(|board| if board.meets(left) { (board - left) | reached } else { board - reached });
        (after, position.kind_at(from), position.kind_at(to))
    }

    #[test]
    fn all_bitboards_together_and_one_by_one_give_the_same() {
        let mut position = Position::default();
        for ply in 0..200_usize {
            let (boards, moves) = (&position.boards, position.legal_moves());
            let Some(&last) = moves.get(ply * 31 % moves.len().max(1)) else { break };
            for &m in moves.iter().filter(|m| matches!(m.kind(), MoveKind::Plain | MoveKind::DoubleStep)) {
                let ways = match position.turn() {
                    Side::White => [relocate::<ByWhite>, by_rows::relocate::<ByWhite>]
                        .map(|way| way(boards, m.from(), m.to())),
                    Side::Black => [relocate::<ByBlack>, by_rows::relocate::<ByBlack>]
                        .map(|way| way(boards, m.from(), m.to())),
                };
                let (after, moved, taken) = one_by_one(&position, m.from(), m.to());
                let standing = |kind: Option<Kind>| kind.map_or(Standing::NOTHING, Standing::of);
                let expected = (after, standing(moved), standing(taken));
                assert_eq!(ways, [expected; 2], "{m:?} in {}", position.fen());
            }
            position = position.play(last);
        }
    }
}
