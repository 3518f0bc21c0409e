//! acts/scores

pub(crate) mod sign;
pub(crate) mod write;
