//! The game of medieval Europe, from the thirteenth century to the fifteenth. It differed from place to place: this is one way to play it.
//!
//! None of its cases is a game that was played: we have found no score of one. What we have read of chess books of the time, such as
//! that of Alfonso X of 1283 (Musser Golladay, Mirabilia 37, 2023; read), is about problems, and the oldest game whose moves we
//! know, that of the poem *Scachs d'amor*, has today's Queen and Bishop already (`scachs-1475`). A game made up here would show
//! nothing of what was played, so the cases are single situations.

use super::articles::*;
use super::cases::CASES;
use super::choices::ANNEXES;
use super::clauses::*;
use super::customs::*;
use crate::code::{Article, Code};

/// The code.
pub static CODE: Code = Code {
    id: "medieval",
    title: "The game of medieval Europe, 13th to 15th century, as we play it",
    year: 0,
    known_as: "Medieval chess",
    invitation: "Your King leaps, once.",
    revision: 13,
    annexes: ANNEXES,
    cases: CASES,
    articles: &[
        CHEQUERED,
        Article {
            no: "2",
            heading: "The array",
            says: "The Kings begin on the e file, and the fers beside each on the d file.",
            doubts: &[],
            installs: KING_ON_E,
        },
        EITHER_SIDE,
        KING_MAY_LEAP.doubted(&[
            "That the leap may not take, nor cross an attacked square, is as we play it.",
            "A text of 1536 lets him leap up to three squares (read): `rule-king: leap-three`.",
        ]),
        Article {
            no: "5",
            heading: "The fers",
            says: "The fers goes one square diagonally. As its first move it may leap to an empty \
                    square two off along a rank, file or diagonal, over a man; a newly promoted one \
                    may not.",
            doubts: &["In some areas a newly promoted one leapt too (settled): `rule-queen: \
                        fers-leap-promoted`. That it does not here is as we play it."],
            installs: FERS_LEAPS,
        },
        FIL_OVER_A_MAN,
        ROOK_AND_KNIGHT,
        PAWN,
        DOUBLE_STEP.doubted(&[
            "The double step came in between 1200 and 1600; that it is played here is our choice.",
            "A text of 1536 gives it to the Pawns of Rook, King and Queen alone, and to those of King and Queen only \
             until the first capture (read): `rule-double-step: rook-king-queen-pawns-until-first-capture`.",
        ]),
        PASSING_THE_BATTLE,
        BECOMES_A_FERS,
        NO_CASTLING_AT_ALL,
        CHECK_AND_MATE,
        STALEMATE_IS_DRAWN.doubted(&["In parts of Europe it won; in medieval France the turn was lost (read): \
             `rule-stalemate: pass`. What is played here is our choice."]),
        BARE_KING_LOSES_UNLESS_HE_BARES.doubted(&[
            BARED_MAY_AGREE,
            "Baring stopped winning at some time between 1200 and 1600. That it still wins here is our choice; \
             `rule-bare-king: none` plays the other.",
            MATE_FIRST,
        ]),
        REPETITION_DRAWS_NOTHING,
        NO_NUMBER_OF_MOVES,
        CHECK_WITHOUT_END,
        TOUCHING,
        THE_MOVE,
        AGREEMENT,
        CHECK_NEED_NOT_BE_SAID,

    ],
    sources: &[
        ("1", "Settled: the rule since the thirteenth century."),
        ("2", "General knowledge, not yet verified."),
        ("3", SILENT),
        ("4", "Read: the leap of two squares in any way, over men, the forebear of castling."),
        ("5", "Settled: the leap. That it may not take is read."),
        ("6", SETTLED),
        ("7", EVERY_SOURCE),
        ("8", EVERY_SOURCE),
        ("9", "Settled: the double step came in between 1200 and 1600."),
        ("10", OUR_CHOICE),
        ("11", SETTLED),
        ("12", "Settled: the King leaps instead."),
        ("13", MATE_WINS),
        ("14", "Read: a draw in Italy in the thirteenth century."),
        ("15", "Read of the short assize."),
        ("16", SILENT),
        ("17", SILENT),
        ("18", SILENT),
        ("19", SILENT_ON_TOUCHING),
        ("20", SILENT),
        ("21", SILENT),
        ("22", SILENT_ON_CHECK),
    ],
};
