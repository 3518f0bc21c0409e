//! What one act of the hand did.

use crate::act::motion::How;
use crate::state::men::ManId;

/// What one act of the hand did.
#[derive(Default)]
pub(crate) struct HandResult {
    /// Men touched that were not in this hand before, in order.
    pub touched: Vec<ManId>,
    pub together: bool,
    pub lifted: bool,
    /// A man was moved, removed or set, rather than only touched.
    pub moved: bool,
    pub how: How,
    /// The whole motion was one act, so its touches are told only if it comes to nothing.
    pub whole: bool,
    /// Men that were displaced were set where they belong, and nothing else was done.
    pub puts_right: bool,
    /// Something was touched that had not been, and nothing excuses it.
    pub new_touch: bool,
    /// A man was taken off the board.
    pub removed: bool,
    /// What was touched is excused.
    pub excused: bool,
    /// What excuses it is leave to touch, and not to move: an accident, or adjusting.
    pub only_to_touch: bool,
    /// What was touched so before has been moved all the same.
    pub without_leave: bool,
}
