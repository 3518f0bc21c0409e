//! Squares, set-ups, positions and legal moves of chess, as data.
//!
//! A [`Setup`] is a board set up anyhow; [`Setup::position`] judges it and gives a [`Position`], or a [`Refusal`] with
//! every reason. A position gives its legal [`Move`]s and, for any [`Transfer`], every [`Reason`] why it is none. How
//! men move is data too: [`Movement`].
//!
//! ```
//! use board::{Position, Setup};
//!
//! let setup: Setup = "7k/8/8/8/8/8/R7/1R5K w - - 0 1".parse()?;
//! let position = setup.position()?;
//! let after = position.play(position.parse_uci("b1b8")?);
//! assert!(after.in_check(after.turn()) && !after.is_checkmate());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bearing;
mod bitboard;
mod castling;
mod count;
mod epd;
mod exchange;
mod factors;
mod family;
mod fen;
mod form;
mod judge;
mod legal;
mod list;
mod man;
mod movement;
mod moves;
mod one;
mod passed;
mod perft;
pub mod plain;
mod play;
mod played;
mod position;
mod rays;
mod reason;
mod setup;
mod sliders;
mod square;
mod uci;
mod unnoticed;
mod ways;
mod why;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use castling::{CastlingRights, Wing};
pub use epd::{EpdError, Operation};
pub use fen::{FenError, FenFault};
pub use judge::{Admits, Fault, Refusal};
pub use list::{MoveList, Moves};
pub use man::{Kind, Man, Side};
pub use movement::{Movement, Promotions};
pub use moves::{Move, MoveKind, Transfer};
pub use perft::{PerftTable, Processor};
pub use position::{NotLegal, Position};
pub use reason::{CastlingReason, Reason};
pub use setup::Setup;
pub use square::{Square, SquareError};
pub use uci::UciError;
