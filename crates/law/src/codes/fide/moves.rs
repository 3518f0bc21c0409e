//! Articles 1 to 3: the aim, the board, how the men move.

use super::terms::*;
use crate::code::Article;
use crate::effect::{Effect::*, Outcome, Provision};
use crate::question::Clause::*;
use crate::rule::rule;

/// 1.1
pub(super) const A1_1: Article = Article {
    no: "1.1",
    heading: "The nature and aim of the game",
    says: "Two persons move their men on a square board called a chessboard.",
    doubts: &[],
    installs: &[
        Movement(rule(&[SEVERAL_MOVED], &[Forbids])),
        Movement(rule(&[ADVERSE_MAN_MOVED], &[Forbids])),
        Provides(Provision::AlternateTurns),
    ],
};

/// 1.2
pub(super) const A1_2: Article = Article {
    no: "1.2",
    heading: "The nature and aim of the game",
    says: "White makes the first move; then the players move in turn.",
    doubts: &[],
    installs: &[Provides(Provision::WhiteBegins), Meddling(rule(&[MOVED_OUT_OF_TURN], &[Offence]))],
};

/// 1.3
pub(super) const A1_3: Article = Article {
    no: "1.3",
    heading: "The nature and aim of the game",
    says: "A player has the move once the opponent's move has been made.",
    doubts: &[
        "An arbiter who sees it has what a player moves without having the move put back at once. No penalty is \
         named for it.",
        "Without an arbiter it stands displaced until somebody puts it right or claims it.",
        "So does what a player moves after the opponent has pressed the clock without a move: the opponent has made none. Another \
         reading: the press has given the turn away, and the reply stands.",
    ],
    installs: &[
        Provides(Provision::ToldAtTheStart),
        Meddling(rule(&[MOVED_OUT_OF_TURN], &[Offence])),
        Meddling(rule(&[MOVED_OUT_OF_TURN, SEEN_OUT_OF_TURN], &[PutsBack])),
    ],
};

/// 1.4
pub(super) const A1_4: Article = Article {
    no: "1.4",
    heading: "The nature and aim of the game",
    says: "Each player tries to attack the opponent's King so that no legal move is left to the opponent.",
    doubts: &[],
    installs: &[Provides(Provision::ToldAtTheStart)],
};

/// 1.4.1
pub(super) const A1_4_1: Article = Article {
    no: "1.4.1",
    heading: "The nature and aim of the game",
    says: "A player who succeeds in this has given checkmate and won. Nobody may leave or place his own \
           King under attack, or capture the opponent's.",
    doubts: &[],
    installs: &[
        Movement(rule(&[KING_TAKEN], &[Forbids])),
        Movement(rule(&[KING_IN_CHECK], &[Forbids])),
        Standstill(rule(&[CHECKMATED, IN_ACCORD], &[Ends(Outcome::Checkmate)])),
    ],
};

/// 1.4.2
pub(super) const A1_4_2: Article = Article {
    no: "1.4.2",
    heading: "The nature and aim of the game",
    says: "A player who is checkmated has lost.",
    doubts: &[],
    installs: &[Standstill(rule(&[CHECKMATED, IN_ACCORD], &[Ends(Outcome::Checkmate)]))],
};

/// 1.5
pub(super) const A1_5: Article = Article {
    no: "1.5",
    heading: "The nature and aim of the game",
    says: "The game is drawn if the position is such that neither player can possibly checkmate the other.",
    doubts: &["Read as the dead position of Article 5: it is decided by proof."],
    installs: &[Standstill(rule(&[DEAD, IN_ACCORD], &[Ends(Outcome::DrawnAsDead)]))],
};

/// 2.1
pub(super) const A2_1: Article = Article {
    no: "2.1",
    heading: "The starting position",
    says: "The board has sixty-four squares, light and dark in turn, and lies so that the corner at each \
           player's right hand is light.",
    doubts: &[],
    installs: &[Provides(Provision::LightCornerAtRight)],
};

/// 2.2
pub(super) const A2_2: Article = Article {
    no: "2.2",
    heading: "The starting position",
    says: "Each side has a King, a Queen, two Rooks, two Bishops, two Knights and eight Pawns; one side is \
           light, the other dark.",
    doubts: &[],
    installs: &[Provides(Provision::TheMen)],
};

/// 2.3
pub(super) const A2_3: Article = Article {
    no: "2.3",
    heading: "The starting position",
    says: "The men begin in the usual array.",
    doubts: &[],
    installs: &[Provides(Provision::UsualArray)],
};

/// 2.4
pub(super) const A2_4: Article = Article {
    no: "2.4",
    heading: "The starting position",
    says: "Files run away from the players and ranks across the board. A straight line of squares of one \
           colour is a diagonal.",
    doubts: &[],
    installs: &[Provides(Provision::ToldAtTheStart)],
};

