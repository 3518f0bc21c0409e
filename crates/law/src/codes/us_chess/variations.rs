//! Parts of the rules that are in force only where they were announced: the variations, and blitz.

use super::blitz::{BLITZ, BLITZ_LOST};
use super::terms::*;
use crate::code::{Annex, Article};
use crate::effect::{Duty::*, Effect::*, Figure, Outcome, Provision, To};
use crate::question::Clause::*;
use crate::regulations::When;
use crate::rule::rule;

/// Every variation, and blitz.
pub(super) const ANNEXES: &[Annex] = &[
    BLITZ,
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
        title: "Variation 14H: insufficient losing chances",
        when: &[When::Variation("14H")],
        instead_of: &["14H"],
        articles: &[R14H_VARIATION, R14I],
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
    BLITZ_LOST,
];

const R10I_VARIATION: Article = Article {
    no: "10I Variation I",
    heading: "Touched pieces",
    says: "A player who means to castle and touches the Rook first is not penalised; but if castling is illegal, \
           Rule 10B applies to the Rook.",
    doubts: &[
        "If castling is legal, he must castle, as if he had touched the King first.",
        "A Rook that was released on another square has been moved: the rule speaks of touching it.",
    ],
    installs: &[
        Touching(
            rule(&[ROOK_FIRST_OPEN, FIRST_CANNOT_TAKE_FIRST], &[Binds(Castle)]).despite(&["10B", "10C"]),
        ),
        Touching(rule(&[ROOK_FIRST_IN_VAIN, OWN_MOVABLE, NO_ADVERSE], &[Binds(MoveFirst)])),
    ],
};

const R11H1: Article = Article {
    no: "11H1",
    heading: "Illegal positions",
    says: "A director who sees an illegal move does not correct it. He is a witness of what the players claim.",
    doubts: &[],
    installs: &[Completion(rule(&[ILLEGAL_OR_UNPROMOTED, ACTED_ON], &[Passes]).despite(&["9D"]))],
};

const R14H_VARIATION: Article = Article {
    no: "14H Variation",
    heading: "The drawn game",
    says: "In sudden death without delay or increment, a player with less than two minutes left may claim a draw for \
           insufficient losing chances: that a player of Class C would lose the position to a Master less than once \
           in ten games, if both had time enough. The director draws the game, rejects the claim, or puts the \
           decision off. He may then set a clock with a delay, on which the claimant has half his time.",
    doubts: &[
        "For a claim that is rejected the director may take up to a minute from the claimant's time.",
        "The clock with a delay is read as giving it to both players, and the opponent as keeping his time. How long the delay is, \
         is for the director: it is read as that of the event.",
        "Both clocks stand while the claim is heard. It cannot be withdrawn.",
        "The claim was made before a flag fell. So where a flag falls while the decision is put off, the director \
         decides the claim first, and the game is lost on time only if he does not hold it a draw. Play is over then: nobody \
         resigns any more, and no draw is agreed. Another reading: until he has decided, the players may end the game.",
        "A claimant who resigns while the claim is heard, or put off, has lost, and a draw that is agreed counts: the director has not \
         drawn the game yet. Another reading: the claim cannot be withdrawn, nor by resigning, and is decided first (as in 14C7).",
    ],
    installs: &[
        Provides(Provision::EndsWhileLastMinutesAreHeard),
        Sets(Figure::MinutesForNormalMeans, 2),
        NormalMeans(rule(&[CLAIM_MADE, MAY_CLAIM_CHANCES], &[Waits, OpensOffer])),
        NormalMeans(rule(&[CLAIM_MADE, MAY_NOT_CLAIM_CHANCES], &[Refuses])),
        NormalMeans(rule(&[HELD_A_DRAW], &[Ends(Outcome::DrawnByNormalMeans)])),
        NormalMeans(rule(&[REJECTED], &[Refuses])),
        NormalMeans(rule(&[PUT_OFF], &[Waits])),
        NormalMeans(rule(&[PUT_OFF_ON_DELAY], &[Waits, SetsDelay])),
        NormalMeans(rule(&[FLAG_FALLEN_SINCE], &[Waits])),
        FoundByPeople(
            "whether the chances of losing are insufficient, and what a claim without reason costs",
        ),
    ],
};

const R14I: Article = Article {
    no: "14I",
    heading: "The drawn game",
    says: "Examples show the director in which positions such a claim is right, and in which it is not.",
    doubts: &[
        "Our source names the examples without the positions. Whether a position is like one of them is for the director.",
    ],
    installs: &[
        NormalMeans(rule(&[HELD_A_DRAW], &[Ends(Outcome::DrawnByNormalMeans)])),
        NormalMeans(rule(&[REJECTED], &[Refuses])),
        FoundByPeople("whether the position is like one of the examples"),
    ],
};

const R15A_VARIATION: Article = Article {
    no: "15A Variation I",
    heading: "The recording of games",
    says: "A player who keeps score on paper may record his move before he makes it, or after.",
    doubts: &[
        "He may still not record a move while it is the opponent's turn.",
        "On an electronic score sheet a move is recorded after it was made.",
    ],
    installs: &[Provides(Provision::RecordsBeforeMoving), Recording(rule(&[MAY_BE_FOR_CLAIM], &[Records]))],
};

const BLITZ_VARIATION: Article = Article {
    no: "Blitz Variation",
    heading: "Blitz",
    says: "A player who completes an illegal move loses, if the opponent claims it before he touches a man. If the \
           King was left in check, the opponent may show it by taking him with the man that gives the check.",
    doubts: &[
        "Once he has touched a man, Rule 11A applies. Another reading: who takes up the man that gives the check has begun to show \
         it, and may claim the game with that man in his hand.",
        "A man gives check even where it may not move, because its own King would be left in check (12A): by such a man too the King \
         is taken to show it. Another reading: that would be an illegal move of his own.",
        "A player who takes the King after he has touched another man, or has released the taking man on another square, has lost \
         this right: it is an illegal move of his own.",
        "A Pawn left on its last rank when the clock is pressed is read as no illegal move, and loses nothing (8F7, 9D). Another \
         reading: the press completes it as one, and the opponent may claim the game.",
        "A director who sees the move waits for the claim.",
        "The opponent wins whatever men he has left, unless blitz was announced as well: then the game is drawn if he has \
         no mating material (Rule 8d of blitz).",
    ],
    installs: &[
        Provides(Provision::KingTakenShowsCheck),
        Attention(rule(
            &[UNREPLIED, ILLEGAL_AND_COMPLETED, BY_THE_OPPONENT, TOUCHED_SINCE, RECENT, ASCERTAINED],
            &[Restores(To::TurnOfTheOffence)],
        )),
        Attention(
            rule(
                &[UNREPLIED, ILLEGAL_AND_COMPLETED, BY_THE_OPPONENT, NOT_TOUCHED_SINCE],
                &[Ends(Outcome::IllegalMoves)],
            )
            .despite(&["11A", "11B", "11D", "11D1", "Blitz 7d"]),
        ),
        Completion(rule(&[ILLEGAL_OR_UNPROMOTED, ACTED_ON], &[Passes]).despite(&["9D"])),
    ],
};
