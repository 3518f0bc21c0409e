//! The game of medieval Europe, from the thirteenth century to the fifteenth. It differed from place to place: this is one way to play it.

use super::cases::CASES;
use super::choices::ANNEXES;
use super::clauses::*;
use super::customs::{AGREEMENT, CHECK_AND_MATE, PAWN, ROOK_AND_KNIGHT, THE_MOVE, TOUCHING};
use crate::code::{Article, Code};

/// The code.
pub static CODE: Code = Code {
    id: "medieval",
    title: "The game of medieval Europe, 13th to 15th century, as we play it",
    year: 0,
    known_as: "Medieval chess",
    invitation: "Your King leaps, once.",
    revision: 1,
    annexes: ANNEXES,
    cases: CASES,
    articles: &[
        Article {
            no: "1",
            heading: "The board",
            says: "The squares of the board alternate in colour.",
            doubts: &["Settled: the rule since the thirteenth century."],
            installs: CHEQUERED_BOARD,
        },
        Article {
            no: "2",
            heading: "The array",
            says: "The Kings begin on the e file, and the fers beside each on the d file.",
            doubts: &["General knowledge, not yet verified."],
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
            doubts: &["Read: the leap of two squares in any way, over men, the forebear of castling. \
                        That it may not take, nor cross an attacked square, is as we play it; a text \
                        of 1536 lets him leap up to three squares (read): `rule-king: leap-three`."],
            installs: KING_LEAPS,
        },
        Article {
            no: "5",
            heading: "The fers",
            says: "The fers goes one square diagonally. As its first move it may leap to an empty \
                    square two off along a rank, file or diagonal, over a man; a newly promoted one \
                    may not.",
            doubts: &["Settled: the leap. That it may not take is read. In some areas a newly \
                        promoted one leapt too (settled): `rule-queen: fers-leap-promoted`. That it \
                        does not here is as we play it."],
            installs: FERS_LEAPS,
        },
        Article {
            no: "6",
            heading: "The fil",
            says: "The fil goes to the second square diagonally, over a man.",
            doubts: &["Settled."],
            installs: FIL,
        },
        ROOK_AND_KNIGHT,
        PAWN,
        Article {
            no: "9",
            heading: "The double step",
            says: "A Pawn may advance two squares from where it stands at first.",
            doubts: &["Settled: the double step came in between 1200 and 1600. That it is played here \
                        is our choice; a text of 1536 gives it to the Pawns of Rook, King and Queen \
                        alone (read): `rule-double-step: rook-king-queen-pawns`."],
            installs: EVERY_DOUBLE_STEP,
        },
        Article {
            no: "10",
            heading: "Taking in passing",
            says: "A Pawn that advances two squares is not taken in passing: it passes the battle.",
            doubts: &["As we play it."],
            installs: PASSES_THE_BATTLE,
        },
        Article {
            no: "11",
            heading: "Promotion",
            says: "A Pawn on its last rank becomes a fers, and nothing else.",
            doubts: &["Settled."],
            installs: PROMOTES_TO_QUEEN,
        },
        Article {
            no: "12",
            heading: "Castling",
            says: "There is no castling.",
            doubts: &["Settled: the King leaps instead."],
            installs: NO_CASTLING,
        },
        CHECK_AND_MATE,
        Article {
            no: "14",
            heading: "Stalemate",
            says: "A player who is not in check and has no legal move is stalemated: the game is \
                    drawn.",
            doubts: &["Read: a draw in Italy in the thirteenth century. In parts of Europe it won, in \
                        medieval France the turn was lost (read); what is played here is our choice."],
            installs: STALEMATE_DRAWS,
        },
        Article {
            no: "15",
            heading: "The bare King",
            says: "A player who has nothing but his King has lost, unless he bares the other with his \
                    next move: then the game is drawn.",
            doubts: &["Read of the short assize. Settled: baring stopped winning at some time between \
                        1200 and 1600; that it still wins here is our choice, and `rule-bare-king: \
                        none` plays the other."],
            installs: BARE_KING_LOSES_UNLESS_BACK,
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