/// 3.1
pub(super) const A3_1: Article = Article {
    no: "3.1",
    heading: "How the men move",
    says: "No man moves to a square on which a man of its own colour stands.",
    doubts: &[],
    installs: &[Movement(rule(&[OWN_MAN_THERE], &[Forbids]))],
};

/// 3.1.1
pub(super) const A3_1_1: Article = Article {
    no: "3.1.1",
    heading: "How the men move",
    says: "A man on the square of arrival is captured, and is taken off the board as part of the move.",
    doubts: &["To take a man off in any other way is read as forbidden by this article."],
    installs: &[
        Movement(rule(&[MAN_TAKEN_OFF], &[Forbids])),
        Transfer(rule(&[BEGUN, CAPTURE_ONLY], &[StaysOpen])),
    ],
};

/// 3.1.2
pub(super) const A3_1_2: Article = Article {
    no: "3.1.2",
    heading: "How the men move",
    says: "A man attacks another if it could capture it under Articles 3.2 to 3.8.",
    doubts: &[],
    installs: &[Movement(rule(&[KING_IN_CHECK], &[Forbids]))],
};

/// 3.1.3
pub(super) const A3_1_3: Article = Article {
    no: "3.1.3",
    heading: "How the men move",
    says: "A man attacks a square even if it may not move there, because its own King would be left or \
           placed in check.",
    doubts: &[],
    installs: &[
        Movement(rule(&[KING_IN_CHECK], &[Forbids])),
        Movement(rule(&[CASTLING_CHECKED], &[Forbids])),
    ],
};

/// 3.2
pub(super) const A3_2: Article = Article {
    no: "3.2",
    heading: "How the men move",
    says: "The Bishop moves along a diagonal on which it stands.",
    doubts: &[],
    installs: &[Movement(rule(&[WAY_OF_BISHOP], &[Forbids]))],
};

/// 3.3
pub(super) const A3_3: Article = Article {
    no: "3.3",
    heading: "How the men move",
    says: "The Rook moves along the file or rank on which it stands.",
    doubts: &[],
    installs: &[Movement(rule(&[WAY_OF_ROOK], &[Forbids]))],
};

/// 3.4
pub(super) const A3_4: Article = Article {
    no: "3.4",
    heading: "How the men move",
    says: "The Queen moves along the file, rank or diagonal on which it stands.",
    doubts: &[],
    installs: &[Movement(rule(&[WAY_OF_QUEEN], &[Forbids]))],
};

/// 3.5
pub(super) const A3_5: Article = Article {
    no: "3.5",
    heading: "How the men move",
    says: "Bishop, Rook and Queen do not pass over a man that stands between.",
    doubts: &[],
    installs: &[Movement(rule(&[MAN_BETWEEN], &[Forbids]))],
};

/// 3.6
pub(super) const A3_6: Article = Article {
    no: "3.6",
    heading: "How the men move",
    says: "The Knight moves to one of the nearest squares that are not on the same rank, file or \
           diagonal.",
    doubts: &[],
    installs: &[Movement(rule(&[WAY_OF_KNIGHT], &[Forbids]))],
};

/// 3.7.1
pub(super) const A3_7_1: Article = Article {
    no: "3.7.1",
    heading: "How the men move",
    says: "The Pawn moves forward to the square in front of it on the same file, if it is empty.",
    doubts: &[],
    installs: &[Movement(rule(&[WAY_OF_PAWN], &[Forbids]))],
};

/// 3.7.2
pub(super) const A3_7_2: Article = Article {
    no: "3.7.2",
    heading: "How the men move",
    says: "On its first move the Pawn may instead advance two squares along the file, if both are empty.",
    doubts: &[],
    installs: &[Movement(rule(&[WAY_OF_PAWN], &[Forbids]))],
};

/// 3.7.3
pub(super) const A3_7_3: Article = Article {
    no: "3.7.3",
    heading: "How the men move",
    says: "The Pawn captures a man of the opponent's that stands diagonally in front of it, on an adjacent \
           file.",
    doubts: &[],
    installs: &[Movement(rule(&[WAY_OF_PAWN_TAKING], &[Forbids]))],
};

/// 3.7.3.1
pub(super) const A3_7_3_1: Article = Article {
    no: "3.7.3.1",
    heading: "How the men move",
    says: "If a Pawn of the opponent's has just advanced two squares and stands beside it, a Pawn may \
           capture it as if it had advanced one.",
    doubts: &[],
    installs: &[Movement(rule(&[PASSING_OVER], &[Forbids]))],
};

/// 3.7.3.2
pub(super) const A3_7_3_2: Article = Article {
    no: "3.7.3.2",
    heading: "How the men move",
    says: "This is legal on the very next move only, and is called taking in passing.",
    doubts: &[],
    installs: &[Movement(rule(&[PASSING_OVER], &[Forbids]))],
};

