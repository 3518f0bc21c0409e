//! Checks a strategy of perpetual check, by nothing but the legal moves.

use std::collections::HashSet;
use std::fmt;

use board::{Move, Position};

use crate::forced::strategy::Strategy;
use crate::search::key::PositionKey;

/// Why a strategy does not prove perpetual check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PerpetualCheckFlaw {
    /// The position can be met, and the strategy has no move for it.
    NothingFor(Position),
    /// The move is not legal there.
    NotLegal(Position, Move),
    /// The move gives no check there.
    NoCheck(Position, Move),
    /// The check leaves no reply, so the series ends.
    Mates(Position, Move),
}

impl fmt::Display for PerpetualCheckFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NothingFor(position) => write!(f, "no check is named in {}", position.fen()),
            Self::NotLegal(position, m) => {
                write!(f, "{} is not legal in {}", position.uci(*m), position.fen())
            }
            Self::NoCheck(position, m) => {
                write!(f, "{} gives no check in {}", position.uci(*m), position.fen())
            }
            Self::Mates(position, m) => {
                write!(f, "{} ends the series in {}", position.uci(*m), position.fen())
            }
        }
    }
}

impl std::error::Error for PerpetualCheckFlaw {}

/// Follows the strategy from `position` through every reply, each position once; returns how many positions it visited.
///
/// Errors: the first flaw found.
///
/// ```
/// use board::{Movement, Setup};
/// use jadoube_proof::{Strategy, PerpetualCheckFlaw, verify_perpetual_check};
/// let setup: Setup = "6k1/6p1/5p2/7Q/8/8/rr6/6K1 w - - 0 1".parse().unwrap();
/// let position = setup.as_it_stands(&Movement::ORDINARY);
/// let nothing = Strategy::from_moves([]);
/// assert_eq!(verify_perpetual_check(&position, &nothing), Err(PerpetualCheckFlaw::NothingFor(position)));
/// ```
pub fn verify_perpetual_check(position: &Position, strategy: &Strategy) -> Result<u64, PerpetualCheckFlaw> {
    let mut seen = HashSet::from([PositionKey::new(position)]);
    let mut open = vec![*position];
    while let Some(position) = open.pop() {
        let after = checked(&position, strategy)?;
        for reply in &after.legal_moves() {
            let next = after.play(*reply);
            if seen.insert(PositionKey::new(&next)) {
                open.push(next);
            }
        }
    }
    Ok(seen.len() as u64)
}

/// The position after the strategy's check, if it is a check and the series goes on.
fn checked(position: &Position, strategy: &Strategy) -> Result<Position, PerpetualCheckFlaw> {
    let m = strategy.move_in(position).ok_or(PerpetualCheckFlaw::NothingFor(*position))?;
    let after = position.play_checked(m).map_err(|_| PerpetualCheckFlaw::NotLegal(*position, m))?;
    if !after.in_check(after.turn()) {
        return Err(PerpetualCheckFlaw::NoCheck(*position, m));
    }
    if !after.has_legal_move() {
        return Err(PerpetualCheckFlaw::Mates(*position, m));
    }
    Ok(after)
}
