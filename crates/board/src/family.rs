//! Moves that differ in the square that is reached alone.
//!
//! ```text
//!   from | to << 6 | code << 12      A Knight on g1 goes to e2, f3 and h3: the same base, and 64 for each number of the
//!                                    square reached. Pawns that step from f4, g4, h4: 64 and one more, since the square
//!                                    left goes with the square reached. So a whole set is formed by one rule.
//! ```

use crate::Square;
use crate::moves::{Code, Move};
use crate::ways::Step;

/// A rule that forms a move for each square that is reached.
#[derive(Clone, Copy)]
pub(crate) struct Family {
    pub(crate) base: u16,
    /// What the number of the square reached is multiplied by.
    pub(crate) factor: u16,
}

impl Family {
    /// The plain moves of the man on a square.
    #[inline(always)]
    pub(crate) const fn of(from: Square) -> Self {
        Self { base: Move::plain(from, Square::A1).bits(), factor: Move::NEXT_TO }
    }

    /// The moves that the same step leads to.
    #[inline(always)]
    pub(crate) const fn by(step: Step, code: Code) -> Self {
        let base = Move::with_code(Square::A1, Square::A1, code).bits();
        Self { base: base.wrapping_sub(step.squares() as u16), factor: Move::NEXT_TO + Move::NEXT_FROM }
    }

    /// The move to a square; one that the step cannot reach makes none.
    #[inline(always)]
    pub(crate) const fn to(self, to: Square) -> Move {
        Move::from_bits((to.index() as u16).wrapping_mul(self.factor).wrapping_add(self.base))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ways::{ByBlack, ByWhite, Whose};

    fn check<W: Whose>() {
        for to in Square::ALL {
            for from in Square::ALL {
                assert_eq!(Family::of(from).to(to), Move::plain(from, to));
            }
            for (step, code) in [(Step::one::<W>(), Code::Plain), (Step::two::<W>(), Code::DoubleStep)] {
                let (from, behind) = (step.back(to), to.index() as i32 - step.squares());
                if from.index() as i32 == behind {
                    assert_eq!(Family::by(step, code).to(to), Move::with_code(from, to, code));
                }
            }
        }
    }

    #[test]
    fn a_family_forms_what_is_formed_one_by_one() {
        check::<ByWhite>();
        check::<ByBlack>();
    }
}
