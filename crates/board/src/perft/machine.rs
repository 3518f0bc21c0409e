//! The processors that a count knows, and which of them this one is.

use super::Node;
use super::lines::{self, Machine};
use super::pair;
use super::table::{PerftTable, Remembering};
use crate::Side;
use crate::sliders::Chosen;
use crate::ways::{ByBlack, ByWhite, Pins, Whose};

/// What the crate was compiled for is what is used.
impl Machine for Chosen {
    fn count<W: Whose>(self, node: &Node) -> u64 {
        lines::count::<W, Self>(node)
    }

    fn count_unchecked<W: Whose>(self, node: &Node, pins: Pins) -> u64 {
        lines::count_unchecked::<W, Self>(node, pins)
    }

    fn pair<W: Whose>(self, node: &Node) -> u64 {
        pair::pair::<W, Self>(self, node)
    }

    fn play<W: Whose>(self, node: &Node, depth: u32) -> u64 {
        lines::play::<W, Self>(self, node, depth)
    }
}

/// The lines of `depth` plies, 1 or more, on the best machine that this processor is, with a table or without.
pub(super) fn count(node: &Node, turn: Side, depth: u32, table: Option<&PerftTable>) -> u64 {
    #[cfg(all(target_arch = "x86_64", not(target_feature = "bmi2")))]
    if let Some(machine) = bmi2::Bmi2::found() {
        return with(machine, node, turn, depth, table);
    }
    with(Chosen, node, turn, depth, table)
}

fn with<M: Machine>(machine: M, node: &Node, turn: Side, depth: u32, table: Option<&PerftTable>) -> u64 {
    match table {
        None => on(machine, node, turn, depth),
        Some(table) => on(Remembering { machine, table }, node, turn, depth),
    }
}

fn on<M: Machine>(machine: M, node: &Node, turn: Side, depth: u32) -> u64 {
    match turn {
        Side::White => machine.lines::<ByWhite>(node, depth),
        Side::Black => machine.lines::<ByBlack>(node, depth),
    }
}

/// A processor that is found to have BMI2 though the crate was compiled for any.
#[cfg(all(target_arch = "x86_64", not(target_feature = "bmi2")))]
#[allow(unsafe_code)]
mod bmi2 {
    use super::*;
    use crate::sliders::{Reach, pext::Pext};
    use crate::{Bitboard, Square};

    /// Only [`Bmi2::found`] makes one, so having one says that the instructions are there.
    #[derive(Clone, Copy)]
    pub(super) struct Bmi2(());

    impl Bmi2 {
        pub(super) fn found() -> Option<Self> {
            let all = is_x86_feature_detected!("bmi1")
                && is_x86_feature_detected!("bmi2")
                && is_x86_feature_detected!("lzcnt")
                && is_x86_feature_detected!("popcnt");
            all.then_some(Self(()))
        }
    }

    impl Reach for Bmi2 {
        #[inline(always)]
        fn rook(square: Square, occupied: Bitboard) -> Bitboard {
            Pext::rook(square, occupied)
        }
        #[inline(always)]
        fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
            Pext::bishop(square, occupied)
        }
    }

    impl Machine for Bmi2 {
        #[inline]
        fn count<W: Whose>(self, node: &Node) -> u64 {
            // SAFETY: `self` says that the processor has these instructions.
            unsafe { count::<W>(node) }
        }

        #[inline]
        fn count_unchecked<W: Whose>(self, node: &Node, pins: Pins) -> u64 {
            // SAFETY: `self` says that the processor has these instructions.
            unsafe { count_unchecked::<W>(node, pins) }
        }

        #[inline]
        fn pair<W: Whose>(self, node: &Node) -> u64 {
            // SAFETY: `self` says that the processor has these instructions.
            unsafe { pair_of::<W>(self, node) }
        }

        #[inline]
        fn play<W: Whose>(self, node: &Node, depth: u32) -> u64 {
            // SAFETY: `self` says that the processor has these instructions.
            unsafe { play::<W>(self, node, depth) }
        }
    }

    #[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
    fn count<W: Whose>(node: &Node) -> u64 {
        lines::count::<W, Bmi2>(node)
    }

    #[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
    fn count_unchecked<W: Whose>(node: &Node, pins: Pins) -> u64 {
        lines::count_unchecked::<W, Bmi2>(node, pins)
    }

    #[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
    fn pair_of<W: Whose>(machine: Bmi2, node: &Node) -> u64 {
        pair::pair::<W, Bmi2>(machine, node)
    }

    #[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
    fn play<W: Whose>(machine: Bmi2, node: &Node, depth: u32) -> u64 {
        lines::play::<W, Bmi2>(machine, node, depth)
    }
}
