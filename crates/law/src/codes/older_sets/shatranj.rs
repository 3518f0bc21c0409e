//! Shatranj: the game of the Arabs and Persians.

use super::cases::CASES;
use super::choices::ANNEXES;
use super::clauses::*;
use super::customs::{AGREEMENT, CHECK_AND_MATE, PAWN, ROOK_AND_KNIGHT, THE_MOVE, TOUCHING};
use crate::code::{Article, Code};

/// The code.
pub static CODE: Code = Code {
    id: "shatranj",
    title: "Shatranj, the game of the Arabs and Persians, as we play it",
    year: 0,
    known_as: "Shatranj",
    invitation: "Take everything but the King, and you have won.",
    revision: 1,
    annexes: ANNEXES,
    cases: CASES,
    articles: &[
        Article {
            no: "1",
            heading: "The board",
            says: "The squares of the board are all of one colour.",
            doubts: &["Settled: chequers came in the twelfth century, and were the rule in the \
                        thirteenth."],
            installs: PLAIN_BOARD,
        },
        Article {
            no: "2",
            heading: "The array",
            says: "The Kings begin on the d file, and the fers beside each on the e file. The rest \
                    stands as today.",
            doubts: &["Read: the programs and servers that play shatranj have it so. Our choice: \
                        other accounts put the Kings on the e file; `rule-array: king-e` plays that."],
            installs: KING_ON_D,
        },
        Article {
            no: "3",
            heading: "The first move",
            says: "Either side may have the first move, as the players agree; White has it where they \
                    say nothing.",
            doubts: &["As we play it: the sources say nothing of it."],
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
            heading: "The fers",
            says: "The fers goes one square diagonally.",
            doubts: &["Settled."],
            installs: FERS,
        },
        Article {
            no: "6",
            heading: "The fil",
            says: "The fil goes to the second square diagonally, over a man.",
            doubts: &["Settled. Each fil reaches eight squares, and no two of opposite sides that \
                        began on one file meet (read)."],
            installs: FIL,
        },
        ROOK_AND_KNIGHT,
        PAWN,
        Article {
            no: "9",
            heading: "The double step",
            says: "No Pawn advances two squares.",
            doubts: &["Settled."],
            installs: NO_DOUBLE_STEP,
        },
        Article {
            no: "10",
            heading: "Taking in passing",
            says: "No Pawn is taken in passing.",
            doubts: &["Settled: there is no double step to take after."],
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
            doubts: &["Settled."],
            installs: NO_CASTLING,
        },
        CHECK_AND_MATE,
        Article {
            no: "14",
            heading: "Stalemate",
            says: "A player who is not in check and has no legal move is stalemated, and has lost.",
            doubts: &["Read: a win in the Arabic game of the tenth century. Elsewhere it was \
                        otherwise: in ninth-century India the stalemater lost."],
            installs: STALEMATE_WINS,
        },
        Article {
            no: "15",
            heading: "The bare King",
            says: "A player who has nothing but his King has lost, unless he bares the other with his \
                    next move: then the game is drawn.",
            doubts: &["Read, and settled as far as baring won at all. That mate or stalemate given by \
                        that next move comes first is as we play it."],
            installs: BARE_KING_LOSES_UNLESS_BACK,
        },
        Article {
            no: "16",
            heading: "Repetition",
            says: "No number of repetitions draws the game.",
            doubts: &["As we play it: the sources say nothing of it."],
            installs: NO_REPETITION,
        },
        Article {
            no: "17",
            heading: "The number of moves",
            says: "The game is drawn if the player whose turn it is claims, and shows, that 70 moves \
                    were made on each side without a capture or a Pawn move.",
            doubts: &["Read: a limit of 70 moves. From where it was counted we have not read; that it \
                        is counted from the last capture or Pawn move is as we play it."],
            installs: LIMIT_70,
        },
        Article {
            no: "18",
            heading: "Perpetual check",
            says: "Checks without end do not draw the game.",
            doubts: &["As we play it: the sources say nothing of it."],
            installs: NO_PERPETUAL,
        },
        TOUCHING,
        THE_MOVE,
        AGREEMENT,
    ],
};
