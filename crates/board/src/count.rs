//! Moves that are counted and not formed: of each set of squares only how many there are.

use crate::ways::{Hand, Step};
use crate::{Bitboard, Movement, Square};

pub(crate) struct Count {
    pub(crate) moves: u32,
    /// How many moves a Pawn has to a square of its last rank.
    choices: u32,
    double_step: bool,
}

impl Count {
    /// As men move in chess today, known to the compiler.
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

impl Hand for Count {
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
