//! Checks forced wins and defences, by the legal moves and the proofs without search.

use std::collections::HashSet;
use std::fmt;

use board::{Move, Position, Side};

use crate::forced::strategy::Strategy;
use crate::forced::win::{WinEvidence, is_safe};
use crate::forced::wins::Wins;
use crate::search::key::PositionKey;

/// Why evidence about a forced win does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WinFlaw {
    /// The position can be met, and no move is named for it.
    NothingFor(Position),
    /// The move is not legal there.
    NotLegal(Position, Move),
    /// The winner's moves come round to the same position.
    GoesRound(Position),
    /// The defender is mated here, or has lost in another way.
    Mated(Position),
    /// The game ends here and is not won.
    NoMate(Position),
}

impl fmt::Display for WinFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NothingFor(position) => write!(f, "no move is named in {}", position.fen()),
            Self::NotLegal(position, m) => {
                write!(f, "{} is not legal in {}", position.uci(*m), position.fen())
            }
            Self::GoesRound(position) => write!(f, "the moves come round to {}", position.fen()),
            Self::Mated(position) => write!(f, "the defender is mated in {}", position.fen()),
            Self::NoMate(position) => write!(f, "the game ends without mate in {}", position.fen()),
        }
    }
}

impl std::error::Error for WinFlaw {}

/// Checks that the evidence shows what it says of `side` and the position; returns how many positions it visited.
///
/// A strategy is followed through every reply to mates, and must never come back to a position behind it. A defence is
/// followed through every move of the winner, each position once; it may end where the game does, or where material or a
/// blockade leaves no mate.
///
/// Errors: the first flaw found.
pub fn verify_win(position: &Position, side: Side, evidence: &WinEvidence) -> Result<u64, WinFlaw> {
    verify_win_by(position, side, Wins::BY_MATE, evidence)
}

/// The same where more than mate wins.
///
/// Errors: the first flaw found.
pub fn verify_win_by(
    position: &Position,
    side: Side,
    wins: Wins,
    evidence: &WinEvidence,
) -> Result<u64, WinFlaw> {
    match evidence {
        WinEvidence::Forced(strategy) => follow_strategy(position, side, wins, strategy),
        WinEvidence::Held(defence) => follow_defence(position, side, wins, defence),
    }
}

/// A step of the walk through a strategy: into a position, or out of it again.
enum Step {
    Into(Position),
    Out(PositionKey),
}

fn follow_strategy(
    position: &Position,
    winner: Side,
    wins: Wins,
    strategy: &Strategy,
) -> Result<u64, WinFlaw> {
    let (mut behind, mut done) = (HashSet::new(), HashSet::new());
    let mut steps = vec![Step::Into(*position)];
    while let Some(step) = steps.pop() {
        let position = match step {
            Step::Into(position) => position,
            Step::Out(key) => {
                behind.remove(&key);
                done.insert(key);
                continue;
            }
        };
        let key = PositionKey::new(&position);
        if done.contains(&key) {
            continue;
        }
        if !behind.insert(key) {
            return Err(WinFlaw::GoesRound(position));
        }
        steps.push(Step::Out(key));
        steps.extend(successors(&position, winner, wins, strategy)?.into_iter().map(Step::Into));
    }
    Ok(done.len() as u64)
}

/// The positions to which the strategy, or any move of the defender, leads; none where the winner has won.
fn successors(
    position: &Position,
    winner: Side,
    wins: Wins,
    strategy: &Strategy,
) -> Result<Vec<Position>, WinFlaw> {
    match wins.ended(position, winner) {
        Some(true) => return Ok(Vec::new()),
        Some(false) => return Err(WinFlaw::NoMate(*position)),
        None => {}
    }
    if position.turn() == winner {
        let m = strategy.move_in(position).ok_or(WinFlaw::NothingFor(*position))?;
        return Ok(vec![position.play_checked(m).map_err(|_| WinFlaw::NotLegal(*position, m))?]);
    }
    Ok(position.legal_moves().into_iter().map(|m| position.play(m)).collect())
}

fn follow_defence(position: &Position, winner: Side, wins: Wins, defence: &Strategy) -> Result<u64, WinFlaw> {
    let mut seen = HashSet::from([PositionKey::new(position)]);
    let mut open = vec![*position];
    while let Some(position) = open.pop() {
        if wins.ended(&position, winner) == Some(true) {
            return Err(WinFlaw::Mated(position));
        }
        if is_safe(&position, winner, wins) {
            continue;
        }
        let next = if position.turn() == winner {
            position.legal_moves().into_iter().map(|m| position.play(m)).collect()
        } else {
            let m = defence.move_in(&position).ok_or(WinFlaw::NothingFor(position))?;
            vec![position.play_checked(m).map_err(|_| WinFlaw::NotLegal(position, m))?]
        };
        open.extend(next.into_iter().filter(|next| seen.insert(PositionKey::new(next))));
    }
    Ok(seen.len() as u64)
}
