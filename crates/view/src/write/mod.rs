//! From a game's own types to JSON.

pub(crate) mod adopting;
pub(crate) mod besides;
pub(crate) mod forms;
pub(crate) mod line;
pub(crate) mod ruling;
pub(crate) mod standing;
