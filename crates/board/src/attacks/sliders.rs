//! What Rooks and Bishops attack on a board full of pieces, by one look-up.
//!
//! ```text
//!   . . . . . . . .     Only pieces on the squares r can stop a Rook on c3; the edge does not count, since the
//!   . . r . . . . .     Rook reaches it whether or not a piece stands there. The occupancy of these squares is
//!   . . r . . . . .     packed into an index of ten bits, by the instruction PEXT or by a multiplication with a
//!   . . r . . . . .     magic factor, which gathers the bits at the top. The index finds the attacked squares in
//!   . . r . . . . .     a table.
//!   . r R r r r r .
//!   . . r . . . . .
//!   . . . . . . . .
//! ```

use super::magics;
use crate::{Bitboard, Square};

/// A way to look up what sliders attack.
pub(crate) trait SliderAttacks: Copy {
    fn rook(square: Square, occupied: Bitboard) -> Bitboard;
    fn bishop(square: Square, occupied: Bitboard) -> Bitboard;

    /// What a Queen attacks.
    #[inline(always)]
    fn queen(square: Square, occupied: Bitboard) -> Bitboard {
        Self::rook(square, occupied) | Self::bishop(square, occupied)
    }
}

/// How the occupancy around one square becomes an index. PEXT uses only the mask and the start.
struct Entry {
    /// The squares whose occupancy counts.
    mask: u64,
    /// The magic factor, and how far its product is shifted.
    magic: u64,
    shift: u32,
    /// Where its part of the table begins.
    start: u32,
}

type Directions = [(i8, i8); 4];
const STRAIGHT: Directions = [(1, 0), (0, 1), (-1, 0), (0, -1)];
const DIAGONAL: Directions = [(1, 1), (-1, 1), (-1, -1), (1, -1)];

/// Entries of the table for Rooks, and for Rooks and Bishops together.
const ROOK_SIZE: u32 = 102_400;
const SIZE: usize = 107_648;

static ROOKS: [Entry; 64] = entries(STRAIGHT, &magics::ROOK, 0);
static BISHOPS: [Entry; 64] = entries(DIAGONAL, &magics::BISHOP, ROOK_SIZE);

/// The squares that count: all that can be attacked, without the last in each direction.
const fn mask(square: Square, directions: Directions) -> u64 {
    let (mut mask, mut d) = (0, 0);
    while d < 4 {
        let mut at = square.offset(directions[d].0, directions[d].1);
        while let Some(next) = at {
            at = next.offset(directions[d].0, directions[d].1);
            if at.is_some() {
                mask |= 1 << next.index();
            }
        }
        d += 1;
    }
    mask
}

const fn entries(directions: Directions, magics: &[u64; 64], mut start: u32) -> [Entry; 64] {
    let (mut entries, mut i) = ([const { Entry { mask: 0, magic: 0, shift: 0, start: 0 } }; 64], 0);
    while i < 64 {
        let mask = mask(Square::ALL[i], directions);
        entries[i] = Entry { mask, magic: magics[i], shift: 64 - mask.count_ones(), start };
        start += 1 << mask.count_ones();
        i += 1;
    }
    entries
}

/// One of the two tables that the build script has written, in the byte order of the target.
macro_rules! table {
    ($file:literal) => {
        // SAFETY: the file has eight bytes for each of the `SIZE` words, or the sizes would differ and this would not
        // compile; and any eight bytes are a valid word.
        unsafe { std::mem::transmute(*include_bytes!(concat!(env!("OUT_DIR"), "/", $file))) }
    };
}

pub(crate) use chosen::Sliders;

#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
mod chosen {
    pub(crate) use super::pext::Pext as Sliders;
}

#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
mod chosen {
    pub(crate) use super::magic::Magic as Sliders;
}

/// The index by a magic multiplication: for any processor.
pub(crate) mod magic {
    use super::*;

    #[allow(unsafe_code)]
    static TABLE: [u64; SIZE] = table!("magic.bin");

