//! The squares that fixed steps reach.

use crate::{Bitboard, Square};

/// The squares that these steps of (files, ranks) reach from `square`.
pub(super) const fn steps(square: Square, steps: &[(i8, i8)]) -> Bitboard {
    let (mut set, mut i) = (Bitboard::EMPTY, 0);
    while i < steps.len() {
        if let Some(to) = square.offset(steps[i].0, steps[i].1) {
            set = set.with(to);
        }
        i += 1;
    }
    set
}

/// The same for every square.
pub(super) const fn table(of: &[(i8, i8)]) -> [Bitboard; 64] {
    let (mut table, mut i) = ([Bitboard::EMPTY; 64], 0);
    while i < 64 {
        table[i] = steps(Square::ALL[i], of);
        i += 1;
    }
    table
}
