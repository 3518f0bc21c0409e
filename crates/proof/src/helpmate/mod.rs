//! Where is a helpmate, a line of legal moves of both sides that ends in mate?
//!
//! If possible, a line is found without search: a mate is planned, and the plan is executed.
//!
//! ```text
//!   position ─▶ `features` ─▶ `candidates` ─▶ `plan` ─▶ `execute` ─▶ mate: the line
//!      ▲                                                    │
//!      │                                                 it fails
//!      │                                                    ▼
//!      ├──────────────── `sacrifice`     a piece of the losing side is given up
//!      ├──────────────── `promotion`     a Pawn is promoted
//!      └──────────────── `random_walk`   a few random moves are made
//! ```
//!
//! Where a plain yes or no is asked, `plain_mate` finds most mates without a plan: outlines by `plain_board`, played by
//! `plain_line`; and most of the others after a `plain_walk`. Of King and `minor_pieces` against the same it is known.
//!
//! `finder` goes round this circle. A candidate is a mate in outline; its plan gives each piece a `role`, and the execution
//! looks up one step after the other (`plan_state`), with a `waiting_move` where a side has nothing to do. `repair` adapts
//! a line to a move that it did not expect.

mod candidate_list;
mod candidates;
mod coverage;
mod execute;
mod features;
mod finder;
mod king_help;
mod minor_pieces;
mod pawn_ways;
mod plain_board;
mod plain_line;
mod plain_mate;
mod plain_walk;
mod plan;
mod plan_maker;
mod plan_state;
mod promotion;
mod random_walk;
pub(crate) mod repair;
mod role;
mod sacrifice;
mod waiting_move;

pub(crate) use finder::{find_line, find_line_after_random_moves};
pub(crate) use plain_mate::{mates_plainly, mates_plainly_after_random_moves};
