//! acts/penalties

pub(crate) mod admit;
pub(crate) mod exact;
pub(crate) mod refuse;
pub(crate) mod require;
pub(crate) mod waive;
