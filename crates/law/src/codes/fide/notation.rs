//! Appendix C: algebraic notation.

use super::terms::*;
use crate::code::Article;
use crate::effect::Effect::*;
use crate::question::Clause::*;
use crate::rule::rule;

/// Appendix C
pub(super) const C: Article = Article {
    no: "C",
    heading: "Algebraic notation",
    says: "FIDE recognises only algebraic notation. A score in another may not be used as evidence, and the arbiter warns \
           a player who uses one.",
    doubts: &["A move in another notation is read as not recorded."],
    installs: &[
        Recording(rule(&[OTHER_NOTATION], &[Reminds])),
        Recording(rule(&[REQUIRED_IN_OTHER], &[Reminds])),
    ],
};

/// C.1
pub(super) const C_1: Article = Article {
    no: "C.1",
    heading: "Algebraic notation",
    says: "A piece, in this description, is a man other than a Pawn.",
    doubts: &[],
    installs: &[Spelling(rule(&[A_PIECE_IS_NAMED], &[Records]))],
};

/// C.2
pub(super) const C_2: Article = Article {
    no: "C.2",
    heading: "Algebraic notation",
    says: "A piece is named by an abbreviation, in English by the first letter of its name, and the Knight by N.",
    doubts: &[],
    installs: &[Spelling(rule(&[NAMED_IN_ENGLISH], &[Records]))],
};

/// C.3
pub(super) const C_3: Article = Article {
    no: "C.3",
    heading: "Algebraic notation",
    says: "Each player may use the names of his own country. In print, figurines are recommended.",
    doubts: &["Which letters a player uses is told before the game."],
    installs: &[Spelling(rule(&[NAMED_IN_HIS_LANGUAGE], &[Records]))],
};

/// C.4
pub(super) const C_4: Article = Article {
    no: "C.4",
    heading: "Algebraic notation",
    says: "A Pawn has no letter, and is known by that.",
    doubts: &[],
    installs: &[Spelling(rule(&[A_PAWN_MOVES], &[Records]))],
};

/// C.5
pub(super) const C_5: Article = Article {
    no: "C.5",
    heading: "Algebraic notation",
    says: "The files have the letters a to h, from left to right as White sees them.",
    doubts: &[],
    installs: &[Spelling(rule(&[A_SQUARE_IS_NAMED], &[Records]))],
};

/// C.6
pub(super) const C_6: Article = Article {
    no: "C.6",
    heading: "Algebraic notation",
    says: "The ranks have the numbers 1 to 8, from White's side to Black's.",
    doubts: &[],
    installs: &[Spelling(rule(&[A_SQUARE_IS_NAMED], &[Records]))],
};

/// C.7
pub(super) const C_7: Article = Article {
    no: "C.7",
    heading: "Algebraic notation",
    says: "So each square has a letter and a number that no other has.",
    doubts: &[],
    installs: &[Spelling(rule(&[A_SQUARE_IS_NAMED], &[Records]))],
};

/// C.8
pub(super) const C_8: Article = Article {
    no: "C.8",
    heading: "Algebraic notation",
    says: "A move is recorded by the letter of the piece and the square on which it arrives, a Pawn's by the square alone. The square that it leaves may be written too.",
    doubts: &[],
    installs: &[
        Spelling(rule(&[A_PIECE_IS_NAMED], &[Records])),
        Spelling(rule(&[A_PAWN_MOVES], &[Records])),
        Spelling(rule(&[BOTH_SQUARES_ARE_NAMED], &[Records])),
    ],
};

/// C.9
pub(super) const C_9: Article = Article {
    no: "C.9",
    heading: "Algebraic notation",
    says: "In a capture by a piece an x may be written before the square.",
    doubts: &["What is numbered C.9.1 and C.9.2 is read as one with it."],
    installs: &[Spelling(rule(&[A_PIECE_TAKES_WITH_SIGN], &[Records]))],
};

