//! Whether a sealed move counts as completed before anybody knows it.

use board::Side;
use law::{Provision, provided};

use crate::state::State;

/// Whether a sealed move counts from when it was sealed: its player may not put another in its place until the clocks are
/// stopped.
pub(crate) fn counts_once_sealed(state: &State) -> bool {
    provided(state.law().code, Provision::SealMayBeChanged).is_none()
}

/// The side whose sealed move counts as completed, before it is made on the board.
pub(crate) fn has_completed_by_sealing(state: &State) -> Option<Side> {
    state.adjournment.completed().filter(|_| counts_once_sealed(state))
}
