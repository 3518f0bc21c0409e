//! Why a move is illegal: every reason at once.

mod castling;
mod older;
pub(crate) mod reason;
mod why;
