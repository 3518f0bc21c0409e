//! What was said and lasts until the turn passes.

use board::Side;

/// What was said and lasts until the turn passes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Spoken {
    check_said: Option<Side>,
    /// Whether "check" was said with the last move.
    was_said: bool,
    take_back: Option<(Side, usize)>,
}

/// "Check", said where there is none.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FalseWord {
    /// How many touches there had been when it was said.
    pub touches_before: usize,
    /// The player has taken a move back for it, and knows that there is none.
    pub seen_through: bool,
}

impl Spoken {
    /// A player says "check" with the move to come.
    pub(crate) fn says_check(&mut self, who: Side) {
        self.check_said = Some(who);
    }

    /// A player proposes to take back so many moves.
    pub(crate) fn proposes_take_back(&mut self, who: Side, moves: usize) {
        self.take_back = Some((who, moves));
    }

    /// How many moves this side proposes to take back.
    pub(crate) fn take_back_proposed_by(&self, who: Side) -> Option<usize> {
        self.take_back.filter(|(by, _)| *by == who).map(|(_, moves)| moves)
    }

    /// The turn passes: whether this player had said "check" with his move. What was said is forgotten.
    pub(crate) fn take_check(&mut self, of: Side) -> bool {
        let said = std::mem::take(self).check_said == Some(of);
        self.was_said = said;
        said
    }

    /// Whether "check" was said with the last move.
    pub(crate) fn was_check_said(&self) -> bool {
        self.was_said
    }

    /// The line was cut: what was said since is forgotten.
    pub(crate) fn cuts_line(&mut self) {
        *self = Spoken::default();
    }
}
