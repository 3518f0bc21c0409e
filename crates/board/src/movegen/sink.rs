//! What receives moves one by one or set by set.

use crate::movegen::template::Template;
use crate::{Bitboard, Move, MoveList};

/// Receives the moves that are found.
pub(crate) trait MoveSink {
    fn one(&mut self, m: Move);

    /// A move to each square of a set.
    #[inline(always)]
    fn each(&mut self, to: Bitboard, template: Template) {
        to.iter().for_each(|to| self.one(template.move_to(to)));
    }
}

/// Hands each move to a callback.
pub(crate) struct ForEach<F>(pub(crate) F);

impl<F: FnMut(Move)> MoveSink for ForEach<F> {
    #[inline(always)]
    fn one(&mut self, m: Move) {
        (self.0)(m);
    }
}

/// Adds the moves of a set together, so that the length is written only once.
impl MoveSink for MoveList {
    #[inline(always)]
    fn one(&mut self, m: Move) {
        self.push(m);
    }
    #[inline(always)]
    fn each(&mut self, to: Bitboard, template: Template) {
        self.add(to, template);
    }
}
