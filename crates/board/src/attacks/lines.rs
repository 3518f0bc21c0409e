//! Ranks, files and diagonals: whole lines, what lies between two squares, and what lies beyond.

use crate::{Bitboard, Square};

/// The squares from `square` to the edge in one direction, without `square`.
const fn ray(square: Square, files: i8, ranks: i8) -> Bitboard {
    let (mut set, mut at) = (Bitboard::EMPTY, square.offset(files, ranks));
    while let Some(next) = at {
        set = set.with(next);
        at = next.offset(files, ranks);
    }
    set
}

/// Directions 0 to 3 lead to higher indices, 4 to 7 are their opposites.
const DIRECTIONS: [(i8, i8); 8] = [(1, 0), (0, 1), (1, 1), (-1, 1), (-1, 0), (0, -1), (-1, -1), (1, -1)];

const fn rays() -> [[Bitboard; 64]; 8] {
    let (mut rays, mut d) = ([[Bitboard::EMPTY; 64]; 8], 0);
    while d < 8 {
        let mut i = 0;
        while i < 64 {
            rays[d][i] = ray(Square::ALL[i], DIRECTIONS[d].0, DIRECTIONS[d].1);
            i += 1;
        }
        d += 1;
    }
    rays
}

/// Number of the first straight direction, for [`whole_lines`].
pub(super) const STRAIGHT: usize = 0;
/// Number of the first diagonal direction, for [`whole_lines`].
pub(super) const DIAGONAL: usize = 2;

/// For each square the squares of its two straight lines, or of its two diagonals, without itself.
pub(super) const fn whole_lines(first: usize) -> [Bitboard; 64] {
    let (mut table, rays, mut i) = ([Bitboard::EMPTY; 64], rays(), 0);
    // Straight directions have the numbers 0, 1, 4 and 5, diagonal ones 2, 3, 6 and 7.
    while i < 64 {
        table[i] =
            Bitboard(rays[first][i].0 | rays[first + 1][i].0 | rays[first + 4][i].0 | rays[first + 5][i].0);
        i += 1;
    }
    table
}

const fn between_table() -> [[Bitboard; 64]; 64] {
    let (mut table, mut from) = ([[Bitboard::EMPTY; 64]; 64], 0);
    while from < 64 {
        let mut d = 0;
        while d < 8 {
            let (mut between, (files, ranks)) = (Bitboard::EMPTY, DIRECTIONS[d]);
            let mut at = Square::ALL[from].offset(files, ranks);
            while let Some(to) = at {
                table[from][to.index()] = between;
                between = between.with(to);
                at = to.offset(files, ranks);
            }
            d += 1;
        }
        from += 1;
    }
    table
}

static BETWEEN: [[Bitboard; 64]; 64] = between_table();

/// The squares strictly between two squares on one rank, file or diagonal; none for any other two.
#[inline]
pub(crate) fn between(a: Square, b: Square) -> Bitboard {
    BETWEEN[a.index()][b.index()]
}

const fn beyond_table() -> [[Bitboard; 64]; 64] {
    let (mut table, mut from) = ([[Bitboard::EMPTY; 64]; 64], 0);
    while from < 64 {
        let mut d = 0;
        while d < 8 {
            let (files, ranks) = DIRECTIONS[d];
            let mut at = Square::ALL[from].offset(files, ranks);
            while let Some(to) = at {
                table[from][to.index()] = ray(to, files, ranks);
                at = to.offset(files, ranks);
            }
            d += 1;
        }
        from += 1;
    }
    table
}

static BEYOND: [[Bitboard; 64]; 64] = beyond_table();

/// The squares behind `b` as seen from `a` on one rank, file or diagonal; none for any other two.
#[inline]
pub(crate) fn beyond(a: Square, b: Square) -> Bitboard {
    BEYOND[a.index()][b.index()]
}
