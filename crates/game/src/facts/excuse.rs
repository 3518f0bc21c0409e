//! What may excuse a touch.

use board::Side;
use law::question::{Excuse, Ground};

use crate::state::State;

/// The facts of a touch by this side, with this ground of excuse. While both clocks stand nobody adjusts in the
/// other's time.
pub(crate) fn excuse(state: &State, side: Side, ground: Ground) -> Excuse {
    Excuse { own_turn: side == state.turn().by(), ground, own_clock: state.time.running() != Some(!side) }
}
