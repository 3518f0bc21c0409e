//! Counting the lines of play of a given length: the measure of a move generator.

mod eight;
mod lanes;
mod lines;
mod machine;
mod pair;
mod still;
mod table;
#[cfg(test)]
mod tests;

pub use machine::Processor;
pub use table::PerftTable;

use crate::ways::Men;
use crate::{CastlingRights, Kind, Move, Movement, Position, Side, Wing};

/// A position of ordinary chess as the count wants it.
#[derive(Clone, Copy)]
struct Node {
    own: Men,
    adverse: Men,
    /// Four bits, see [`lines::right`].
    rights: u8,
    /// The index of the square that a Pawn has just passed beside an adverse one, or 64.
    passed: u8,
}

impl Node {
    /// `None` unless men move as in chess, each side has one King, and castling is from the usual squares.
    fn of(position: &Position) -> Option<Self> {
        let one_king = |side| position.men(side, Kind::King).single().is_some();
        let plain = *position.movement() == Movement::ORDINARY && Side::ALL.into_iter().all(one_king);
        let rights = position.castling();
        let usual = |(side, wing, rook): (Side, Wing, _)| {
            rook == wing.corner(side)
                && position.king(side).is_some_and(|king| king.file() == lines::HOME_FILE)
        };
        (plain && rights.iter().all(usual)).then(|| Self {
            own: Men::of(position, position.turn()),
            adverse: Men::of(position, !position.turn()),
            rights: bits(rights),
            passed: position.en_passant().map_or(lines::NONE, |square| square.index() as u8),
        })
    }
}

fn bits(rights: CastlingRights) -> u8 {
    rights.iter().fold(0, |bits, (side, wing, _)| bits | lines::right(side, wing))
}

impl Position {
    /// The number of lines of `depth` single moves from here; 1 for depth 0.
    ///
    /// ```
    /// use board::Position;
    /// assert_eq!(Position::default().perft(3), 8902);
    /// ```
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        self.perft_by(depth, None)
    }

    /// [`Position::perft`] with a table of what was counted before, which several threads may share.
    ///
    /// A count is looked up by 64 bits that are made of everything it depends on. The table serves ordinary chess; other
    /// ways to move and Chess960 are counted without it.
    #[must_use]
    pub fn perft_with(&self, table: &PerftTable, depth: u32) -> u64 {
        self.perft_by(depth, Some(table))
    }

    /// [`Position::perft`] with no more of the processor than is said; `None` if it has not even that.
    ///
    /// Other ways to move and Chess960 are counted the same way on all of them.
    #[must_use]
    pub fn perft_on(&self, processor: Processor, depth: u32) -> Option<u64> {
        match Node::of(self) {
            Some(node) if depth > 0 => machine::count_on(processor, &node, self.turn(), depth, None),
            _ => Processor::found().any(|found| found == processor).then(|| self.perft(depth)),
        }
    }

    fn perft_by(&self, depth: u32, table: Option<&PerftTable>) -> u64 {
        match (depth, Node::of(self)) {
            (0, _) => 1,
            (_, Some(node)) => machine::count(&node, self.turn(), depth, table),
            (1, None) => self.count_legal(),
            (_, None) => {
                let mut lines = 0;
                self.for_each_played(|_, next| lines += next.perft_by(depth - 1, table));
                lines
            }
        }
    }

    /// The number of lines behind each legal move, in the order of [`Position::legal_moves`]; empty for depth 0.
    #[must_use]
    pub fn perft_divide(&self, depth: u32) -> Vec<(Move, u64)> {
        let Some(left) = depth.checked_sub(1) else { return Vec::new() };
        self.legal_moves().into_iter().map(|m| (m, self.after(m).perft(left))).collect()
    }
}
