//! The Italian game until 1880: free castling, passing the battle, and the Pawn that waits.

use super::articles::*;
use super::cases::CASES;
use super::choices::ANNEXES;
use super::clauses::*;
use super::customs::*;
use crate::code::{Article, Code};

/// The code.
pub static CODE: Code = Code {
    id: "italy-to-1880",
    title: "The Italian game until 1880, as we play it",
    year: 1880,
    known_as: "Italy, to 1880",
    invitation: "Castle as far as you like.",
    revision: 6,
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
        PASSING_THE_BATTLE,
        Article {
            no: "11",
            heading: "Promotion",
            says: "A Pawn on its last rank becomes a man of its side that is off the board, but no \
                    second Bishop on squares of one colour. If there is none, it waits there without \
                    power, and takes the name of the first man that is lost: that is no move. It is \
                    named a Pawn until then.",
            doubts: &["Which of several Pawns takes the name is as we play it: the one nearest to the \
                        a file."],
            installs: PROMOTES_TO_CAPTURED_SUSPENDED,
        },
        Article {
            no: "12",
            heading: "Castling",
            says: "There is free castling: King and Rook, of which neither has moved, go to any two \
                    squares from the one's to the other's, both included, the King beyond the Rook. \
                    Nothing stands between them; the King is not in check, and crosses and reaches no \
                    attacked square; neither attacks an adverse man by it.",
            doubts: &["That every square from e1 to the King's new square is tried, on h1 too, is as we \
                        play it."],
            installs: FREE_CASTLING,
        },
        CHECK_AND_MATE,
        STALEMATE_IS_DRAWN,
        BARE_KING_PLAYS_ON,
        REPETITION_DRAWS_NOTHING,
        FIFTY_FROM_THE_NOTICE.doubted(&["That Italy had it so is our choice.", WHERE_UNREAD]),
        PERPETUAL_CHECK_CLAIMED,
        TOUCHING,
        THE_MOVE,
        AGREEMENT,
        CHECK_NEED_NOT_BE_SAID,
    ],
    sources: &[
        ("1", SETTLED),
        ("2", SETTLED),
        ("3", SILENT),
        ("4", SETTLED),
        ("5", SETTLED),
        ("6", SETTLED),
        ("7", EVERY_SOURCE),
        ("8", EVERY_SOURCE),
        ("9", SETTLED),
        (
            "10",
            "The primary text was read (Le leggi del giuoco degli scacchi, II). It ended in 1880 or 1881 (read).",
        ),
        ("11", "The primary text was read (III)."),
        ("12", "The primary text was read (IV, V)."),
        ("13", MATE_WINS),
        ("14", "The primary text, as far as we have read it, or general knowledge."),
        ("15", SETTLED),
        ("16", SILENT),
        ("17", "Read of the time."),
        ("18", OUR_CHOICE),
        ("19", SILENT_ON_TOUCHING),
        ("20", SILENT),
        ("21", SILENT),
        ("22", SILENT_ON_CHECK),
    ],
};
