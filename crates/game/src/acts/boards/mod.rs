//! What is done in a game with two boards.

pub(crate) mod announce;
pub(crate) mod copy;
