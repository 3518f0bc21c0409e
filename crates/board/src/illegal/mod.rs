//! Why a move is illegal: every reason at once.

mod castling;
pub(crate) mod reason;
mod why;
