//! Breaking play off, sealing a move, and taking play up again.

pub(crate) mod adjourn;
pub(crate) mod adopt;
pub(crate) mod open;
pub(crate) mod resume;
pub(crate) mod seal;
