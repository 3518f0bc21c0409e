//! Rules 2 to 8 and 12: the board, how the men move, check.

use super::terms::*;
use crate::code::Article;
use crate::effect::{Effect::*, Provision};
use crate::question::Clause::*;
use crate::rule::rule;

/// 2
pub(super) const R2: Article = Article {
    no: "2",
    heading: "The chessboard",
    says: "The board has sixty-four squares in eight rows of eight, light and dark in turn.",
    doubts: &[],
    installs: &[Provides(Provision::TheBoard)],
};

/// 2C
pub(super) const R2C: Article = Article {
    no: "2C",
    heading: "The chessboard",
    says: "The board lies so that the corner at each player's right hand is light.",
    doubts: &[],
    installs: &[Provides(Provision::LightCornerAtRight)],
};

/// 3
pub(super) const R3: Article = Article {
    no: "3",
    heading: "The pieces",
    says: "Each side begins with a King, a Queen, two Rooks, two Bishops, two Knights and eight Pawns, in the \
           usual array.",
    doubts: &[],
    installs: &[Provides(Provision::TheMen), Provides(Provision::UsualArray)],
};

/// 6A
pub(super) const R6A: Article = Article {
    no: "6A",
    heading: "The first move",
    says: "White makes the first move; then the players move in turn.",
    doubts: &[
        "A director who sees it has what a player moves in the opponent's turn put back. No penalty is named.",
    ],
    installs: &[
        Provides(Provision::WhiteBegins),
        Provides(Provision::AlternateTurns),
        Meddling(rule(&[MOVED_OUT_OF_TURN], &[Offence])),
        Meddling(rule(&[MOVED_OUT_OF_TURN, SEEN_OUT_OF_TURN], &[PutsBack])),
    ],
};

/// 7A
pub(super) const R7A: Article = Article {
    no: "7A",
    heading: "Definition of the move",
    says: "Castling and promotion aside, a move takes one man to another square that is empty or held by a man of \
           the opponent's, which is then captured and taken off the board.",
    doubts: &[],
    installs: &[
        Movement(rule(&[SEVERAL_MOVED], &[Forbids])),
        Movement(rule(&[ADVERSE_MAN_MOVED], &[Forbids])),
        Movement(rule(&[OWN_MAN_THERE], &[Forbids])),
        Movement(rule(&[MAN_TAKEN_OFF], &[Forbids])),
    ],
};

/// 7B
pub(super) const R7B: Article = Article {
    no: "7B",
    heading: "Definition of the move",
    says: "Only a Knight, and the Rook in castling, may pass over a square on which a man stands.",
    doubts: &[],
    installs: &[Movement(rule(&[MAN_BETWEEN], &[Forbids]))],
};

/// 8A
pub(super) const R8A: Article = Article {
    no: "8A",
    heading: "The moves of the pieces",
    says: "The King moves to a square next to his own that no man of the opponent's attacks.",
    doubts: &[],
    installs: &[Movement(rule(&[WAY_OF_KING], &[Forbids])), Movement(rule(&[KING_IN_CHECK], &[Forbids]))],
};

/// 8A2
pub(super) const R8A2: Article = Article {
    no: "8A2",
    heading: "The moves of the pieces",
    says: "Castling is one move of the King with a Rook: the King moves two squares towards the Rook, and the Rook \
           goes to the square that he has crossed.",
    doubts: &[],
    installs: &[Transfer(rule(&[MADE_LEGALLY, CASTLING], &[Makes]))],
};

/// 8A3
pub(super) const R8A3: Article = Article {
    no: "8A3",
    heading: "The moves of the pieces",
    says: "Castling is illegal for good once the King has moved, and with a Rook that has moved.",
    doubts: &[],
    installs: &[Movement(rule(&[CASTLING_MOVED], &[Forbids]))],
};

/// 8A4
pub(super) const R8A4: Article = Article {
    no: "8A4",
    heading: "The moves of the pieces",
    says: "Castling is prevented for the time being while the King's square, one that he must cross, or the one \
           that he is to reach is attacked, or a man stands between the King and the Rook.",
    doubts: &[],
    installs: &[
        Movement(rule(&[CASTLING_CHECKED], &[Forbids])),
        Movement(rule(&[CASTLING_BETWEEN], &[Forbids])),
    ],
};

/// 8B
pub(super) const R8B: Article = Article {
    no: "8B",
    heading: "The moves of the pieces",
    says: "The Queen moves along the file, rank or diagonal on which she stands.",
    doubts: &[],
    installs: &[Movement(rule(&[WAY_OF_QUEEN], &[Forbids]))],
};

