//! A turn, from the position at its beginning. The law is asked about the record of a turn, not about the last act.

use std::sync::Arc;

use board::{Move, Position, Side};
use proof::MatingLines;

use crate::evidence::Evidence;
use crate::refusal::Ended;
use crate::state::attempt::{Attempt, Owed, Required};
use crate::state::clock::Clock;
use crate::state::intrusion::Intrusion;
use crate::state::men::{ManId, Men};

/// A turn, from the position at its beginning.
#[derive(Clone, Debug)]
pub(crate) struct Turn {
    pub by: Side,
    pub position: Position,
    pub men: Men,
    pub attempts: Vec<Attempt>,
    required: Option<Required>,
    /// The move is complete: under some codes only once the clock is pressed, or the other has replied.
    pub complete: bool,
    /// The clock as the press found it that completed the move.
    pub at_press: Option<Clock>,
    /// Once it was looked into: what shows that neither side can mate any more, if that is so.
    pub dead: Option<Option<Arc<Evidence>>>,
    /// The check that it begins with, if any, was announced, or need not be.
    pub announced: bool,
    /// "Check" was said at its beginning, and there was none.
    pub misled: bool,
    /// It is a second move in succession: the adversary's turn that it broke into.
    pub interrupted: Option<Arc<Turn>>,
    /// What is known about mate, carried from move to move.
    pub mating: Option<MatingLines>,
    /// What the other side moved in it.
    pub intrusion: Option<Box<Intrusion>>,
    /// What may be exacted in it for offences in the turn before.
    pub owed: Vec<Owed>,
    /// What could have been exacted so, and why it no longer can.
    pub owed_no_more: Vec<(Owed, Ended)>,
}

impl Turn {
    /// Nothing is owed any more, for this reason.
    pub(crate) fn owes_no_more(&mut self, ended: Ended) {
        self.owed_no_more.extend(self.owed.drain(..).map(|owed| (owed, ended)));
    }

    pub(crate) fn new(by: Side, position: Position, men: Men) -> Self {
        Turn {
            by,
            position,
            men,
            attempts: vec![Attempt::default()],
            required: None,
            complete: false,
            at_press: None,
            dead: None,
            announced: true,
            misled: false,
            interrupted: None,
            mating: None,
            intrusion: None,
            owed: Vec::new(),
            owed_no_more: Vec::new(),
        }
    }

    /// Whether it is one of the moves that players make in turn.
    pub(crate) fn counts(&self) -> bool {
        self.interrupted.is_none()
    }

    /// The men that check the player at its beginning.
    pub(crate) fn checkers(&self) -> Vec<ManId> {
        self.position.checkers(self.by).iter().filter_map(|square| self.men.at(square)).collect()
    }

    /// Forgets what was touched and exacted, so that it begins anew.
    pub(crate) fn begin_anew(&mut self) {
        self.attempts = vec![Attempt::default()];
        self.requires_no_more();
    }

    /// What was exacted, and can still be done: the other may have changed the board since. None where nothing was, or
    /// nothing of it can be done any more.
    pub(crate) fn required(&self) -> Option<Required> {
        let required = self.required.as_ref()?;
        let moves: Vec<Move> =
            required.moves.iter().copied().filter(|&m| self.position.is_legal(m)).collect();
        (!moves.is_empty()).then(|| Required { moves, ..required.clone() })
    }

    /// Only these moves complete the turn.
    pub(crate) fn requires(&mut self, required: Required) {
        self.required = Some(required);
    }

    /// Nothing is required any more.
    pub(crate) fn requires_no_more(&mut self) {
        self.required = None;
    }

    /// The board has been changed at the beginning of the turn: what was proved of it is forgotten.
    pub(crate) fn stands_as(&mut self, men: Men, position: Position) {
        (self.men, self.position) = (men, position);
        (self.dead, self.mating) = (None, None);
    }

    /// The attempt that is under way, or by which the turn was made.
    pub(crate) fn attempt(&self) -> &Attempt {
        self.attempts.last().expect("a turn has an attempt from the first")
    }

    pub(crate) fn attempt_mut(&mut self) -> &mut Attempt {
        self.attempts.last_mut().expect("a turn has an attempt from the first")
    }

    /// The number printed before the move of this turn.
    pub(crate) fn number(&self) -> u32 {
        self.position.fullmoves()
    }

    /// Whether something was moved in it by the other side that no substitution excuses.
    pub(crate) fn is_disturbed(&self) -> bool {
        self.intrusion.as_ref().is_some_and(|intrusion| !intrusion.lawful)
    }
}
