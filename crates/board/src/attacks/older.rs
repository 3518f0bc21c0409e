//! How men went in the older game: the fers, the fil, and the leaps with which King and fers could begin.
//!
//! ```text
//!   l . l . l     f   the fers goes one square diagonally
//!   . f . f .     l   its leap: two squares in any direction, over a man
//!   l . o . l         the fil goes to the four l on the diagonals, over a man
//!   . f . f .
//!   l . l . l         the King leaps to any square of the outer ring, those of a Knight among them
//! ```

use super::steps::{steps, table};
use crate::{Bitboard, Square};

static FERS: [Bitboard; 64] = table(&[(1, 1), (-1, 1), (-1, -1), (1, -1)]);
static FIL: [Bitboard; 64] = table(&[(2, 2), (-2, 2), (-2, -2), (2, -2)]);
static TWO_STRAIGHT: [Bitboard; 64] = table(&[(2, 0), (0, 2), (-2, 0), (0, -2)]);
static WITHIN_TWO: [Bitboard; 64] = within(2);
static WITHIN_THREE: [Bitboard; 64] = within(3);
static WITHIN_ONE: [Bitboard; 64] = within(1);

/// The squares no further off than so many files and so many ranks.
const fn within(distance: i8) -> [Bitboard; 64] {
    let (mut table, mut i) = ([Bitboard::EMPTY; 64], 0);
    while i < 64 {
        let mut files = -distance;
        while files <= distance {
            let mut ranks = -distance;
            while ranks <= distance {
                table[i] = Bitboard(table[i].0 | steps(Square::ALL[i], &[(files, ranks)]).0);
                ranks += 1;
            }
            files += 1;
        }
        i += 1;
    }
    table
}

/// The squares that a fers on `square` attacks.
#[inline]
pub(crate) fn fers(square: Square) -> Bitboard {
    FERS[square.index()]
}

/// The squares that a fil on `square` attacks, whatever stands between.
#[inline]
pub(crate) fn fil(square: Square) -> Bitboard {
    FIL[square.index()]
}

/// The squares to which a fers on `square` can leap.
#[inline]
pub(crate) fn fers_leap(square: Square) -> Bitboard {
    FIL[square.index()] | TWO_STRAIGHT[square.index()]
}

/// The squares to which a King on `square` can leap: two squares off, or two and three.
#[inline]
pub(crate) fn king_leap(square: Square, three: bool) -> Bitboard {
    let within = if three { &WITHIN_THREE } else { &WITHIN_TWO };
    within[square.index()] - WITHIN_ONE[square.index()]
}
