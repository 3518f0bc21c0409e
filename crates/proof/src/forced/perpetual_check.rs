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

/// The same for a player who is bound to make one of these moves first.
///
/// A verdict has no evidence: the strategy after each reply is another one. `states` counts the positions of all searches, which
/// share `bound`.
#[must_use]
pub fn perpetual_check_by(position: &Position, first: &[Move], bound: Bound) -> Verdict<Strategy> {
    let (checks, mut states, mut unproven) = (Checks::new(position), 0, false);
    for &m in first.iter().filter(|&&m| checks.gives(m)) {
        let after = position.play(m);
        let replies = after.legal_moves();
        let mut answer = if replies.is_empty() { Answer::No } else { Answer::Yes };
        for &reply in &replies {
            let left = Bound { states: bound.states.saturating_sub(states) };
            let verdict = perpetual_check(&after.play(reply), left);
            states += verdict.states;
            if verdict.answer != Answer::Yes {
                answer = verdict.answer;
                break;
            }
        }
        match answer {
            Answer::Yes => return Verdict { answer, evidence: None, states },
            Answer::Undetermined => unproven = true,
            Answer::No => {}
        }
    }
    let answer = if unproven { Answer::Undetermined } else { Answer::No };
    Verdict { answer, evidence: None, states }
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

#[cfg(test)]
mod tests {
    use board::{Movement, Setup};

    use super::*;

    /// The same question with every legal move allowed first has the same answer.
    #[test]
    fn bound_to_any_move_he_is_not_bound() {
        let positions = [
            "7k/8/6Q1/8/8/8/1r6/r5K1 w - - 0 1",
            "6k1/5ppp/8/8/8/8/q7/4Q1K1 w - - 0 1",
            "7k/p7/8/8/8/6q1/5r2/7K b - - 0 1",
            "7k/p7/8/8/8/6q1/8/6RK b - - 0 1",
        ];
        for fen in positions {
            let position = fen.parse::<Setup>().expect("a position").as_it_stands(&Movement::ORDINARY);
            let bound = Bound { states: 20_000 };
            let free = perpetual_check(&position, bound).answer;
            let all: Vec<Move> = position.legal_moves().to_vec();
            assert_eq!(perpetual_check_by(&position, &all, bound).answer, free, "{fen}");
        }
    }

    /// A Pawn that must be moved ends the checks.
    #[test]
    fn bound_to_a_move_that_gives_no_check_he_gives_none() {
        let fen = "7k/p7/8/8/8/6q1/5r2/7K b - - 0 1";
        let position = fen.parse::<Setup>().expect("a position").as_it_stands(&Movement::ORDINARY);
        let pawn: Vec<Move> =
            position.legal_moves().iter().copied().filter(|m| m.from().to_string() == "a7").collect();
        assert_eq!(pawn.len(), 2);
        assert_eq!(perpetual_check_by(&position, &pawn, Bound { states: 20_000 }).answer, Answer::No);
    }
}
