//! Checks the evidence about mate, by the legal moves and little else.

use std::collections::HashSet;
use std::fmt;

use board::{Move, Position, Side};

use crate::search::key::PositionKey;
use crate::unwinnable::blockade::Blockade;
use crate::unwinnable::evidence::{MateEvidence, NoMate};
use crate::unwinnable::regular::is_regular;
use crate::unwinnable::{abstraction, blockade_mate, material};
use crate::verdict::Bound;

/// Why evidence about mate does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MateFlaw {
    /// The move is not legal there.
    NotLegal(Position, Move),
    /// The line ends here without mate.
    NoMateThere(Position),
    /// The move is said to be forced, and there are others.
    NotForced(Position, Move),
    /// The reason does not hold here.
    NotSo(Position, NoMate),
    /// A mate can be reached.
    Mate(Position),
    /// There are more positions than the bound allows.
    Bound,
}

impl fmt::Display for MateFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotLegal(position, m) => {
                write!(f, "{} is not legal in {}", position.uci(*m), position.fen())
            }
            Self::NoMateThere(position) => write!(f, "the line ends without mate in {}", position.fen()),
            Self::NotForced(position, m) => {
                write!(f, "{} is not the only legal move in {}", position.uci(*m), position.fen())
            }
            Self::NotSo(position, reason) => write!(f, "{reason:?} is no reason in {}", position.fen()),
            Self::Mate(position) => write!(f, "{} is a mate that can be reached", position.fen()),
            Self::Bound => f.write_str("there are more positions than the bound allows"),
        }
    }
}

impl std::error::Error for MateFlaw {}

/// Checks that the evidence shows what it says of `side` and the position; returns how many positions it visited.
///
/// A line is replayed. Exhausted positions are enumerated again, breadth first, each position once, in no order of its
/// own and within `bound` states. The proofs without search are made again: that they are right is shown by their
/// arguments, and by the tests that compare them with enumeration.
///
/// Errors: the first flaw found.
///
/// ```
/// use board::{Movement, Setup, Side};
/// use jadoube_proof::{Bound, can_win, verify_mate};
/// let setup: Setup = "7k/8/5K2/8/8/8/8/Q7 w - - 0 1".parse().unwrap();
/// let position = setup.as_it_stands(&Movement::ORDINARY);
/// let bound = Bound { states: 1000 };
/// let evidence = can_win(&position, Side::White, bound).evidence.unwrap();
/// assert!(verify_mate(&position, Side::White, &evidence, bound).is_ok());
/// ```
pub fn verify_mate(
    position: &Position,
    side: Side,
    evidence: &MateEvidence,
    bound: Bound,
) -> Result<u64, MateFlaw> {
    match evidence {
        MateEvidence::Line(line) => verify_line(position, side, line),
        MateEvidence::NoMate { forced, because } => {
            let mut position = *position;
            for &m in forced {
                position = after_forced(&position, m)?;
            }
            Ok(forced.len() as u64 + verify_no_mate(&position, side, *because, bound)?)
        }
    }
}

/// Whether the moves of the evidence are as it says. That no mate follows forced moves is not looked into.
pub(super) fn could_show(position: &Position, side: Side, evidence: &MateEvidence) -> bool {
    match evidence {
        MateEvidence::Line(line) => verify_line(position, side, line).is_ok(),
        MateEvidence::NoMate { forced, .. } => {
            forced.iter().try_fold(*position, |position, &m| after_forced(&position, m)).is_ok()
        }
    }
}

fn verify_line(position: &Position, side: Side, line: &[Move]) -> Result<u64, MateFlaw> {
    let mut position = *position;
    for &m in line {
        position = position.play_checked(m).map_err(|_| MateFlaw::NotLegal(position, m))?;
    }
    if is_mate_by(&position, side) { Ok(line.len() as u64 + 1) } else { Err(MateFlaw::NoMateThere(position)) }
}

fn is_mate_by(position: &Position, side: Side) -> bool {
    position.turn() != side && position.is_checkmate()
}

fn after_forced(position: &Position, m: Move) -> Result<Position, MateFlaw> {
    let next = position.play_checked(m).map_err(|_| MateFlaw::NotLegal(*position, m))?;
    if position.legal_moves().len() > 1 { Err(MateFlaw::NotForced(*position, m)) } else { Ok(next) }
}

fn verify_no_mate(position: &Position, side: Side, because: NoMate, bound: Bound) -> Result<u64, MateFlaw> {
    if is_mate_by(position, side) {
        return Err(MateFlaw::Mate(*position));
    }
    let holds = match because {
        NoMate::Ended => !position.has_legal_move(),
        NoMate::Material => material::rules_out_mate(position, side),
        NoMate::Obstacles => blockade_mate::is_unwinnable(position, side),
        NoMate::Confined => Blockade::new(position)
            .is_some_and(|blockade| abstraction::is_unwinnable(position, side, &blockade)),
        NoMate::Exhausted => {
            return match enumerate(position, side, bound, false) {
                Err(MateFlaw::Bound) => enumerate(position, side, bound, true),
                done => done,
            };
        }
    };
    if holds { Ok(1) } else { Err(MateFlaw::NotSo(*position, because)) }
}

/// Visits every reachable position, except behind those that another reason rules out.
///
/// With `by_abstraction` that is a reason too, and its states count with the positions.
fn enumerate(position: &Position, side: Side, bound: Bound, by_abstraction: bool) -> Result<u64, MateFlaw> {
    let mut seen = HashSet::from([PositionKey::new(position)]);
    let mut open = vec![*position];
    let mut states = 0;
    while let Some(position) = open.pop() {
        if is_mate_by(&position, side) {
            return Err(MateFlaw::Mate(position));
        }
        if seen.len() as u64 + states > bound.states {
            return Err(MateFlaw::Bound);
        }
        for m in &position.legal_moves() {
            let next = position.play(*m);
            let is_ruled_out = |states| {
                may_be_ruled_out(&position, *m, &next, side)
                    && is_unwinnable(&next, side, by_abstraction.then_some(states))
            };
            if seen.insert(PositionKey::new(&next)) && !is_ruled_out(&mut states) {
                open.push(next);
            }
        }
    }
    Ok(seen.len() as u64 + states)
}

/// Whether the proofs without search are asked: after a capture or Pawn move, and on the first regular board.
fn may_be_ruled_out(position: &Position, m: Move, next: &Position, side: Side) -> bool {
    !is_mate_by(next, side) && (position.is_irreversible(m) || !is_regular(position)) && is_regular(next)
}

/// Whether a proof without search holds; the abstraction is asked where its states are counted.
fn is_unwinnable(position: &Position, side: Side, states: Option<&mut u64>) -> bool {
    material::is_unwinnable(position, side)
        || Blockade::new(position).is_some_and(|blockade| {
            !blockade_mate::allows_mate(&blockade, side)
                || states.is_some_and(|states| {
                    abstraction::is_unwinnable_with(abstraction::EARLY, position, side, &blockade, states)
                })
        })
}
