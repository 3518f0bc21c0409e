//! Is a win forced? In the [safety game](crate::forced::safety_game) the defender keeps up not being mated, and not losing
//! in the other ways that the laws have.
//!
//! The win is forced if his first position is refuted. Positions that are proved unwinnable without search settle it in his
//! favour.

use std::collections::HashSet;

use board::{Move, Position, Side};

use crate::forced::safety_game::{SafetyGame, SafetyRule};
use crate::forced::strategy::Strategy;
use crate::forced::two_knights;
use crate::forced::wins::{BareKing, Wins};
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
    forced_win_by(position, side, Wins::BY_MATE, bound)
}

/// The same where the laws let stalemate win, or the bare King lose: whether `side` can force a win by any of these.
///
/// Half a win is none. A position in which the game is over is judged by that alone.
#[must_use]
pub fn forced_win_by(position: &Position, side: Side, wins: Wins, bound: Bound) -> Verdict<WinEvidence> {
    let at_once = |answer, evidence| Verdict { answer, evidence: Some(evidence), states: 0 };
    match wins.ended(position, side) {
        Some(true) if wins != Wins::BY_MATE => {
            return at_once(Answer::Yes, WinEvidence::Forced(Strategy::default()));
        }
        Some(false) => return at_once(Answer::No, WinEvidence::Held(Strategy::default())),
        _ if is_safe(position, side, wins) => {
            return at_once(Answer::No, WinEvidence::Held(Strategy::default()));
        }
        _ => {}
    }
    let mut defence = SafetyGame::new(Defence { winner: side, wins }, position, bound);
    let (answer, evidence) = match defence.search(position) {
        Answer::Yes => (Answer::No, Some(WinEvidence::Held(defence.strategy()))),
        Answer::No => (Answer::Yes, Some(WinEvidence::Forced(winning(position, side, &defence)))),
        Answer::Undetermined => (Answer::Undetermined, None),
    };
    Verdict { answer, evidence, states: defence.states() }
}

/// Whether the defender is safe here for ever, by what a checker can find again without search.
pub(crate) fn is_safe(position: &Position, winner: Side, wins: Wins) -> bool {
    is_plainly_safe(position, winner, wins)
        || wins == Wins::BY_MATE && is_regular(position) && blockade_mate::is_unwinnable(position, winner)
}

/// The same without the blockade. What the proofs leave out is mate: where more wins, they say nothing.
fn is_plainly_safe(position: &Position, winner: Side, wins: Wins) -> bool {
    let cannot_mate = || {
        material::rules_out_mate(position, winner)
            || is_regular(position) && two_knights::cannot_force_mate(position, winner)
    };
    wins == Wins::BY_MATE && cannot_mate() || wins.ended(position, winner) == Some(false)
}

/// The defender is never mated, and never loses in another way.
struct Defence {
    winner: Side,
    wins: Wins,
}

impl SafetyRule for Defence {
    fn moves(&self, position: &Position) -> Vec<Option<Move>> {
        if position.turn() == self.winner {
            return vec![None];
        }
        position.legal_moves().into_iter().map(Some).collect()
    }

    fn width(&self, position: &Position) -> u32 {
        // Where the game is over by a bare King, no move counts.
        match self.wins.bare_king {
            BareKing::PlaysOn => position.count_legal() as u32,
            _ if self.wins.ended(position, self.winner).is_some() => 0,
            _ => position.count_legal() as u32,
        }
    }

    fn fails_without_move(&self, position: &Position) -> bool {
        self.wins.ended(position, self.winner) == Some(true)
    }

    fn fails_at(&self, position: &Position) -> bool {
        self.wins != Wins::BY_MATE && self.wins.ended(position, self.winner) == Some(true)
    }

    fn may_miss_a_turn(&self) -> bool {
        true
    }

    /// Whether the defender is safe; a blockade changes by captures and Pawn moves only.
    fn is_settled_after(&self, position: &Position, m: Move, after: &Position) -> bool {
        match position.is_irreversible(m) {
            true => is_safe(after, self.winner, self.wins),
            false => is_plainly_safe(after, self.winner, self.wins),
        }
    }
}

/// The winner's move for each position that he can meet: to a win, or to the position that was refuted first.
///
/// A position was refuted because each of its moves allowed a reply to a position refuted before, so the way ends. Where the
/// defender misses turns meanwhile, the shortest way there is taken.
fn winning(position: &Position, winner: Side, defence: &SafetyGame<Defence>) -> Strategy {
    let wins = defence.rule().wins;
    let mut strategy = Strategy::default();
    let mut open = vec![*position];
    while let Some(position) = open.pop() {
        if wins.ended(&position, winner).is_some() {
            continue;
        }
        if position.turn() != winner {
            open.extend(position.legal_moves().into_iter().map(|m| position.play(m)));
            continue;
        }
        let order = |m: &Move| order_of(&position.play(*m), winner, defence);
        let Some(m) = position.legal_moves().into_iter().min_by_key(order) else { continue };
        if strategy.note(PositionKey::new(&position), m) {
            open.push(position.play(m));
        }
    }
    strategy
}

/// How soon a position after the winner's move was refuted, and after how many turns that the defender misses before.
fn order_of(after: &Position, winner: Side, defence: &SafetyGame<Defence>) -> (u32, u32) {
    let known = |position: &Position| match defence.rule().wins.ended(position, winner) {
        Some(true) => 0,
        Some(false) => u32::MAX,
        None => defence.refuted(position).map_or(u32::MAX, |order| order.saturating_add(1)),
    };
    let (mut best, mut missed) = ((u32::MAX, u32::MAX), 0);
    let mut seen = HashSet::from([PositionKey::new(after)]);
    let mut at = vec![*after];
    while !at.is_empty() {
        let (turns, met): (Vec<_>, Vec<_>) = at.into_iter().partition(|position| {
            position.turn() == winner && defence.rule().wins.ended(position, winner).is_none()
        });
        best = met.iter().map(|position| (known(position), missed)).fold(best, Ord::min);
        let next = |position: &Position| -> Vec<Position> {
            position.legal_moves().into_iter().map(|m| position.play(m)).collect()
        };
        at = turns.iter().flat_map(next).filter(|next| seen.insert(PositionKey::new(next))).collect();
        missed += 1;
    }
    best
}
