//! Variations of the rules, in force only where the director has announced them.

use super::terms::*;
use crate::code::{Annex, Article};
use crate::effect::{Duty::*, Effect::*, Outcome, Provision};
use crate::question::Clause::*;
use crate::regulations::When;
use crate::rule::rule;

/// Every variation.
pub(super) const VARIATIONS: &[Annex] = &[
    Annex {
        title: "Variation 10I-1: a Rook touched first",
        when: &[When::Variation("10I-1")],
        instead_of: &["10I2"],
        articles: &[R10I_VARIATION],
    },
    Annex {
        title: "Variation 11H1: the director as a witness",
        when: &[When::Variation("11H1")],
        instead_of: &["11H"],
        articles: &[R11H1],
    },
    Annex {
        title: "Variation 15A-1: a move recorded before it is made",
        when: &[When::Variation("15A-1")],
        instead_of: &[],
        articles: &[R15A_VARIATION],
    },
    Annex {
        title: "Blitz: an illegal move loses",
        when: &[When::Variation("blitz-king")],
        instead_of: &["11H"],
        articles: &[BLITZ_VARIATION],
    },
];

const R10I_VARIATION: Article = Article {
    no: "10I Variation I",
    heading: "Touched pieces",
    says: "A player who means to castle and touches the Rook first is not penalised; but if castling is illegal, \
           Rule 10B applies to the Rook.",
    doubts: &["If castling is legal, he must castle, as if he had touched the King first."],
    installs: &[
        Touching(
            rule(&[ROOK_FIRST, A_CASTLING_PAIR, FIRST_CANNOT_TAKE_FIRST], &[Binds(Castle)])
                .despite(&["10B", "10C"]),
        ),
        Touching(rule(&[ROOK_FIRST, NO_CASTLING_PAIR, OWN_MOVABLE, NO_ADVERSE], &[Binds(MoveFirst)])),
    ],
};

const R11H1: Article = Article {
    no: "11H1",
    heading: "Illegal positions",
    says: "A director who sees an illegal move does not correct it. He is a witness of what the players claim.",
    doubts: &[],
    installs: &[Completion(rule(&[ILLEGAL_OR_UNPROMOTED, ACTED_ON], &[Passes]).despite(&["9D"]))],
};

const R15A_VARIATION: Article = Article {
    no: "15A Variation I",
    heading: "The recording of games",
    says: "A player who keeps score on paper may record his move before he makes it, or after.",
    doubts: &["He may still not record a move while it is the opponent's turn."],
    installs: &[Provides(Provision::RecordsBeforeMoving), Recording(rule(&[MAY_BE_FOR_CLAIM], &[Records]))],
};

const BLITZ_VARIATION: Article = Article {
    no: "Blitz Variation",
    heading: "Blitz",
    says: "A player who completes an illegal move loses, if the opponent claims it before he touches a man. If the \
           King was left in check, the opponent may show it by taking him with the man that gives the check.",
    doubts: &[
        "Once he has touched a man, Rule 11A applies.",
        "A director who sees the move waits for the claim.",
        "The opponent wins whatever men he has left.",
    ],
    installs: &[
        Provides(Provision::KingTakenShowsCheck),
        Attention(
            rule(
                &[UNREPLIED, COMPLETED_ILLEGALLY, BY_THE_OPPONENT, NOT_TOUCHED_SINCE],
                &[Ends(Outcome::IllegalMoves)],
            )
            .despite(&["11A", "11B", "11D"]),
        ),
        Completion(rule(&[ILLEGAL_OR_UNPROMOTED, ACTED_ON], &[Passes]).despite(&["9D"])),
    ],
};
