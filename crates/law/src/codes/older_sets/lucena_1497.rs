//! The new game of Lucena's book, about 1497. Its own wording we have not read.

use super::cases::CASES;
use super::choices::ANNEXES;
use super::clauses::*;
use super::customs::{AGREEMENT, CHECK_AND_MATE, PAWN, ROOK_AND_KNIGHT, THE_MOVE, TOUCHING};
use crate::code::{Article, Code};

/// The code.
pub static CODE: Code = Code {
    id: "lucena-1497",
    title: "The new game of Lucena, about 1497, as we play it",
    year: 1497,
    known_as: "Lucena, 1497",
    invitation: "The Queen is new, and nobody castles yet.",
    revision: 1,
    annexes: ANNEXES,
    cases: CASES,
    articles: &[
        Article {
            no: "1",
            heading: "The board",
            says: "The squares of the board alternate in colour.",
            doubts: &["Settled."],
            installs: CHEQUERED_BOARD,
        },
        Article {
            no: "2",
            heading: "The array",
            says: "The Kings begin on the e file, and the Queen beside each on the d file.",
            doubts: &["General knowledge."],
            installs: KING_ON_E,
        },
        Article {
            no: "3",
            heading: "The first move",
            says: "Either side may have the first move, as the players agree; White has it where they \
                    say nothing.",
            doubts: &["As we play it."],
            installs: EITHER_FIRST,
        },
        Article {
            no: "4",
            heading: "The King",
            says: "The King goes to a neighbouring square. As his first move he may leap to an empty \
                    square two off, a Knight's square too and over men; not out of check, into it, or \
                    along a line across an attacked square.",
            doubts: &["Read: Damiano's advice of 1518 to bring the King to safety by his leap. Its \
                        details are as we play them."],
            installs: KING_LEAPS,
        },
        Article {
            no: "5",
            heading: "The Queen",
            says: "The Queen goes along ranks, files and diagonals, as today.",
            doubts: &["Settled: between 1475 and 1500. That a newly promoted Queen also moves once \
                        like a Knight is general knowledge only, and not played."],
            installs: MODERN_QUEEN,
        },
        Article {
            no: "6",
            heading: "The Bishop",
            says: "The Bishop goes along diagonals, as today.",
            doubts: &["Settled: between 1475 and 1500."],
            installs: MODERN_BISHOP,
        },
        ROOK_AND_KNIGHT,
        PAWN,
        Article {
            no: "9",
            heading: "The double step",
            says: "A Pawn may advance two squares from where it stands at first.",
            doubts: &["Settled; that it was so by this year is our choice."],
            installs: EVERY_DOUBLE_STEP,
        },
        Article {
            no: "10",
            heading: "Taking in passing",
            says: "A Pawn that has just advanced two squares may be taken in passing by a Pawn.",
            doubts: &["As we play it. The poem Scachs d'amor, of about 1475, has it (read)."],
            installs: TAKEN_IN_PASSING,
        },
        Article {
            no: "11",
            heading: "Promotion",
            says: "A Pawn on its last rank becomes a Queen, and nothing else.",
            doubts: &["As we play it. With the new Queen any piece could be chosen (settled): \
                        `rule-promotion: free`. Scachs d'amor allows a Queen only if the own is lost \
                        (read): `rule-promotion: queen-if-lost`."],
            installs: PROMOTES_TO_QUEEN,
        },
        Article {
            no: "12",
            heading: "Castling",
            says: "There is no castling.",
            doubts: &["As we play it: the King leaps instead."],
            installs: NO_CASTLING,
        },
        CHECK_AND_MATE,
        Article {
            no: "14",
            heading: "Stalemate",
            says: "A player who is not in check and has no legal move is stalemated: the other has \
                    won half of what is at stake.",
            doubts: &["General knowledge; that it is played here is our choice. Scachs d'amor has it \
                        win (read): `rule-stalemate: win`."],
            installs: STALEMATE_HALF_WINS,
        },
        Article {
            no: "15",
            heading: "The bare King",
            says: "A player who has nothing but his King plays on.",
            doubts: &["Settled: mate had become what wins. A half win for baring is played by \
                        `rule-bare-king: half-win`."],
            installs: BARE_KING_PLAYS,
        },
        Article {
            no: "16",
            heading: "Repetition",
            says: "No number of repetitions draws the game.",
            doubts: &["As we play it."],
            installs: NO_REPETITION,
        },
        Article {
            no: "17",
            heading: "The number of moves",
            says: "No number of moves draws the game.",
            doubts: &["As we play it."],
            installs: NO_LIMIT,
        },
        Article {
            no: "18",
            heading: "Perpetual check",
            says: "Checks without end do not draw the game.",
            doubts: &["As we play it."],
            installs: NO_PERPETUAL,
        },
        TOUCHING,
        THE_MOVE,
        AGREEMENT,
    ],
};
