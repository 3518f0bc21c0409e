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
    doubts: &["What follows is said in Article 7.5.4."],
    installs: &[
        HandsClaim(rule(&[USED_BOTH, CLAIMED_IN_TIME], &[Restores(BEFORE_IT), Counts])),
        HandsClaim(rule(&[DID_NOT], &[Refuses])),
    ],
};

/// 4.2.1
pub(super) const A4_2_1: Article = Article {
    no: "4.2.1",
    heading: "The act of moving the men",
    says: "Only the player who has the move may adjust men on their squares, having said so first.",
    doubts: &[
        "What follows from a touch without having the move is not said: Article 4.3 binds him who has \
         it.",
    ],
    installs: &[
        Excuse(rule(&[HAVING_THE_MOVE, NOTICE_GIVEN], &[Excuses])),
        Meddling(rule(&[UNEXCUSED], &[Offence])),
    ],
};

/// 4.2.2
pub(super) const A4_2_2: Article = Article {
    no: "4.2.2",
    heading: "The act of moving the men",
    says: "Any other contact with a man, unless plainly by accident, counts as intended.",
    doubts: &[],
    installs: &[Excuse(rule(&[BY_ACCIDENT], &[Excuses])), FoundByPeople("whether a touch was an accident")],
};

/// 4.3.1
pub(super) const A4_3_1: Article = Article {
    no: "4.3.1",
    heading: "The act of moving the men",
    says: "Having the move, a player touches men of his own with intent: he must move the first touched \
           that can be moved.",
    doubts: &["Castling is a move of the King: a Rook touched alone must move by itself."],
    installs: &[
        Touching(rule(&[OWN_MOVABLE, NO_ADVERSE], &[Binds(MoveFirst)])),
        Transfer(rule(&[AGAINST_OWN], &[Offence])),
    ],
};

/// 4.3.2
pub(super) const A4_3_2: Article = Article {
    no: "4.3.2",
    heading: "The act of moving the men",
    says: "He touches men of the opponent's: he must take the first touched that can be taken.",
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
    says: "He touches men of both: he must take the first of the opponent's with the first of his own, \
           or if that is illegal move or take the first touched that can be moved or taken. If it is \
           unclear, his own was touched before the other's.",
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
    says: "He touches his King and a Rook: he must castle on that side if it is legal.",
    doubts: &[],
    installs: &[Touching(rule(&[KING_FIRST, CAN_CASTLE, NO_ADVERSE], &[Binds(Castle)]).despite(&["4.3.1"]))],
};

/// 4.4.2
pub(super) const A4_4_2: Article = Article {
    no: "4.4.2",
    heading: "The act of moving the men",
    says: "He touches a Rook and then his King: he may not castle on that side in this move, and Article \
           4.3.1 governs.",
    doubts: &[],
    installs: &[Touching(rule(&[ROOK_FIRST, OWN_MOVABLE, NO_ADVERSE], &[Binds(MoveFirst)]))],
};

/// 4.4.3
pub(super) const A4_4_3: Article = Article {
    no: "4.4.3",
    heading: "The act of moving the men",
    says: "Meaning to castle, he touches the King, or King and Rook, and castling with that Rook is \
           illegal: he must make another move of the King, which may be castling on the other side; if \
           the King has none, he is free.",
    doubts: &[],
    installs: &[
        Touching(rule(&[KING_FIRST, CANNOT_CASTLE, NO_ADVERSE], &[Binds(MoveKing)]).despite(&["4.3.1"])),
        Touching(rule(&[KING_FIXED, NO_ADVERSE], &[Excuses]).despite(&["4.3.1"])),
    ],
};

/// 4.4.4
pub(super) const A4_4_4: Article = Article {
    no: "4.4.4",
    heading: "The act of moving the men",
    says: "In promoting, the choice is final when the new man has touched the square.",
    doubts: &[],
    installs: &[Transfer(rule(&[BEGUN, PROMOTION], &[Commits]))],
};

