//! Moves with their comments, glyphs and variations.

use super::command::clock_of;
use super::place::Place;
use crate::text::bytes::Text;

/// A line of moves: the main line of a game, or a variation on it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variation {
    /// Comments before the first move.
    pub comments: Vec<Vec<u8>>,
    /// The moves in their order.
    pub plies: Vec<PlyRecord>,
}

/// A single move with its annotations.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlyRecord {
    /// The move as it is written.
    pub san: String,
    /// As it was written before the moves were changed; none where nothing was changed.
    pub unchanged: Option<String>,
    /// Where it is written.
    pub place: Place,
    /// Numeric annotation glyphs.
    pub nags: Vec<u8>,
    /// Comments after the move.
    pub comments: Vec<Vec<u8>>,
    /// Variations in place of this move.
    pub variations: Vec<Variation>,
}

impl Variation {
    pub(super) fn change_moves(&mut self, change: &impl Fn(&str) -> String) {
        for ply in &mut self.plies {
            let changed = change(&ply.san);
            if changed != ply.san {
                ply.unchanged = Some(std::mem::replace(&mut ply.san, changed));
            }
            ply.variations.iter_mut().for_each(|line| line.change_moves(change));
        }
    }
}

impl PlyRecord {
    /// What the mover's clock shows after the move according to a comment, in milliseconds.
    #[must_use]
    pub fn clock(&self) -> Option<u64> {
        self.comments.iter().find_map(|comment| clock_of(Text(comment)))
    }
}
