//! Exact answers about a position, with their evidence.
//!
//! A question is answered [`Answer::Yes`] or [`Answer::No`] only with a proof; where the [`Bound`] is reached first the
//! answer is [`Answer::Undetermined`], never a guess.
//!
//! - Sound: every "yes" and every "no" is true of the position under its own movement. Positions are told apart by all
//!   that bears on moves, never by a hash alone; every legal move is looked at.
//! - Complete as far as the bound: the positions are finitely many and none is looked into for ever, so with enough
//!   states there is always a "yes" or a "no".
//!
//! ```
//! use board::{Movement, Setup};
//! use proof::{Answer, Bound, endless_check, verify_endless_check};
//!
//! // White is about to be mated, but his Queen goes to and fro between h5 and e8.
//! let setup: Setup = "6k1/6p1/5p2/7Q/8/8/rr6/6K1 w - - 0 1".parse()?;
//! let position = setup.as_it_stands(&Movement::ORDINARY);
//! let verdict = endless_check(&position, Bound { states: 1000 });
//! assert_eq!(verdict.answer, Answer::Yes);
//! let strategy = verdict.evidence.unwrap();
//! assert_eq!(position.uci(strategy.move_in(&position).unwrap()), "h5e8");
//! assert!(verify_endless_check(&position, &strategy).is_ok());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(test)]
mod against_enumeration;
mod aim;
mod attacks;
mod checks;
mod closed;
mod confined;
mod confined_state;
mod course;
mod dive;
mod endless_check;
mod fill;
mod follow;
mod keeping;
mod mate;
mod material;
mod mating_lines;
mod mend;
mod obstacles;
mod origin;
mod outline;
mod packed;
mod pattern;
mod plan;
mod progress;
mod promote;
mod proof_game;
mod reach;
mod role;
mod scene;
mod sight;
mod strategy;
mod stray;
mod thin;
mod unmove;
mod verify;
mod verify_mate;
mod verify_win;
mod win;
#[cfg(test)]
mod win_against_enumeration;
mod world;
#[cfg(test)]
mod world_against_enumeration;

pub use endless_check::endless_check;
pub use mate::{Deadness, MateEvidence, NoMate, dead, still_able_to_mate, still_able_to_mate_at_a_glance};
pub use mating_lines::MatingLines;
pub use origin::{Impossible, Origin, can_arise, verify_origin};
pub use reach::{Reach, reach};
pub use strategy::Strategy;
pub use verify::{Flaw, verify_endless_check};
pub use verify_mate::{MateFlaw, verify_mate};
pub use verify_win::{WinFlaw, verify_win};
pub use win::{WinEvidence, forced_win};

/// The answer to a question about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// It is proved to be so.
    Yes,
    /// It is proved not to be so.
    No,
    /// The bound was reached first.
    Undetermined,
}

/// An answer with what it rests on.
#[derive(Clone, Debug)]
pub struct Verdict<E> {
    /// The answer.
    pub answer: Answer,
    /// What proves the answer: always with a "yes"; with a "no" where the question says so; never when undetermined.
    pub evidence: Option<E>,
    /// How many positions were met.
    pub states: u64,
}

/// How far a search may go: a number of positions, so that it ends alike on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bound {
    /// Positions that may be met.
    pub states: u64,
}