/// 3.7.3.3
pub(super) const A3_7_3_3: Article = Article {
    no: "3.7.3.3",
    heading: "How the men move",
    says: "A Pawn that reaches its last rank is exchanged on the square of arrival, as part of the same \
           move, for a Queen, Rook, Bishop or Knight of its colour.",
    doubts: &[
        "To name a piece without setting one is no exchange.",
        "A Rook set upside down is read as a Rook: what stands there is a Rook, whatever was meant.",
    ],
    installs: &[
        Provides(Provision::InvertedRookIsRook),
        Movement(rule(&[NOT_PROMOTED], &[Forbids])),
        Movement(rule(&[PROMOTED_AMISS], &[Forbids])),
        Transfer(rule(&[BEGUN, PROMOTION], &[StaysOpen])),
        Naming(rule(&[NAMED], &[Refuses])),
    ],
};

/// 3.7.3.4
pub(super) const A3_7_3_4: Article = Article {
    no: "3.7.3.4",
    heading: "How the men move",
    says: "Which pieces were captured before makes no difference to the choice.",
    doubts: &[],
    installs: &[Transfer(rule(&[MADE_LEGALLY, PROMOTION], &[Makes]))],
};

/// 3.7.3.5
pub(super) const A3_7_3_5: Article = Article {
    no: "3.7.3.5",
    heading: "How the men move",
    says: "This is promotion. The new piece works at once.",
    doubts: &[],
    installs: &[Transfer(rule(&[MADE_LEGALLY, PROMOTION], &[Makes]))],
};

/// 3.8.1
pub(super) const A3_8_1: Article = Article {
    no: "3.8.1",
    heading: "How the men move",
    says: "The King moves to a square next to his own.",
    doubts: &[],
    installs: &[Movement(rule(&[WAY_OF_KING], &[Forbids]))],
};

/// 3.8.2
pub(super) const A3_8_2: Article = Article {
    no: "3.8.2",
    heading: "How the men move",
    says: "Castling is one move of the King with a Rook of his colour, along the player's first rank: the \
           King moves two squares towards the Rook, and the Rook moves to the square that he has crossed.",
    doubts: &["A Rook promoted on the King's file cannot castle, since it is not on the first rank."],
    installs: &[Transfer(rule(&[MADE_LEGALLY, CASTLING], &[Makes]))],
};

/// 3.8.2.1
pub(super) const A3_8_2_1: Article = Article {
    no: "3.8.2.1",
    heading: "How the men move",
    says: "The right to castle is lost if the King has moved, and with a Rook that has moved.",
    doubts: &[],
    installs: &[Movement(rule(&[CASTLING_MOVED], &[Forbids]))],
};

/// 3.8.2.2
pub(super) const A3_8_2_2: Article = Article {
    no: "3.8.2.2",
    heading: "How the men move",
    says: "Castling is prevented for the time being if the King's square, a square that he must cross, or \
           the square that he is to reach is attacked, or if a man stands between the King and the Rook.",
    doubts: &[],
    installs: &[
        Movement(rule(&[CASTLING_CHECKED], &[Forbids])),
        Movement(rule(&[CASTLING_BETWEEN], &[Forbids])),
    ],
};

/// 3.9.1
pub(super) const A3_9_1: Article = Article {
    no: "3.9.1",
    heading: "How the men move",
    says: "The King is in check if men of the opponent's attack him, even if they may not move there \
           themselves.",
    doubts: &[],
    installs: &[Movement(rule(&[KING_IN_CHECK], &[Forbids]))],
};

/// 3.9.2
pub(super) const A3_9_2: Article = Article {
    no: "3.9.2",
    heading: "How the men move",
    says: "No man may make a move that places or leaves the King of its own colour in check.",
    doubts: &[],
    installs: &[Movement(rule(&[KING_IN_CHECK], &[Forbids]))],
};

/// 3.10.1
pub(super) const A3_10_1: Article = Article {
    no: "3.10.1",
    heading: "How the men move",
    says: "A move is legal if it fulfils all of Articles 3.1 to 3.9.",
    doubts: &[],
    installs: &[Transfer(rule(&[MADE_LEGALLY], &[Makes]))],
};

/// 3.10.2
pub(super) const A3_10_2: Article = Article {
    no: "3.10.2",
    heading: "How the men move",
    says: "A move is illegal if it does not.",
    doubts: &["Until the clock is pressed it is not completed, and may be corrected."],
    installs: &[Transfer(rule(&[ILLEGAL], &[Offence]))],
};

/// 3.10.3
pub(super) const A3_10_3: Article = Article {
    no: "3.10.3",
    heading: "How the men move",
    says: "A position is illegal if no series of legal moves can have led to it.",
    doubts: &[
        "The Laws do not say what follows if a game begins from one. A note says so, and the game goes on.",
        "There is such a note only if it is proved.",
    ],
    installs: &[Provides(Provision::PositionOfNoGameIsIllegal)],
};
