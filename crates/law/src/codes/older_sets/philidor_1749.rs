//! The game of Philidor's book of 1749. Its own wording we have not read.

use super::articles::*;
use super::cases::CASES;
use super::choices::ANNEXES;
use super::clauses::*;
use super::customs::*;
use crate::code::{Article, Code};

/// The code.
pub static CODE: Code = Code {
    id: "philidor-1749",
    title: "The game of Philidor's book, as we play it",
    year: 1749,
    known_as: "Philidor, 1749",
    invitation: "A Pawn becomes only what you have lost.",
    revision: 13,
    annexes: ANNEXES,
    cases: CASES,
    articles: &[
        CHEQUERED,
        QUEENS_BESIDE_KINGS_ON_E,
        EITHER_SIDE,
        KING_STEPS,
        QUEEN_OF_TODAY,
        BISHOP_OF_TODAY,
        ROOK_AND_KNIGHT,
        PAWN,
        DOUBLE_STEP,
        TAKING_IN_PASSING,
        Article {
            no: "11",
            heading: "Promotion",
            says: "A Pawn on its last rank becomes a man of its side that is off the board. If none \
                    is, it may not go there.",
            doubts: &["What becomes of the Pawn if none is off we have not read. That it may not go \
                        there is as we play it; `rule-promotion: captured-suspended` lets it wait."],
            installs: PROMOTES_TO_CAPTURED,
        },
        CASTLING_OF_TODAY,
        CHECK_AND_MATE,
        STALEMATE_IS_DRAWN.doubted(&["In England the stalemater lost in the seventeenth and eighteenth centuries, by \
             a club's law ten years or so after 1807, and in prints until 1866 (read): `rule-stalemate: loss`."]),
        BARE_KING_PLAYS_ON,
        REPETITION_DRAWS_NOTHING,
        FIFTY_IN_NAMED_ENDINGS.doubted(&[WHICH_ENDINGS, NO_CAPTURE_ENDS_IT]),
        PERPETUAL_CHECK_CLAIMED.doubted(&[STAUNTON_HAS_IT]),
        TOUCHING,
        THE_MOVE,
        AGREEMENT,
        CHECK_NEED_NOT_BE_SAID,

    ],
    sources: &[
        ("1", SETTLED),
        ("2", SETTLED),
        ("3", "Read: colour and first move were settled apart, and a game of Philidor's book is begun by Black."),
        ("4", SETTLED),
        ("5", SETTLED),
        ("6", SETTLED),
        ("7", EVERY_SOURCE),
        ("8", EVERY_SOURCE),
        ("9", SETTLED),
        ("10", "General knowledge."),
        ("11", "Settled: only a man already captured."),
        ("12", "General knowledge."),
        ("13", MATE_WINS),
        ("14", "General knowledge, and our choice."),
        ("15", SETTLED),
        ("16", SILENT),
        ("17", NAMED_ENDINGS_READ),
        ("18", OUR_CHOICE),
        ("19", SILENT_ON_TOUCHING),
        ("20", SILENT),
        ("21", SILENT),
        ("22", SILENT_ON_CHECK),
    ],
};
