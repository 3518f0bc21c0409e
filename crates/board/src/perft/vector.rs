//! Eight words of 64 bits side by side: one register of AVX-512, or an array on any processor.
//!
//! The compiler does not find the lanes in plain loops by itself. So the few operations needed are written here twice: as
//! intrinsics for the register, and as loops, which say what is meant and against which the register is tested.

/// Eight lanes.
pub(super) trait Vector8: Copy {
    fn of(words: [u64; 8]) -> Self;

    /// The same word in each lane.
    fn all(word: u64) -> Self;

    /// One word in the first four lanes, another in the last four.
    fn halves(first: u64, last: u64) -> Self;

    fn and(self, other: Self) -> Self;

    /// `self` without `other`.
    fn without(self, other: Self) -> Self;

    /// `self` together with what `a` and `b` share.
    fn or_both(self, a: Self, b: Self) -> Self;

    fn or(self, other: Self) -> Self;

    /// Each lane rotated to the left by the number in the same lane of `bits`.
    fn rotated(self, bits: Self) -> Self;

    /// The lanes in which `a` and `b` share a bit, with the other lanes empty.
    fn where_meet(self, a: Self, b: Self) -> Self;

    /// The union of all lanes.
    fn joined(self) -> u64;

    /// The union of the first four lanes, and of the last four.
    fn joined_halves(self) -> (u64, u64);

    /// The number of bits in three times eight lanes.
    fn count(lanes: [Self; 3]) -> u32;
}

/// For any processor.
impl Vector8 for [u64; 8] {
    #[inline(always)]
    fn of(words: [u64; 8]) -> Self {
        words
    }
    #[inline(always)]
    fn all(word: u64) -> Self {
        [word; 8]
    }
    #[inline(always)]
    fn halves(first: u64, last: u64) -> Self {
        lanes(|i| if i < 4 { first } else { last })
    }
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        lanes(|i| self[i] & other[i])
    }
    #[inline(always)]
    fn without(self, other: Self) -> Self {
        lanes(|i| self[i] & !other[i])
    }
    #[inline(always)]
    fn or_both(self, a: Self, b: Self) -> Self {
        lanes(|i| self[i] | a[i] & b[i])
    }
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        lanes(|i| self[i] | other[i])
    }
    #[inline(always)]
    fn rotated(self, bits: Self) -> Self {
        lanes(|i| self[i].rotate_left(bits[i] as u32))
    }
    #[inline(always)]
    fn where_meet(self, a: Self, b: Self) -> Self {
        lanes(|i| if a[i] & b[i] != 0 { self[i] } else { 0 })
    }
    #[inline(always)]
    fn joined(self) -> u64 {
        self.iter().fold(0, |set, lane| set | lane)
    }
    #[inline(always)]
    fn joined_halves(self) -> (u64, u64) {
        let [a, b, c, d, e, f, g, h] = self;
        (a | b | c | d, e | f | g | h)
    }
    #[inline(always)]
    fn count(lanes: [Self; 3]) -> u32 {
        lanes.iter().flatten().map(|lane| lane.count_ones()).sum()
    }
}

#[inline(always)]
fn lanes(of: impl Fn(usize) -> u64) -> [u64; 8] {
    std::array::from_fn(of)
}

/// One register of AVX-512.
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
pub(super) mod register {
    use std::arch::x86_64::*;

    use super::Vector8;

    /// Only code that is compiled for AVX-512, and that runs only if the processor has it, may use this type.
    #[derive(Clone, Copy)]
    pub(in crate::perft) struct Register(__m512i);

    // SAFETY, for each of these: the processor has the instruction, as the type requires.
    impl Vector8 for Register {
        #[inline(always)]
        fn of(words: [u64; 8]) -> Self {
            Self(unsafe { _mm512_loadu_epi64(words.as_ptr().cast()) })
        }
        #[inline(always)]
        fn all(word: u64) -> Self {
            Self(unsafe { _mm512_set1_epi64(word as i64) })
        }
        #[inline(always)]
        fn halves(first: u64, last: u64) -> Self {
            Self(unsafe { _mm512_mask_blend_epi64(0xF0, Self::all(first).0, Self::all(last).0) })
        }
        #[inline(always)]
        fn and(self, other: Self) -> Self {
            Self(unsafe { _mm512_and_si512(self.0, other.0) })
        }
        #[inline(always)]
        fn without(self, other: Self) -> Self {
            Self(unsafe { _mm512_andnot_si512(other.0, self.0) })
        }
        #[inline(always)]
        fn or_both(self, a: Self, b: Self) -> Self {
            // The truth table of x | y & z.
            Self(unsafe { _mm512_ternarylogic_epi64::<0xF8>(self.0, a.0, b.0) })
        }
        #[inline(always)]
        fn or(self, other: Self) -> Self {
            Self(unsafe { _mm512_or_si512(self.0, other.0) })
        }
        #[inline(always)]
        fn rotated(self, bits: Self) -> Self {
            Self(unsafe { _mm512_rolv_epi64(self.0, bits.0) })
        }
        #[inline(always)]
        fn where_meet(self, a: Self, b: Self) -> Self {
            Self(unsafe { _mm512_maskz_mov_epi64(_mm512_test_epi64_mask(a.0, b.0), self.0) })
        }
        #[inline(always)]
        fn joined(self) -> u64 {
            unsafe { _mm512_reduce_or_epi64(self.0) as u64 }
        }
        #[inline(always)]
        fn joined_halves(self) -> (u64, u64) {
            let half = |lanes| unsafe { _mm512_mask_reduce_or_epi64(lanes, self.0) as u64 };
            (half(0x0F), half(0xF0))
        }
        #[inline(always)]
        fn count(lanes: [Self; 3]) -> u32 {
            let [a, b, c] = lanes;
            unsafe {
                let pairs = _mm512_add_epi64(_mm512_popcnt_epi64(a.0), _mm512_popcnt_epi64(b.0));
                _mm512_reduce_add_epi64(_mm512_add_epi64(pairs, _mm512_popcnt_epi64(c.0))) as u32
            }
        }
    }
}
