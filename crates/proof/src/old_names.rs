//! Former public names, for callers that have not been renamed yet.

pub use crate::forced::{
    PerpetualCheckFlaw as Flaw, perpetual_check as endless_check,
    verify_perpetual_check as verify_endless_check,
};
pub use crate::origin::OriginReason as Impossible;
pub use crate::unwinnable::{
    can_win as still_able_to_mate, can_win_at_a_glance as still_able_to_mate_at_a_glance,
};

impl crate::MatingLines {
    /// The former name of [`MatingLines::can_win`](crate::MatingLines::can_win).
    #[doc(hidden)]
    pub fn still_able_to_mate(
        &mut self,
        side: board::Side,
        bound: crate::Bound,
    ) -> crate::Verdict<crate::MateEvidence> {
        self.can_win(side, bound)
    }
}
