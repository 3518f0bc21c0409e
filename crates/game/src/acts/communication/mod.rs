//! Communicating moves, adopting one of them, and what is done at a board of one's own.

pub(crate) mod adopt;
pub(crate) mod own_board;
pub(crate) mod send;
