//! What can a player force, whatever the other side replies: perpetual check, or a win?
//!
//! Both are safety games: one side keeps something up for ever, and the other tries to break it.
//!
//! ```text
//!                      kept up by      what is kept up
//!   `perpetual_check`  the attacker    every move gives check
//!   `win`              the defender    he is not mated, nor beaten otherwise (`wins`): if he cannot keep that up, the win
//!                                      is forced
//!        │
//!        ▼
//!   `safety_game` ──▶ `strategy` ──▶ `verify_perpetual_check`, `verify_win`
//!   who keeps it up   its moves      a checker that trusts no search
//! ```

mod perpetual_check;
mod safety_game;
mod strategy;
#[cfg(test)]
mod tests;
mod two_knights;
mod verify_perpetual_check;
mod verify_win;
mod win;
mod wins;

pub use perpetual_check::{perpetual_check, perpetual_check_by};
pub use strategy::Strategy;
pub use verify_perpetual_check::{PerpetualCheckFlaw, verify_perpetual_check};
pub use verify_win::{WinFlaw, verify_win, verify_win_by};
pub use win::{WinEvidence, forced_win, forced_win_by};
pub use wins::{BareKing, StalemateWin, Wins};
