//! Can a side still mate by any series of legal moves, or is the position unwinnable for it?
//!
//! The stages of `can_win`, in order; the first that answers ends the question:
//!
//! ```text
//!   forced moves    played out                                   yes or no, if the game ends
//!   `material`      too little to mate with, wherever it stands  no
//!   helpmate        a plan is made and executed                  yes, with the line
//!   `blockade`      what can never move is in every mate's way   no
//!   `abstraction`   a few pieces are tracked, the others roam    no
//!   helpmate        plans made after random moves                yes, with the line
//!   search          every reachable position                     yes, no, or the bound is reached
//! ```
//!
//! Where men move as in an older game, only the forced moves, the lone King (`material`) and a plain search are tried: the
//! other stages reason about the men of today, and refuse.
//!
//! The rules and their arguments are in the module docs of `material`, `blockade` (with `blockade_mate`, `reach`) and
//! `abstraction` (with the `abstract_…` files). `mating_lines` keeps the answers along a game, `dead` asks about both
//! sides, and `verify` checks the evidence.

mod abstract_mate;
mod abstract_roaming;
mod abstract_search;
mod abstract_state;
pub(crate) mod abstraction;
pub(crate) mod blockade;
pub(crate) mod blockade_mate;
mod can_win;
mod dead;
mod evidence;
pub(crate) mod material;
mod mating_lines;
mod pawn_structure;
mod reach;
pub(crate) mod regular;
#[cfg(test)]
mod tests;
mod verify;

pub use can_win::{can_win, can_win_at_a_glance, mates_after_random_moves, mates_by_a_plan, mates_plainly};
pub use dead::dead;
pub use evidence::{Deadness, MateEvidence, NoMate};
pub use mating_lines::{MateMemory, MatingLines};
pub use reach::{Reach, reach};
pub use verify::{MateFlaw, verify_mate};
