//! Counting with eight directions side by side: for processors that work on eight words of 64 bits at once.
//!
//! ```text
//!   lane  0  N    . . ^ . . . .     Each lane goes one direction for all men at once: a step is a turn of the bits, and
//!   lane  1  S    . . | . . . .     what crosses the edge is masked out. Three steps of 1, 2 and 4 squares fill a whole
//!   lane  2  E    < - R - - > .     ray up to the first man, for every slider of the board in the same few instructions.
//!   lane  3  W    . . | . . . .     Two rays of one lane never share a square that can be gone to, since the man behind
//!   lanes 4 to 7  . . v . . . .     is stopped by the one before him: so moves are counted lane by lane.
//! ```
//!
//! Nothing here names an instruction: the loops over eight lanes are plain, and are compiled anew for processors with
//! AVX-512. So the same code is tested on every machine.

use super::Node;
use super::lines;
use crate::count::Count;
use crate::sliders::Reach;
use crate::ways::{Hand, Men, Pins, Whose, east, parry, pawns, west};
use crate::{Bitboard, Square, rays};

type Lanes = [u64; 8];

/// How far a step turns the bits to the left; lanes of opposite directions stand side by side, straight ones first.
const STEPS: [u32; 8] = [8, 56, 1, 63, 9, 55, 7, 57];
const STRAIGHT: usize = 4;

/// The squares that a step of each lane can reach: those that it reaches over the edge are left out.
const REACHED: Lanes = {
    let (a, h) = (!Bitboard::file(0).0, !Bitboard::file(7).0);
    let (first, eighth) = (!Bitboard::rank(0).0, !Bitboard::rank(7).0);
    [first, eighth, a, h, a & first, h & eighth, h & first, a & eighth]
};

/// The same for Knights.
const LEAPS: [u32; 8] = [17, 47, 15, 49, 10, 54, 6, 58];
const LEAPT: Lanes = {
    let (a, h) = (Bitboard::file(0).0, Bitboard::file(7).0);
    let (ab, gh) = (a | a << 1, h | h >> 1);
    let (first, eighth) = (Bitboard::rank(0).0, Bitboard::rank(7).0);
    let (two, seven) = (first | first << 8, eighth | eighth >> 8);
    [!a & !two, !h & !seven, !h & !two, !a & !seven, !ab & !first, !gh & !eighth, !gh & !first, !ab & !eighth]
};

#[inline(always)]
fn each(of: impl Fn(usize) -> u64) -> Lanes {
    std::array::from_fn(of)
}

/// What is attacked from the squares `from` of each lane, to and with the first square that is not empty.
#[inline(always)]
fn fill(from: Lanes, empty: Lanes) -> Lanes {
    let turned = |set: &Lanes, squares: u32| each(|i| set[i].rotate_left(squares * STEPS[i] % 64));
    let (mut filled, mut free) = (from, each(|i| empty[i] & REACHED[i]));
    for squares in [1, 2] {
        let next = turned(&filled, squares);
        filled = each(|i| filled[i] | free[i] & next[i]);
        let next = turned(&free, squares);
        free = each(|i| free[i] & next[i]);
    }
    let next = turned(&filled, 4);
    filled = each(|i| filled[i] | free[i] & next[i]);
    let attacked = turned(&filled, 1);
    each(|i| attacked[i] & REACHED[i])
}

/// Where Knights leap, lane by lane.
#[inline(always)]
fn leaps(knights: Bitboard) -> Lanes {
    each(|i| knights.0.rotate_left(LEAPS[i]) & LEAPT[i])
}

/// The sliders of a side, each in the lanes that it goes.
#[inline(always)]
fn sliders(men: &Men) -> Lanes {
    each(|i| if i < STRAIGHT { men.straight.0 } else { men.diagonal.0 })
}

#[inline(always)]
fn joined(lanes: &[u64]) -> Bitboard {
    Bitboard(lanes.iter().fold(0, |set, lane| set | lane))
}

#[inline(always)]
fn counted(lanes: Lanes) -> u32 {
    lanes.iter().map(|lane| lane.count_ones()).sum()
}

/// The lines at the last ply: [`lines::count`] by lanes.
#[inline(always)]
pub(super) fn count<W: Whose, R: Reach>(node: &Node) -> u64 {
    let Some(king) = node.own.king.first() else { return 0 };
    let (moves, checkers) = moves::<W>(&node.own, &node.adverse, king);
    u64::from(moves) + lines::count_special::<W, R>(node, king, checkers)
}

/// How many moves there are but castling and taking in passing, and the men that give check.
#[inline(always)]
fn moves<W: Whose>(own: &Men, adverse: &Men, king: Square) -> (u32, Bitboard) {
    let empty = !(own.all | adverse.all);
    let (from_king, theirs) = ([Bitboard::of(king).0; 8], sliders(adverse));
    let seen = fill(from_king, [empty.0; 8]);
    let before = each(|i| seen[i] & own.all.0);
    // Through the first own man: where a slider stands behind him, he is pinned, and this is his line.
    let through = fill(from_king, each(|i| empty.0 | before[i]));
    let pins = each(|i| if before[i] != 0 && through[i] & theirs[i] != 0 { through[i] } else { 0 });
    let looking = joined(&each(|i| seen[i] & theirs[i]));
    let checkers = looking | rays::knight(king) & adverse.knights | rays::pawn(W::SIDE, king) & adverse.pawns;
    let checkers = checkers | rays::king(king) & adverse.king;
    let mut count = Count::ordinary();
    count.king(king, rays::king(king) - own.all - adverse.king - closed::<W>(adverse, empty.with(king)));
    if !checkers.has_several() {
        let parry = parry(king, checkers);
        let targets = parry - own.all - adverse.king;
        count.moves += pieces(own, empty, pins, targets);
        let pins = Pins { straight: joined(&pins[..STRAIGHT]), diagonal: joined(&pins[STRAIGHT..]) };
        pawns::<W>(own, adverse, pins, parry, &mut count);
    }
    (count.moves, checkers)
}

/// Knights and sliders; a pinned slider goes along its own line only.
#[inline(always)]
fn pieces(own: &Men, empty: Bitboard, pins: Lanes, targets: Bitboard) -> u32 {
    let pinned = joined(&pins);
    let mine = sliders(own);
    let rays = fill(each(|i| mine[i] & !pinned.0), [empty.0; 8]);
    let along = each(|i| if pins[i] & mine[i] != 0 { pins[i] } else { 0 });
    let leaps = leaps(own.knights - pinned);
    [rays, along, leaps].map(|lanes| counted(each(|i| lanes[i] & targets.0))).iter().sum()
}

/// The squares that the other side attacks, its lines going through what is said to be empty.
#[inline(always)]
fn closed<W: Whose>(adverse: &Men, empty: Bitboard) -> Bitboard {
    let (rays, leaps) = (fill(sliders(adverse), [empty.0; 8]), leaps(adverse.knights));
    let kings = adverse.king.first().map_or(Bitboard::EMPTY, rays::king);
    let by_pawns = west::<W::Other>(adverse.pawns) | east::<W::Other>(adverse.pawns);
    joined(&each(|i| rays[i] | leaps[i])) | by_pawns | kings
}
