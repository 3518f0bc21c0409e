//! What was said and lasts until the turn passes.

use board::Side;

/// What was said and lasts until the turn passes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Spoken {
    check_said: Option<Side>,
}

impl Spoken {
    /// A player says "check" with the move to come.
    pub(crate) fn says_check(&mut self, who: Side) {
        self.check_said = Some(who);
    }

    /// The turn passes: whether this player had said "check" with his move. The word is forgotten.
    pub(crate) fn take_check(&mut self, of: Side) -> bool {
        self.check_said.take() == Some(of)
    }

    /// The line was cut: what was said since is forgotten.
    pub(crate) fn cuts_line(&mut self) {
        *self = Spoken::default();
    }
}
