//! What shows an answer about a position: as data, and in a sentence.
//!
//! ```
//! use board::{Movement, Setup, Side};
//! use proof::{Bound, can_win};
//! use jadoube_view::evidence::{Shows, mate_says};
//!
//! let setup: Setup = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1".parse()?;
//! let position = setup.as_it_stands(&Movement::ORDINARY);
//! let line = can_win(&position, Side::White, Bound { states: 1000 }).evidence.ok_or("no line")?;
//! assert!(mate_says(&position, Side::White, &line).starts_with("White can still mate, for instance by 1. "));
//! assert!(Shows::of_mate(&position, &line).san.is_some_and(|moves| moves.last().unwrap().ends_with('#')));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub(crate) mod data;
mod moves;
pub(crate) mod says;
pub(crate) mod shows;

pub use data::{Evidence, verdict};
pub use moves::numbered;
pub use says::{NO_CHECKS, checks_say, death_says, mate_says, no_game_says, says, win_by_says, win_says};
pub use shows::{Proof, Reason, Shows};
