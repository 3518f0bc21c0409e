//! What players write on their score sheets.

pub(crate) mod sign;
pub(crate) mod write;
