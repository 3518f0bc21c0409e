//! What each piece attacks from each square: tables computed at compile time.

mod lines;
pub(crate) mod magics;
pub(crate) mod older;
pub(crate) mod sliders;
mod steps;

use self::lines::{DIAGONAL, STRAIGHT, whole_lines};
pub(crate) use self::lines::{between, beyond};
use self::sliders::{SliderAttacks, Sliders};
use self::steps::table;
use crate::vocabulary::boards::{Boards, Standing};
use crate::{Bitboard, Side, Square};

const KNIGHT_STEPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const KING_STEPS: [(i8, i8); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];
const PAWN_TABLE: [[Bitboard; 64]; 2] = [table(&[(-1, 1), (1, 1)]), table(&[(-1, -1), (1, -1)])];

/// The tables of one square side by side, so that one cache line holds them all.
#[repr(C, align(64))]
struct Around {
    /// By the side of the Pawn.
    pawn: [Bitboard; 2],
    knight: Bitboard,
    diagonal: Bitboard,
    straight: Bitboard,
    queen: Bitboard,
    king: Bitboard,
}

static AROUND: [Around; 64] = {
    let (knights, kings, [white, black]) = (table(&KNIGHT_STEPS), table(&KING_STEPS), PAWN_TABLE);
    let (straight, diagonal) = (whole_lines(STRAIGHT), whole_lines(DIAGONAL));
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

/// The pieces of both sides that attack a King of `side` on `square`, sliders as if nothing stood between.
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

/// The squares that a Rook on `square` attacks when exactly `occupied` is occupied.
#[inline]
pub(crate) fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    Sliders::rook(square, occupied)
}

/// The squares that a Bishop on `square` attacks when exactly `occupied` is occupied.
#[inline]
pub(crate) fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    Sliders::bishop(square, occupied)
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

/// What each piece attacks on an empty board, by side, [`Standing`] and square.
static ON_EMPTY_BOARD: [[[Bitboard; 64]; 8]; 2] = {
    let (rooks, bishops, mut queens, mut i) =
        (whole_lines(STRAIGHT), whole_lines(DIAGONAL), [Bitboard::EMPTY; 64], 0);
    while i < 64 {
        queens[i] = Bitboard(rooks[i].0 | bishops[i].0);
        i += 1;
    }
    let [white, black] = PAWN_TABLE;
    let (knights, kings) = (table(&KNIGHT_STEPS), table(&KING_STEPS));
    let none = [Bitboard::EMPTY; 64];
    [
        [none, white, knights, bishops, rooks, queens, kings, none],
        [none, black, knights, bishops, rooks, queens, kings, none],
    ]
};

/// The squares that what stands on `square` would attack on an empty board, if it is of `side`.
#[inline(always)]
pub(crate) fn on_empty_board(side: Side, standing: Standing, square: Square) -> Bitboard {
    ON_EMPTY_BOARD[side.index()][standing.number()][square.index()]
}

/// For each square, the squares from which a piece with these attacks could attack one of its neighbours.
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
static NEAR_STRAIGHT: [Bitboard; 64] = near(&whole_lines(STRAIGHT));
static NEAR_DIAGONAL: [Bitboard; 64] = near(&whole_lines(DIAGONAL));

/// The squares from which a Knight attacks a neighbour of `square`.
#[inline]
pub(crate) fn near_knight(square: Square) -> Bitboard {
    NEAR_KNIGHT[square.index()]
}

/// The squares from which a Rook could attack a neighbour of `square` if nothing stood between.
#[inline]
pub(crate) fn near_straight(square: Square) -> Bitboard {
    NEAR_STRAIGHT[square.index()]
}

/// The squares from which a Bishop could attack a neighbour of `square` if nothing stood between.
#[inline]
pub(crate) fn near_diagonal(square: Square) -> Bitboard {
    NEAR_DIAGONAL[square.index()]
}