/// 4.5
pub(super) const A4_5: Article = Article {
    no: "4.5",
    heading: "The act of moving the men",
    says: "None of the men touched can be moved or taken: he may make any legal move.",
    doubts: &[],
    installs: &[Touching(rule(&[NONE_CAN, SOME_TOUCHED], &[Excuses]))],
};

/// 4.6.1
pub(super) const A4_6_1: Article = Article {
    no: "4.6.1",
    heading: "The act of moving the men",
    says: "In promoting, the Pawn need not be set on the square of arrival.",
    doubts: &[],
    installs: &[Transfer(rule(&[BEGUN, PROMOTION], &[StaysOpen]))],
};

/// 4.6.2
pub(super) const A4_6_2: Article = Article {
    no: "4.6.2",
    heading: "The act of moving the men",
    says: "The Pawn may be taken off and the new man be set in either order.",
    doubts: &[],
    installs: &[Transfer(rule(&[BEGUN, PROMOTION], &[StaysOpen]))],
};

/// 4.6.3
pub(super) const A4_6_3: Article = Article {
    no: "4.6.3",
    heading: "The act of moving the men",
    says: "A man of the opponent's on the square of promotion must be taken.",
    doubts: &[],
    installs: &[Transfer(rule(&[BEGUN, TAKING_PROMOTION], &[StaysOpen]))],
};

/// 4.7
pub(super) const A4_7: Article = Article {
    no: "4.7",
    heading: "The act of moving the men",
    says: "A man quitted on a square, as a legal move or a part of one, goes to no other square in this \
           move; the move is then made, if nothing more belongs to it.",
    doubts: &[],
    installs: &[
        Transfer(rule(&[MADE_LEGALLY, PLAIN], &[Makes])),
        Transfer(rule(&[BEGUN, CAPTURE_ONLY], &[Commits])),
        Transfer(rule(&[BEGUN, PROMOTION], &[Commits])),
        Transfer(rule(&[AGAINST_RELEASE], &[Offence])),
    ],
};

/// 4.7.1
pub(super) const A4_7_1: Article = Article {
    no: "4.7.1",
    heading: "The act of moving the men",
    says: "A capture is made when the man taken is off the board and the man that takes is quitted on \
           its new square.",
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
    says: "Castling is made when the Rook is quitted on the square that the King has crossed. Once the \
           King is quitted no other move may be made, if castling on that side is legal; else another \
           move of the King, or any move if he has none.",
    doubts: &[],
    installs: &[
        Transfer(rule(&[MADE_LEGALLY, CASTLING], &[Makes])),
        Transfer(rule(&[BEGUN, CASTLING], &[StaysOpen, Commits])),
    ],
};

/// 4.7.3
pub(super) const A4_7_3: Article = Article {
    no: "4.7.3",
    heading: "The act of moving the men",
    says: "A promotion is made when the new man is quitted on the square of promotion and the Pawn is \
           off the board.",
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
           intent to move or take it.",
    doubts: &["An arbiter who sees the breach does not wait for a claim."],
    installs: &[
        Lapse(rule(&[], &[Lapses])),
        TouchClaim(rule(&[BREACHED, TIMELY], &[Restores(BEFORE_IT)])),
        TouchClaim(rule(&[BREACHED, NOT_TIMELY], &[Refuses])),
        TouchClaim(rule(&[NOT_BREACHED], &[Refuses])),
        HandsClaim(rule(&[USED_BOTH, CLAIMED_TOO_LATE], &[Refuses])),
        Completion(rule(&[BREACH_OF_TOUCH, SEEN], &[Restores(BEFORE_IT)])),
    ],
};

/// 4.9
pub(super) const A4_9: Article = Article {
    no: "4.9",
    heading: "The act of moving the men",
    says: "A player who cannot move the men himself has an assistant, whom the arbiter accepts.",
    doubts: &[],
    installs: &[Provides(Provision::ToldAtTheStart)],
};
