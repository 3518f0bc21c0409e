//! What only a search can tell, asked of the crate `proof`.

use board::Position;
use law::Truth;

/// Whether the player to move can give check for ever, and how many states it took to know.
pub(crate) fn endless(_position: &Position, _states: u64) -> (Truth, u64) {
    (Truth::Undetermined, 0)
}
