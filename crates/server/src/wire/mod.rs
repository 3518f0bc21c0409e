//! What goes over the wire: requests as they are read, answers and frames as they are written.

pub(crate) mod act;
pub(crate) mod close;
pub(crate) mod error;
pub(crate) mod fields;
pub(crate) mod frame;
pub(crate) mod invitation;
pub(crate) mod once;
pub(crate) mod snapshot;
