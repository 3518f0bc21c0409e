//! The game of *Scachs d'amor*, a poem of Valencia of about 1475 that tells a game. The poem itself we have not read.

use super::articles::*;
use super::cases::CASES;
use super::choices::ANNEXES;
use super::clauses::*;
use super::customs::*;
use crate::code::{Article, Code};

/// Where its rules were read.
const OF_THE_POEM: &str = "Read of the poem (Murray 781, as Ludii quotes him).";

/// The code.
pub static CODE: Code = Code {
    id: "scachs-1475",
    title: "The game of Scachs d'amor, Valencia, about 1475, as we play it",
    year: 1475,
    known_as: "Scachs d'amor, 1475",
    invitation: "The Queens are new, and spare each other.",
    revision: 9,
    annexes: ANNEXES,
    cases: CASES,
    articles: &[
        CHEQUERED,
        QUEENS_BESIDE_KINGS_ON_E,
        EITHER_SIDE,
        KING_MAY_LEAP.doubted(&[
            "That he may leap to a Knight's square too, over men, and not across an attacked square, is as in the \
             medieval game.",
        ]),
        Article {
            no: "5",
            heading: "The Queen",
            says: "The Queen goes along ranks, files and diagonals, as today, but takes no Queen.",
            doubts: &[
                "Where a Queen gives check the other Queen may not take her either: that is as we play it, by the letter.",
            ],
            installs: MODERN_QUEEN_SPARING_QUEENS,
        },
        BISHOP_OF_TODAY,
        ROOK_AND_KNIGHT,
        PAWN,
        DOUBLE_STEP,
        TAKING_IN_PASSING,
        Article {
            no: "11",
            heading: "Promotion",
            says: "A Pawn becomes a Queen on its last rank, and may go there only if its side has none.",
            doubts: &[
                "What becomes of a Pawn whose side has its Queen we have not read. That it may not go there is as we play it.",
            ],
            installs: PROMOTES_IF_QUEEN_LOST,
        },
        NO_CASTLING_AT_ALL,
        CHECK_AND_MATE,
        Article {
            no: "14",
            heading: "Stalemate",
            says: "A player who is not in check and has no legal move is stalemated, and has lost.",
            doubts: &[],
            installs: STALEMATE_WINS,
        },
        Article {
            no: "15",
            heading: "The bare King",
            says: "A player who has nothing but his King has lost; if neither has more, the game is drawn.",
            doubts: &[
                "Whether he may bare the other with his next move we have not read. That he may not is as we play it; \
                 `rule-bare-king: win-unless-bared-back` plays the other.",
                MATE_FIRST,
            ],
            installs: BARE_KING_LOSES,
        },
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
        ("4", "Read of the poem (Murray 781, as Ludii quotes him): two squares, not out of check, and not to take."),
        ("5", OF_THE_POEM),
        ("6", "Settled: between 1475 and 1500. Read of the poem."),
        ("7", EVERY_SOURCE),
        ("8", EVERY_SOURCE),
        ("9", "Settled: it came in between 1200 and 1600. Read: there is taking in passing, so there was a double step."),
        ("10", OF_THE_POEM),
        ("11", OF_THE_POEM),
        ("12", "Our choice: the King leaps instead."),
        ("13", MATE_WINS),
        ("14", OF_THE_POEM),
        ("15", OF_THE_POEM),
        ("16", SILENT),
        ("17", SILENT),
        ("18", SILENT),
        ("19", SILENT_ON_TOUCHING),
        ("20", SILENT),
        ("21", SILENT),
        ("22", SILENT_ON_CHECK),
    ],
};
