//! Acts at the clock.

use board::Side;

/// An act at the clock, or coming to it and leaving it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ClockAct {
    /// Presses the clock.
    Presses,
    /// Presses the clock with the hand that did not move.
    PressesWithOtherHand,
    /// Starts the other's clock again without having moved, instead of stopping both.
    PressesBack,
    /// Leaves a finger on the clock.
    Holds,
    /// Stops both clocks, perhaps saying why.
    StopsClocks(Option<String>),
    /// The clock of this side is started.
    Starts(Side),
    /// Comes to the board.
    Arrives,
    /// Goes away from the board.
    Leaves,
    /// Goes out of the playing area.
    LeavesArea,
    /// Takes so many days of leave, from now on.
    TakesLeave(u32),
    /// Ends his leave.
    EndsLeave,
}
