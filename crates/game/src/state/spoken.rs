//! What was said and lasts until the turn passes.

use board::Side;

#[derive(Clone, Debug, Default)]
pub(crate) struct Spoken {
    /// Who has said "check" with the move to come.
    pub check_said: Option<Side>,
}
