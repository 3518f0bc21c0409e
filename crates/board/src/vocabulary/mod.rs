//! The words of chess as small values: squares, sides, pieces, sets of squares, moves.

pub(crate) mod bitboard;
pub(crate) mod boards;
pub(crate) mod by_side;
pub(crate) mod listed;
pub(crate) mod man;
pub(crate) mod moves;
pub(crate) mod side;
pub(crate) mod square;
pub(crate) mod transfer;
pub(crate) mod wide;
pub(crate) mod wing;
