//! What a piece attacks from one square of any board, whether or not that board can arise.

use board::{Bitboard, Kind, Side, Square};

const fn steps(square: Square, steps: &[(i8, i8)]) -> u64 {
    let (mut set, mut i) = (0, 0);
    while i < steps.len() {
        if let Some(to) = square.offset(steps[i].0, steps[i].1) {
            set |= 1 << to.index();
        }
        i += 1;
    }
    set
}

const fn table(of: &[(i8, i8)]) -> [u64; 64] {
    let (mut table, mut i) = ([0; 64], 0);
    while i < 64 {
        table[i] = steps(Square::ALL[i], of);
        i += 1;
    }
    table
}

/// The squares of the line through each square in a direction and its opposite, without the square itself.
const fn lines(files: i8, ranks: i8) -> [u64; 64] {
    let (mut table, mut i) = ([0; 64], 0);
    while i < 64 {
        let mut way = -7;
        while way < 8 {
            if way != 0
                && let Some(to) = Square::ALL[i].offset(files * way, ranks * way)
            {
                table[i] |= 1 << to.index();
            }
            way += 1;
        }
        i += 1;
    }
    table
}

/// The squares strictly between any two on one line.
const fn betweens() -> [[u64; 64]; 64] {
    let ways = [(1, 0), (0, 1), (1, 1), (-1, 1), (-1, 0), (0, -1), (-1, -1), (1, -1)];
    let (mut table, mut from) = ([[0; 64]; 64], 0);
    while from < 64 {
        let mut way = 0;
        while way < 8 {
            let (files, ranks) = ways[way];
            let (mut passed, mut at) = (0, Square::ALL[from].offset(files, ranks));
            while let Some(to) = at {
                table[from][to.index()] = passed;
                passed |= 1 << to.index();
                at = to.offset(files, ranks);
            }
            way += 1;
        }
        from += 1;
    }
    table
}

static BETWEEN: [[u64; 64]; 64] = betweens();
static KNIGHT: [u64; 64] = table(&[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);
static KING: [u64; 64] = table(&[(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]);
static PAWN: [[u64; 64]; 2] = [table(&[(-1, 1), (1, 1)]), table(&[(-1, -1), (1, -1)])];
static FILE: [u64; 64] = lines(0, 1);
static RISING: [u64; 64] = lines(1, 1);
static FALLING: [u64; 64] = lines(1, -1);

/// The squares strictly between two squares of one rank, file or diagonal; none for others.
pub(crate) fn between(a: Square, b: Square) -> Bitboard {
    Bitboard(BETWEEN[a.index()][b.index()])
}

pub(crate) fn knight(square: Square) -> Bitboard {
    Bitboard(KNIGHT[square.index()])
}

pub(crate) fn king(square: Square) -> Bitboard {
    Bitboard(KING[square.index()])
}

pub(crate) fn pawn(side: Side, square: Square) -> Bitboard {
    Bitboard(PAWN[side.index()][square.index()])
}

/// What a Rook on a file attacks along its rank, by what stands on the six inner squares.
const fn ranks() -> [[u8; 64]; 8] {
    let (mut table, mut file) = ([[0; 64]; 8], 0);
    while file < 8 {
        let mut inner = 0;
        while inner < 64 {
            let men = inner << 1;
            let (mut up, mut down) = (file + 1, file);
            while up < 8 {
                table[file][inner] |= 1 << up;
                up = if men >> up & 1 != 0 { 8 } else { up + 1 };
            }
            while down > 0 {
                table[file][inner] |= 1 << (down - 1);
                down = if men >> (down - 1) & 1 != 0 { 0 } else { down - 1 };
            }
            inner += 1;
        }
        file += 1;
    }
    table
}

static RANKS: [[u8; 64]; 8] = ranks();

fn along(square: Square, occupied: Bitboard) -> u64 {
    let shift = 8 * square.rank();
    let inner = occupied.0 >> shift >> 1 & 63;
    u64::from(RANKS[square.file() as usize][inner as usize]) << shift
}

/// What a slider attacks on a line of which no two squares share a rank.
///
/// Subtracting its bit from the occupied squares borrows up to the first of them; with the ranks turned over, down.
#[inline]
fn across(line: u64, square: Square, occupied: Bitboard) -> u64 {
    let (men, bit) = (occupied.0 & line, 1u64 << square.index());
    let up = men.wrapping_sub(bit);
    let down = men.swap_bytes().wrapping_sub(bit.swap_bytes()).swap_bytes();
    (up ^ down) & line
}

pub(crate) fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    let at = square.index();
    Bitboard(along(square, occupied) | across(FILE[at], square, occupied))
}

pub(crate) fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    let at = square.index();
    Bitboard(across(RISING[at], square, occupied) | across(FALLING[at], square, occupied))
}

/// What a piece of this kind and side attacks; its lines end on the first square of `occupied`.
#[inline]
pub(crate) fn attacks(kind: Kind, side: Side, square: Square, occupied: Bitboard) -> Bitboard {
    match kind {
        Kind::Pawn => pawn(side, square),
        Kind::Knight => knight(square),
        Kind::Bishop => bishop(square, occupied),
        Kind::Rook => rook(square, occupied),
        Kind::Queen => bishop(square, occupied) | rook(square, occupied),
        Kind::King => king(square),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::{Man, Movement, Setup};

    /// On many boards, the attacks of each piece are those that `board` finds.
    #[test]
    fn attacks_are_those_that_the_board_finds() {
        let mut state = 7_u64;
        let mut random = move || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            state >> 33
        };
        for _ in 0..3000 {
            let mut setup = Setup::empty();
            for _ in 0..random() % 20 {
                let square = Square::ALL[(random() % 64) as usize];
                setup.set(square, Some(Man::new(Side::Black, Kind::Knight)));
            }
            let (at, kind) = (Square::ALL[(random() % 64) as usize], Kind::ALL[(random() % 6) as usize]);
            setup.set(at, Some(Man::new(Side::White, kind)));
            let position = setup.as_it_stands(&Movement::ORDINARY);
            let attacked =
                Square::ALL.into_iter().filter(|&to| !position.attackers(to, Side::White).is_empty());
            let ours = attacks(kind, Side::White, at, position.occupied());
            assert_eq!(ours, attacked.collect::<Bitboard>(), "{kind} on {at}\n{position}");
        }
    }
}
