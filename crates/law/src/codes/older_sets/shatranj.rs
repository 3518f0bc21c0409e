//! Shatranj: the game of the Arabs and Persians.

use super::articles::*;
use super::cases::CASES;
use super::choices::ANNEXES;
use super::clauses::*;
use super::customs::*;
use crate::code::{Article, Code};

/// The code.
pub static CODE: Code = Code {
    id: "shatranj",
    title: "Shatranj, the game of the Arabs and Persians, as we play it",
    year: 0,
    known_as: "Shatranj",
    invitation: "Take everything but the King, and you have won.",
    revision: 13,
    annexes: ANNEXES,
    cases: CASES,
    articles: &[
        Article {
            no: "1",
            heading: "The board",
            says: "The squares of the board are all of one colour.",
            doubts: &[],
            installs: PLAIN_BOARD,
        },
        Article {
            no: "2",
            heading: "The array",
            says: "The Kings begin on the d file, and the fers beside each on the e file. The rest \
                    stands as today.",
            doubts: &["Other accounts put the Kings on the e file: `rule-array: king-e` plays that."],
            installs: KING_ON_D,
        },
        EITHER_SIDE,
        KING_STEPS,
        Article {
            no: "5",
            heading: "The fers",
            says: "The fers goes one square diagonally.",
            doubts: &[],
            installs: FERS,
        },
        FIL_OVER_A_MAN,
        ROOK_AND_KNIGHT,
        PAWN,
        Article {
            no: "9",
            heading: "The double step",
            says: "No Pawn advances two squares.",
            doubts: &[],
            installs: NO_DOUBLE_STEP,
        },
        Article {
            no: "10",
            heading: "Taking in passing",
            says: "No Pawn is taken in passing.",
            doubts: &[],
            installs: PASSES_THE_BATTLE,
        },
        BECOMES_A_FERS,
        NO_CASTLING_AT_ALL,
        CHECK_AND_MATE,
        Article {
            no: "14",
            heading: "Stalemate",
            says: "A player who is not in check and has no legal move is stalemated, and has lost.",
            doubts: &["Elsewhere it was otherwise: in ninth-century India the stalemater lost."],
            installs: STALEMATE_WINS,
        },
        BARE_KING_LOSES_UNLESS_HE_BARES.doubted(&[
            "That mate or stalemate given by that next move comes first is as we play it.",
            BARED_MAY_AGREE,
            MATE_FIRST,
        ]),
        REPETITION_DRAWS_NOTHING,
        Article {
            no: "17",
            heading: "The number of moves",
            says: "The game is drawn if the player whose turn it is claims, and shows, that 70 moves \
                    were made on each side without a capture or a Pawn move.",
            doubts: &[
                "From where the 70 moves were counted we have not read. That it is from the last capture or Pawn move is as \
                 we play it; `rule-limit-reset` plays the other.",
                WHERE_UNREAD,
            ],
            installs: LIMIT_70,
        },
        CHECK_WITHOUT_END,
        TOUCHING,
        THE_MOVE,
        AGREEMENT,
        CHECK_NEED_NOT_BE_SAID,
    ],
    sources: &[
        ("1", "Settled: chequers came in the twelfth century, and were the rule in the thirteenth."),
        ("2", "Read: the programs and servers that play shatranj have it so."),
        ("3", SILENT),
        ("4", SETTLED),
        ("5", SETTLED),
        ("6", "Settled. Each fil reaches eight squares, and no two that oppose each other ever meet (read)."),
        ("7", EVERY_SOURCE),
        ("8", EVERY_SOURCE),
        ("9", SETTLED),
        ("10", "Settled: there is no double step to take after."),
        ("11", SETTLED),
        ("12", SETTLED),
        ("13", MATE_WINS),
        ("14", "Read: a win in the Arabic game of the tenth century."),
        ("15", "Read, and settled as far as baring won at all."),
        ("16", SILENT),
        ("17", "Read: a limit of 70 moves."),
        ("18", SILENT),
        ("19", SILENT_ON_TOUCHING),
        ("20", SILENT),
        ("21", SILENT),
        ("22", SILENT_ON_CHECK),
    ],
};
