//! The new game of Lucena's book, about 1497. Its own wording we have not read.

use super::articles::*;
use super::cases::CASES;
use super::choices::ANNEXES;
use super::customs::*;
use crate::code::Code;

/// The code.
pub static CODE: Code = Code {
    id: "lucena-1497",
    title: "The new game of Lucena, about 1497, as we play it",
    year: 1497,
    known_as: "Lucena, 1497",
    invitation: "The Queen is new, and nobody castles yet.",
    revision: 13,
    annexes: ANNEXES,
    cases: CASES,
    articles: &[
        CHEQUERED,
        QUEENS_BESIDE_KINGS_ON_E,
        EITHER_SIDE,
        KING_MAY_LEAP
            .doubted(&["The details of the leap are general knowledge, and played as in the medieval game."]),
        QUEEN_OF_TODAY
            .doubted(&["That a newly promoted Queen also moves once like a Knight is general knowledge \
             only, and not played."]),
        BISHOP_OF_TODAY,
        ROOK_AND_KNIGHT,
        PAWN,
        DOUBLE_STEP.doubted(&["That it was so by this year is our choice."]),
        TAKING_IN_PASSING,
        BECOMES_A_QUEEN.doubted(&[
            "With the new Queen any piece could be chosen (settled): `rule-promotion: free`.",
            "Scachs d'amor allows a Queen only if the own is lost (read): `rule-promotion: queen-if-lost`.",
        ]),
        NO_CASTLING_AT_ALL,
        CHECK_AND_MATE,
        STALEMATE_IS_HALF_WON
            .doubted(&["That it is played here is our choice. Scachs d'amor has it win (read): \
             `rule-stalemate: win`."]),
        BARE_KING_PLAYS_ON.doubted(&["A half win for baring is played by `rule-bare-king: half-win`."]),
        REPETITION_DRAWS_NOTHING,
        NO_NUMBER_OF_MOVES,
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
        ("4", "Read: Damiano's advice of 1518 to bring the King to safety by his leap."),
        ("5", "Settled: between 1475 and 1500."),
        ("6", "Settled: between 1475 and 1500."),
        ("7", EVERY_SOURCE),
        ("8", EVERY_SOURCE),
        ("9", SETTLED),
        ("10", "Our choice. The poem Scachs d'amor, of about 1475, has it (read)."),
        ("11", OUR_CHOICE),
        ("12", "Our choice: the King leaps instead."),
        ("13", MATE_WINS),
        ("14", "General knowledge, and our choice."),
        ("15", "Settled: mate had become what wins."),
        ("16", SILENT),
        ("17", SILENT),
        ("18", SILENT),
        ("19", SILENT_ON_TOUCHING),
        ("20", SILENT),
        ("21", SILENT),
        ("22", SILENT_ON_CHECK),
    ],
};
