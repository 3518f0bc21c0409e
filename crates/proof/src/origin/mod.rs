//! Can a position arise in a game? (FIDE 3.10.3: it is illegal if no series of legal moves leads there.)
//!
//! ```text
//!   `reasons`      what counts against every game that could lead there   no, with each reason
//!      └─ `unmove`    no move can have come last
//!   `proof_game`   a short game that leads there                          yes, with the game
//!   neither                                                               undetermined
//! ```
//!
//! `verify` checks either: it replays the game, or looks for the reasons again.

mod can_arise;
mod proof_game;
mod reasons;
mod unmove;
mod verify;

pub use can_arise::{Origin, can_arise, can_arise_from};
pub use reasons::OriginReason;
pub use verify::{begun_from, verify_origin, verify_origin_from};
