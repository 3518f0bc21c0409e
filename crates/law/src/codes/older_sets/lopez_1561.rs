//! The game of Ruy Lopez's book of 1561. Its own wording we have not read.

use super::cases::CASES;
use super::choices::ANNEXES;
use super::clauses::*;
use super::customs::{AGREEMENT, CHECK_AND_MATE, PAWN, ROOK_AND_KNIGHT, THE_MOVE, TOUCHING};
use crate::code::{Article, Code};

/// The code.
pub static CODE: Code = Code {
    id: "lopez-1561",
    title: "The game of Ruy Lopez, 1561, as we play it",
    year: 1561,
    known_as: "Ruy Lopez, 1561",
    invitation: "Castle in two moves, or let your King leap.",
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
            doubts: &["General knowledge; its details are as we play them."],
            installs: KING_LEAPS,
        },
        Article {
            no: "5",
            heading: "The Queen",
            says: "The Queen goes along ranks, files and diagonals, as today.",
            doubts: &["Settled."],
            installs: MODERN_QUEEN,
        },
        Article {
            no: "6",
            heading: "The Bishop",
            says: "The Bishop goes along diagonals, as today.",
            doubts: &["Settled."],
            installs: MODERN_BISHOP,
        },
        ROOK_AND_KNIGHT,
        PAWN,
        Article {
            no: "9",
            heading: "The double step",
            says: "A Pawn may advance two squares from where it stands at first.",
            doubts: &["Settled."],
            installs: EVERY_DOUBLE_STEP,
        },
        Article {
            no: "10",
            heading: "Taking in passing",
            says: "A Pawn that has just advanced two squares may be taken in passing by a Pawn.",
            doubts: &["As we play it. That places differed in it is settled."],
            installs: TAKEN_IN_PASSING,
        },
        Article {
            no: "11",
            heading: "Promotion",
            says: "A Pawn on its last rank becomes a Queen, and nothing else.",
            doubts: &["As we play it. That places differed in it is settled."],
            installs: PROMOTES_TO_QUEEN,
        },
        Article {
            no: "12",
            heading: "Castling",
            says: "There is castling in two moves: the Rook goes beside the King, and in a later move \
                    the King, who has not moved, leaps over it to the next square. He may not be in \
                    check, nor cross or reach an attacked square.",
            doubts: &["General knowledge, its details as we play them. That places differed in \
                        castling is settled."],
            installs: TWO_MOVE_CASTLING,
        },
        CHECK_AND_MATE,
        Article {
            no: "14",
            heading: "Stalemate",
            says: "A player who is not in check and has no legal move is stalemated: the other has \
                    won half of what is at stake.",
            doubts: &["Read of Spain in the eighteenth century; that it is played here is our choice."],
            installs: STALEMATE_HALF_WINS,
        },
        Article {
            no: "15",
            heading: "The bare King",
            says: "A player who has nothing but his King plays on.",
            doubts: &["Settled: mate had become what wins. That baring won half, as a robado, is \
                        general knowledge: `rule-bare-king: half-win`."],
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
            says: "A player may give notice that moves are counted. The game is drawn once 50 more \
                    have been made on each side, whatever was taken or moved meanwhile.",
            doubts: &["Read: fifty moves are enough. That they are counted from the claim is our \
                        choice."],
            installs: LIMIT_50_FROM_CLAIM,
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
