//! Adjourning, sealing a move, and resuming play.

pub(crate) mod adjourn;
pub(crate) mod adopt;
pub(crate) mod open;
pub(crate) mod resume;
pub(crate) mod seal;
