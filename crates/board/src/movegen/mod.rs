//! Legal moves.
//!
//! ```text
//!   sets        the one description: for each piece the set of squares it can legally go to
//!     tally       counts the squares                       count        how many legal moves, mate, stalemate
//!     legal       makes a move of each square              list         the moves in a list, by template and splat
//!     successors  plays each move                          single       is this one move legal?
//!   castling, turn_rules      what the sets leave out      movers       which pieces can go to this square?
//!   older       the moves of an older game
//!   reference   the same moves found the slow way          gives_check  does this move give check?
//! ```

mod castling;
mod count;
mod gives_check;
pub(crate) mod legal;
pub(crate) mod list;
pub(crate) mod men;
mod movers;
mod older;
pub(crate) mod pawn_step;
pub mod reference;
pub(crate) mod sets;
pub(crate) mod single;
mod sink;
mod splat;
pub(crate) mod successors;
pub(crate) mod tally;
pub(crate) mod template;
pub(crate) mod turn_rules;
