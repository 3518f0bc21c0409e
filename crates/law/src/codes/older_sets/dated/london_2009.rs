//! The London Chess Classic of 2009: neither draw by agreement nor resignation in the first thirty moves.

use super::articles::*;
use super::cases::CASES;
use super::choices::ANNEXES;
use super::sources::*;
use crate::code::Code;
use crate::codes::older_sets::articles::*;
use crate::codes::older_sets::customs::*;

/// What stands in an article on which nothing was read of this tournament.
const AS_FIDE: &str = "As we play it: nothing is known of this tournament here but its rule of thirty moves.";

/// The code.
pub static LONDON_2009: Code = Code {
    id: "london-2009",
    title: "The rule of the London Chess Classic, 2009, as far as we know it",
    year: 2009,
    known_as: "London, 2009",
    invitation: "Thirty moves before anybody agrees or resigns.",
    revision: 10,
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
        THREE_OCCURRENCES.doubted(&[OTHER_RIGHTS, DECLARED]),
        FIFTY,
        CHECK_WITHOUT_END,
        TOUCHING,
        THE_MOVE,
        THIRTY_MOVES_FIRST.doubted(&[
            "Whether a draw that is claimed, by repetition or by fifty moves, was kept back too we have not read: it is ruled \
             on at any time, as we play it.",
            "Whether an arbiter could make an exception we have not read: nobody can, as we play it.",
        ]),
        CHECK_NEED_NOT_BE_SAID,
    ],
    sources: &[
        ("1", SETTLED),
        ("2", SETTLED),
        ("3", SETTLED),
        ("4", SETTLED),
        ("5", SETTLED),
        ("6", SETTLED),
        ("7", EVERY_SOURCE),
        ("8", EVERY_SOURCE),
        ("9", SETTLED),
        ("10", ONE_GAME),
        ("11", SEVERAL_QUEENS),
        ("12", IN_1972),
        ("13", MATE_WINS),
        ("14", ONE_GAME),
        ("15", SETTLED),
        ("16", AS_FIDE),
        ("17", "Read: every exception had been dropped in 1992 (Haworth, 2000)."),
        ("18", NO_LONGER),
        ("19", AS_FIDE),
        ("20", AS_FIDE),
        ("21", "Settled: nobody drew or resigned in the first thirty moves."),
        ("22", SILENT_ON_CHECK),
    ],
};
