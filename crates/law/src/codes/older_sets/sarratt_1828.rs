//! The rules of Sarratt: read for 1808; the account that we follow names the print of 1828.

use super::articles::*;
use super::cases::CASES;
use super::choices::ANNEXES;
use super::clauses::*;
use super::customs::*;
use crate::code::{Article, Code};

/// The code.
pub static CODE: Code = Code {
    id: "sarratt-1828",
    title: "The rules of Sarratt, 1808, in the print 1828, as we play them",
    year: 1828,
    known_as: "Sarratt, 1828",
    invitation: "As many Queens as you have Pawns.",
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
            says: "A Pawn on its last rank becomes a Knight, Bishop, Rook or Queen, whatever is on \
                    the board.",
            doubts: &[],
            installs: PROMOTES_FREELY,
        },
        CASTLING_OF_TODAY,
        CHECK_AND_MATE,
        STALEMATE_IS_DRAWN,
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
        ("3", "Read: colour and first move were settled apart."),
        ("4", SETTLED),
        ("5", SETTLED),
        ("6", SETTLED),
        ("7", EVERY_SOURCE),
        ("8", EVERY_SOURCE),
        ("9", SETTLED),
        ("10", "General knowledge."),
        ("11", "Settled: a player may have several Queens."),
        ("12", "General knowledge."),
        ("13", MATE_WINS),
        ("14", "Read: rule 24 of Sarratt's treatise of 1808."),
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
