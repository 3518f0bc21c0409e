//! Squares, set-ups, positions and legal moves of chess, as data.
//!
//! A [`Setup`] is any board that FEN can describe. [`Setup::position`] judges it and gives a [`Position`], or a
//! [`Refusal`] with every fault. A position gives its legal [`Move`]s and, for any [`Transfer`] of a piece, every
//! [`Reason`] why it is illegal. How pieces move is data too: [`Movement`], and for the older game [`RuleChoices`].
//!
//! ```
//! use jadoube_board::{Position, Setup};
//!
//! let setup: Setup = "7k/8/8/8/8/8/R7/1R5K w - - 0 1".parse()?;
//! let position = setup.position()?;
//! let after = position.play(position.parse_uci("b1b8")?);
//! assert!(after.in_check(after.turn()) && !after.is_checkmate());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The feature `serde` writes squares, transfers, set-ups and positions as text, and reads them.
//!
//! ```text
//!   vocabulary   squares, sides, pieces, sets of squares, moves
//!   attacks      what each piece attacks
//!   position     set-up, validity, rights, playing a move
//!   movegen      legal moves: all of them, one of them, how many
//!   illegal      why a move is illegal
//!   notation     FEN, EPD, UCI
//!   track        following a game, for records
//!   perft        counting lines of play
//! ```

mod attacks;
mod illegal;
mod movegen;
mod notation;
mod perft;
mod position;
mod track;
mod vocabulary;

pub use illegal::reason::{CastlingReason, Reason};
pub use movegen::list::{MoveList, Moves};
pub use movegen::reference;
pub use notation::epd::{EpdError, Operation};
pub use notation::fen::{FenError, FenFault};
pub use notation::uci::UciError;
pub use perft::processor::Processor;
pub use perft::table::PerftTable;
pub use position::Position;
pub use position::castling::CastlingRights;
pub use position::fault::{Fault, Refusal};
pub use position::movement::{Movement, Promotions};
pub use position::older_moves::OlderMoves;
pub use position::play::NotLegal;
pub use position::rule_choices::{
    Array, BishopRule, CastlingRule, DoubleStep, KingLeap, KingRule, PromotionRule, QueenRule, RuleChoices,
};
pub use position::setup::Setup;
pub use position::validity::Admits;
pub use track::Track;
pub use vocabulary::bitboard::{Bitboard, Squares};
pub use vocabulary::man::{Kind, Man};
pub use vocabulary::moves::{Move, MoveKind};
pub use vocabulary::side::Side;
pub use vocabulary::square::{Square, SquareError};
pub use vocabulary::transfer::Transfer;
pub use vocabulary::wing::Wing;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
