//! Counting with a table of earlier counts.

use super::lines;
use super::machine::Machine;
use super::node::Node;
use super::table::PerftTable;
use crate::attacks::sliders::SliderAttacks;
use crate::movegen::men::Men;
use crate::position::pins::Pins;
use crate::vocabulary::by_side::Whose;
use crate::{Bitboard, Square};

/// A key of everything that a count depends on; never 0, which is the key of an empty entry.
fn key<W: Whose>(node: &Node, depth: u32) -> u64 {
    let words = |men: &Men| [men.pawns, men.knights, men.diagonal, men.straight, men.king].map(|men| men.0);
    let state =
        [u64::from(node.rights), u64::from(node.en_passant), W::SIDE.index() as u64, u64::from(depth)];
    let all = [&node.own, &node.enemy].into_iter().flat_map(words).chain(state);
    all.fold(0x9E37_79B9_7F4A_7C15, |key, word| fold(key ^ word)) | 1
}

/// Folds the two halves of a long product, so that each bit of the word affects each bit of the result.
fn fold(word: u64) -> u64 {
    let product = u128::from(word.rotate_left(29)) * 0xD6E8_FEB8_6659_FD93;
    (product >> 64) as u64 ^ product as u64
}

/// A machine that looks into the table first, from three plies on; below that, counting is faster.
#[derive(Clone, Copy)]
pub(super) struct Cached<'a, M> {
    pub(super) machine: M,
    pub(super) table: &'a PerftTable,
}

impl<M: Machine> SliderAttacks for Cached<'_, M> {
    #[inline(always)]
    fn rook(square: Square, occupied: Bitboard) -> Bitboard {
        M::rook(square, occupied)
    }
    #[inline(always)]
    fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
        M::bishop(square, occupied)
    }
}

impl<M: Machine> Machine for Cached<'_, M> {
    fn count<W: Whose>(self, node: &Node) -> u64 {
        self.machine.count::<W>(node)
    }

    fn count_unchecked<W: Whose>(self, node: &Node, pins: Pins) -> u64 {
        self.machine.count_unchecked::<W>(node, pins)
    }

    fn two_plies<W: Whose>(self, node: &Node) -> u64 {
        self.machine.two_plies::<W>(node)
    }

    fn play<W: Whose>(self, node: &Node, depth: u32) -> u64 {
        let key = key::<W>(node, depth);
        self.table.find(key).unwrap_or_else(|| {
            let lines = lines::play::<W, Self>(self, node, depth);
            self.table.keep(key, lines);
            lines
        })
    }
}
