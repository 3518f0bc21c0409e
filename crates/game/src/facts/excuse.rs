//! What may excuse a touch.

use board::Side;
use law::question::{Excuse, Ground};

use crate::state::State;

/// The facts of a touch of own men by this side, with this ground of excuse. While both clocks stand nobody adjusts in the
/// other's time.
pub(crate) fn excuse(state: &State, side: Side, ground: Ground) -> Excuse {
    let (own_turn, own_clock) = (side == state.turn().by(), state.time.running() != Some(!side));
    Excuse { own_turn, adverse: false, ground, own_clock }
}
