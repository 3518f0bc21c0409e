//! What only a search can tell, asked of the crate `proof`.

use board::{Position, Side};
use law::Truth;
use proof::{Answer, Bound, MatingLines, endless_check};

use crate::game::Game;

/// Whether the player to move can give check for ever, and how many states it took to know.
pub(crate) fn endless(position: &Position, states: u64) -> (Truth, u64) {
    let verdict = endless_check(position, Bound { states });
    (truth(verdict.answer), verdict.states)
}

/// Whether a side can still mate by any series of legal moves, and how many states it took to know.
pub(crate) fn can_mate(lines: &mut MatingLines, side: Side, states: u64) -> (Truth, u64) {
    let verdict = lines.still_able_to_mate(side, Bound { states });
    (truth(verdict.answer), verdict.states)
}

impl Game {
    /// What is known about mate in this turn, with what is carried from the turns before.
    pub(crate) fn mating_lines(&self) -> MatingLines {
        self.known_of_mates().unwrap_or_else(|| MatingLines::new(&self.turn().position))
    }

    /// What is carried, while it is about the position that the turn now begins with: men moved out of turn change that.
    pub(crate) fn known_of_mates(&self) -> Option<MatingLines> {
        let turn = self.turn();
        turn.mating.clone().filter(|lines| *lines.position() == turn.position)
    }
}

fn truth(answer: Answer) -> Truth {
    match answer {
        Answer::Yes => Truth::Yes,
        Answer::No => Truth::No,
        Answer::Undetermined => Truth::Undetermined,
    }
}
