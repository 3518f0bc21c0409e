//! The code of the tournament of London, 1883, as far as it is known.

use super::articles::*;
use super::cases::CASES;
use super::choices::ANNEXES;
use super::sources::*;
use crate::code::Code;
use crate::codes::older_sets::articles::*;
use crate::codes::older_sets::customs::*;

/// The code.
pub static LONDON_1883: Code = Code {
    id: "london-1883",
    title: "The code of the tournament of London, 1883, as we play it",
    year: 1883,
    known_as: "London, 1883",
    invitation: "Fifty moves from your notice; each capture begins them anew.",
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
            "In the tournament a series of moves had to come three times (read). The code that was revised for its book \
             says the same position, with the same player to move (read): that is played.",
            OTHER_RIGHTS,
            DECLARED,
        ]),
        FIFTY_ANEW.doubted(&[
            "Whether the count was for some endings alone we have not read: it is given in all, as we play it. \
             `rule-limit-where: named-endings` plays the other.",
        ]),
        PERPETUAL_CHECK_CLAIMED,
        TOUCHING,
        THE_MOVE,
        AGREEMENT,
        CHECK_NEED_NOT_BE_SAID,

    ],
    sources: &[
        ("1", SETTLED),
        ("2", SETTLED),
        ("3", "Read: in London in 1883 the player with the first move took White."),
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
        ("16", "Read: Winter, Repetition; McCrary on London 1883."),
        (
            "17",
            "Read: counted from the claim, and anew from each capture or Pawn move (The Oxford Companion to Chess, as \
             Russell quotes it).",
        ),
        ("18", AFTER_STAUNTON),
        ("19", SILENT_ON_TOUCHING),
        ("20", SILENT),
        ("21", SILENT),
        ("22", SILENT_ON_CHECK),
    ],
};
