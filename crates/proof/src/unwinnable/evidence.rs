//! What proves that a side can still mate, or that it cannot.

use board::{Move, Side};

/// What shows that a side can still mate, or that it cannot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MateEvidence {
    /// Legal moves of both sides, the last of which mates; none where the mate is on the board.
    Line(Vec<Move>),
    /// There is no mate.
    NoMate {
        /// Moves that are forced, each the only legal one: what is said of the end is true of the beginning.
        forced: Vec<Move>,
        /// Why the position that they lead to allows none.
        because: NoMate,
    },
}

/// Why no series of legal moves mates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoMate {
    /// There is no legal move.
    Ended,
    /// The men left cannot mate, wherever they stand.
    Material,
    /// Men that can never move or be taken stand in the way: the squares that each man may ever reach allow no mate.
    Obstacles,
    /// Wherever the men of much reach may be: the squares to which the others come allow no mate.
    Confined,
    /// Every position that can be reached was looked into; those that the other reasons rule out, no further.
    Exhausted,
}

/// What shows that a position is dead, or that it is not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deadness {
    /// Neither side can mate; for White and for Black, why not.
    Dead([MateEvidence; 2]),
    /// This side still can.
    Alive(Side, MateEvidence),
}
