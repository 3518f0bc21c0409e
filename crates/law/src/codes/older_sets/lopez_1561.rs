//! The game of Ruy Lopez's book of 1561. Its own wording we have not read.

use super::articles::*;
use super::cases::CASES;
use super::choices::ANNEXES;
use super::clauses::*;
use super::customs::*;
use crate::code::{Article, Code};

/// The code.
pub static CODE: Code = Code {
    id: "lopez-1561",
    title: "The game of Ruy Lopez, 1561, as we play it",
    year: 1561,
    known_as: "Ruy Lopez, 1561",
    invitation: "Castle in two moves, or let your King leap.",
    revision: 13,
    annexes: ANNEXES,
    cases: CASES,
    articles: &[
        CHEQUERED,
        QUEENS_BESIDE_KINGS_ON_E,
        EITHER_SIDE,
        KING_MAY_LEAP.doubted(&["The details of the leap are as we play them."]),
        QUEEN_OF_TODAY,
        BISHOP_OF_TODAY,
        ROOK_AND_KNIGHT,
        PAWN,
        DOUBLE_STEP,
        TAKING_IN_PASSING.doubted(&["Places differed in it (settled). What is played here is our choice."]),
        BECOMES_A_QUEEN.doubted(&["Places differed in it (settled). What is played here is our choice."]),
        Article {
            no: "12",
            heading: "Castling",
            says: "There is castling in two moves: the Rook goes beside the King, and in a later move \
                    the King, who has not moved, leaps over it to the next square. He may not be in \
                    check, nor cross or reach an attacked square.",
            doubts: &["Places differed in castling (settled). The details are as we play them."],
            installs: TWO_MOVE_CASTLING,
        },
        CHECK_AND_MATE,
        STALEMATE_IS_HALF_WON.doubted(&["That it is played here is our choice."]),
        BARE_KING_PLAYS_ON
            .doubted(&["Whether baring won half, as a robado, or nothing, our sources leave open. That \
             it wins nothing is our choice; `rule-bare-king: half-win` plays the other."]),
        REPETITION_DRAWS_NOTHING,
        FIFTY_FROM_THE_NOTICE.doubted(&[
            "That the moves are counted from the claim is our choice.",
            WHERE_UNREAD,
            WHAT_RESETS_UNREAD,
        ]),
        CHECK_WITHOUT_END,
        TOUCHING,
        THE_MOVE,
        AGREEMENT,
        CHECK_NEED_NOT_BE_SAID,
    ],
    sources: &[
        ("1", SETTLED),
        ("2", "General knowledge."),
        ("3", SILENT),
        ("4", "General knowledge."),
        ("5", SETTLED),
        ("6", SETTLED),
        ("7", EVERY_SOURCE),
        ("8", EVERY_SOURCE),
        ("9", SETTLED),
        ("10", OUR_CHOICE),
        ("11", OUR_CHOICE),
        ("12", "General knowledge."),
        ("13", MATE_WINS),
        ("14", "General knowledge of Spain, read of the eighteenth century; our choice."),
        ("15", "Our choice: half a win is general knowledge, that baring wins nothing settled of the time."),
        ("16", SILENT),
        ("17", "Read: fifty moves are enough."),
        ("18", OUR_CHOICE),
        ("19", SILENT_ON_TOUCHING),
        ("20", SILENT),
        ("21", SILENT),
        ("22", SILENT_ON_CHECK),
    ],
};
