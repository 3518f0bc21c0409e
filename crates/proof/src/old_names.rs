//! Former public names, for callers that have not been renamed yet.

use board::Side;

pub use crate::forced::{
    PerpetualCheckFlaw as Flaw, perpetual_check as endless_check,
    verify_perpetual_check as verify_endless_check,
};
pub use crate::origin::OriginReason as Impossible;
use crate::unwinnable::{MateEvidence, MatingLines};
pub use crate::unwinnable::{
    can_win as still_able_to_mate, can_win_at_a_glance as still_able_to_mate_at_a_glance,
};
use crate::verdict::{Bound, Verdict};

impl MatingLines {
    /// The former name of [`MatingLines::can_win`].
    #[doc(hidden)]
    pub fn still_able_to_mate(&mut self, side: Side, bound: Bound) -> Verdict<MateEvidence> {
        self.can_win(side, bound)
    }
}
