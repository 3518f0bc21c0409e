//! The evidence that a check is endless: a check for every position that can be met.

use std::collections::HashMap;

use board::{Move, Position};

use crate::packed::Packed;

/// For every position that the player can meet while he keeps to it, the check that he gives.
///
/// [`verify_endless_check`](crate::verify_endless_check) makes sure of it again.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct CheckStrategy {
    checks: HashMap<Packed, Move>,
}

impl CheckStrategy {
    /// The check to be given in a position; `None` where the strategy does not come.
    #[must_use]
    pub fn check(&self, position: &Position) -> Option<Move> {
        self.checks.get(&Packed::new(position)).copied()
    }

    /// How many positions can be met.
    #[must_use]
    pub fn len(&self) -> usize {
        self.checks.len()
    }

    /// Whether the strategy knows no position at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.checks.is_empty()
    }

    /// Notes a check; gives whether the position is new.
    pub(crate) fn note(&mut self, position: Packed, check: Move) -> bool {
        self.checks.insert(position, check).is_none()
    }

    /// A strategy made by hand, to be verified: later entries for a position take the place of earlier ones.
    pub fn from_checks(checks: impl IntoIterator<Item = (Position, Move)>) -> Self {
        let mut strategy = Self::default();
        for (position, check) in checks {
            strategy.note(Packed::new(&position), check);
        }
        strategy
    }
}

impl std::fmt::Debug for CheckStrategy {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "CheckStrategy of {} positions", self.len())
    }
}
