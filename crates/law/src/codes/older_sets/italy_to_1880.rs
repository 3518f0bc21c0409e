//! The Italian game until 1880: free castling, passing the battle, and the Pawn that waits.

use super::cases::CASES;
use super::choices::ANNEXES;
use super::clauses::*;
use super::customs::{AGREEMENT, CHECK_AND_MATE, PAWN, ROOK_AND_KNIGHT, THE_MOVE, TOUCHING};
use crate::code::{Article, Code};

/// The code.
pub static CODE: Code = Code {
    id: "italy-to-1880",
    title: "The Italian game until 1880, as we play it",
    year: 1880,
    known_as: "Italy, to 1880",
    invitation: "Castle as far as you like.",
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
            doubts: &["As we play it."],
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
            says: "A Pawn that advances two squares is not taken in passing: it passes the battle.",
            doubts: &["The primary text was read (Le leggi del giuoco degli scacchi, II). It ended in \
                        1880 or 1881 (read)."],
            installs: PASSES_THE_BATTLE,
        },
        Article {
            no: "11",
            heading: "Promotion",
            says: "A Pawn on its last rank becomes a man of its side that is off the board, but no \
                    second Bishop on squares of one colour. If there is none, it waits there without \
                    power, and takes the name of the first man that is lost: that is no move. It is \
                    named a Pawn until then.",
            doubts: &["The primary text was read (III). Which of several Pawns takes the name is as \
                        we play it: the one nearest to the a file."],
            installs: PROMOTES_TO_CAPTURED_SUSPENDED,
        },
        Article {
            no: "12",
            heading: "Castling",
            says: "There is free castling: King and Rook, of which neither has moved, go to any two \
                    squares from the one's to the other's, both included, the King beyond the Rook. \
                    Nothing stands between them; the King is not in check, and crosses and reaches no \
                    attacked square; neither attacks an adverse man by it.",
            doubts: &["The primary text was read (IV, V). That every square from e1 to the King's new \
                        square is tried, on h1 too, is as we play it."],
            installs: FREE_CASTLING,
        },
        CHECK_AND_MATE,
        Article {
            no: "14",
            heading: "Stalemate",
            says: "A player who is not in check and has no legal move is stalemated: the game is \
                    drawn.",
            doubts: &["The primary text, as far as we have read it, or general knowledge."],
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
            says: "A player may give notice that moves are counted. The game is drawn once 50 more \
                    have been made on each side, whatever was taken or moved meanwhile.",
            doubts: &["Read of the time; that Italy had it so is our choice."],
            installs: LIMIT_50_FROM_CLAIM,
        },
        Article {
            no: "18",
            heading: "Perpetual check",
            says: "The game is drawn if the player whose turn it is claims, and proves, that he can \
                    give check without end.",
            doubts: &["Our choice."],
            installs: PERPETUAL_CLAIMED,
        },
        TOUCHING,
        THE_MOVE,
        AGREEMENT,
    ],
};
