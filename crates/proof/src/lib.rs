//! Exact answers about a position, with their evidence.
//!
//! | question | asked by |
//! | --- | --- |
//! | Can this side still mate by any series of legal moves, or is the position unwinnable for it? | [`can_win`] |
//! | Is the position dead? | [`dead`]; [`MatingLines`] keeps what is known along a game |
//! | Can the player give perpetual check? | [`perpetual_check`] |
//! | Is a win forced? | [`forced_win`] |
//! | Can the position arise in a game? | [`can_arise`] |
//!
//! A question is answered [`Answer::Yes`] or [`Answer::No`] only with a proof. Where the [`Bound`] is reached first the
//! answer is [`Answer::Undetermined`], never a guess.
//!
//! - Sound: every "yes" and every "no" is true of the position under its own movement. Positions are told apart by
//!   everything that bears on moves, never by a hash alone, and every legal move is considered.
//! - Complete up to the bound: there are finitely many positions and none is expanded for ever, so with enough
//!   states there is always a "yes" or a "no".
//!
//! ```
//! use board::{Movement, Setup};
//! use jadoube_proof::{Answer, Bound, perpetual_check, verify_perpetual_check};
//!
//! // White is about to be mated, but his Queen goes to and fro between h5 and e8.
//! let setup: Setup = "6k1/6p1/5p2/7Q/8/8/rr6/6K1 w - - 0 1".parse()?;
//! let position = setup.as_it_stands(&Movement::ORDINARY);
//! let verdict = perpetual_check(&position, Bound { states: 1000 });
//! assert_eq!(verdict.answer, Answer::Yes);
//! let strategy = verdict.evidence.unwrap();
//! assert_eq!(position.uci(strategy.move_in(&position).unwrap()), "h5e8");
//! assert!(verify_perpetual_check(&position, &strategy).is_ok());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod attacks;
mod forced;
mod helpmate;
mod origin;
mod search;
#[cfg(test)]
mod test_boards;
mod unwinnable;
mod verdict;
mod wanted;

pub use forced::{
    BareKing, PerpetualCheckFlaw, StalemateWin, Strategy, WinEvidence, WinFlaw, Wins, forced_win,
    forced_win_by, perpetual_check, perpetual_check_by, verify_perpetual_check, verify_win, verify_win_by,
};
pub use origin::{
    Origin, OriginReason, begun_from, can_arise, can_arise_from, verify_origin, verify_origin_from,
};
pub use unwinnable::{
    Deadness, MateEvidence, MateFlaw, MateMemory, MatingLines, NoMate, Reach, can_win, can_win_at_a_glance,
    dead, mates_after_random_moves, mates_by_a_plan, mates_plainly, reach, verify_mate,
};
pub use verdict::{Answer, Bound, Verdict};
pub use wanted::while_wanted;
