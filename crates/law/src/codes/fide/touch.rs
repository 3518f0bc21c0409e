//! Article 4: touching, moving, and when a move is made.

use super::terms::*;
use crate::code::Article;
use crate::effect::{Duty::*, Effect::*, Provision, To};
use crate::question::Clause::*;
use crate::rule::rule;

const BEFORE_IT: To = To::TurnOfTheOffence;

/// 4.1
pub(super) const A4_1: Article = Article {
    no: "4.1",
    heading: "The act of moving the men",
    says: "Each move is played with one hand only.",
    doubts: &[
        "Article 7.5.4 says what follows once the clock is pressed. Before that the move does not go back: Article \
         4.7 would require the same move again.",
    ],
    installs: &[
        Provides(Provision::OneHand),
        HandsClaim(rule(&[USED_BOTH, CLAIMED_IN_TIME], &[Restores(BEFORE_IT), Counts])),
        HandsClaim(rule(&[DID_NOT], &[Refuses])),
    ],
};

/// 4.2.1
pub(super) const A4_2_1: Article = Article {
    no: "4.2.1",
    heading: "The act of moving the men",
    says: "Only the player who has the move may adjust men on their squares, and only if he says so first.",
    doubts: &[
        "The Laws do not say what follows from a touch by a player who does not have the move. Article 4.3 \
         binds the player who has it.",
        "Notice that names no man is read as covering every man that is adjusted before the move.",
    ],
    installs: &[
        Provides(Provision::NoticeForSeveralMen),
        Excuse(rule(&[HAVING_THE_MOVE, NOTICE_GIVEN], &[Excuses])),
        Meddling(rule(&[UNEXCUSED, TOUCHED_OUT_OF_TURN], &[Offence])),
    ],
};

/// 4.2.2
pub(super) const A4_2_2: Article = Article {
    no: "4.2.2",
    heading: "The act of moving the men",
    says: "Any other contact with a man counts as intended, unless it is plainly accidental.",
    doubts: &[
        "What was taken for an accident is not disputed any more once its player has made a move.",
        "What is taken up and set down by accident is displaced (7.4), and not moved. Whether a man that slips from a hand that took \
         it up on purpose was released (4.7) is found.",
    ],
    installs: &[Excuse(rule(&[BY_ACCIDENT], &[Excuses])), FoundByPeople("whether a touch was an accident")],
};

/// 4.3.1
pub(super) const A4_3_1: Article = Article {
    no: "4.3.1",
    heading: "The act of moving the men",
    says: "If the player who has the move touches his own men with intent, he must move the first one \
           touched that can be moved.",
    doubts: &[
        "Where he touched several at once and the order is unclear, any of them that can be moved is read as the first. The \
         King is read as touched before the others.",
    ],
    installs: &[
        Touching(rule(&[OWN_MOVABLE, NO_ADVERSE], &[Binds(MoveFirst)])),
        Transfer(rule(&[AGAINST_OWN], &[Offence])),
        TouchClaim(rule(&[NOT_BREACHED, CLAIMED_OF_A_TOUCH], &[Refuses])),
    ],
};

/// 4.3.2
pub(super) const A4_3_2: Article = Article {
    no: "4.3.2",
    heading: "The act of moving the men",
    says: "If he touches men of the opponent's, he must capture the first one touched that can be \
           captured.",
    doubts: &[],
    installs: &[
        Touching(rule(&[NO_OWN, ADVERSE_TAKABLE], &[Binds(TakeFirst)])),
        Transfer(rule(&[AGAINST_ADVERSE], &[Offence])),
    ],
};

/// 4.3.3
pub(super) const A4_3_3: Article = Article {
    no: "4.3.3",
    heading: "The act of moving the men",
    says: "If he touches men of both sides, he must capture the first of the opponent's with the first of \
           his own; if that is illegal, he must move or capture the first one touched that can be moved or \
           captured. If the order is unclear, his own man counts as touched first.",
    doubts: &[],
    installs: &[
        Touching(rule(&[OF_BOTH, FIRST_TAKES_FIRST], &[Binds(TakeFirstWithFirst)])),
        Touching(rule(&[OF_BOTH, FIRST_CANNOT_TAKE_FIRST, SOME_CAN], &[Binds(FirstOfEither)])),
        Transfer(rule(&[AGAINST_BOTH], &[Offence])),
    ],
};

