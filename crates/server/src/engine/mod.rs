//! An engine that speaks UCI, as a program of its own beside the server: asked for moves and for lines, never trusted.

pub(crate) mod analysis;
pub(crate) mod asked;
pub(crate) mod engines;
mod process;
pub(crate) mod trouble;
pub(crate) mod uci;
