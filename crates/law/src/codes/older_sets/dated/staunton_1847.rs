//! Staunton's rules in The Chess-Player's Handbook of 1847, as far as they are known.

use super::articles::*;
use super::cases::CASES;
use super::choices::ANNEXES;
use super::sources::*;
use crate::code::Code;
use crate::codes::older_sets::articles::*;
use crate::codes::older_sets::customs::*;

/// The code.
pub static STAUNTON_1847: Code = Code {
    id: "staunton-1847",
    title: "Staunton's rules in The Chess-Player's Handbook, 1847, as we play them",
    year: 1847,
    known_as: "Staunton, 1847",
    invitation: "Declare that you check for ever, and prove it.",
    revision: 11,
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
        REPETITION_DRAWS_NOTHING,
        FIFTY_IN_NAMED_ENDINGS.doubted(&[WHICH_ENDINGS, NO_CAPTURE_ENDS_IT]),
        PERPETUAL_CHECK_CLAIMED,
        TOUCHING,
        THE_MOVE,
        AGREEMENT,
        CHECK_NEED_NOT_BE_SAID,
    ],
    sources: &[
        ("1", SETTLED),
        ("2", SETTLED),
        (
            "3",
            "Read: colour and first move were settled apart; White began in public games from about 1857 on.",
        ),
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
        ("16", SILENT),
        ("17", NAMED_ENDINGS_READ),
        (
            "18",
            "Settled: Staunton, The Chess-Player's Handbook (1847), 21–22, as the account that we follow cites it.",
        ),
        ("19", SILENT_ON_TOUCHING),
        ("20", SILENT),
        ("21", SILENT),
        ("22", SILENT_ON_CHECK),
    ],
};
