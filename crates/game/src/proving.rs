//! What only a search can tell, asked of the crate `proof`.

use board::Position;
use law::Truth;
use proof::{Answer, Bound, endless_check};

/// Whether the player to move can give check for ever, and how many states it took to know.
pub(crate) fn endless(position: &Position, states: u64) -> (Truth, u64) {
    let verdict = endless_check(position, Bound { states });
    let truth = match verdict.answer {
        Answer::Yes => Truth::Yes,
        Answer::No => Truth::No,
        Answer::Undetermined => Truth::Undetermined,
    };
    (truth, verdict.states)
}
