//! Where each man attacks from each square: tables worked out while compiling.

use crate::exchange::Boards;
use crate::sliders::{Chosen, Reach};
use crate::{Bitboard, Man, Side, Square};

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

const KNIGHT_STEPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const KING_STEPS: [(i8, i8); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];
const PAWN_TABLE: [[Bitboard; 64]; 2] = [table(&[(-1, 1), (1, 1)]), table(&[(-1, -1), (1, -1)])];

/// What is asked about one square, side by side, so that one look fetches it all.
#[repr(C, align(64))]
struct Around {
    /// By the side of a Pawn on the square.
    pawn: [Bitboard; 2],
    knight: Bitboard,
    diagonal: Bitboard,
    straight: Bitboard,
    queen: Bitboard,
    king: Bitboard,
}

static AROUND: [Around; 64] = {
    let (knights, kings, [white, black]) = (table(&KNIGHT_STEPS), table(&KING_STEPS), PAWN_TABLE);
    let (straight, diagonal) = (whole_lines(0), whole_lines(2));
    let mut around = [const {
        let empty = Bitboard::EMPTY;
        Around {
            pawn: [empty; 2],
            knight: empty,
            diagonal: empty,
            straight: empty,
            queen: empty,
            king: empty,
        }
    }; 64];
    let mut i = 0;
    while i < 64 {
        around[i] = Around {
            knight: knights[i],
            king: kings[i],
            pawn: [white[i], black[i]],
            straight: straight[i],
            diagonal: diagonal[i],
            queen: Bitboard(straight[i].0 | diagonal[i].0),
        };
        i += 1;
    }
    around
};

/// The men, of both sides, that touch a King of `side` on `square`, or look along a line at him whatever stands between.
#[inline(always)]
pub(crate) fn lookers(side: Side, square: Square, boards: &Boards) -> Bitboard {
    let around = &AROUND[square.index()];
    let [pawns, knights, bishops, rooks, queens, kings, ..] = *boards;
    around.pawn[side.index()] & pawns
        | around.knight & knights
        | around.king & kings
        | around.diagonal & bishops
        | around.straight & rooks
        | around.queen & queens
}

/// The squares that a Knight on `square` attacks.
#[inline]
pub(crate) fn knight(square: Square) -> Bitboard {
    AROUND[square.index()].knight
}

/// The squares that a King on `square` attacks.
#[inline]
pub(crate) fn king(square: Square) -> Bitboard {
    AROUND[square.index()].king
}

/// The squares that a Pawn of `side` on `square` attacks.
#[inline]
pub(crate) fn pawn(side: Side, square: Square) -> Bitboard {
    AROUND[square.index()].pawn[side.index()]
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

/// The squares that a Rook on `square` attacks when `occupied` is.
#[inline]
pub(crate) fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    Chosen::rook(square, occupied)
}

/// The squares that a Bishop on `square` attacks when `occupied` is.
#[inline]
pub(crate) fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    Chosen::bishop(square, occupied)
}

const fn whole_lines(first: usize) -> [Bitboard; 64] {
    let (mut table, rays, mut i) = ([Bitboard::EMPTY; 64], rays(), 0);
    // Of the eight directions the straight ones stand at 0, 1, 4 and 5, the diagonal ones at 2, 3, 6 and 7.
    while i < 64 {
        table[i] =
            Bitboard(rays[first][i].0 | rays[first + 1][i].0 | rays[first + 4][i].0 | rays[first + 5][i].0);
        i += 1;
    }
    table
}

/// The squares that a Rook on `square` would attack on an empty board.
#[inline]
pub(crate) fn whole_straight(square: Square) -> Bitboard {
    AROUND[square.index()].straight
}

/// The squares that a Bishop on `square` would attack on an empty board.
#[inline]
pub(crate) fn whole_diagonal(square: Square) -> Bitboard {
    AROUND[square.index()].diagonal
}

/// Where each man attacks on an empty board, by side, kind and square.
static ON_EMPTY_BOARD: [[[Bitboard; 64]; 6]; 2] = {
    let (rooks, bishops, mut queens, mut i) = (whole_lines(0), whole_lines(2), [Bitboard::EMPTY; 64], 0);
    while i < 64 {
        queens[i] = Bitboard(rooks[i].0 | bishops[i].0);
        i += 1;
    }
    let [white, black] = PAWN_TABLE;
    let (knights, kings) = (table(&KNIGHT_STEPS), table(&KING_STEPS));
    [[white, knights, bishops, rooks, queens, kings], [black, knights, bishops, rooks, queens, kings]]
};

/// The squares that a man on `square` would attack on an empty board.
#[inline(always)]
pub(crate) fn on_empty_board(man: Man, square: Square) -> Bitboard {
    ON_EMPTY_BOARD[man.side.index()][man.kind.index()][square.index()]
}

/// For each square, those from which a man with these attacks may touch one of its neighbours.
const fn near(attacks: &[Bitboard; 64]) -> [Bitboard; 64] {
    let king = table(&KING_STEPS);
    let (mut near, mut from) = ([Bitboard::EMPTY; 64], 0);
    while from < 64 {
        let mut i = 0;
        while i < 64 {
            if attacks[from].0 & king[i].0 != 0 {
                near[i].0 |= 1 << from;
            }
            i += 1;
        }
        from += 1;
    }
    near
}

static NEAR_KNIGHT: [Bitboard; 64] = near(&table(&KNIGHT_STEPS));
static NEAR_STRAIGHT: [Bitboard; 64] = near(&whole_lines(0));
static NEAR_DIAGONAL: [Bitboard; 64] = near(&whole_lines(2));

/// The squares from which a Knight attacks a neighbour of `square`.
#[inline]
pub(crate) fn near_knight(square: Square) -> Bitboard {
    NEAR_KNIGHT[square.index()]
}

/// The squares from which a Rook may attack a neighbour of `square`, if nothing stands between.
#[inline]
pub(crate) fn near_straight(square: Square) -> Bitboard {
    NEAR_STRAIGHT[square.index()]
}

/// The squares from which a Bishop may attack a neighbour of `square`, if nothing stands between.
#[inline]
pub(crate) fn near_diagonal(square: Square) -> Bitboard {
    NEAR_DIAGONAL[square.index()]
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
