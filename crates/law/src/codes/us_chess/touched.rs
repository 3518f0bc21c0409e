//! Rule 10: the touched man.

use super::terms::*;
use crate::code::Article;
use crate::effect::{Duty::*, Effect::*, Provision};
use crate::question::Clause::*;
use crate::rule::rule;

/// 10A
pub(super) const R10A: Article = Article {
    no: "10A",
    heading: "Touched pieces",
    says: "Only the player on the move may adjust men on their squares, after saying so.",
    doubts: &["Notice that names no man is read as covering every man that is adjusted before the move."],
    installs: &[
        Provides(Provision::NoticeForSeveralMen),
        Excuse(rule(&[HAVING_THE_MOVE, NOTICE_GIVEN], &[Excuses])),
        Meddling(rule(&[UNEXCUSED, TOUCHED_OUT_OF_TURN], &[Offence])),
    ],
};

/// 10B
pub(super) const R10B: Article = Article {
    no: "10B",
    heading: "Touched pieces",
    says: "If the player on the move deliberately touches men so that it can be taken for the beginning of a move, \
           he must move or capture the first one touched that can be moved or captured.",
    doubts: &[
        "Where he touched several of one colour at once and the order is unclear, any of them is read as the first. The King is \
         read as touched before the others.",
    ],
    installs: &[
        Touching(rule(&[OWN_MOVABLE, NO_ADVERSE], &[Binds(MoveFirst)])),
        Touching(rule(&[NO_OWN, ADVERSE_TAKABLE], &[Binds(TakeFirst)])),
        Transfer(rule(&[AGAINST_OWN], &[Offence])),
        Transfer(rule(&[AGAINST_ADVERSE], &[Offence])),
    ],
};

/// 10C
pub(super) const R10C: Article = Article {
    no: "10C",
    heading: "Touched pieces",
    says: "If he deliberately touches men of both colours, he must capture the opponent's man with his own. If that \
           is illegal, he must move or capture the first one touched that can be moved or captured. If the order is \
           unclear, his own man counts as touched first.",
    doubts: &["Of several men of either colour the first of each is meant."],
    installs: &[
        Touching(rule(&[OF_BOTH, FIRST_TAKES_FIRST], &[Binds(TakeFirstWithFirst)])),
        Touching(rule(&[OF_BOTH, FIRST_CANNOT_TAKE_FIRST, SOME_CAN], &[Binds(FirstOfEither)])),
        Transfer(rule(&[AGAINST_BOTH], &[Offence])),
    ],
};

/// 10D
pub(super) const R10D: Article = Article {
    no: "10D",
    heading: "Touched pieces",
    says: "If none of the men touched can be moved or captured, the player may make any legal move.",
    doubts: &[],
    installs: &[Touching(rule(&[NONE_CAN, SOME_TOUCHED], &[Excuses]))],
};

/// 10E
pub(super) const R10E: Article = Article {
    no: "10E",
    heading: "Touched pieces",
    says: "A man touched by accident need not be moved or captured.",
    doubts: &[
        "What was taken for an accident is not disputed any more once its player has made a move.",
        "What is taken up and set down by accident is displaced (11C), and not moved. A man that was taken up on purpose stays where it \
         is found to have been released (10G).",
    ],
    installs: &[Excuse(rule(&[BY_ACCIDENT], &[Excuses])), FoundByPeople("whether a touch was an accident")],
};

/// 10F
pub(super) const R10F: Article = Article {
    no: "10F",
    heading: "Touched pieces",
    says: "If it is plain that the player on the move only adjusts a man, the touch has no consequence, though he \
           said nothing.",
    doubts: &["A man that stands wrongly and is put right is read as plainly adjusted."],
    installs: &[
        Excuse(rule(&[HAVING_THE_MOVE, PUT_RIGHT], &[Excuses])),
        FoundByPeople("whether it was plain that a man was only adjusted"),
    ],
};

/// 10G
pub(super) const R10G: Article = Article {
    no: "10G",
    heading: "Touched pieces",
    says: "A man that was released on a square to which it can legally move stays there, even if the release was \
           an accident.",
    doubts: &[
        "Whether a man that slipped from the hand was released where it fell is found. What both players do before that is judged by \
         what is found, in its order and at its time, and a claim waits for it.",
    ],
    installs: &[
        Transfer(rule(&[MADE_IN_ACCORD], &[Commits])),
        Transfer(rule(&[AGAINST_RELEASE], &[Offence])),
    ],
};

/// 10H
pub(super) const R10H: Article = Article {
    no: "10H",
    heading: "Touched pieces",
    says: "To touch a man that is not on the board binds to nothing; a promotion is settled only when the new piece \
           was released.",
    doubts: &["Later printings have the choice made as soon as the new piece touches the square."],
    installs: &[Transfer(rule(&[BEGUN, PROMOTION], &[StaysOpen]))],
};

/// 10I1
pub(super) const R10I1: Article = Article {
    no: "10I1",
    heading: "Touched pieces",
    says: "If a player means to castle and touches the King first, or King and Rook together, he must castle if it \
           is legal. If it is not, he must move the King, and may castle on the other side. If the King has no legal \
           move, he may make any.",
    doubts: &[
        "A man of the opponent's that he touches as well changes nothing, unless his King can capture it.",
        "That he means to castle is read from the touch of King and Rook: he may then make no other move of the King, \
         which Rule 10B alone would let him.",
        "A King and a Rook are read as touched to castle only where both stand on the first rank.",
    ],
    installs: &[
        Touching(
            rule(&[KING_FIRST, CAN_CASTLE, FIRST_CANNOT_TAKE_FIRST], &[Binds(Castle)])
                .despite(&["10B", "10C"]),
        ),
        Touching(rule(&[KING_FIRST, CANNOT_CASTLE, NO_ADVERSE], &[Binds(MoveKing)]).despite(&["10B"])),
        Touching(rule(&[KING_FIXED, NO_ADVERSE], &[Excuses]).despite(&["10B"])),
    ],
};

/// 10I2
pub(super) const R10I2: Article = Article {
    no: "10I2",
    heading: "Touched pieces",
    says: "If a player means to castle and touches the Rook first, he may not castle, and must move the Rook as \
           Rule 10B says.",
    doubts: &["He may not castle with the other Rook either, unless the one touched has no legal move."],
    installs: &[Touching(rule(&[ROOK_FIRST, OWN_MOVABLE, NO_ADVERSE], &[Binds(MoveFirst)]))],
};

/// 10J
pub(super) const R10J: Article = Article {
    no: "10J",
    heading: "Touched pieces",
    says: "A player who would claim that the opponent broke the rules of touching must do so before he deliberately \
           touches a man himself.",
    doubts: &[
        "A director who sees the breach waits for the claim.",
        "If the opponent denies it and nobody else has seen it, the claim is normally refused. Here it is ruled on by \
         the touches that are on record.",
        "The rule says nothing of the clocks, and they are not set back.",
        "A mate or stalemate by a move that broke the rules of touching is read as ending the game once the opponent can claim that no \
         longer. Another reading: it ends the game at once (13A), and nothing is claimed after it.",
    ],
    installs: &[
        Lapse(rule(&[WITH_INTENT], &[Lapses])),
        TouchClaim(rule(&[BREACHED, TIMELY], &[Restores(BEFORE_IT)])),
        TouchClaim(rule(&[BREACHED, NOT_TIMELY], &[Refuses])),
        TouchClaim(rule(&[NOT_BREACHED], &[Refuses])),
        FoundByPeople("whether a man was touched on purpose"),
    ],
};
