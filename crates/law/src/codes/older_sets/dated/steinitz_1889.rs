//! The rules of Steinitz's Modern Chess Instructor of 1889, as far as they are known: that White begins.

use super::articles::*;
use super::cases::CASES;
use super::choices::ANNEXES;
use super::sources::*;
use crate::code::Code;
use crate::codes::older_sets::articles::*;
use crate::codes::older_sets::customs::*;

/// What stands in an article that Steinitz is not known for.
const AS_LONDON: &str = "Our choice: London's code of 1883 has it so (read).";

/// The code.
pub static STEINITZ_1889: Code = Code {
    id: "steinitz-1889",
    title: "Chess as in Steinitz's Modern Chess Instructor, 1889, as we play it",
    year: 1889,
    known_as: "Steinitz, 1889",
    invitation: "White begins, in all public play.",
    revision: 11,
    annexes: ANNEXES,
    cases: CASES,
    articles: &[
        CHEQUERED,
        QUEENS_BESIDE_KINGS_ON_E,
        WHITE_BEGINS,
        KING_STEPS,
        QUEEN_OF_TODAY,
        BISHOP_OF_TODAY,
        ROOK_AND_KNIGHT,
        PAWN,
        DOUBLE_STEP,
        TAKING_IN_PASSING,
        BECOMES_ANY_PIECE,
        CASTLING_OF_TODAY,
        CHECK_AND_MATE,
        STALEMATE_IS_DRAWN,
        BARE_KING_PLAYS_ON,
        THREE_OCCURRENCES.doubted(&[
            "In their match of 1886 Steinitz and Zukertort had agreed on a series of moves six times in succession \
             (read). A position six times is announced as `rule-repetition: 6`.",
            OTHER_RIGHTS,
            DECLARED,
        ]),
        FIFTY_ANEW,
        PERPETUAL_CHECK_CLAIMED,
        TOUCHING,
        THE_MOVE,
        AGREEMENT,
        CHECK_NEED_NOT_BE_SAID,

    ],
    sources: &[
        ("1", SETTLED),
        ("2", SETTLED),
        ("3", "Settled: that White moves first, in 1889. Read: Steinitz gives it as the rule of all public play."),
        ("4", SETTLED),
        ("5", SETTLED),
        ("6", SETTLED),
        ("7", EVERY_SOURCE),
        ("8", EVERY_SOURCE),
        ("9", SETTLED),
        ("10", AS_SARRATT),
        ("11", SEVERAL_QUEENS),
        ("12", AS_SARRATT),
        ("13", MATE_WINS),
        ("14", DRAWN_SINCE_SARRATT),
        ("15", SETTLED),
        ("16", AS_LONDON),
        ("17", AS_LONDON),
        ("18", AFTER_STAUNTON),
        ("19", SILENT_ON_TOUCHING),
        ("20", SILENT),
        ("21", SILENT),
        ("22", SILENT_ON_CHECK),
    ],
};
