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
//! The code is written once for eight lanes of any sort ([`Eight`]) and tested on every machine.

use super::Node;
use super::eight::Eight;
use super::lines;
use crate::count::Count;
use crate::sliders::Reach;
use crate::ways::{Hand, Men, Pins, Whose, east, parry, pawns, pinned_sliders, west};
use crate::{Bitboard, Square, rays};

type Words = [u64; 8];

/// How far a step of one, two and four squares turns the bits to the left; lanes of opposite directions stand side by
/// side, straight ones first.
const STEPS: [Words; 3] = {
    let (one, mut steps, mut i) = ([8, 56, 1, 63, 9, 55, 7, 57], [[0; 8]; 3], 0);
    while i < 8 {
        (steps[0][i], steps[1][i], steps[2][i]) = (one[i], 2 * one[i] % 64, 4 * one[i] % 64);
        i += 1;
    }
    steps
};

/// The squares that a step of each lane can reach: those that it reaches over the edge are left out.
const REACHED: Words = {
    let (a, h) = (!Bitboard::file(0).0, !Bitboard::file(7).0);
    let (first, eighth) = (!Bitboard::rank(0).0, !Bitboard::rank(7).0);
    [first, eighth, a, h, a & first, h & eighth, h & first, a & eighth]
};

/// The same for Knights.
const LEAPS: Words = [17, 47, 15, 49, 10, 54, 6, 58];
const LEAPT: Words = {
    let (a, h) = (Bitboard::file(0).0, Bitboard::file(7).0);
    let (ab, gh) = (a | a << 1, h | h >> 1);
    let (first, eighth) = (Bitboard::rank(0).0, Bitboard::rank(7).0);
    let (two, seven) = (first | first << 8, eighth | eighth >> 8);
    [!a & !two, !h & !seven, !h & !two, !a & !seven, !ab & !first, !gh & !eighth, !gh & !first, !ab & !eighth]
};

/// What is attacked from the squares `from` of each lane, to and with the first square that is not empty.
#[inline(always)]
fn fill<E: Eight>(from: E, empty: E) -> E {
    let (one, two, four) = (E::of(STEPS[0]), E::of(STEPS[1]), E::of(STEPS[2]));
    let (mut filled, mut free) = (from, empty.and(E::of(REACHED)));
    for squares in [one, two] {
        filled = filled.or_both(free, filled.turned(squares));
        free = free.and(free.turned(squares));
    }
    filled.or_both(free, filled.turned(four)).turned(one).and(E::of(REACHED))
}

/// Where Knights leap, lane by lane.
#[inline(always)]
fn leaps<E: Eight>(knights: Bitboard) -> E {
    E::all(knights.0).turned(E::of(LEAPS)).and(E::of(LEAPT))
}

/// The sliders of a side, each in the lanes that it goes.
#[inline(always)]
fn sliders<E: Eight>(men: &Men) -> E {
    E::halves(men.straight.0, men.diagonal.0)
}

/// Whether so few sliders stand on the board that looking up each is quicker than filling the rays of all.
#[inline(always)]
pub(super) fn has_few_sliders(node: &Node) -> bool {
    let (own, adverse) = (&node.own, &node.adverse);
    (own.straight | own.diagonal | adverse.straight | adverse.diagonal).count() <= 4
}

/// The lines at the last ply: [`lines::count`] by lanes.
#[inline(always)]
pub(super) fn count<W: Whose, R: Reach, E: Eight>(node: &Node) -> u64 {
    let Some(king) = node.own.king.first() else { return 0 };
    let (moves, checkers) = moves::<W, E>(&node.own, &node.adverse, king);
    u64::from(moves) + lines::count_special::<W, R>(node, king, checkers)
}

