//! Counting in eight directions side by side, for processors that work on eight words of 64 bits at once.
//!
//! ```text
//!   lane  0  N    . . ^ . . . .     Each lane goes one direction for all pieces at once: a step rotates the bits, and a
//!   lane  1  S    . . | . . . .     mask removes what crossed the edge. Three steps of 1, 2 and 4 squares fill a whole
//!   lane  2  E    < - R - - > .     ray up to the first piece, for every slider on the board in the same few
//!   lane  3  W    . . | . . . .     instructions. Two rays of one lane never share a destination, since the slider
//!   lanes 4 to 7  . . v . . . .     behind is stopped by the one in front: so moves are counted lane by lane.
//! ```
//!
//! The code is generic over the eight lanes ([`Vector8`]) and tested on every processor.

use super::lines;
use super::node::Node;
use super::vector::Vector8;
use crate::attacks::sliders::SliderAttacks;
use crate::movegen::men::Men;
use crate::movegen::pawn_step::{east, west};
use crate::movegen::sets::{SetSink, check_mask, pawns, pinned_sliders};
use crate::movegen::tally::Tally;
use crate::position::pins::Pins;
use crate::vocabulary::by_side::Whose;
use crate::{Bitboard, Square, attacks};

type Words = [u64; 8];

/// How far a step of one, two or four squares rotates the bits to the left. Opposite directions are side by side, straight
/// ones first.
const STEPS: [Words; 3] = {
    let (one, mut steps, mut i) = ([8, 56, 1, 63, 9, 55, 7, 57], [[0; 8]; 3], 0);
    while i < 8 {
        (steps[0][i], steps[1][i], steps[2][i]) = (one[i], 2 * one[i] % 64, 4 * one[i] % 64);
        i += 1;
    }
    steps
};

/// The squares that a step of each lane can reach without crossing the edge.
const REACHED: Words = {
    let (a, h) = (!Bitboard::file(0).0, !Bitboard::file(7).0);
    let (first, eighth) = (!Bitboard::rank(0).0, !Bitboard::rank(7).0);
    [first, eighth, a, h, a & first, h & eighth, h & first, a & eighth]
};

/// The rotation for each of a Knight's leaps.
const LEAPS: Words = [17, 47, 15, 49, 10, 54, 6, 58];
/// The squares that each leap can reach without crossing the edge.
const LEAPT: Words = {
    let (a, h) = (Bitboard::file(0).0, Bitboard::file(7).0);
    let (ab, gh) = (a | a << 1, h | h >> 1);
    let (first, eighth) = (Bitboard::rank(0).0, Bitboard::rank(7).0);
    let (two, seven) = (first | first << 8, eighth | eighth >> 8);
    [!a & !two, !h & !seven, !h & !two, !a & !seven, !ab & !first, !gh & !eighth, !gh & !first, !ab & !eighth]
};

/// What is attacked from the squares `from` of each lane, up to and including the first square that is not empty.
#[inline(always)]
fn fill<E: Vector8>(from: E, empty: E) -> E {
    let (one, two, four) = (E::of(STEPS[0]), E::of(STEPS[1]), E::of(STEPS[2]));
    let (mut filled, mut free) = (from, empty.and(E::of(REACHED)));
    for squares in [one, two] {
        filled = filled.or_both(free, filled.rotated(squares));
        free = free.and(free.rotated(squares));
    }
    filled.or_both(free, filled.rotated(four)).rotated(one).and(E::of(REACHED))
}

/// Where Knights leap, lane by lane.
#[inline(always)]
fn leaps<E: Vector8>(knights: Bitboard) -> E {
    E::all(knights.0).rotated(E::of(LEAPS)).and(E::of(LEAPT))
}

/// The sliders of a side, each in the lanes of its directions.
#[inline(always)]
fn sliders<E: Vector8>(men: &Men) -> E {
    E::halves(men.straight.0, men.diagonal.0)
}

/// Whether the board has so few sliders that looking up each is faster than filling the rays of all.
#[inline(always)]
pub(super) fn has_few_sliders(node: &Node) -> bool {
    let (own, enemy) = (&node.own, &node.enemy);
    (own.straight | own.diagonal | enemy.straight | enemy.diagonal).count() <= 4
}

/// The lines at the last ply: [`lines::count`] by lanes.
#[inline(always)]
pub(super) fn count<W: Whose, R: SliderAttacks, E: Vector8>(node: &Node) -> u64 {
    let Some(king) = node.own.king.first() else { return 0 };
    let (moves, checkers) = moves::<W, E>(&node.own, &node.enemy, king);
    u64::from(moves) + lines::count_special::<W, R>(node, king, checkers)
}

