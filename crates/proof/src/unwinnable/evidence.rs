//! What proves that a side can still mate, or that it cannot.

use board::{Move, Side};

/// The evidence that a side can still mate, or that it cannot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MateEvidence {
    /// Legal moves of both sides, the last of which mates; none where the mate is on the board.
    Line(Vec<Move>),
    /// There is no mate.
    NoMate {
        /// Forced moves, each the only legal one: what is said of the position after them is true of the one before.
        forced: Vec<Move>,
        /// Why the position after them allows no mate.
        because: NoMate,
    },
}

/// Why no series of legal moves mates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoMate {
    /// There is no legal move.
    Ended,
    /// The pieces left cannot mate, wherever they stand.
    Material,
    /// A blockade: pieces that can never move or be captured leave no mate on the squares that each piece may reach.
    Obstacles,
    /// An abstraction: wherever the pieces of much reach may be, the squares that the others reach allow no mate.
    Confined,
    /// Every reachable position was expanded, except those that another of these reasons rules out.
    Exhausted,
}

/// The evidence that a position is dead, or that it is not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deadness {
    /// Neither side can mate; the reasons for White and for Black.
    Dead([MateEvidence; 2]),
    /// This side still can.
    Alive(Side, MateEvidence),
}