/// C.9.3
pub(super) const C_9_3: Article = Article {
    no: "C.9.3",
    heading: "Algebraic notation",
    says: "In a capture by a Pawn the file that it leaves must be written, and an x may be. The letters e.p. may follow where it takes in passing.",
    doubts: &["A record without the file is read if it can mean the move."],
    installs: &[Spelling(rule(&[A_PAWN_TAKES], &[Records])), Spelling(rule(&[SIGN_IN_PASSING], &[Records]))],
};

/// C.10.1
pub(super) const C_10_1: Article = Article {
    no: "C.10.1",
    heading: "Algebraic notation",
    says: "If two like pieces on one rank can move to the square, the file that the one leaves is written.",
    doubts: &["The same is read where the file is written without need."],
    installs: &[Spelling(rule(&[FILE_OF_DEPARTURE], &[Records]))],
};

/// C.10.2
pub(super) const C_10_2: Article = Article {
    no: "C.10.2",
    heading: "Algebraic notation",
    says: "If they stand on one file, the rank is written.",
    doubts: &[],
    installs: &[Spelling(rule(&[RANK_OF_DEPARTURE], &[Records]))],
};

/// C.10.3
pub(super) const C_10_3: Article = Article {
    no: "C.10.3",
    heading: "Algebraic notation",
    says: "If they stand on different ranks and files, the file is to be preferred.",
    doubts: &[],
    installs: &[Spelling(rule(&[FILE_OF_DEPARTURE], &[Records]))],
};

/// C.11
pub(super) const C_11: Article = Article {
    no: "C.11",
    heading: "Algebraic notation",
    says: "In a promotion the letter of the new piece follows the move of the Pawn.",
    doubts: &["A sign of equality between them is read too."],
    installs: &[Spelling(rule(&[A_PAWN_IS_PROMOTED], &[Records]))],
};

/// C.12
pub(super) const C_12: Article = Article {
    no: "C.12",
    heading: "Algebraic notation",
    says: "An offer of a draw is written as (=).",
    doubts: &["A sign of equality alone is read too, but not where a Pawn's new piece is missing: a8=."],
    installs: &[Spelling(rule(&[A_DRAW_IS_OFFERED], &[Records]))],
};

/// C.13.1
pub(super) const C_13_1: Article = Article {
    no: "C.13.1",
    heading: "Algebraic notation",
    says: "0-0 is castling with the King's Rook.",
    doubts: &["In Chess960 it is castling to the g-file."],
    installs: &[Spelling(rule(&[CASTLES_SHORT], &[Records]))],
};

/// C.13.2
pub(super) const C_13_2: Article = Article {
    no: "C.13.2",
    heading: "Algebraic notation",
    says: "0-0-0 is castling with the Queen's Rook.",
    doubts: &["In Chess960 it is castling to the c-file."],
    installs: &[Spelling(rule(&[CASTLES_LONG], &[Records]))],
};

/// C.13.3
pub(super) const C_13_3: Article = Article {
    no: "C.13.3",
    heading: "Algebraic notation",
    says: "x is a capture. It may be left out.",
    doubts: &[],
    installs: &[Spelling(rule(&[SIGN_OF_CAPTURE], &[Records]))],
};

/// C.13.4
pub(super) const C_13_4: Article = Article {
    no: "C.13.4",
    heading: "Algebraic notation",
    says: "+ is check. It may be left out.",
    doubts: &["The sign is not compared with the game."],
    installs: &[Spelling(rule(&[SIGN_OF_CHECK], &[Records]))],
};

/// C.13.5
pub(super) const C_13_5: Article = Article {
    no: "C.13.5",
    heading: "Algebraic notation",
    says: "++ or # is checkmate. It may be left out.",
    doubts: &["The sign is not compared with the game."],
    installs: &[Spelling(rule(&[SIGN_OF_MATE], &[Records]))],
};

/// C.13.6
pub(super) const C_13_6: Article = Article {
    no: "C.13.6",
    heading: "Algebraic notation",
    says: "e.p. is a capture in passing. It may be left out.",
    doubts: &[],
    installs: &[Spelling(rule(&[SIGN_IN_PASSING], &[Records]))],
};