/// The same without a check and with known pins: [`lines::count_unchecked`] by lanes.
#[inline(always)]
pub(super) fn count_unchecked<W: Whose, R: SliderAttacks, E: Vector8>(node: &Node, pins: Pins) -> u64 {
    let Some(king) = node.own.king.first() else { return 0 };
    let (own, enemy) = (&node.own, &node.enemy);
    let (occupied, pinned) = (own.all | enemy.all, pins.all());
    let mut tally = Tally::ordinary();
    tally_king::<W, E>(own, enemy, king, &mut tally);
    let free = sliders::<E>(own).without(E::all(pinned.0));
    let rays = fill(free, E::all(!occupied.0));
    let targets = !own.all - enemy.king;
    let leaps = leaps::<E>(own.knights - pinned);
    tally.moves += counted([rays, leaps, E::all(0)], targets);
    if pinned.meets(own.straight | own.diagonal) {
        pinned_sliders::<R>(own, occupied, pins, targets, &mut tally);
    }
    pawns::<W>(own, enemy, pins, Bitboard::ALL, &mut tally);
    u64::from(tally.moves) + lines::count_castlings::<W, R>(node)
}

/// The number of moves but castling and en passant, and the pieces that give check.
#[inline(always)]
fn moves<W: Whose, E: Vector8>(own: &Men, enemy: &Men, king: Square) -> (u32, Bitboard) {
    let empty = E::all(!(own.all | enemy.all).0);
    let (from_king, theirs) = (E::all(Bitboard::of(king).0), sliders::<E>(enemy));
    let seen = fill(from_king, empty);
    let before = seen.and(E::all(own.all.0));
    // Through the first own piece: if a slider stands behind it, it is pinned, and this is the line of the pin.
    let through = fill(from_king, empty.or(before));
    let pins = through.where_meet(before, before).where_meet(through, theirs);
    let looking = Bitboard(seen.and(theirs).joined());
    let checkers =
        looking | attacks::knight(king) & enemy.knights | attacks::pawn(W::SIDE, king) & enemy.pawns;
    let checkers = checkers | attacks::king(king) & enemy.king;
    let mut tally = Tally::ordinary();
    tally_king::<W, E>(own, enemy, king, &mut tally);
    if !checkers.has_several() {
        let check_mask = check_mask(king, checkers);
        let targets = check_mask - own.all - enemy.king;
        let (straight, diagonal) = pins.joined_halves();
        let known = Pins { straight: Bitboard(straight), diagonal: Bitboard(diagonal) };
        tally.moves += pieces(own, empty, (pins, known.all()), targets);
        pawns::<W>(own, enemy, known, check_mask, &mut tally);
    }
    (tally.moves, checkers)
}

/// The number of moves of Knights and sliders; a pinned slider moves only along the line of its pin.
#[inline(always)]
fn pieces<E: Vector8>(own: &Men, empty: E, (pins, pinned): (E, Bitboard), targets: Bitboard) -> u32 {
    let mine = sliders::<E>(own);
    let rays = fill(mine.without(E::all(pinned.0)), empty);
    let along = pins.where_meet(pins, mine);
    counted([rays, along, leaps(own.knights - pinned)], targets)
}

#[inline(always)]
fn counted<E: Vector8>([a, b, c]: [E; 3], targets: Bitboard) -> u32 {
    let targets = E::all(targets.0);
    E::count([a.and(targets), b.and(targets), c.and(targets)])
}

/// The King's own moves.
#[inline(always)]
fn tally_king<W: Whose, E: Vector8>(own: &Men, enemy: &Men, king: Square, tally: &mut Tally) {
    let steps = attacks::king(king) - own.all - enemy.king;
    if !steps.is_empty() {
        let empty = (!(own.all | enemy.all)).with(king);
        tally.king(king, steps - attacked::<W, E>(enemy, empty));
    }
}

/// The squares that the enemy attacks if exactly `empty` is empty.
#[inline(always)]
fn attacked<W: Whose, E: Vector8>(enemy: &Men, empty: Bitboard) -> Bitboard {
    let rays = fill(sliders::<E>(enemy), E::all(empty.0));
    let kings = enemy.king.first().map_or(Bitboard::EMPTY, attacks::king);
    let by_pawns = west::<W::Other>(enemy.pawns) | east::<W::Other>(enemy.pawns);
    Bitboard(rays.or(leaps(enemy.knights)).joined()) | by_pawns | kings
}