/// 4.4.1
pub(super) const A4_4_1: Article = Article {
    no: "4.4.1",
    heading: "The act of moving the men",
    says: "If he touches his King and a Rook, he must castle on that side if it is legal.",
    doubts: &[
        "A man of the opponent's that he touches as well changes nothing, unless his King can capture it.",
    ],
    installs: &[Touching(
        rule(&[KING_FIRST, CAN_CASTLE, FIRST_CANNOT_TAKE_FIRST], &[Binds(Castle)])
            .despite(&["4.3.1", "4.3.3"]),
    )],
};

/// 4.4.2
pub(super) const A4_4_2: Article = Article {
    no: "4.4.2",
    heading: "The act of moving the men",
    says: "If he touches a Rook and then his King, he may not castle on that side in this move, and \
           Article 4.3.1 applies.",
    doubts: &["Castling is a move of the King. A Rook that was touched alone must move by itself (4.3.1)."],
    installs: &[Touching(rule(&[ROOK_FIRST, OWN_MOVABLE, NO_ADVERSE], &[Binds(MoveFirst)]))],
};

/// 4.4.3
pub(super) const A4_4_3: Article = Article {
    no: "4.4.3",
    heading: "The act of moving the men",
    says: "If he means to castle, touches the King, or the King and a Rook, and castling with that Rook is \
           illegal, he must make another move of the King, which may be castling on the other side. If the \
           King has no legal move, he may make any legal move.",
    doubts: &["A King and a Rook are read as touched to castle only where both stand on the first rank."],
    installs: &[
        Touching(rule(&[KING_FIRST, CANNOT_CASTLE, NO_ADVERSE], &[Binds(MoveKing)]).despite(&["4.3.1"])),
        Touching(rule(&[KING_FIXED, NO_ADVERSE], &[Excuses]).despite(&["4.3.1"])),
    ],
};

/// 4.4.4
pub(super) const A4_4_4: Article = Article {
    no: "4.4.4",
    heading: "The act of moving the men",
    says: "In a promotion the choice is final when the new piece has touched the square.",
    doubts: &[],
    installs: &[
        Transfer(rule(&[BEGUN, PROMOTION], &[Commits])),
        Transfer(rule(&[MADE_IN_ACCORD, PROMOTION], &[Commits])),
    ],
};

/// 4.5
pub(super) const A4_5: Article = Article {
    no: "4.5",
    heading: "The act of moving the men",
    says: "If none of the men touched can be moved or captured, the player may make any legal move.",
    doubts: &[],
    installs: &[Touching(rule(&[NONE_CAN, SOME_TOUCHED], &[Excuses]))],
};

/// 4.6.1
pub(super) const A4_6_1: Article = Article {
    no: "4.6.1",
    heading: "The act of moving the men",
    says: "In a promotion the Pawn need not be set on the square of arrival.",
    doubts: &[],
    installs: &[Transfer(rule(&[BEGUN, PROMOTION], &[StaysOpen]))],
};

/// 4.6.2
pub(super) const A4_6_2: Article = Article {
    no: "4.6.2",
    heading: "The act of moving the men",
    says: "The Pawn may be taken off and the new piece set in either order.",
    doubts: &[],
    installs: &[Transfer(rule(&[BEGUN, PROMOTION], &[StaysOpen]))],
};

/// 4.6.3
pub(super) const A4_6_3: Article = Article {
    no: "4.6.3",
    heading: "The act of moving the men",
    says: "A man of the opponent's on the square of promotion must be captured.",
    doubts: &[],
    installs: &[Transfer(rule(&[BEGUN, TAKING_PROMOTION], &[StaysOpen]))],
};

/// 4.7
pub(super) const A4_7: Article = Article {
    no: "4.7",
    heading: "The act of moving the men",
    says: "A man that was quitted on a square, as a legal move or part of one, may not move to another \
           square in this move. The move is made when all of its parts are done.",
    doubts: &[
        "Whether a man that slipped from the hand was released where it fell is found. What both players do before that is judged by \
         what is found, in its order and at its time, and a claim waits for it: one that was made in reply to a move which was none is as wrong as any other.",
        "Until the clock is pressed, or the opponent touches a man, a player who goes on with a man of his \
               move is read as still making it: he must bring it back to the move that he made.",
        "A legal move that was taken back for a touch, a release or a declared move is read as made once what it \
         was taken back for is found to be none: unless its player has moved since, he makes it again.",
    ],
    installs: &[
        Transfer(rule(&[MADE_LEGALLY, PLAIN], &[Makes])),
        Transfer(rule(&[MADE_IN_ACCORD], &[Commits])),
        Transfer(rule(&[BEGUN, CAPTURE_ONLY], &[Commits])),
        Transfer(rule(&[BEGUN, PROMOTION], &[Commits])),
        Transfer(rule(&[AGAINST_RELEASE], &[Offence])),
        TouchClaim(rule(&[NOT_BREACHED, CLAIMED_OF_A_RELEASE], &[Refuses])),
    ],
};

