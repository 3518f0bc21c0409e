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
use crate::vocabulary::boards::{Boards, Row, Standing};
use crate::vocabulary::wide;
use crate::{Bitboard, Kind, Man, Side, Square};

const KNIGHT_STEPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const KING_STEPS: [(i8, i8); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];
const PAWN_TABLE: [[Bitboard; 64]; 2] = [table(&[(-1, 1), (1, 1)]), table(&[(-1, -1), (1, -1)])];

/// What each kind of piece attacks from a square on an empty board, at the place of its bitboard, so that one cache line holds
/// it all. By side and square.
static AROUND: [[Row; 64]; 2] = {
    let (knights, kings) = (table(&KNIGHT_STEPS), table(&KING_STEPS));
    let (straight, diagonal) = (whole_lines(STRAIGHT), whole_lines(DIAGONAL));
    let (mut around, mut side) = ([const { [const { Row([0; 8]) }; 64] }; 2], 0);
    while side < 2 {
        let mut i = 0;
        while i < 64 {
            let kinds = &mut around[side][i].0;
            kinds[Kind::Pawn.index()] = PAWN_TABLE[side][i].0;
            kinds[Kind::Knight.index()] = knights[i].0;
            kinds[Kind::Bishop.index()] = diagonal[i].0;
            kinds[Kind::Rook.index()] = straight[i].0;
            kinds[Kind::Queen.index()] = straight[i].0 | diagonal[i].0;
            kinds[Kind::King.index()] = kings[i].0;
            i += 1;
        }
        side += 1;
    }
    around
};

/// The squares that what stands on `square` would attack on an empty board, if it is of `side`.
#[inline(always)]
pub(crate) fn around(side: Side, standing: Standing, square: Square) -> Bitboard {
    Bitboard(AROUND[side.index()][square.index()].0[standing.board()])
}

/// The pieces of both sides that attack a King of `side` on `square`, sliders as if nothing stood between.
#[inline(always)]
pub(crate) fn lookers(side: Side, square: Square, boards: &Boards) -> Bitboard {
    let at = |kind| around(side, Standing::of(kind), square) & boards[kind.index()];
    let [pawns, knights, bishops, rooks, queens, kings] = Kind::ALL.map(at);
    pawns | knights | bishops | rooks | queens | kings
}

/// The same for bitboards that were not just written one by one: then the processor would wait.
#[inline(always)]
pub(crate) fn lookers_at_once(side: Side, square: Square, boards: &Boards) -> Bitboard {
    wide::meeting(boards, &AROUND[side.index()][square.index()])
}

/// The squares that a Knight on `square` attacks.
#[inline]
pub(crate) fn knight(square: Square) -> Bitboard {
    around(Side::White, Standing::of(Kind::Knight), square)
}

/// The squares that a King on `square` attacks.
#[inline]
pub(crate) fn king(square: Square) -> Bitboard {
    around(Side::White, Standing::of(Kind::King), square)
}

/// The squares that a Pawn of `side` on `square` attacks.
#[inline]
pub(crate) fn pawn(side: Side, square: Square) -> Bitboard {
    around(side, Standing::of(Kind::Pawn), square)
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
    around(Side::White, Standing::of(Kind::Rook), square)
}

/// The squares that a Bishop on `square` would attack on an empty board.
#[inline]
pub(crate) fn whole_diagonal(square: Square) -> Bitboard {
    around(Side::White, Standing::of(Kind::Bishop), square)
}

/// The same tables, by side, kind and square: for many squares in turn.
static ON_EMPTY_BOARD: [[[Bitboard; 64]; 6]; 2] = {
    let (rooks, bishops, mut queens, mut i) =
        (whole_lines(STRAIGHT), whole_lines(DIAGONAL), [Bitboard::EMPTY; 64], 0);
    while i < 64 {
        queens[i] = Bitboard(rooks[i].0 | bishops[i].0);
        i += 1;
    }
    let [white, black] = PAWN_TABLE;
    let (knights, kings) = (table(&KNIGHT_STEPS), table(&KING_STEPS));
    [[white, knights, bishops, rooks, queens, kings], [black, knights, bishops, rooks, queens, kings]]
};

/// The squares that a piece on `square` would attack on an empty board.
#[inline(always)]
pub(crate) fn on_empty_board(man: Man, square: Square) -> Bitboard {
    ON_EMPTY_BOARD[man.side.index()][man.kind.index()][square.index()]
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
