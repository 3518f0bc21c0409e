//! What is kept of each position of a line.

/// What is kept of a position: so much that a game is read as fast as if its moves were only checked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stood {
    /// The byte at which the text of the move before it ends.
    pub end: u64,
    /// The single moves since the last capture or move of a Pawn.
    pub quiet: u32,
}

impl Stood {
    pub const fn new(end: u64, quiet: u32) -> Self {
        Stood { end, quiet }
    }
}
