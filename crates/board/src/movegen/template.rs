//! Templates: moves that differ only in their destination.
//!
//! ```text
//!   from | to << 6 | code << 12      A Knight on g1 goes to e2, f3 and h3: one base, plus 64 times the index of the
//!                                    destination. Pawns that step from f4, g4 and h4: 65 times the index, since the
//!                                    origin advances with the destination. So one rule makes a whole set of moves.
//! ```

use crate::Square;
use crate::movegen::pawn_step::Step;
use crate::vocabulary::moves::{Code, Move};

/// A rule that makes a move of each destination.
#[derive(Clone, Copy)]
pub(crate) struct Template {
    pub(crate) base: u16,
    /// What the index of the destination is multiplied by.
    pub(crate) factor: u16,
}

impl Template {
    /// The plain moves of the piece on a square.
    #[inline(always)]
    pub(crate) const fn from_square(from: Square) -> Self {
        Self { base: Move::plain(from, Square::A1).bits(), factor: Move::NEXT_TO }
    }

    /// The moves of Pawns by one step.
    #[inline(always)]
    pub(crate) const fn by_step(step: Step, code: Code) -> Self {
        let base = Move::with_code(Square::A1, Square::A1, code).bits();
        Self { base: base.wrapping_sub(step.squares() as u16), factor: Move::NEXT_TO + Move::NEXT_FROM }
    }

    /// The move to a square, which the step must be able to reach.
    #[inline(always)]
    pub(crate) const fn move_to(self, to: Square) -> Move {
        Move::from_bits((to.index() as u16).wrapping_mul(self.factor).wrapping_add(self.base))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::by_side::{ByBlack, ByWhite, Whose};

    fn check<W: Whose>() {
        for to in Square::ALL {
            for from in Square::ALL {
                assert_eq!(Template::from_square(from).move_to(to), Move::plain(from, to));
            }
            for (step, code) in [(Step::one::<W>(), Code::Plain), (Step::two::<W>(), Code::DoubleStep)] {
                let (from, behind) = (step.back(to), to.index() as i32 - step.squares());
                if from.index() as i32 == behind {
                    assert_eq!(Template::by_step(step, code).move_to(to), Move::with_code(from, to, code));
                }
            }
        }
    }

    #[test]
    fn a_template_makes_the_moves_made_one_by_one() {
        check::<ByWhite>();
        check::<ByBlack>();
    }
}
