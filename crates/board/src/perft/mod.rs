//! Perft: counting the lines of play of a given length, the measure of a move generator.
//!
//! ```text
//!   node          a position on bare bitboards         processor   which machine counts: AVX-512, BMI2 or any
//!   lines         each move played, the last counted   machine     what a machine must offer
//!     play          moves played on a node             cached      with a table of earlier counts, shared by threads
//!   two_plies     the last two plies together          table       those counts
//!     replies       the replies that no move changes   lanes       the last ply in eight lanes, by vector
//!     pawn_replies  those of the Pawns
//! ```

mod cached;
mod lanes;
mod lines;
mod machine;
mod node;
mod pawn_replies;
mod play;
pub(crate) mod processor;
mod replies;
pub(crate) mod table;
#[cfg(test)]
mod tests;
mod two_plies;
mod vector;

use self::node::Node;
use self::processor::Processor;
use self::table::PerftTable;
use crate::{Move, Position};

impl Position {
    /// The number of lines of `depth` plies from here; 1 for depth 0.
    ///
    /// ```
    /// use jadoube_board::Position;
    /// assert_eq!(Position::default().perft(3), 8902);
    /// ```
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        self.perft_by(depth, None)
    }

    /// [`Position::perft`] with a table of earlier counts, which several threads may share.
    ///
    /// A count is looked up by a key of 64 bits, made of everything that it depends on. The table serves ordinary chess;
    /// other movements and Chess960 are counted without it.
    #[must_use]
    pub fn perft_with(&self, table: &PerftTable, depth: u32) -> u64 {
        self.perft_by(depth, Some(table))
    }

    /// [`Position::perft`] with only these features of the processor; `None` if it does not have them.
    ///
    /// Other movements and Chess960 are counted in the same way with any features.
    #[must_use]
    pub fn perft_on(&self, processor: Processor, depth: u32) -> Option<u64> {
        match Node::of(self) {
            Some(node) if depth > 0 => processor::count_on(processor, &node, self.turn(), depth, None),
            _ => Processor::found().any(|found| found == processor).then(|| self.perft(depth)),
        }
    }

    fn perft_by(&self, depth: u32, table: Option<&PerftTable>) -> u64 {
        match (depth, Node::of(self)) {
            (0, _) => 1,
            (_, Some(node)) => processor::count(&node, self.turn(), depth, table),
            (1, None) => self.count_legal(),
            (_, None) => {
                let mut lines = 0;
                self.for_each_successor(|_, next| lines += next.perft_by(depth - 1, table));
                lines
            }
        }
    }

    /// The number of lines after each legal move, in the order of [`Position::legal_moves`]; empty for depth 0.
    #[must_use]
    pub fn perft_divide(&self, depth: u32) -> Vec<(Move, u64)> {
        let Some(left) = depth.checked_sub(1) else { return Vec::new() };
        self.legal_moves().into_iter().map(|m| (m, self.after_turn(m).perft(left))).collect()
    }
}
