//! What was adjourned, for as long as it can be claimed that it was set up wrongly.

use crate::act::adjournment::Sealed;
use crate::state::line::Ply;
use crate::state::men::Men;

/// What was adjourned, for as long as it can be claimed that it was set up wrongly.
#[derive(Clone, Debug)]
pub(crate) struct Resumed {
    pub turn: Ply,
    /// None where no record was made.
    pub sealed: Option<Sealed>,
    pub position: board::Position,
    pub men: Men,
    pub wrong: bool,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Adjournment {
    pub resumed: Option<Resumed>,
}
