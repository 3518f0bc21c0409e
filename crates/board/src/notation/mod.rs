//! Positions and moves as text: FEN, EPD and UCI.

pub(crate) mod epd;
pub(crate) mod fen;
mod fen_text;
#[cfg(feature = "serde")]
mod serde_text;
pub(crate) mod uci;
