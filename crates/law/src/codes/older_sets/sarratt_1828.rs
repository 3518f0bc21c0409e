//! The rules of Sarratt: read for 1808; the account that we follow names the print of 1828.

use super::cases::CASES;
use super::choices::ANNEXES;
use super::clauses::*;
use super::customs::{AGREEMENT, CHECK_AND_MATE, PAWN, ROOK_AND_KNIGHT, THE_MOVE, TOUCHING};
use crate::code::{Article, Code};

/// The code.
pub static CODE: Code = Code {
    id: "sarratt-1828",
    title: "The rules of Sarratt, 1808, in the print 1828, as we play them",
    year: 1828,
    known_as: "Sarratt, 1828",
    invitation: "As many Queens as you have Pawns.",
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
            doubts: &["Settled."],
            installs: KING_ON_E,
        },
        Article {
            no: "3",
            heading: "The first move",
            says: "Either side may have the first move, as the players agree; White has it where they \
                    say nothing.",
            doubts: &["Read: colour and first move were settled apart."],
            installs: EITHER_FIRST,
        },
        Article {
            no: "4",
            heading: "The King",
            says: "The King goes to a neighbouring square.",
            doubts: &["Settled."],
            installs: PLAIN_KING,
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
            doubts: &["General knowledge."],
            installs: TAKEN_IN_PASSING,
        },
        Article {
            no: "11",
            heading: "Promotion",
            says: "A Pawn on its last rank becomes a Knight, Bishop, Rook or Queen, whatever is on \
                    the board.",
            doubts: &["Settled: a player may have several Queens."],
            installs: PROMOTES_FREELY,
        },
        Article {
            no: "12",
            heading: "Castling",
            says: "There is castling as today: neither King nor Rook has moved, nothing stands \
                    between them, and the King is not in check and neither crosses nor reaches an \
                    attacked square.",
            doubts: &["General knowledge."],
            installs: MODERN_CASTLING,
        },
        CHECK_AND_MATE,
        Article {
            no: "14",
            heading: "Stalemate",
            says: "A player who is not in check and has no legal move is stalemated: the game is \
                    drawn.",
            doubts: &["Read: rule 24 of Sarratt's treatise of 1808."],
            installs: STALEMATE_DRAWS,
        },
        Article {
            no: "15",
            heading: "The bare King",
            says: "A player who has nothing but his King plays on.",
            doubts: &["Settled."],
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
            says: "With Rook and Bishop against a Rook, with two Bishops or Bishop and Knight against \
                    the King, or with any greater force, the weaker side may give notice that moves \
                    are counted. The game is drawn once fifty more have been made on each side.",
            doubts: &["Read: by about 1800 only in named endings, counted from the claim, which no \
                        capture and no Pawn move annuls. Which endings they were is taken from \
                        London's laws of 1832."],
            installs: LIMIT_50_IN_NAMED_ENDINGS,
        },
        Article {
            no: "18",
            heading: "Perpetual check",
            says: "The game is drawn if the player whose turn it is claims, and proves, that he can \
                    give check without end.",
            doubts: &["Our choice: Staunton has it in 1847 (settled)."],
            installs: PERPETUAL_CLAIMED,
        },
        TOUCHING,
        THE_MOVE,
        AGREEMENT,
    ],
};