/// 4.7.1
pub(super) const A4_7_1: Article = Article {
    no: "4.7.1",
    heading: "The act of moving the men",
    says: "A capture is made when the captured man is off the board and the capturing man has been quitted \
           on its new square.",
    doubts: &[],
    installs: &[
        Transfer(rule(&[MADE_LEGALLY, CAPTURE_ONLY], &[Makes])),
        Transfer(rule(&[BEGUN, CAPTURE_ONLY], &[StaysOpen])),
    ],
};

/// 4.7.2
pub(super) const A4_7_2: Article = Article {
    no: "4.7.2",
    heading: "The act of moving the men",
    says: "Castling is made when the Rook has been quitted on the square that the King has crossed. Once \
           the King is quitted the player must castle, if castling on that side is legal; if it is not, he \
           must make another move of the King, or any move if the King has none.",
    doubts: &[
        "Once an illegal castling is completed, the articles on touched men and this one hold for the move that replaces \
         it. By the letter of the article on the first man touched the Rook would be bound where the King has no move. \
         This one is the special law: the player is then free.",
    ],
    installs: &[
        Provides(Provision::KingQuittedInCastling),
        Transfer(rule(&[MADE_LEGALLY, CASTLING], &[Makes])),
        Transfer(rule(&[BEGUN, CASTLING], &[StaysOpen, Commits])),
        Transfer(rule(&[ILLEGAL, KING_ALONE], &[StaysOpen])),
    ],
};

/// 4.7.3
pub(super) const A4_7_3: Article = Article {
    no: "4.7.3",
    heading: "The act of moving the men",
    says: "A promotion is made when the new piece has been quitted on the square of promotion and the Pawn \
           is off the board.",
    doubts: &[],
    installs: &[
        Transfer(rule(&[MADE_LEGALLY, PROMOTION], &[Makes])),
        Transfer(rule(&[BEGUN, PROMOTION], &[StaysOpen])),
    ],
};

/// 4.8
pub(super) const A4_8: Article = Article {
    no: "4.8",
    heading: "The act of moving the men",
    says: "A player may no longer claim that Articles 4.1 to 4.7 were broken once he touches a man with \
           intent to move or capture it.",
    doubts: &[
        "An arbiter who sees the breach does not wait for a claim (12.1).",
        "The article knows one way to lose the claim. To say that one waives it is none.",
        "A mate or stalemate by a move that broke Articles 4.2 to 4.7 is read as ending the game once the opponent can claim that no \
         longer. Another reading: the articles on the completion of the game require that the move accord with these, a touch ends the \
         claim only, and such a move never ends the game.",
    ],
    installs: &[
        Lapse(rule(&[WITH_INTENT], &[Lapses])),
        TouchClaim(rule(&[BREACHED, TIMELY], &[Restores(BEFORE_IT)])),
        TouchClaim(rule(&[BREACHED, NOT_TIMELY], &[Refuses])),
        HandsClaim(rule(&[USED_BOTH, CLAIMED_TOO_LATE], &[Refuses])),
    ],
};

/// 4.9
pub(super) const A4_9: Article = Article {
    no: "4.9",
    heading: "The act of moving the men",
    says: "A player who cannot move the men himself has an assistant whom the arbiter accepts.",
    doubts: &[
        "Who acts as an assistant is read as one whom the arbiter has accepted, and what he does as done by the player.",
    ],
    installs: &[
        Provides(Provision::ToldAtTheStart),
        Assistance(rule(&[OF_THE_UNABLE, HE_MOVES_THE_MEN], &[MustBeDone])),
        Assistance(rule(&[OF_THE_UNABLE, HE_DOES_MORE_THAN_THAT], &[Refuses])),
    ],
};