/// The same where nothing gives check and what is pinned is known: [`lines::count_unchecked`] by lanes.
#[inline(always)]
pub(super) fn count_unchecked<W: Whose, R: Reach, E: Eight>(node: &Node, pins: Pins) -> u64 {
    let Some(king) = node.own.king.first() else { return 0 };
    let (own, adverse) = (&node.own, &node.adverse);
    let (occupied, pinned) = (own.all | adverse.all, pins.all());
    let mut count = Count::ordinary();
    count_steps::<W, E>(own, adverse, king, &mut count);
    let free = sliders::<E>(own).without(E::all(pinned.0));
    let rays = fill(free, E::all(!occupied.0));
    let targets = !own.all - adverse.king;
    let leaps = leaps::<E>(own.knights - pinned);
    count.moves += counted([rays, leaps, E::all(0)], targets);
    if pinned.meets(own.straight | own.diagonal) {
        pinned_sliders::<R>(own, occupied, pins, targets, &mut count);
    }
    pawns::<W>(own, adverse, pins, Bitboard::ALL, &mut count);
    u64::from(count.moves) + lines::count_castlings::<W, R>(node)
}

/// How many moves there are but castling and taking in passing, and the men that give check.
#[inline(always)]
fn moves<W: Whose, E: Eight>(own: &Men, adverse: &Men, king: Square) -> (u32, Bitboard) {
    let empty = E::all(!(own.all | adverse.all).0);
    let (from_king, theirs) = (E::all(Bitboard::of(king).0), sliders::<E>(adverse));
    let seen = fill(from_king, empty);
    let before = seen.and(E::all(own.all.0));
    // Through the first own man: where a slider stands behind him, he is pinned, and this is his line.
    let through = fill(from_king, empty.or(before));
    let pins = through.where_meet(before, before).where_meet(through, theirs);
    let looking = Bitboard(seen.and(theirs).joined());
    let checkers = looking | rays::knight(king) & adverse.knights | rays::pawn(W::SIDE, king) & adverse.pawns;
    let checkers = checkers | rays::king(king) & adverse.king;
    let mut count = Count::ordinary();
    count_steps::<W, E>(own, adverse, king, &mut count);
    if !checkers.has_several() {
        let parry = parry(king, checkers);
        let targets = parry - own.all - adverse.king;
        let (straight, diagonal) = pins.joined_halves();
        let known = Pins { straight: Bitboard(straight), diagonal: Bitboard(diagonal) };
        count.moves += pieces(own, empty, (pins, known.all()), targets);
        pawns::<W>(own, adverse, known, parry, &mut count);
    }
    (count.moves, checkers)
}

/// Knights and sliders; a pinned slider goes along its own line only.
#[inline(always)]
fn pieces<E: Eight>(own: &Men, empty: E, (pins, pinned): (E, Bitboard), targets: Bitboard) -> u32 {
    let mine = sliders::<E>(own);
    let rays = fill(mine.without(E::all(pinned.0)), empty);
    let along = pins.where_meet(pins, mine);
    counted([rays, along, leaps(own.knights - pinned)], targets)
}

#[inline(always)]
fn counted<E: Eight>([a, b, c]: [E; 3], targets: Bitboard) -> u32 {
    let targets = E::all(targets.0);
    E::count([a.and(targets), b.and(targets), c.and(targets)])
}

/// The King's own moves.
#[inline(always)]
fn count_steps<W: Whose, E: Eight>(own: &Men, adverse: &Men, king: Square, count: &mut Count) {
    let steps = rays::king(king) - own.all - adverse.king;
    if !steps.is_empty() {
        let empty = (!(own.all | adverse.all)).with(king);
        count.king(king, steps - closed::<W, E>(adverse, empty));
    }
}

/// The squares that the other side attacks, its lines going through what is said to be empty.
#[inline(always)]
fn closed<W: Whose, E: Eight>(adverse: &Men, empty: Bitboard) -> Bitboard {
    let rays = fill(sliders::<E>(adverse), E::all(empty.0));
    let kings = adverse.king.first().map_or(Bitboard::EMPTY, rays::king);
    let by_pawns = west::<W::Other>(adverse.pawns) | east::<W::Other>(adverse.pawns);
    Bitboard(rays.or(leaps(adverse.knights)).joined()) | by_pawns | kings
}
