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

#[cfg(any(test, not(all(target_arch = "x86_64", target_feature = "avx512f"))))]
use crate::vocabulary::boards::ROWS;
use crate::vocabulary::boards::{Boards, Standing};
use crate::vocabulary::by_side::Whose;
use crate::{Bitboard, Square};

/// The bitboards after the piece of `W` on `from` has gone to `to` and captured what stood there; then what stood on the two
/// squares. No piece of `W` may stand on `to`.
#[inline(always)]
pub(crate) fn relocate<W: Whose>(boards: &Boards, from: Square, to: Square) -> (Boards, Standing, Standing) {
    #[cfg(all(target_arch = "x86_64", target_feature = "avx512f"))]
    return one_register::relocate(boards, from, to);
    #[cfg(all(target_arch = "x86_64", not(target_feature = "avx512f")))]
    return in_pairs::relocate::<W>(boards, from, to);
    #[cfg(not(target_arch = "x86_64"))]
    by_rows::relocate::<W>(boards, from, to)
}

/// For any machine.
#[cfg(any(test, not(target_arch = "x86_64")))]
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
        let after = std::array::from_fn(|i| boards[i].without(to) ^ Bitboard(both.0 & row.0[i]));
        (after, moved, taken)
    }
}

/// Two bitboards in one register. Every x86-64 processor can do so, but the compiler goes back to single bitboards where it
/// also needs some of them alone.
#[cfg(all(target_arch = "x86_64", any(test, not(target_feature = "avx512f"))))]
#[allow(unsafe_code)]
mod in_pairs {
    use std::arch::x86_64::*;

    use super::*;

    #[inline(always)]
    pub(super) fn relocate<W: Whose>(
        boards: &Boards,
        from: Square,
        to: Square,
    ) -> (Boards, Standing, Standing) {
        let (moved, taken) = (Standing::on(boards, from), Standing::on(boards, to));
        let (both, row) = (Bitboard::of(from).with(to), &ROWS[W::SIDE.index()][moved.number()]);
        let mut after = [Bitboard::EMPTY; 8];
        let (before, row, into) = (
            boards.as_ptr().cast::<__m128i>(),
            row.0.as_ptr().cast::<__m128i>(),
            after.as_mut_ptr().cast::<__m128i>(),
        );
        // SAFETY: eight bitboards, and a row, are four registers, and a row is aligned to its size.
        unsafe {
            let (both, reached) =
                (_mm_set1_epi64x(both.0 as i64), _mm_set1_epi64x(Bitboard::of(to).0 as i64));
            for pair in 0..4 {
                let rest = _mm_andnot_si128(reached, _mm_loadu_si128(before.add(pair)));
                let flipped = _mm_and_si128(both, _mm_load_si128(row.add(pair)));
                _mm_storeu_si128(into.add(pair), _mm_xor_si128(rest, flipped));
            }
        }
        (after, moved, taken)
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
    use crate::{MoveKind, Position, Side};

    #[test]
    fn registers_and_rows_give_the_same() {
        let mut position = Position::default();
        for ply in 0..200_usize {
            let (boards, moves) = (&position.boards, position.legal_moves());
            let Some(&last) = moves.get(ply * 31 % moves.len().max(1)) else { break };
            for &m in moves.iter().filter(|m| matches!(m.kind(), MoveKind::Plain | MoveKind::DoubleStep)) {
                let (found, by_rows) = match position.turn() {
                    Side::White => both_ways::<ByWhite>(boards, m.from(), m.to()),
                    Side::Black => both_ways::<ByBlack>(boards, m.from(), m.to()),
                };
                assert_eq!(found, by_rows, "{m:?} in {}", position.fen());
            }
            position = position.play(last);
        }
    }

    type Relocated = (Boards, Standing, Standing);

    fn both_ways<W: Whose>(boards: &Boards, from: Square, to: Square) -> (Relocated, Relocated) {
        #[cfg(target_arch = "x86_64")]
        assert_eq!(in_pairs::relocate::<W>(boards, from, to), by_rows::relocate::<W>(boards, from, to));
        (relocate::<W>(boards, from, to), by_rows::relocate::<W>(boards, from, to))
    }
}
