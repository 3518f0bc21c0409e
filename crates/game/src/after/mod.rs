//! after

pub(crate) mod clock;
pub(crate) mod close;
pub(crate) mod demand;
pub(crate) mod flag;