    #[inline(always)]
    const fn index(entry: &Entry, occupied: u64) -> usize {
        let product = (occupied & entry.mask).wrapping_mul(entry.magic);
        entry.start as usize + (product >> entry.shift) as usize
    }

    #[derive(Clone, Copy)]
    pub(crate) struct Magic;

    impl SliderAttacks for Magic {
        #[inline(always)]
        fn rook(square: Square, occupied: Bitboard) -> Bitboard {
            Bitboard(TABLE[index(&ROOKS[square.index()], occupied.0)])
        }
        #[inline(always)]
        fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
            Bitboard(TABLE[index(&BISHOPS[square.index()], occupied.0)])
        }
    }
}

/// The index by the instruction PEXT: for processors with BMI2.
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
pub(crate) mod pext {
    use super::*;

    static TABLE: [u64; SIZE] = table!("pext.bin");

    #[inline(always)]
    fn look_up(entry: &Entry, occupied: Bitboard) -> Bitboard {
        // SAFETY: this type is used only if the processor has BMI2, known at compile time or checked at the root of a
        // count.
        let index = unsafe { std::arch::x86_64::_pext_u64(occupied.0, entry.mask) };
        // SAFETY: the index has no more bits than the mask, so it stays within this square's part of the table; the test
        // `every_index_is_inside` adds the parts up.
        Bitboard(unsafe { *TABLE.get_unchecked(entry.start as usize + index as usize) })
    }

    #[derive(Clone, Copy)]
    pub(crate) struct Pext;

    impl SliderAttacks for Pext {
        #[inline(always)]
        fn rook(square: Square, occupied: Bitboard) -> Bitboard {
            look_up(&ROOKS[square.index()], occupied)
        }
        #[inline(always)]
        fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
            look_up(&BISHOPS[square.index()], occupied)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The squares attacked along four directions, up to and including the first piece in the way, step by step.
    fn by_walking(square: Square, occupied: u64, directions: Directions) -> u64 {
        let mut attacked = 0;
        for (files, ranks) in directions {
            let mut at = square.offset(files, ranks);
            while let Some(next) = at {
                attacked |= 1 << next.index();
                let free = occupied >> next.index() & 1 == 0;
                at = if free { next.offset(files, ranks) } else { None };
            }
        }
        attacked
    }

    /// The next subset of a mask after `occupied`.
    fn next_within(mask: u64, occupied: u64) -> u64 {
        occupied.wrapping_sub(mask) & mask
    }

    #[test]
    fn every_index_is_inside() {
        for (entries, end) in [(&ROOKS, ROOK_SIZE as usize), (&BISHOPS, SIZE)] {
            let sizes = entries.iter().map(|entry| 1_usize << entry.mask.count_ones());
            let ends: Vec<usize> =
                entries.iter().zip(sizes).map(|(entry, size)| entry.start as usize + size).collect();
            assert_eq!(ends[63], end);
            assert!(ends.iter().zip(&entries[1..]).all(|(&end, next)| end == next.start as usize));
        }
    }

    fn check<R: SliderAttacks>() {
        for square in Square::ALL {
            let (rook, bishop) = (mask(square, STRAIGHT), mask(square, DIAGONAL));
            let mut occupied = 0;
            loop {
                assert_eq!(R::rook(square, Bitboard(occupied)).0, by_walking(square, occupied, STRAIGHT));
                occupied = next_within(rook, occupied);
                if occupied == 0 {
                    break;
                }
            }
            loop {
                assert_eq!(R::bishop(square, Bitboard(occupied)).0, by_walking(square, occupied, DIAGONAL));
                occupied = next_within(bishop, occupied);
                if occupied == 0 {
                    break;
                }
            }
        }
    }

    #[test]
    fn magics_find_what_walking_finds() {
        check::<magic::Magic>();
    }

    #[cfg(target_arch = "x86_64")]
    #[test]
    fn pext_finds_what_walking_finds() {
        if std::arch::is_x86_feature_detected!("bmi2") {
            check::<pext::Pext>();
        }
    }
}
