//! Whether a move is sealed, and who may open the envelope.

use board::Side;
use law::Effect;
use law::question::{Adjournment, Step};

use crate::act::adjournment::Sealed;
use crate::state::State;
use crate::state::waiting::Adjourned;

/// Play taken up again where no record was made.
pub(crate) const WITHOUT_RECORD: Adjournment = Adjournment { step: Step::NoRecord };

pub(crate) fn is_sealed(state: &State) -> bool {
    state.waiting.adjourned().is_some_and(|adjourned| adjourned.sealed.is_some())
}

pub(crate) fn may_open(state: &State, who: Side, adjourned: &Adjourned) -> bool {
    let step = if who == adjourned.by { Step::OpenedByTheSealer } else { Step::OpenedByTheOther };
    let known = matches!(adjourned.sealed, Some(Sealed::Record { .. }));
    known && state.law.ask(&Adjournment { step }).iter().all(|answer| answer.effect != Effect::Refuses)
}