/// 8C
pub(super) const R8C: Article = Article {
    no: "8C",
    heading: "The moves of the pieces",
    says: "The Rook moves along the file or rank on which it stands.",
    doubts: &[],
    installs: &[Movement(rule(&[WAY_OF_ROOK], &[Forbids]))],
};

/// 8D
pub(super) const R8D: Article = Article {
    no: "8D",
    heading: "The moves of the pieces",
    says: "The Bishop moves along a diagonal on which it stands.",
    doubts: &[],
    installs: &[Movement(rule(&[WAY_OF_BISHOP], &[Forbids]))],
};

/// 8E
pub(super) const R8E: Article = Article {
    no: "8E",
    heading: "The moves of the pieces",
    says: "The Knight moves to one of the nearest squares that are not on its own rank, file or diagonal.",
    doubts: &[],
    installs: &[Movement(rule(&[WAY_OF_KNIGHT], &[Forbids]))],
};

/// 8F
pub(super) const R8F: Article = Article {
    no: "8F",
    heading: "The moves of the pieces",
    says: "The Pawn advances one square on its file, or on its first move two, if they are empty. It captures \
           diagonally, one square ahead.",
    doubts: &[],
    installs: &[
        Movement(rule(&[WAY_OF_PAWN], &[Forbids])),
        Movement(rule(&[WAY_OF_PAWN_TAKING], &[Forbids])),
    ],
};

/// 8F5
pub(super) const R8F5: Article = Article {
    no: "8F5",
    heading: "The moves of the pieces",
    says: "A Pawn may take a Pawn that has just advanced two squares and stands beside it as if it had advanced \
           one, on the very next move only.",
    doubts: &[],
    installs: &[Movement(rule(&[PASSING_OVER], &[Forbids]))],
};

/// 8F6
pub(super) const R8F6: Article = Article {
    no: "8F6",
    heading: "The moves of the pieces",
    says: "A Pawn that reaches its last rank is replaced at once, as part of the same move, by a Queen, Rook, \
           Bishop or Knight of its colour. A Rook set there upside down is a Queen.",
    doubts: &["To name a piece without setting one replaces nothing."],
    installs: &[
        Provides(Provision::InvertedRookIsQueen),
        Movement(rule(&[NOT_PROMOTED], &[Forbids])),
        Movement(rule(&[PROMOTED_AMISS], &[Forbids])),
        Naming(rule(&[NAMED], &[Refuses])),
    ],
};

/// 8F7
pub(super) const R8F7: Article = Article {
    no: "8F7",
    heading: "The moves of the pieces",
    says: "If the piece for a promotion is not at hand, the player may stop both clocks to find it. If he leaves the Pawn \
           and presses the clock, which is improper, the opponent may start the player's clock again at once, without moving.",
    doubts: &[
        "It is read as no illegal move, which would cost two minutes: the move is not determined yet (9D), and the player still \
         has it. What the press costs is for the director.",
        "A director who sees it is read as having the player promote on his own time.",
        "A reply that is made before the Pawn is exchanged is read as standing. The player then exchanges the Pawn before his next \
         move, which costs him nothing. Another reading: until the Pawn is exchanged he has the move, and the reply was made out of turn.",
    ],
    installs: &[
        Provides(Provision::StoppedForThePiece),
        PressBack(rule(&[BACK_FOR_A_PAWN_LEFT], &[Excuses])),
        Completion(rule(&[PAWN_LEFT, ACTED_ON], &[Offence])),
    ],
};

/// 12A
pub(super) const R12A: Article = Article {
    no: "12A",
    heading: "Check",
    says: "The King is in check while a man of the opponent's attacks him, even one that may not move itself.",
    doubts: &[],
    installs: &[Movement(rule(&[KING_IN_CHECK], &[Forbids]))],
};

/// 12B
pub(super) const R12B: Article = Article {
    no: "12B",
    heading: "Check",
    says: "Check must be answered on the very next move. Nobody may place or leave his own King in check, and no \
           King is ever captured.",
    doubts: &[],
    installs: &[Movement(rule(&[KING_IN_CHECK], &[Forbids])), Movement(rule(&[KING_TAKEN], &[Forbids]))],
};

/// 12D
pub(super) const R12D: Article = Article {
    no: "12D",
    heading: "Check",
    says: "Nobody need say \"check\".",
    doubts: &[],
    installs: &[Provides(Provision::ToldAtTheStart)],
};
