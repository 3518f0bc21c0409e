//! Can the player give perpetual check? Checks are what he keeps up in a [safety game](crate::forced::safety_game).

use board::{Move, Position};

use crate::attacks::checks::Checks;
use crate::forced::safety_game::{SafetyGame, SafetyRule};
use crate::forced::strategy::Strategy;
use crate::verdict::{Answer, Bound, Verdict};

/// Whether the player to move can give check for ever, whatever the other side replies.
///
/// Every check of the series must be a legal move and leave a legal reply: mate ends the series, so a check that mates
/// does not belong to it. The counters play no part, nor do repetitions. `bound` counts positions with the player to move,
/// each once; `states` of the verdict counts those that were visited. There is evidence with "yes".
///
/// ```
/// use board::Setup;
/// use jadoube_proof::{Answer, Bound, perpetual_check};
/// let setup: Setup = "7k/8/6Q1/8/8/8/1r6/r5K1 w - - 0 1".parse().unwrap();
/// let verdict = perpetual_check(&setup.as_it_stands(&board::Movement::ORDINARY), Bound { states: 1000 });
/// assert_eq!(verdict.answer, Answer::No);
/// ```
#[must_use]
pub fn perpetual_check(position: &Position, bound: Bound) -> Verdict<Strategy> {
    let mut search = SafetyGame::new(PerpetualCheck, position, bound);
    let answer = search.search(position);
    let evidence = (answer == Answer::Yes).then(|| search.strategy());
    Verdict { answer, evidence, states: search.states() }
}

/// Every move gives check and can be answered; no move settles that.
struct PerpetualCheck;

impl SafetyRule for PerpetualCheck {
    fn moves(&self, position: &Position) -> Vec<Option<Move>> {
        let (checks, mut moves) = (Checks::new(position), Vec::new());
        position.for_each_legal(|m| moves.extend(checks.gives(m).then_some(Some(m))));
        moves
    }

    fn width(&self, position: &Position) -> u32 {
        let (checks, mut count) = (Checks::new(position), 0);
        position.for_each_legal(|m| count += u32::from(checks.gives(m)));
        count
    }

    fn fails_without_move(&self, _: &Position) -> bool {
        true
    }

    fn is_settled_after(&self, _: &Position, _: Move, _: &Position) -> bool {
        false
    }
}
