//! What binds a player in a turn: what may be exacted of him, what was exacted, and what his touches impose.

use board::Move;
use law::Menu;
use law::question::BoundBy;

use crate::act::penalty::Exaction;
use crate::standing::duty::{Duty, DutyKind};
use crate::state::men::ManId;

/// A choice that may be made in a turn for an offence in the one before, by the men touched in it.
#[derive(Clone, Debug)]
pub(crate) struct Owed {
    pub menu: Menu,
    pub men: Vec<ManId>,
    /// It was committed in the turn of the one who chooses.
    pub in_holders_turn: bool,
    pub articles: Vec<&'static str>,
}

/// What was exacted: only these moves complete the turn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Required {
    /// What was exacted, and of which attempt of the turn; none where the law or a claim requires it.
    pub exacted: Option<(Exaction, usize)>,
    pub moves: Vec<Move>,
    /// The touches before this that a demand to complete castling leaves as they were.
    pub free_touches: Option<usize>,
    pub duty: Duty,
}

impl Required {
    /// Whether the player declared the move with a claim; else it was exacted, or castling is to be completed.
    pub(crate) fn is_declared(&self) -> bool {
        self.exacted.is_none() && self.duty.kind == DutyKind::Move
    }
}

/// The duty that touches impose, with the moves that fulfil it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Bound {
    pub duty: Duty,
    pub moves: Vec<Move>,
    pub by: BoundBy,
    /// The order of the touches decides, so each of them counts.
    pub ordered: bool,
}
