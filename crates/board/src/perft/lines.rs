//! Counting lines of play on bare bitboards: no list, no key, no counters, and at the last ply no move.
//!
//! Each ply copies the pieces of both sides, changes them, and hands the copy to the same code for the other side. At the
//! last ply [`Tally`] takes the place of [`Play`], so that generating moves comes down to counting bits.

use super::machine::Machine;
use super::node::{Node, is_safe, may_castle, own_rights, takers};
use super::play::{Deeper, Next, Play};
use crate::attacks::sliders::SliderAttacks;
use crate::movegen::sets::{legal_sets, legal_sets_unchecked};
use crate::movegen::tally::Tally;
use crate::position::pins::Pins;
use crate::vocabulary::by_side::Whose;
use crate::{Bitboard, Square, Wing};

/// The lines at the last ply: the number of moves.
#[inline(always)]
pub(super) fn count<W: Whose, R: SliderAttacks>(node: &Node) -> u64 {
    let Some(king) = node.own.king.first() else { return 0 };
    let mut tally = Tally::ordinary();
    let checkers = legal_sets::<W, R>(&node.own, &node.enemy, king, &mut tally);
    u64::from(tally.moves) + count_special::<W, R>(node, king, checkers)
}

/// The number of castlings and captures en passant.
#[inline(always)]
pub(super) fn count_special<W: Whose, R: SliderAttacks>(
    node: &Node,
    king: Square,
    checkers: Bitboard,
) -> u64 {
    let mut lines = if checkers.is_empty() { count_castlings::<W, R>(node) } else { 0 };
    if let Some(passed) = Square::from_index(node.en_passant) {
        lines += takers::<W>(node, passed).filter(|&from| is_safe::<W, R>(node, from, passed, king)).count()
            as u64;
    }
    lines
}

/// The number of castlings; the King must not be in check.
#[inline(always)]
pub(super) fn count_castlings<W: Whose, R: SliderAttacks>(node: &Node) -> u64 {
    if node.rights & own_rights::<W>() == 0 {
        return 0;
    }
    Wing::ALL.map(|wing| u64::from(may_castle::<W, R>(node, wing))).iter().sum()
}

/// [`count`] after a move that gives no check, allows no capture en passant and leaves the pins as they were.
#[inline(always)]
pub(super) fn count_unchecked<W: Whose, R: SliderAttacks>(node: &Node, pins: Pins) -> u64 {
    let Some(king) = node.own.king.first() else { return 0 };
    let mut tally = Tally::ordinary();
    legal_sets_unchecked::<W, R>(&node.own, &node.enemy, king, pins, &mut tally);
    u64::from(tally.moves) + count_castlings::<W, R>(node)
}

/// The lines through each move.
#[inline(always)]
pub(super) fn play<W: Whose, M: Machine>(machine: M, node: &Node, depth: u32) -> u64 {
    let Some(king) = node.own.king.first() else { return 0 };
    let mut play = Play::new(node, Deeper { machine, depth: depth - 1 });
    let checkers = legal_sets::<W, M>(&node.own, &node.enemy, king, &mut play);
    if checkers.is_empty() {
        castle::<W, M, _>(node, &mut play);
    }
    take_en_passant::<W, M, _>(node, king, &mut play);
    play.lines
}

/// Plays the castlings; the King must not be in check.
#[inline(always)]
pub(super) fn castle<W: Whose, R: SliderAttacks, N: Next<W::Other>>(node: &Node, play: &mut Play<'_, W, N>) {
    if node.rights & own_rights::<W>() != 0 {
        let legal = Wing::ALL.into_iter().filter(|&wing| may_castle::<W, R>(node, wing));
        legal.for_each(|wing| play.castle(wing));
    }
}

/// Plays the captures en passant.
#[inline(always)]
pub(super) fn take_en_passant<W: Whose, R: SliderAttacks, N: Next<W::Other>>(
    node: &Node,
    king: Square,
    play: &mut Play<'_, W, N>,
) {
    if let Some(passed) = Square::from_index(node.en_passant) {
        let legal = takers::<W>(node, passed).filter(|&from| is_safe::<W, R>(node, from, passed, king));
        legal.for_each(|from| play.take_en_passant(from, passed));
    }
}
