//! Is a win forced? In the [safety game](crate::forced::safety_game) the defender keeps up not being mated.
//!
//! The win is forced if his first position is refuted. Positions that are proved unwinnable without search settle it in his
//! favour.

use board::{Move, Position, Side};

use crate::forced::safety_game::{SafetyGame, SafetyRule};
use crate::forced::strategy::Strategy;
use crate::forced::two_knights;
use crate::search::key::PositionKey;
use crate::unwinnable::regular::is_regular;
use crate::unwinnable::{blockade_mate, material};
use crate::verdict::{Answer, Bound, Verdict};

/// The evidence that a win is forced, or that it is not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WinEvidence {
    /// For every position that the winner can meet, the move that leads to mate.
    Forced(Strategy),
    /// For every position that the defender can meet, a move after which he is never mated.
    Held(Strategy),
}

/// Whether `side` can force mate, whatever the other side replies and whichever side is to move.
///
/// Only mate counts, and the counters play no part: neither repetition nor any number of moves ends the game. `bound`
/// counts positions with the defender to move, each once; `states` of the verdict those that were visited. There is
/// evidence with both "yes" and "no".
///
/// ```
/// use board::{Movement, Setup, Side};
/// use jadoube_proof::{Answer, Bound, WinEvidence, forced_win, verify_win};
/// // Black is shut in by his own Pawn: 1.Ne4-g3 mates.
/// let setup: Setup = "8/8/8/8/4N3/8/5K1p/7k w - - 0 1".parse().unwrap();
/// let position = setup.as_it_stands(&Movement::ORDINARY);
/// let verdict = forced_win(&position, Side::White, Bound { states: 1000 });
/// assert_eq!(verdict.answer, Answer::Yes);
/// let evidence = verdict.evidence.unwrap();
/// assert!(verify_win(&position, Side::White, &evidence).is_ok());
/// let WinEvidence::Forced(strategy) = evidence else { unreachable!() };
/// assert_eq!(strategy.line(&position).len(), 1);
/// ```
#[must_use]
pub fn forced_win(position: &Position, side: Side, bound: Bound) -> Verdict<WinEvidence> {
    if is_safe(position, side) {
        let held = WinEvidence::Held(Strategy::default());
        return Verdict { answer: Answer::No, evidence: Some(held), states: 0 };
    }
    let mut defence = SafetyGame::new(Defence { winner: side }, position, bound);
    let (answer, evidence) = match defence.search(position) {
        Answer::Yes => (Answer::No, Some(WinEvidence::Held(defence.strategy()))),
        Answer::No => (Answer::Yes, Some(WinEvidence::Forced(winning(position, side, &defence)))),
        Answer::Undetermined => (Answer::Undetermined, None),
    };
    Verdict { answer, evidence, states: defence.states() }
}

/// Whether the defender is safe here for ever, by what a checker can find again without search.
pub(crate) fn is_safe(position: &Position, winner: Side) -> bool {
    is_plainly_safe(position, winner)
        || is_regular(position) && blockade_mate::is_unwinnable(position, winner)
}

/// The same without the blockade.
fn is_plainly_safe(position: &Position, winner: Side) -> bool {
    let ends = |position: &Position| {
        (position.turn() == winner || !position.in_check(position.turn())) && !position.has_legal_move()
    };
    material::rules_out_mate(position, winner)
        || is_regular(position) && two_knights::cannot_force_mate(position, winner)
        || ends(position)
}

/// The defender is never mated.
struct Defence {
    winner: Side,
}

impl SafetyRule for Defence {
    fn moves(&self, position: &Position) -> Vec<Option<Move>> {
        if position.turn() == self.winner {
            return vec![None];
        }
        position.legal_moves().into_iter().map(Some).collect()
    }

    fn width(&self, position: &Position) -> u32 {
        position.count_legal() as u32
    }

    fn fails_without_move(&self, position: &Position) -> bool {
        position.in_check(position.turn())
    }

    /// Whether the defender is safe; a blockade changes by captures and Pawn moves only.
    fn is_settled_after(&self, position: &Position, m: Move, after: &Position) -> bool {
        match position.is_irreversible(m) {
            true => is_safe(after, self.winner),
            false => is_plainly_safe(after, self.winner),
        }
    }
}

/// The winner's move for each position that he can meet: to mate, or to the position that was refuted first.
///
/// A position was refuted because each of its moves allowed a reply to a position refuted before, so the way ends.
fn winning(position: &Position, winner: Side, defence: &SafetyGame<Defence>) -> Strategy {
    let mut strategy = Strategy::default();
    let mut open = vec![*position];
    while let Some(position) = open.pop() {
        if position.turn() != winner {
            open.extend(position.legal_moves().into_iter().map(|m| position.play(m)));
            continue;
        }
        let order = |m: &Move| {
            let next = position.play(*m);
            if next.is_checkmate() { 0 } else { defence.refuted(&next).map_or(u32::MAX, |order| order + 1) }
        };
        let Some(m) = position.legal_moves().into_iter().min_by_key(order) else { continue };
        if strategy.note(PositionKey::new(&position), m) {
            open.push(position.play(m));
        }
    }
    strategy
}
