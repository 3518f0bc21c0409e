//! Whether an arbiter sees what happens.

use law::{Provision, provided};

use crate::settings::Arbiter;
use crate::state::State;

/// Whether an arbiter is at the board and sees all.
pub(crate) fn is_watched(state: &State) -> bool {
    let by_code = || match provided(state.law().code, Provision::ArbiterPresent) {
        Some(_) => Arbiter::Present,
        None => Arbiter::Absent,
    };
    state.settings().arbiter.unwrap_or_else(by_code) == Arbiter::Present
}
