//! A move for every position that can arise: the evidence that something can be kept up, forced or held.

use std::collections::HashMap;

use board::{Move, Position};

use crate::search::key::PositionKey;

/// For every position that a player can meet while keeping to the strategy, the move to make.
///
/// [`verify_perpetual_check`](crate::verify_perpetual_check) and [`verify_win`](crate::verify_win) check it.
///
/// ```
/// use board::Position;
/// use jadoube_proof::Strategy;
/// let start = Position::default();
/// let pawn = start.parse_uci("e2e4").unwrap();
/// let strategy = Strategy::from_moves([(start, pawn)]);
/// assert_eq!(strategy.move_in(&start), Some(pawn));
/// assert_eq!(strategy.move_in(&start.play(pawn)), None);
/// ```
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Strategy {
    moves: HashMap<PositionKey, Move>,
}

impl Strategy {
    /// The move to make in a position; `None` where the strategy does not lead.
    #[must_use]
    pub fn move_in(&self, position: &Position) -> Option<Move> {
        self.moves.get(&PositionKey::new(position)).copied()
    }

    /// How many positions can be met with the player to move.
    #[must_use]
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether the player never has to move.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// One line of play: the player's moves by the strategy, and the first legal move as each reply.
    ///
    /// A line that goes round ends after at most twice as many moves as the strategy has positions, and one.
    #[must_use]
    pub fn line(&self, position: &Position) -> Vec<Move> {
        let (mut line, mut position) = (Vec::new(), *position);
        while line.len() <= 2 * self.len() {
            let m = self.move_in(&position).or_else(|| position.legal_moves().first().copied());
            let Some(m) = m else { break };
            line.push(m);
            position = position.play(m);
        }
        line
    }

    /// Notes a move; returns whether the position is new.
    pub(crate) fn note(&mut self, position: PositionKey, m: Move) -> bool {
        self.moves.insert(position, m).is_none()
    }

    /// A strategy made by hand, to be verified: later entries for a position take the place of earlier ones.
    pub fn from_moves(moves: impl IntoIterator<Item = (Position, Move)>) -> Self {
        Self { moves: moves.into_iter().map(|(position, m)| (PositionKey::new(&position), m)).collect() }
    }
}

impl std::fmt::Debug for Strategy {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Strategy of {} positions", self.len())
    }
}
