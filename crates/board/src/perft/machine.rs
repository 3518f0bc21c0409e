//! The processors that a count knows, and which of them this one is.
//!
//! ```text
//!   AVX-512    the last ply by eight lanes (`lanes`), the others by PEXT
//!   BMI2       sliders by PEXT
//!   any        sliders by a multiplication
//! ```
//!
//! What the processor has is asked once, at the root; from there on the answer is carried in the type, and each ply is
//! compiled for it.

use super::Node;
use super::lines::{self, Machine};
use super::pair;
use super::table::{PerftTable, Remembering};
use crate::Side;
use crate::sliders::multiplied::Multiplied;
use crate::ways::{ByBlack, ByWhite, Pins, Whose};

/// What a count of lines may use of the processor.
///
/// ```
/// use board::{Position, Processor};
/// let counts = Processor::found().map(|processor| Position::default().perft_on(processor, 3));
/// assert!(counts.into_iter().all(|lines| lines == Some(8902)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Processor {
    /// Words of 512 bits, as AVX-512 has them.
    Avx512,
    /// The instruction PEXT of BMI2.
    Bmi2,
    /// Nothing that not every processor has.
    Any,
}

impl Processor {
    /// From the quickest to the slowest.
    pub const ALL: [Self; 3] = [Self::Avx512, Self::Bmi2, Self::Any];

    /// What this processor has, the quickest first; always at least [`Processor::Any`].
    pub fn found() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|processor| processor.is_here())
    }

    #[cfg(target_arch = "x86_64")]
    fn is_here(self) -> bool {
        match self {
            Self::Avx512 => wide::Avx512::found().is_some(),
            Self::Bmi2 => wide::Bmi2::found().is_some(),
            Self::Any => true,
        }
    }

    #[cfg(not(target_arch = "x86_64"))]
    fn is_here(self) -> bool {
        self == Self::Any
    }
}

/// A machine that uses what the crate was compiled for, and no more.
macro_rules! as_compiled {
    ($machine:ty) => {
        impl Machine for $machine {
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
    };
}

as_compiled!(Multiplied);
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
as_compiled!(crate::sliders::pext::Pext);

/// The lines of `depth` plies, 1 or more, on the best machine that this processor is.
pub(super) fn count(node: &Node, turn: Side, depth: u32, table: Option<&PerftTable>) -> u64 {
    let counts = Processor::ALL.into_iter().filter_map(|on| count_on(on, node, turn, depth, table));
    counts.take(1).sum()
}

/// The same on one machine; `None` if the processor is none such.
#[cfg(target_arch = "x86_64")]
pub(super) fn count_on(
    processor: Processor,
    node: &Node,
    turn: Side,
    depth: u32,
    table: Option<&PerftTable>,
) -> Option<u64> {
    match processor {
        Processor::Avx512 => Some(with(wide::Avx512::found()?, node, turn, depth, table)),
        // Compiled for it as a whole, the crate is quicker than with parts of it compiled for it.
        #[cfg(target_feature = "bmi2")]
        Processor::Bmi2 => Some(with(crate::sliders::pext::Pext, node, turn, depth, table)),
        #[cfg(not(target_feature = "bmi2"))]
        Processor::Bmi2 => Some(with(wide::Bmi2::found()?, node, turn, depth, table)),
        Processor::Any => Some(with(Multiplied, node, turn, depth, table)),
    }
}

/// The same on one machine; `None` if the processor is none such.
#[cfg(not(target_arch = "x86_64"))]
pub(super) fn count_on(
    processor: Processor,
    node: &Node,
    turn: Side,
    depth: u32,
    table: Option<&PerftTable>,
) -> Option<u64> {
    (processor == Processor::Any).then(|| with(Multiplied, node, turn, depth, table))
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

/// Processors with instructions that not every one has, whatever the crate was compiled for.
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
mod wide {
    use super::*;
    use crate::perft::{eight::register::Register, lanes};
    use crate::sliders::{Reach, pext::Pext};
    use crate::{Bitboard, Square};

    /// A machine, the features that make it one, and how it counts the last ply: with the pins found anew, and with
    /// those that are known.
    macro_rules! machine {
        ($machine:ident, $plies:ident, [$($feature:tt)*], $features:literal, $count:expr, $count_unchecked:expr) => {
            /// Only `found` makes one, so having one says that the instructions are there.
            #[derive(Clone, Copy)]
            pub(super) struct $machine(());

            impl $machine {
                pub(super) fn found() -> Option<Self> {
                    (true $(&& is_x86_feature_detected!($feature))*).then_some(Self(()))
                }
            }

            impl Reach for $machine {
                #[inline(always)]
                fn rook(square: Square, occupied: Bitboard) -> Bitboard {
                    Pext::rook(square, occupied)
                }
                #[inline(always)]
                fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
                    Pext::bishop(square, occupied)
                }
            }

            impl Machine for $machine {
                #[inline]
                fn count<W: Whose>(self, node: &Node) -> u64 {
                    // SAFETY: `self` says that the processor has these instructions.
                    unsafe { $plies::count::<W>(node) }
                }

                #[inline]
                fn count_unchecked<W: Whose>(self, node: &Node, pins: Pins) -> u64 {
                    // SAFETY: `self` says that the processor has these instructions.
                    unsafe { $plies::count_unchecked::<W>(node, pins) }
                }

                #[inline]
                fn pair<W: Whose>(self, node: &Node) -> u64 {
                    // SAFETY: `self` says that the processor has these instructions.
                    unsafe { $plies::pair_of::<W>(self, node) }
                }

                #[inline]
                fn play<W: Whose>(self, node: &Node, depth: u32) -> u64 {
                    // SAFETY: `self` says that the processor has these instructions.
                    unsafe { $plies::play::<W>(self, node, depth) }
                }
            }

            mod $plies {
                use super::*;

                #[target_feature(enable = $features)]
                pub(super) fn count<W: Whose>(node: &Node) -> u64 {
                    $count(node)
                }

                #[target_feature(enable = $features)]
                pub(super) fn count_unchecked<W: Whose>(node: &Node, pins: Pins) -> u64 {
                    $count_unchecked(node, pins)
                }

                #[target_feature(enable = $features)]
                pub(super) fn pair_of<W: Whose>(machine: $machine, node: &Node) -> u64 {
                    pair::pair::<W, $machine>(machine, node)
                }

                #[target_feature(enable = $features)]
                pub(super) fn play<W: Whose>(machine: $machine, node: &Node, depth: u32) -> u64 {
                    lines::play::<W, $machine>(machine, node, depth)
                }
            }
        };
    }

    machine!(
        Bmi2,
        bmi2_plies,
        ["bmi1" "bmi2" "lzcnt" "popcnt"],
        "bmi1,bmi2,lzcnt,popcnt",
        lines::count::<W, Bmi2>,
        lines::count_unchecked::<W, Bmi2>
    );

    machine!(
        Avx512,
        avx512_plies,
        ["bmi1" "bmi2" "lzcnt" "popcnt" "avx512f" "avx512vl" "avx512vpopcntdq"],
        "bmi1,bmi2,lzcnt,popcnt,avx512f,avx512vl,avx512vpopcntdq",
        |node| {
            if lanes::has_few_sliders(node) {
                lines::count::<W, Avx512>(node)
            } else {
                lanes::count::<W, Avx512, Register>(node)
            }
        },
        |node, pins| {
            if lanes::has_few_sliders(node) {
                lines::count_unchecked::<W, Avx512>(node, pins)
            } else {
                lanes::count_unchecked::<W, Avx512, Register>(node, pins)
            }
        }
    );
}
