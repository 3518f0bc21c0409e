//! What one turn owes the next, and what was required.

use board::{Kind, Side, Square};
use law::question::Demand;

use crate::standing::duty::Duty;
use crate::state::attempt::{Owed, Touch};
use crate::state::line::Ply;

/// Something that was lawfully required and is still to be done.
#[derive(Clone, Debug)]
pub(crate) struct Demanded {
    pub of: Side,
    pub demand: Demand,
    pub square: Option<Square>,
    /// The piece that is to be set.
    pub piece: Option<Kind>,
    pub duty: Duty,
    /// The turn in which it was required.
    pub turn: Ply,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Dues {
    /// Touches out of turn, held against each side in its next turn.
    pub carried: [Vec<Touch>; 2],
    /// What may be exacted in each side's next turn.
    pub owed: [Vec<Owed>; 2],
    /// What was required and is still to be done.
    pub demanded: Option<Demanded>,
    /// What each side was last seen to refuse lawfully: the articles of the requirement.
    pub requirement_open: Option<Side>,
}
