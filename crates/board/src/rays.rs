//! Where each man attacks from each square: tables worked out while compiling.

use crate::{Bitboard, Side, Square};

/// The squares that steps of (files, ranks) reach from `square`.
const fn steps(square: Square, steps: &[(i8, i8)]) -> Bitboard {
    let (mut set, mut i) = (Bitboard::EMPTY, 0);
    while i < steps.len() {
        if let Some(to) = square.offset(steps[i].0, steps[i].1) {
            set = set.with(to);
        }
        i += 1;
    }
    set
}

const fn table(of: &[(i8, i8)]) -> [Bitboard; 64] {
    let (mut table, mut i) = ([Bitboard::EMPTY; 64], 0);
    while i < 64 {
        table[i] = steps(Square::ALL[i], of);
        i += 1;
    }
    table
}

static KNIGHT: [Bitboard; 64] =
    table(&[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);
static KING: [Bitboard; 64] = table(&[(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]);
static PAWN: [[Bitboard; 64]; 2] = [table(&[(-1, 1), (1, 1)]), table(&[(-1, -1), (1, -1)])];

/// The squares that a Knight on `square` attacks.
#[inline]
pub(crate) fn knight(square: Square) -> Bitboard {
    KNIGHT[square.index()]
}

/// The squares that a King on `square` attacks.
#[inline]
pub(crate) fn king(square: Square) -> Bitboard {
    KING[square.index()]
}

/// The squares that a Pawn of `side` on `square` attacks.
#[inline]
pub(crate) fn pawn(side: Side, square: Square) -> Bitboard {
    PAWN[side.index()][square.index()]
}

/// The squares from `square` to the edge in one direction, `square` left out.
const fn ray(square: Square, files: i8, ranks: i8) -> Bitboard {
    let (mut set, mut at) = (Bitboard::EMPTY, square.offset(files, ranks));
    while let Some(next) = at {
        set = set.with(next);
        at = next.offset(files, ranks);
    }
    set
}

/// Directions 0 to 3 go up in index, 4 to 7 are their opposites.
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

static RAYS: [[Bitboard; 64]; 8] = rays();

/// Along a ray that goes up in index: up to and with the first man in the way.
#[inline]
fn up(direction: usize, square: Square, occupied: Bitboard) -> Bitboard {
    let ray = RAYS[direction][square.index()];
    // The highest bit stands for the edge: its own ray is empty in all four directions up.
    let first = Square::low(((ray & occupied).0 | 1 << 63).trailing_zeros());
    ray ^ RAYS[direction][first.index()]
}

/// Along a ray that goes down in index.
#[inline]
fn down(direction: usize, square: Square, occupied: Bitboard) -> Bitboard {
    let ray = RAYS[direction][square.index()];
    let first = Square::low(63 - ((ray & occupied).0 | 1).leading_zeros());
    ray ^ RAYS[direction][first.index()]
}

/// The squares that a Rook on `square` attacks when `occupied` is.
#[inline]
pub(crate) fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    up(0, square, occupied) | up(1, square, occupied) | down(4, square, occupied) | down(5, square, occupied)
}

/// The squares that a Bishop on `square` attacks when `occupied` is.
#[inline]
pub(crate) fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    up(2, square, occupied) | up(3, square, occupied) | down(6, square, occupied) | down(7, square, occupied)
}

const fn between_table() -> [[Bitboard; 64]; 64] {
    let (mut table, mut from) = ([[Bitboard::EMPTY; 64]; 64], 0);
    while from < 64 {
        let mut d = 0;
        while d < 8 {
            let (mut passed, (files, ranks)) = (Bitboard::EMPTY, DIRECTIONS[d]);
            let mut at = Square::ALL[from].offset(files, ranks);
            while let Some(to) = at {
                table[from][to.index()] = passed;
                passed = passed.with(to);
                at = to.offset(files, ranks);
            }
            d += 1;
        }
        from += 1;
    }
    table
}

static BETWEEN: [[Bitboard; 64]; 64] = between_table();

/// The squares strictly between two squares of one rank, file or diagonal; none for any other two.
#[inline]
pub(crate) fn between(a: Square, b: Square) -> Bitboard {
    BETWEEN[a.index()][b.index()]
}

const fn line_table() -> [[Bitboard; 64]; 64] {
    let (mut table, rays, mut from) = ([[Bitboard::EMPTY; 64]; 64], rays(), 0);
    while from < 64 {
        let mut d = 0;
        while d < 8 {
            let line = Bitboard(rays[d][from].0 | rays[(d + 4) % 8][from].0 | 1 << from);
            let (files, ranks) = DIRECTIONS[d];
            let mut at = Square::ALL[from].offset(files, ranks);
            while let Some(to) = at {
                table[from][to.index()] = line;
                at = to.offset(files, ranks);
            }
            d += 1;
        }
        from += 1;
    }
    table
}

static LINE: [[Bitboard; 64]; 64] = line_table();

/// The whole rank, file or diagonal through two squares, from edge to edge; empty if there is none.
#[inline]
pub(crate) fn line(a: Square, b: Square) -> Bitboard {
    LINE[a.index()][b.index()]
}
