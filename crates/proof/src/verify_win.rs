//! Forced wins and defences, and making sure of them by the legal moves alone.

use std::collections::{HashMap, HashSet};
use std::fmt;

use board::{Move, Position, Side};

use crate::WinEvidence;
use crate::packed::Packed;
use crate::win::is_safe;

/// For every position that the winner can meet while he keeps to it, the move that he makes.
///
/// [`verify_win`] makes sure that it leads to mate.
#[derive(Clone, Default)]
pub struct WinStrategy {
    moves: HashMap<Packed, Move>,
}

/// For every position that the defender can meet while he keeps to it, the move that he makes.
///
/// [`verify_win`] makes sure that he is never mated.
#[derive(Clone, Default)]
pub struct Defence {
    moves: HashMap<Packed, Move>,
}

impl WinStrategy {
    /// The winner's move in a position; `None` where the strategy does not come.
    #[must_use]
    pub fn reply(&self, position: &Position) -> Option<Move> {
        self.moves.get(&Packed::new(position)).copied()
    }

    /// How many positions the winner can meet.
    #[must_use]
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether the winner has nothing to do: the mate is on the board.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// Moves to a mate: the winner's by the strategy, the defender's whichever comes first.
    #[must_use]
    pub fn line(&self, position: &Position) -> Vec<Move> {
        let (mut line, mut position) = (Vec::new(), *position);
        // A strategy made by hand may go round: it is followed no longer than it has positions.
        while line.len() <= 2 * self.len() {
            let m = self.reply(&position).or_else(|| position.legal_moves().first().copied());
            let Some(m) = m else { break };
            line.push(m);
            position = position.play(m);
        }
        line
    }

    pub(crate) fn note(&mut self, position: Packed, m: Move) -> bool {
        self.moves.insert(position, m).is_none()
    }

    /// A strategy made by hand, to be verified: later entries for a position take the place of earlier ones.
    pub fn from_moves(moves: impl IntoIterator<Item = (Position, Move)>) -> Self {
        Self { moves: moves.into_iter().map(|(position, m)| (Packed::new(&position), m)).collect() }
    }
}

impl Defence {
    /// The defender's move in a position; `None` where the defence does not come.
    #[must_use]
    pub fn reply(&self, position: &Position) -> Option<Move> {
        self.moves.get(&Packed::new(position)).copied()
    }

    /// How many positions the defender can meet before all is plain.
    #[must_use]
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether the position is plainly safe as it stands.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    pub(crate) fn note(&mut self, position: Packed, m: Move) -> bool {
        self.moves.insert(position, m).is_none()
    }

    /// A defence made by hand, to be verified: later entries for a position take the place of earlier ones.
    pub fn from_moves(moves: impl IntoIterator<Item = (Position, Move)>) -> Self {
        Self { moves: moves.into_iter().map(|(position, m)| (Packed::new(&position), m)).collect() }
    }
}

impl fmt::Debug for WinStrategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "WinStrategy of {} positions", self.len())
    }
}

impl fmt::Debug for Defence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Defence of {} positions", self.len())
    }
}

/// Why evidence about a forced win does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WinFlaw {
    /// The position can be met, and no move is named for it.
    NothingFor(Position),
    /// The move is not legal there.
    NotLegal(Position, Move),
    /// The winner's moves come round to the same position.
    GoesRound(Position),
    /// The defender is mated here.
    Mated(Position),
    /// The game ends here without mate.
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

/// Makes sure that the evidence shows what it says of `side` and the position; gives how many positions it looked at.
///
/// A strategy is followed through every reply to mates, and must never come round to a position of the way behind it. A
/// defence is followed through every move of the winner, each position once; it may end where the game does, or where
/// men or obstacles leave no mate.
///
/// Errors: the first flaw found.
pub fn verify_win(position: &Position, side: Side, evidence: &WinEvidence) -> Result<u64, WinFlaw> {
    match evidence {
        WinEvidence::Forced(strategy) => follow_strategy(position, side, strategy),
        WinEvidence::Held(defence) => follow_defence(position, side, defence),
    }
}

/// Steps of the walk through a strategy: into a position, and out of it again.
enum Step {
    Into(Position),
    Out(Packed),
}

fn follow_strategy(position: &Position, winner: Side, strategy: &WinStrategy) -> Result<u64, WinFlaw> {
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
        let key = Packed::new(&position);
        if done.contains(&key) {
            continue;
        }
        if !behind.insert(key) {
            return Err(WinFlaw::GoesRound(position));
        }
        steps.push(Step::Out(key));
        steps.extend(on_the_way(&position, winner, strategy)?.into_iter().map(Step::Into));
    }
    Ok(done.len() as u64)
}

/// The positions to which the strategy, or any move of the defender, leads; none from a mate.
fn on_the_way(position: &Position, winner: Side, strategy: &WinStrategy) -> Result<Vec<Position>, WinFlaw> {
    if position.turn() == winner {
        let m = strategy.reply(position).ok_or(WinFlaw::NothingFor(*position))?;
        return Ok(vec![position.play_checked(m).map_err(|_| WinFlaw::NotLegal(*position, m))?]);
    }
    let next: Vec<Position> = position.legal_moves().into_iter().map(|m| position.play(m)).collect();
    if next.is_empty() && !position.is_checkmate() { Err(WinFlaw::NoMate(*position)) } else { Ok(next) }
}

fn follow_defence(position: &Position, winner: Side, defence: &Defence) -> Result<u64, WinFlaw> {
    let mut seen = HashSet::from([Packed::new(position)]);
    let mut open = vec![*position];
    while let Some(position) = open.pop() {
        if position.turn() != winner && position.is_checkmate() {
            return Err(WinFlaw::Mated(position));
        }
        if is_safe(&position, winner) {
            continue;
        }
        let next = if position.turn() == winner {
            position.legal_moves().into_iter().map(|m| position.play(m)).collect()
        } else {
            let m = defence.reply(&position).ok_or(WinFlaw::NothingFor(position))?;
            vec![position.play_checked(m).map_err(|_| WinFlaw::NotLegal(position, m))?]
        };
        open.extend(next.into_iter().filter(|next| seen.insert(Packed::new(next))));
    }
    Ok(seen.len() as u64)
}
