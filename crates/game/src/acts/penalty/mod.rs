//! Exacting, waiving, requiring, refusing and admitting.

pub(crate) mod admit;
pub(crate) mod exact;
pub(crate) mod refuse;
pub(crate) mod require;
pub(crate) mod waive;
