//! All eight bitboards at once, in as few registers as the build allows.
//!
//! ```text
//!   P N   B R   Q K   w b     any x86-64 processor: four registers of two bitboards
//!   P N B R     Q K w b       a build with AVX2: two registers of four
//! ```
//!
//! The compiler finds the same by itself for some builds, but goes back to single bitboards where it also needs some of them
//! alone, and then has not enough registers.

use crate::Bitboard;
use crate::vocabulary::boards::{Boards, Row};

/// The squares of all bitboards that are also in the row's, each in its own.
#[inline(always)]
pub(crate) fn meeting(boards: &Boards, row: &Row) -> Bitboard {
    #[cfg(target_arch = "x86_64")]
    return registers::meeting(boards, row);
    #[cfg(not(target_arch = "x86_64"))]
    one_by_one::meeting(boards, row)
}

/// The bitboards without a square, and then with these squares flipped where the row has ones.
#[cfg(any(test, not(target_feature = "avx512f")))]
#[inline(always)]
pub(crate) fn flipped(boards: &Boards, without: Bitboard, flip: Bitboard, row: &Row) -> Boards {
    #[cfg(target_arch = "x86_64")]
    return registers::flipped(boards, without, flip, row);
    #[cfg(not(target_arch = "x86_64"))]
    one_by_one::flipped(boards, without, flip, row)
}

/// For any machine.
#[cfg(any(test, not(target_arch = "x86_64")))]
mod one_by_one {
    use super::*;

    #[inline(always)]
    pub(super) fn meeting(boards: &Boards, row: &Row) -> Bitboard {
        (0..8).fold(Bitboard::EMPTY, |met, i| met | Bitboard(boards[i].0 & row.0[i]))
    }

    #[inline(always)]
    pub(super) fn flipped(boards: &Boards, without: Bitboard, flip: Bitboard, row: &Row) -> Boards {
        std::array::from_fn(|i| (boards[i] - without) ^ Bitboard(flip.0 & row.0[i]))
    }
}

#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
#[allow(unsafe_code)]
mod registers {
    use std::arch::x86_64::*;

    use super::*;

    #[inline(always)]
    pub(super) fn meeting(boards: &Boards, row: &Row) -> Bitboard {
        let (boards, row) = (boards.as_ptr().cast::<__m256i>(), row.0.as_ptr().cast::<__m256i>());
        // SAFETY: the build is for processors with these instructions. Eight bitboards, and a row, are two registers, and a
        // row is aligned to its size.
        unsafe {
            let at = |i| _mm256_and_si256(_mm256_loadu_si256(boards.add(i)), _mm256_load_si256(row.add(i)));
            let four = _mm256_or_si256(at(0), at(1));
            let two = _mm_or_si128(_mm256_castsi256_si128(four), _mm256_extracti128_si256::<1>(four));
            Bitboard(_mm_cvtsi128_si64(_mm_or_si128(two, _mm_unpackhi_epi64(two, two))) as u64)
        }
    }

    #[cfg(any(test, not(target_feature = "avx512f")))]
    #[inline(always)]
    pub(super) fn flipped(boards: &Boards, without: Bitboard, flip: Bitboard, row: &Row) -> Boards {
        let mut after = [Bitboard::EMPTY; 8];
        let (boards, row) = (boards.as_ptr().cast::<__m256i>(), row.0.as_ptr().cast::<__m256i>());
        // SAFETY: as above.
        unsafe {
            let (without, flip) = (_mm256_set1_epi64x(without.0 as i64), _mm256_set1_epi64x(flip.0 as i64));
            for i in 0..2 {
                let rest = _mm256_andnot_si256(without, _mm256_loadu_si256(boards.add(i)));
                let flipped = _mm256_and_si256(flip, _mm256_load_si256(row.add(i)));
                _mm256_storeu_si256(
                    after.as_mut_ptr().cast::<__m256i>().add(i),
                    _mm256_xor_si256(rest, flipped),
                );
            }
        }
        after
    }
}

#[cfg(all(target_arch = "x86_64", not(target_feature = "avx2")))]
#[allow(unsafe_code)]
mod registers {
    use std::arch::x86_64::*;

    use super::*;

    #[inline(always)]
    pub(super) fn meeting(boards: &Boards, row: &Row) -> Bitboard {
        let (boards, row) = (boards.as_ptr().cast::<__m128i>(), row.0.as_ptr().cast::<__m128i>());
        // SAFETY: every x86-64 processor has these instructions. Eight bitboards, and a row, are four registers, and a row
        // is aligned to its size.
        unsafe {
            let at = |i| _mm_and_si128(_mm_loadu_si128(boards.add(i)), _mm_load_si128(row.add(i)));
            let two = _mm_or_si128(_mm_or_si128(at(0), at(1)), _mm_or_si128(at(2), at(3)));
            Bitboard(_mm_cvtsi128_si64(_mm_or_si128(two, _mm_unpackhi_epi64(two, two))) as u64)
        }
    }

    #[inline(always)]
    pub(super) fn flipped(boards: &Boards, without: Bitboard, flip: Bitboard, row: &Row) -> Boards {
        let mut after = [Bitboard::EMPTY; 8];
        let (boards, row) = (boards.as_ptr().cast::<__m128i>(), row.0.as_ptr().cast::<__m128i>());
        // SAFETY: as above.
        unsafe {
            let (without, flip) = (_mm_set1_epi64x(without.0 as i64), _mm_set1_epi64x(flip.0 as i64));
            for i in 0..4 {
                let rest = _mm_andnot_si128(without, _mm_loadu_si128(boards.add(i)));
                let flipped = _mm_and_si128(flip, _mm_load_si128(row.add(i)));
                _mm_storeu_si128(after.as_mut_ptr().cast::<__m128i>().add(i), _mm_xor_si128(rest, flipped));
            }
        }
        after
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::boards::ROWS;
    use crate::{Position, Square};

    #[test]
    fn registers_and_single_bitboards_give_the_same() {
        let mut position = Position::default();
        for ply in 0..100_usize {
            let boards = &position.boards;
            for row in ROWS.iter().flatten() {
                assert_eq!(meeting(boards, row), one_by_one::meeting(boards, row), "{}", position.fen());
                for square in Square::ALL {
                    let without = Bitboard::of(square);
                    let flip = without | Bitboard(0x8040_2010_0804_0201);
                    let found = flipped(boards, without, flip, row);
                    assert_eq!(found, one_by_one::flipped(boards, without, flip, row), "{}", position.fen());
                }
            }
            let moves = position.legal_moves();
            let Some(&m) = moves.get(ply * 31 % moves.len().max(1)) else { break };
            position = position.play(m);
        }
    }
}
