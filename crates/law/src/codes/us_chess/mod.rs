//! The Official Rules of Chess of the United States Chess Federation, chapters 1 and 2: rules 2 to 21.
//!
//! Each rule is cited by its own number. A "director" is the arbiter. A move is determined when the men were released,
//! and completed when the clock is pressed (Rule 9). What a director may announce as a variation of a rule stands in
//! `variations.rs`, and is in force only where it was announced.
//!
//! The rules are silent about a move made with both hands, about a clock that is pressed without a move, and about what
//! a second illegal move costs.

mod adjourned;
mod blitz;
mod board;
mod determined;
mod director;
mod drawn;
mod end;
mod illegal;
mod score;
mod terms;
mod touched;
mod variations;

use crate::code::Code;
use adjourned::*;
use board::*;
use determined::*;
use director::*;
use drawn::*;
use end::*;
use illegal::*;
use score::*;
use touched::*;

/// The code.
pub static CODE: Code = Code {
    id: "us-chess",
    sources: &[],
    title: "Official Rules of Chess, US Chess",
    year: 2020,
    known_as: "US Chess",
    invitation: "Your flag has fallen only when your opponent says so.",
    revision: 24,
    annexes: variations::ANNEXES,
    cases: &[
        ("moves.acts", include_str!("cases/moves.acts")),
        ("touched.acts", include_str!("cases/touched.acts")),
        ("hands.acts", include_str!("cases/hands.acts")),
        ("illegal.acts", include_str!("cases/illegal.acts")),
        ("idle_presses.acts", include_str!("cases/idle_presses.acts")),
        ("time.acts", include_str!("cases/time.acts")),
        ("time_controls.acts", include_str!("cases/time_controls.acts")),
        ("drawn.acts", include_str!("cases/drawn.acts")),
        ("flags.acts", include_str!("cases/flags.acts")),
        ("fallen.acts", include_str!("cases/fallen.acts")),
        ("adjourned.acts", include_str!("cases/adjourned.acts")),
        ("variations.acts", include_str!("cases/variations.acts")),
        ("blitz.acts", include_str!("cases/blitz.acts")),
        ("scores.acts", include_str!("cases/scores.acts")),
        ("situations.acts", include_str!("cases/situations.acts")),
        ("overlapping.acts", include_str!("cases/overlapping.acts")),
        ("promotion_by_hand.acts", include_str!("cases/promotion_by_hand.acts")),
    ],
    articles: &[
        R1C2A, R2, R2C, R3, R5F, R6A, R7A, R7B, R8A, R8A2, R8A3, R8A4, R8B, R8C, R8D, R8E, R8F, R8F5, R8F6,
        R8F7, R9A, R9B, R9C, R9D, R9E, R9F, R9G, R10A, R10B, R10C, R10D, R10E, R10F, R10G, R10H, R10I1,
        R10I2, R10J, R11A, R11B, R11C, R11D, R11D1, R11E, R11F, R11G, R11H, R11J, R12A, R12B, R12D, R13A,
        R13B, R13C, R13C1, R13C7, R13C11, R13D, R13H, R13I, R14, R14A, R14B, R14B1, R14B3, R14C, R14C6,
        R14C7, R14C8, R14C9, R14D, R14D4, R14E1, R14E2, R14E3, R14F, R14F2, R14F3, R14F4, R14G, R14H, R14J,
        R14K, R15A, R15B, R15C, R15D, R16, R16B2A, R16B2B, R16C1, R16T, R16X, R16Y, R18, R18A, R19, R19C,
        R19D, R19F, R19G, R20C, R20D, R20E, R20F1, R20G, R20N, R21C, R21D, R21H,
    ],
};
