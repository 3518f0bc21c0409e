//! The arbiter declares a draw.

use crate::judging::declare::{declared_by, declares};
use crate::refusal::Refusal;
use crate::ruling::{Ruling, refused};
use crate::state::State;

/// The arbiter declares a draw that needs no claim.
pub(crate) fn declares_draw(state: &mut State) -> Vec<Ruling> {
    let refusal = "Nothing here draws the game without a claim.";
    declares(state).unwrap_or_else(|| vec![refused(declared_by(state), Refusal::NotSo, refusal)])
}
