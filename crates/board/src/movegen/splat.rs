//! Splats: the moves of a [`Template`] to a set of squares, written one after the other.
//!
//! ```text
//!   squares    . . 2 . . 5 . 7       the indices of the squares in the set,
//!   packed     2 5 7                 packed by one instruction if the build has AVX-512;
//!   moves      b+2f b+5f b+7f        then all moves of one piece are made and written at once
//! ```

use std::mem::MaybeUninit;

use crate::movegen::template::Template;
use crate::{Bitboard, Move};

/// Room for the moves to any set of squares.
pub(crate) type Slots = [MaybeUninit<Move>; 64];

/// Writes from the first slot on and returns how many moves it wrote. It may overwrite the slots after them.
#[inline(always)]
pub(crate) fn write(slots: &mut Slots, to: Bitboard, template: Template) -> usize {
    #[cfg(all(
        target_arch = "x86_64",
        target_feature = "avx512vbmi2",
        target_feature = "avx512bw",
        target_feature = "avx512vl"
    ))]
    if to.count() <= packed::MOST {
        return packed::write(slots, to, template);
    }
    one_by_one(slots, to, template)
}

#[inline(always)]
#[allow(unsafe_code)]
fn one_by_one(slots: &mut Slots, to: Bitboard, template: Template) -> usize {
    let mut written = 0;
    for to in to {
        // SAFETY: a set has at most 64 squares, so fewer than 64 moves were written before this one.
        unsafe { slots.get_unchecked_mut(written) }.write(template.move_to(to));
        written += 1;
    }
    written
}

/// All at once, if the whole build is for processors with AVX-512.
#[cfg(all(
    target_arch = "x86_64",
    target_feature = "avx512vbmi2",
    target_feature = "avx512bw",
    target_feature = "avx512vl"
))]
#[allow(unsafe_code)]
mod packed {
    use std::arch::x86_64::*;

    use super::*;

    /// The largest set: as many squares as a register of 256 bits holds moves.
    pub(super) const MOST: u32 = 16;

    static NUMBERS: [u8; 64] = {
        let (mut numbers, mut i) = ([0; 64], 0);
        while i < 64 {
            numbers[i] = i as u8;
            i += 1;
        }
        numbers
    };

    #[inline(always)]
    pub(super) fn write(slots: &mut Slots, to: Bitboard, template: Template) -> usize {
        // SAFETY: the build is for processors with these instructions, `NUMBERS` has 64 bytes to read, and the slots
        // have room for 16 moves, each of which is any 16 bits.
        unsafe {
            let numbers = _mm512_loadu_epi8(NUMBERS.as_ptr().cast());
            let squares = _mm512_castsi512_si128(_mm512_maskz_compress_epi8(to.0, numbers));
            let moves =
                _mm256_mullo_epi16(_mm256_cvtepu8_epi16(squares), _mm256_set1_epi16(template.factor as i16));
            let moves = _mm256_add_epi16(moves, _mm256_set1_epi16(template.base as i16));
            _mm256_storeu_epi16(slots.as_mut_ptr().cast(), moves);
        }
        to.count() as usize
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::Square;

    proptest! {
        #[test]
        fn a_move_for_each_square_of_any_set(bits: u64, sparse: u64, from in 0..64_u8) {
            let from = Square::from_index(from).unwrap();
            for set in [bits, bits & sparse, bits & sparse & bits.rotate_left(7), 0, !0, 1 << 63, 0xFFFF].map(Bitboard) {
                let mut slots = [const { MaybeUninit::uninit() }; 64];
                let written = write(&mut slots, set, Template::from_square(from));
                // SAFETY: `write` says that it wrote these slots.
                #[allow(unsafe_code)]
                let moves = unsafe { slots[..written].assume_init_ref() };
                let one_by_one: Vec<_> = set.iter().map(|to| Move::plain(from, to)).collect();
                prop_assert_eq!(moves, one_by_one);
            }
        }
    }
}
