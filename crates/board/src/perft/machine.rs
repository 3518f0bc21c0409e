//! The machine that counts: one set of functions for each sort of processor.

use super::node::Node;
use crate::attacks::sliders::SliderAttacks;
use crate::position::pins::Pins;
use crate::vocabulary::by_side::Whose;

/// What the processor offers a count. It is looked up once at the root and then carried in the type from ply to ply.
///
/// The functions are apart so that the last ply, where nearly all time goes, keeps a small stack frame.
pub(super) trait Machine: SliderAttacks {
    /// The number of moves of a node with `W` to move: [`lines::count`](super::lines::count).
    fn count<W: Whose>(self, node: &Node) -> u64;

    /// The same without a check and with known pins: [`lines::count_unchecked`](super::lines::count_unchecked).
    fn count_unchecked<W: Whose>(self, node: &Node, pins: Pins) -> u64;

    /// The lines of two plies: [`two_plies`](super::two_plies::two_plies).
    fn two_plies<W: Whose>(self, node: &Node) -> u64;

    /// The lines of two plies or more, move by move: [`lines::play`](super::lines::play).
    fn play<W: Whose>(self, node: &Node, depth: u32) -> u64;

    /// The lines of `depth` plies, 1 or more.
    #[inline(always)]
    fn lines<W: Whose>(self, node: &Node, depth: u32) -> u64 {
        match depth {
            1 => self.count::<W>(node),
            2 => self.two_plies::<W>(node),
            _ => self.play::<W>(node, depth),
        }
    }
}
