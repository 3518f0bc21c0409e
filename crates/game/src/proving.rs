//! What only a search can tell, asked of the crate `proof`.

use board::{Position, Side};
use law::Truth;
use proof::{Answer, Bound, endless_check, still_able_to_mate};

/// Whether the player to move can give check for ever, and how many states it took to know.
pub(crate) fn endless(position: &Position, states: u64) -> (Truth, u64) {
    let verdict = endless_check(position, Bound { states });
    (truth(verdict.answer), verdict.states)
}

/// Whether a side can still mate by any series of legal moves, and how many states it took to know.
pub(crate) fn can_mate(position: &Position, side: Side, states: u64) -> (Truth, u64) {
    let verdict = still_able_to_mate(position, side, Bound { states });
    (truth(verdict.answer), verdict.states)
}

fn truth(answer: Answer) -> Truth {
    match answer {
        Answer::Yes => Truth::Yes,
        Answer::No => Truth::No,
        Answer::Undetermined => Truth::Undetermined,
    }
}
