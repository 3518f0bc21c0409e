//! Counting the lines of play of a given length: the measure of a move generator.

use crate::{Move, Position};

impl Position {
    /// The number of lines of `depth` single moves from here; 1 for depth 0.
    ///
    /// ```
    /// use board::Position;
    /// assert_eq!(Position::default().perft(3), 8902);
    /// ```
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_legal(),
            _ => {
                let mut lines = 0;
                self.for_each_legal(|m| lines += self.after(m).perft(depth - 1));
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

    /// The number of legal moves.
    #[must_use]
    pub fn count_legal(&self) -> u64 {
        let mut count = 0;
        self.for_each_legal(|_| count += 1);
        count
    }
}
