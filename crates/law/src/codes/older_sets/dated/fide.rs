//! FIDE's Laws up to the edition of 1992, as far as they are known: how castling and the number of moves changed.
//!
//! Of each edition only the points were read in which it differs from the one before. The rest is the game of the nineteenth
//! century, or as we play it; its own numbers of articles are not known, so the articles are numbered as in the other sets.

use super::articles::*;
use super::cases::CASES;
use super::choices::ANNEXES;
use super::sources::*;
use crate::code::{Article, Code};
use crate::codes::older_sets::articles::*;
use crate::codes::older_sets::customs::*;

/// An edition: how it castles, and in how many moves a game must be won, each with where it was read.
macro_rules! editions {
    ($($name:ident = $id:literal, $year:literal, $title:literal, $invitation:literal,
        $castling:expr, $castling_source:expr, $limit:expr, $limit_source:expr;)*) => {
        $(
            #[doc = $title]
            pub static $name: Code = Code {
                id: $id,
                title: $title,
                year: $year,
                known_as: concat!("FIDE, ", $year),
                invitation: $invitation,
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
                    $castling,
                    CHECK_AND_MATE,
                    STALEMATE_IS_DRAWN,
                    BARE_KING_PLAYS_ON,
                    THREE_OCCURRENCES.doubted(&[OTHER_RIGHTS, DECLARED]),
                    $limit,
                    CHECK_WITHOUT_END,
                    TOUCHING,
                    THE_MOVE,
                    AGREEMENT,
                    CHECK_NEED_NOT_BE_SAID,

                ],
                sources: &[
                    ("1", SETTLED),
                    ("2", SETTLED),
                    ("3", "Read: FIDE's rules of 1929 have White begin."),
                    ("4", SETTLED),
                    ("5", SETTLED),
                    ("6", SETTLED),
                    ("7", EVERY_SOURCE),
                    ("8", EVERY_SOURCE),
                    ("9", SETTLED),
                    ("10", ONE_GAME),
                    ("11", SEVERAL_QUEENS),
                    ("12", $castling_source),
                    ("13", MATE_WINS),
                    ("14", ONE_GAME),
                    ("15", SETTLED),
                    ("16", THREE_SINCE_LONDON),
                    ("17", $limit_source),
                    ("18", NO_LONGER),
                    ("19", SILENT_ON_TOUCHING),
                    ("20", SILENT),
                    ("21", SILENT),
                    ("22", SILENT_ON_CHECK),
                ],
            };
        )*
    };
}

/// Castling as today.
const TODAY: Article = CASTLING_OF_TODAY;

editions! {
    FIDE_1929 = "fide-1929", 1929, "FIDE's Laws from 1929 to 1971, as far as we know them",
        "Promote to a Rook on e8, and castle up the file.",
        CASTLING_ON_ANY_LINE.doubted(&[PAM_AND_KRABBE]), BEFORE_1972,
        FIFTY_OR_132.doubted(&[OTHER_ENDINGS]), FROM_1928;
    FIDE_1972 = "fide-1972", 1972, "FIDE's Laws as amended in 1972, as far as we know them",
        "King and Rook castle on one rank.",
        TODAY, IN_1972,
        FIFTY_OR_132.doubted(&[OTHER_ENDINGS]), FROM_1928;
    FIDE_1974 = "fide-1974", 1974, "FIDE's Laws, the edition of 1974, as far as we know it",
        "Fifty moves, and more where that was laid down before.",
        TODAY, IN_1972,
        FIFTY.doubted(&[LAID_DOWN]), "Read: article 12.4 (Haworth, 2000).";
    FIDE_1982 = "fide-1982", 1982, "FIDE's Laws as rewritten in 1982, as far as we know them",
        "A hundred moves for two Knights against a Pawn.",
        TODAY, IN_1972,
        FIFTY_OR_100.doubted(&[TWO_INTERPRETATIONS, EITHER_SIDE_OF_THE_BOARD]),
        "Settled: a hundred moves in a few endings. Read: in which (Haworth, 2000).";
    FIDE_1988 = "fide-1988", 1988, "FIDE's Laws, the edition of 1988, as far as we know it",
        "Seventy-five moves in seven endings.",
        TODAY, IN_1972,
        FIFTY_OR_75.doubted(&[ANY_PAWN]), "Read: the seven endings (Haworth, 2000).";
    FIDE_1992 = "fide-1992", 1992, "FIDE's Laws, the edition of 1992, as far as we know it",
        "Fifty moves, whatever stands on the board.",
        TODAY, IN_1972,
        FIFTY, "Read: every exception was dropped (Haworth, 2000).";
}
