//! The clock, and what is kept about time beside it.

use board::Side;
use law::question::Done;

use crate::state::clock::Clock;

#[derive(Clone, Debug)]
pub(crate) struct Timekeeping {
    pub clock: Option<Clock>,
    /// The clock runs for the holder of an option.
    pub considering: bool,
    /// Which side has been told that its clock runs until it is pressed: telling it with every move would bury the rest.
    pub neglect_told: [bool; 2],
    /// Sides that have made a move and not pressed the clock since.
    pub due: [bool; 2],
    /// A press without a legal move that no arbiter saw, and the clock before it.
    pub idle: Option<(Side, Done, Option<Clock>)>,
    /// The stamp of the act that is judged.
    pub now_ms: Option<u64>,
}

impl Timekeeping {
    pub(crate) fn new(clock: Option<Clock>) -> Timekeeping {
        Timekeeping {
            clock,
            considering: false,
            neglect_told: [false; 2],
            due: [false; 2],
            idle: None,
            now_ms: None,
        }
    }
}
