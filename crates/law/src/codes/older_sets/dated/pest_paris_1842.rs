//! The match by correspondence between Pest and Paris, 1842 to 1845, as far as its rules are known: six repetitions.

use super::articles::*;
use super::cases::CASES;
use super::choices::ANNEXES;
use super::sources::*;
use crate::code::Code;
use crate::codes::older_sets::articles::*;
use crate::codes::older_sets::customs::*;

/// What stands in an article on which nothing was read of this match.
const OF_ITS_TIME: &str = "As we play it: of this match nothing is known here but its six repetitions.";

/// The code.
pub static PEST_PARIS_1842: Code = Code {
    id: "pest-paris-1842",
    title: "The match by correspondence of Pest and Paris, 1842 to 1845, as far as we know its rules",
    year: 1842,
    known_as: "Pest–Paris, 1842",
    invitation: "Six times before it is a draw.",
    revision: 9,
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
        BECOMES_ANY_PIECE,
        CASTLING_OF_TODAY,
        CHECK_AND_MATE,
        STALEMATE_IS_DRAWN,
        BARE_KING_PLAYS_ON,
        SIX_OCCURRENCES.doubted(&[
            "Whether a position had to come six times, or a series of moves, we have not read: a position is played. \
             `rule-repetition: 6-of-a-series` plays the other.",
            OTHER_RIGHTS,
            DECLARED,
        ]),
        FIFTY_IN_NAMED_ENDINGS.doubted(&[WHICH_ENDINGS, NO_CAPTURE_ENDS_IT]),
        PERPETUAL_CHECK_CLAIMED.doubted(&[STAUNTON_HAS_IT]),
        TOUCHING,
        THE_MOVE.doubted(&["The match was by letter. It is played over the board here: of how letters bound we have read nothing."]),
        AGREEMENT,
        CHECK_NEED_NOT_BE_SAID,
    ],
    sources: &[
        ("1", SETTLED),
        ("2", SETTLED),
        ("3", "Read of the time: colour and first move were settled apart."),
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
        (
            "16",
            "Read: notes to the games ask for six times (Harding, as quoted). Settled: at some times up to six were required.",
        ),
        ("17", NAMED_ENDINGS_READ),
        ("18", OUR_CHOICE),
        ("19", OF_ITS_TIME),
        ("20", OF_ITS_TIME),
        ("21", OF_ITS_TIME),
        ("22", SILENT_ON_CHECK),
    ],
};
