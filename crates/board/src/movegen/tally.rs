//! Counting moves without making them: only the size of each set of squares.

use crate::movegen::pawn_step::Step;
use crate::movegen::sets::SetSink;
use crate::{Bitboard, Movement, Square};

/// The number of moves so far.
pub(crate) struct Tally {
    pub(crate) moves: u32,
    /// How many moves a Pawn has to one square of its last rank.
    choices: u32,
    double_step: bool,
}

impl Tally {
    /// For pieces that move as in chess today, known to the compiler.
    #[inline(always)]
    pub(crate) const fn ordinary() -> Self {
        Self::under(&Movement::ORDINARY)
    }

    #[inline(always)]
    pub(crate) const fn under(movement: &Movement) -> Self {
        let choices = movement.promotions.count() + movement.may_stay_pawn as u32;
        Self { moves: 0, choices, double_step: movement.double_step }
    }
}

impl SetSink for Tally {
    #[inline(always)]
    fn king(&mut self, _: Square, to: Bitboard) {
        self.moves += to.count();
    }
    #[inline(always)]
    fn knight(&mut self, _: Square, to: Bitboard) {
        self.moves += to.count();
    }
    #[inline(always)]
    fn diagonal(&mut self, _: Square, to: Bitboard) {
        self.moves += to.count();
    }
    #[inline(always)]
    fn straight(&mut self, _: Square, to: Bitboard) {
        self.moves += to.count();
    }
    #[inline(always)]
    fn pawns(&mut self, _: Step, to: Bitboard) {
        self.moves += to.count();
    }
    #[inline(always)]
    fn last_rank(&mut self, _: Step, to: Bitboard) {
        self.moves += self.choices * to.count();
    }
    #[inline(always)]
    fn double(&mut self, _: Step, to: Bitboard) {
        if self.double_step {
            self.moves += to.count();
        }
    }
}
