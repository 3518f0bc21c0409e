//! What a position is worth, in hundredths of a Pawn, without looking further. The figures are our own.

use board::{Bitboard, Kind, Position, Side, Square};

/// Of each kind, in the order of [`Kind`]: the usual worth of the men.
pub(crate) fn worth(kind: Kind) -> i32 {
    match kind {
        Kind::Pawn => 100,
        Kind::Knight => 320,
        Kind::Bishop => 330,
        Kind::Rook => 500,
        Kind::Queen => 920,
        Kind::King => 0,
    }
}

/// What a Pawn gains by its rank, seen from its own side.
const ADVANCE: [i32; 8] = [0, 0, 2, 8, 16, 32, 60, 0];
/// What it gains besides when no hostile Pawn can stop it.
const PASSED: [i32; 8] = [0, 6, 10, 18, 34, 60, 100, 0];
/// A phase of 24 is the full array of pieces, 0 an ending of Kings and Pawns.
const FULL: i32 = 24;

/// What the position is worth to the side whose turn it is.
pub(crate) fn value(position: &Position) -> i32 {
    let phase = phase(position);
    let own = of_side(position, position.turn(), phase);
    let other = of_side(position, !position.turn(), phase);
    own - other + 8
}

fn phase(position: &Position) -> i32 {
    let count = |kind| position.kind(kind).count() as i32;
    let pieces = count(Kind::Knight) + count(Kind::Bishop) + 2 * count(Kind::Rook) + 4 * count(Kind::Queen);
    pieces.min(FULL)
}

fn of_side(position: &Position, side: Side, phase: i32) -> i32 {
    let men: i32 = Kind::ALL.into_iter().map(|kind| of_kind(position, side, kind, phase)).sum();
    let pair = if position.men(side, Kind::Bishop).count() > 1 { 35 } else { 0 };
    men + pair + hunt(position, side)
}

fn of_kind(position: &Position, side: Side, kind: Kind, phase: i32) -> i32 {
    let placed = |square| match kind {
        Kind::Pawn => pawn(position, side, square),
        Kind::Knight => 6 * centre(square) - 18,
        Kind::Bishop => 3 * centre(square) - 6,
        Kind::Rook => rook(position, side, square),
        Kind::Queen => centre(square),
        Kind::King => king(position, side, square, phase),
    };
    position.men(side, kind).iter().map(|square| worth(kind) + placed(square)).sum()
}

/// How near a square is to the middle of the board: 0 in a corner, 6 in the middle.
fn centre(square: Square) -> i32 {
    let off = |line: u8| (2 * i32::from(line) - 7).abs();
    (14 - off(square.file()) - off(square.rank())) / 2
}

/// The rank of a square as its side counts, from 0.
fn rank(side: Side, square: Square) -> usize {
    let rank = usize::from(square.rank());
    if side == Side::White { rank } else { 7 - rank }
}

fn files_beside(square: Square) -> Bitboard {
    let near =
        |shift: i8| square.offset(shift, 0).map_or(Bitboard::EMPTY, |near| Bitboard::file(near.file()));
    near(-1) | near(1)
}

/// The ranks in front of a square, as its side sees it.
fn in_front(side: Side, square: Square) -> Bitboard {
    (0..8)
        .map(Bitboard::rank)
        .enumerate()
        .filter(|(rank, _)| ahead(side, square, *rank))
        .fold(Bitboard::EMPTY, |all, (_, rank)| all | rank)
}

fn ahead(side: Side, square: Square, rank: usize) -> bool {
    let own = usize::from(square.rank());
    if side == Side::White { rank > own } else { rank < own }
}

fn pawn(position: &Position, side: Side, square: Square) -> i32 {
    let own = position.men(side, Kind::Pawn);
    let hostile = position.men(!side, Kind::Pawn);
    let file = Bitboard::file(square.file());
    let beside = files_beside(square);
    let rank = rank(side, square);
    let front = in_front(side, square);
    let mut worth = ADVANCE[rank] + if (2..6).contains(&square.file()) { centre(square) * 2 } else { 0 };
    if !(file & front).meets(own) && !((file | beside) & front).meets(hostile) {
        worth += PASSED[rank];
    }
    if (file & front).meets(own) {
        worth -= 14;
    }
    if !beside.meets(own) {
        worth -= 10;
    }
    worth
}

fn rook(position: &Position, side: Side, square: Square) -> i32 {
    let file = Bitboard::file(square.file());
    let open = match (file.meets(position.men(side, Kind::Pawn)), file.meets(position.men(!side, Kind::Pawn)))
    {
        (false, false) => 18,
        (false, true) => 9,
        (true, _) => 0,
    };
    open + if rank(side, square) == 6 { 14 } else { 0 }
}

/// Behind its Pawns while there are pieces, in the middle when they are gone.
fn king(position: &Position, side: Side, square: Square, phase: i32) -> i32 {
    let file = Bitboard::file(square.file()) | files_beside(square);
    let shield = (file & in_front(side, square) & position.men(side, Kind::Pawn)).count().min(3) as i32;
    let sheltered = 9 * shield - 9 * centre(square) - 4 * rank(side, square) as i32;
    let active = 9 * centre(square);
    (sheltered * phase + active * (FULL - phase)) / FULL
}

/// Against a King alone: it is driven to the edge, and the own King comes near.
fn hunt(position: &Position, side: Side) -> i32 {
    let alone = position.side(!side).count() == 1;
    match (position.king(side), position.king(!side)) {
        (Some(own), Some(other)) if alone && position.side(side).count() > 1 => {
            let apart = |a: u8, b: u8| i32::from(a.abs_diff(b));
            let distance = apart(own.file(), other.file()) + apart(own.rank(), other.rank());
            14 * (6 - centre(other)) + 6 * (14 - distance)
        }
        _ => 0,
    }
}
