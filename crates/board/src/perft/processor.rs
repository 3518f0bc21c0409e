//! Which processor features a count uses, and which of them are here.
//!
//! ```text
//!   AVX-512    the last ply in eight lanes (`lanes`), the others with PEXT
//!   BMI2       sliders with PEXT
//!   any        sliders with magic multiplication
//! ```
//!
//! The features are looked up once, at the root. From there on the type carries the answer, and each ply is compiled for
//! it.

use super::cached::Cached;
use super::machine::Machine;
use super::node::Node;
use super::table::PerftTable;
use super::{lines, two_plies};
use crate::Side;
use crate::attacks::sliders::magic::Magic;
use crate::position::pins::Pins;
use crate::vocabulary::by_side::{ByBlack, ByWhite, Whose};

/// What a count may use of the processor.
///
/// ```
/// use jadoube_board::{Position, Processor};
/// let counts = Processor::found().map(|processor| Position::default().perft_on(processor, 3));
/// assert!(counts.into_iter().all(|lines| lines == Some(8902)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Processor {
    /// Vectors of 512 bits: AVX-512.
    Avx512,
    /// The instruction PEXT of BMI2.
    Bmi2,
    /// Only what every processor has.
    Any,
}

impl Processor {
    /// All of them, the fastest first.
    pub const ALL: [Self; 3] = [Self::Avx512, Self::Bmi2, Self::Any];

    /// Those that this processor has, the fastest first; always at least [`Processor::Any`].
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

/// A machine that uses only what the crate was compiled for.
macro_rules! as_compiled {
    ($machine:ty) => {
        impl Machine for $machine {
            fn count<W: Whose>(self, node: &Node) -> u64 {
                lines::count::<W, Self>(node)
            }

            fn count_unchecked<W: Whose>(self, node: &Node, pins: Pins) -> u64 {
                lines::count_unchecked::<W, Self>(node, pins)
            }

            fn two_plies<W: Whose>(self, node: &Node) -> u64 {
                two_plies::two_plies::<W, Self>(self, node)
            }

            fn play<W: Whose>(self, node: &Node, depth: u32) -> u64 {
                lines::play::<W, Self>(self, node, depth)
            }
        }
    };
}

as_compiled!(Magic);
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
as_compiled!(crate::attacks::sliders::pext::Pext);

/// The lines of `depth` plies, 1 or more, on the fastest machine that is here.
pub(super) fn count(node: &Node, turn: Side, depth: u32, table: Option<&PerftTable>) -> u64 {
    let counts = Processor::ALL.into_iter().filter_map(|on| count_on(on, node, turn, depth, table));
    counts.take(1).sum()
}

/// The same on one machine; `None` if it is not here.
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
        // If the whole crate is compiled for BMI2, that is faster than compiling parts of it so.
        #[cfg(target_feature = "bmi2")]
        Processor::Bmi2 => Some(with(crate::attacks::sliders::pext::Pext, node, turn, depth, table)),
        #[cfg(not(target_feature = "bmi2"))]
        Processor::Bmi2 => Some(with(wide::Bmi2::found()?, node, turn, depth, table)),
        Processor::Any => Some(with(Magic, node, turn, depth, table)),
    }
}

/// The same on one machine; `None` if it is not here.
#[cfg(not(target_arch = "x86_64"))]
pub(super) fn count_on(
    processor: Processor,
    node: &Node,
    turn: Side,
    depth: u32,
    table: Option<&PerftTable>,
) -> Option<u64> {
    (processor == Processor::Any).then(|| with(Magic, node, turn, depth, table))
}

fn with<M: Machine>(machine: M, node: &Node, turn: Side, depth: u32, table: Option<&PerftTable>) -> u64 {
    match table {
        None => on(machine, node, turn, depth),
        Some(table) => on(Cached { machine, table }, node, turn, depth),
    }
}

fn on<M: Machine>(machine: M, node: &Node, turn: Side, depth: u32) -> u64 {
    match turn {
        Side::White => machine.lines::<ByWhite>(node, depth),
        Side::Black => machine.lines::<ByBlack>(node, depth),
    }
}

/// Machines with instructions that not every processor has, whatever the crate was compiled for.
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
mod wide {
    use super::*;
    use crate::attacks::sliders::{SliderAttacks, pext::Pext};
    use crate::perft::lanes;
    use crate::perft::vector::register::Register;
    use crate::{Bitboard, Square};

    /// A machine, the features that it needs, and how it counts the last ply: from scratch, and with known pins.
    macro_rules! machine {
        ($machine:ident, $plies:ident, [$($feature:tt)*], $features:literal, $count:expr, $count_unchecked:expr) => {
            /// Only `found` makes one, so to have one means that the instructions are there.
            #[derive(Clone, Copy)]
            pub(super) struct $machine(());

            impl $machine {
                pub(super) fn found() -> Option<Self> {
                    (true $(&& is_x86_feature_detected!($feature))*).then_some(Self(()))
                }
            }

            impl SliderAttacks for $machine {
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
                    // SAFETY: `self` exists only if the processor has these instructions.
                    unsafe { $plies::count::<W>(node) }
                }

                #[inline]
                fn count_unchecked<W: Whose>(self, node: &Node, pins: Pins) -> u64 {
                    // SAFETY: `self` exists only if the processor has these instructions.
                    unsafe { $plies::count_unchecked::<W>(node, pins) }
                }

                #[inline]
                fn two_plies<W: Whose>(self, node: &Node) -> u64 {
                    // SAFETY: `self` exists only if the processor has these instructions.
                    unsafe { $plies::two_plies_of::<W>(self, node) }
                }

                #[inline]
                fn play<W: Whose>(self, node: &Node, depth: u32) -> u64 {
                    // SAFETY: `self` exists only if the processor has these instructions.
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
                pub(super) fn two_plies_of<W: Whose>(machine: $machine, node: &Node) -> u64 {
                    two_plies::two_plies::<W, $machine>(machine, node)
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
