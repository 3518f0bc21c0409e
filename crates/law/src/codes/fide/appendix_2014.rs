//! Appendices A and B in the edition of 2014: where no arbiter watches every game, the first illegal move loses.

use super::adjourned::*;
use super::appendix::*;
use super::appendix_2018::{IN_2018_B_4, ONE_MINUTE};
use super::guidelines::*;
use super::quickplay::*;
use super::terms::*;
use crate::code::{Annex, Article};
use crate::effect::{Effect::*, Figure, Outcome, Provision, To};
use crate::question::Clause::*;
use crate::rule::rule;

const BEFORE_IT: To = To::TurnOfTheOffence;

/// The appendices of 2014.
pub(super) const APPENDICES_2014: &[Annex] = &[
    Annex { articles: &[IN_2014_E], ..NO_ADJOURNMENT },
    Annex {
        title: "Appendix E: adjourned games",
        articles: &[
            I_1_1.numbered("E.1.a"),
            I_1_2.numbered("E.1.b"),
            I_2_1.numbered("E.2.a"),
            I_2_2.numbered("E.2.b"),
            I_2_3.numbered("E.2.c"),
            I_2_4.numbered("E.2.d"),
            I_2_5.numbered("E.2.e"),
            I_2_6.numbered("E.2.f"),
            I_2_7.numbered("E.2.g"),
            I_3.numbered("E.3"),
            I_4.numbered("E.4"),
            I_5.numbered("E.5"),
            I_6.numbered("E.6"),
            I_7.numbered("E.7"),
            I_8_1.numbered("E.8.a"),
            I_8_2.numbered("E.8.b"),
            I_8_3.numbered("E.8.c"),
            I_9_1.numbered("E.9.a"),
            I_9_2.numbered("E.9.b"),
            I_9_3.numbered("E.9.c"),
            I_10.numbered("E.10"),
            I_11.numbered("E.11"),
            I_12_1.numbered("E.12.a"),
            I_12_2.numbered("E.12.b"),
            I_13.numbered("E.13"),
            I_14.numbered("E.14"),
        ],
        ..ADJOURNMENT
    },
    Annex {
        title: "Appendix F: Chess960",
        articles: &[
            II_1.numbered("F.1"),
            II_2_1.numbered("F.2.a"),
            II_2_2.numbered("F.2.b"),
            II_2_3.numbered("F.2.c"),
            II_3_1.numbered("F.3.a"),
            II_3_2.numbered("F.3.b"),
        ],
        ..CHESS960
    },
    Annex {
        title: "Appendix G: games without increment",
        articles: &[
            III_1.numbered("G.1"),
            III_4.numbered("G.4"),
            III_5.numbered("G.5"),
            III_5_1.numbered("G.5.a"),
            III_5_2.numbered("G.5.b"),
            III_5_3.numbered("G.5.c"),
            III_6_1.numbered("G.6.a"),
            III_6_1_1.numbered("G.6.a(1)"),
            III_6_1_2.numbered("G.6.a(2)"),
            III_6_2.numbered("G.6.b"),
        ],
        ..LAST_TWO_MINUTES
    },
    Annex { articles: &[III_2_1.numbered("G.2")], ..NOT_ANNOUNCED },
    Annex { articles: &[III_2_2.numbered("G.3")], ..NOT_IN_BLITZ },
    TWO_BOARDS,
    Annex {
        title: "Appendix A: rapid chess",
        when: &[RAPID],
        instead_of: &[],
        articles: &[A_2, IN_2014_A_5],
    },
    Annex {
        title: "Appendix A: rapid chess where an arbiter watches every game",
        when: &[RAPID, FULL],
        instead_of: &[],
        articles: &[A_4_1.numbered("A.3.a"), A_4_2.numbered("A.3.b")],
    },
    Annex {
        title: "Appendix A: fast games where no arbiter watches every game",
        when: &[FAST, ORDINARY],
        instead_of: &[],
        articles: &[
            IN_2014_A_4_A_1,
            IN_2014_A_4_A_2,
            IN_2014_A_4_B,
            IN_2014_A_4_C,
            A_5_4.numbered("A.4.d"),
            IN_2014_A_4_E,
        ],
    },
    Annex { title: "Appendix B: blitz", when: &[BLITZ], instead_of: &[], articles: &[ONE_MINUTE] },
    Annex {
        title: "Appendix B: blitz where an arbiter watches every game",
        when: &[BLITZ, FULL],
        instead_of: &[],
        articles: &[B_2_1.numbered("B.3.a").doubted(&[]), B_2_2.numbered("B.3.b")],
    },
    Annex {
        title: "Appendix B: blitz where no arbiter watches every game",
        when: &[BLITZ, ORDINARY],
        instead_of: &[],
        articles: &[IN_2018_B_4],
    },
];

/// E
const IN_2014_E: Article = Article {
    no: "E",
    says: "The appendix on adjourned games holds only where it was announced.",
    doubts: &["The letters of this appendix and of G are taken from the references to them in the articles."],
    ..I
};

/// A.4.a(1)
const IN_2014_A_4_A_1: Article = Article {
    no: "A.4.a(1)",
    installs: &[
        Provides(Provision::ToldWithClock),
        Provides(Provision::StartMendedUntilCompleted),
        StartClaim(rule(&[CLOCK, WRONG, LATER], &[Refuses]).despite(&["6.10.b"])),
        FoundByPeople("whether the schedule would suffer"),
    ],
    ..A_5_1_1
};

/// A.4.a(2)
const IN_2014_A_4_A_2: Article = Article {
    no: "A.4.a(2)",
    installs: &[
        Sets(Figure::MovesToMendTheStart, 10),
        Provides(Provision::MisplacedDoNotCastle),
        Movement(rule(&[CASTLING_MISPLACED], &[Forbids])),
        StartClaim(rule(&[MEN, WRONG, LATER], &[Refuses]).despite(&["7.2.a"])),
        StartClaim(rule(&[BOARD, WRONG, LATER], &[Refuses]).despite(&["7.2.b"])),
    ],
    ..A_5_1_2
};

/// A.4.b
const IN_2014_A_4_B: Article = Article {
    no: "A.4.b",
    heading: "Rapid chess",
    says: "A player who has completed an illegal move loses, if the arbiter sees it or the opponent claims it before he \
           has made his next move; but the game is drawn if the opponent cannot mate by any series of legal moves. \
           After that the illegal move stands, unless the players agree to correct it without the arbiter.",
    doubts: &[
        "If this is not proved, the opponent counts as able to mate. So he does where the player's King has been taken, \
         which no move mates.",
        "What the players correct together is counted as no illegal move, and costs no time.",
        "A next move that has been taken back is read as not made.",
        "A move that was completed too early and is finished in the opponent's time, by whichever player, is read as \
         standing so, and until the opponent replies it can still be claimed.",
        "Only the opponent is said to claim it. A player who claims his own illegal move is read as showing it to the \
         arbiter, who acts on it.",
    ],
    installs: &[
        Completion(rule(&[ILLEGAL_MOVE, SEEN], &[Restores(BEFORE_IT), Counts])),
        Completion(rule(&[PAWN_LEFT, SEEN], &[Promotes, Counts])),
        Attention(rule(&[UNREPLIED, ASCERTAINED], &[Restores(BEFORE_IT)])),
        Attention(rule(&[REPLIED, NOT_AGREED], &[Refuses]).despite(&["7.5.a"])),
        Attention(rule(&[REPLIED, AGREED, ASCERTAINED], &[Restores(BEFORE_IT)]).despite(&["7.5.a"])),
        Infringement(rule(&[COULD_STILL_MATE], &[Ends(Outcome::IllegalMoves)]).despite(&["7.5.b"])),
        Infringement(
            rule(&[COULD_NOT_STILL_MATE], &[Ends(Outcome::IllegalMovesToNoMate)]).despite(&["7.5.b"]),
        ),
    ],
};

/// A.4.c
const IN_2014_A_4_C: Article = Article {
    no: "A.4.c",
    heading: "Rapid chess",
    says: "To claim a win on time, a player stops the clocks and calls the arbiter. The claim is good only if the \
           claimant has time left himself. The game is drawn if he cannot mate by any series of legal moves.",
    doubts: &[
        "If this is not proved, the claimant counts as able to mate. So he does where the other's King has been taken, \
         which no move mates.",
        "That the claimant must have time left is not certain of this edition.",
        "An arbiter who calls a flag claims nothing: whose flag he sees to have fallen first has lost, though the other's has \
         fallen since.",
    ],
    installs: &[
        Overstep(rule(&[FALLEN, OWN_UP, COULD_MATE], &[Ends(Outcome::OutOfTime)])),
        Overstep(rule(&[FALLEN, OWN_UP, COULD_NOT_MATE], &[Ends(Outcome::OutOfTimeToNoMate)])),
        Overstep(rule(&[FALLEN, OWN_LATER], &[Refuses]).despite(&["6.8", "6.9"])),
    ],
};

/// A.4.e
const IN_2014_A_4_E: Article = Article {
    no: "A.4.e",
    doubts: &["That the arbiter must is told of this edition; the letter of the article is not certain."],
    ..A_5_5
};

/// A.5
const IN_2014_A_5: Article = Article {
    no: "A.5",
    heading: "Rapid chess",
    says: "It is announced for the whole event whether the rules of standard games hold, or those of Article A.4.",
    doubts: &["Where nothing was announced, Article A.4 is read as announced."],
    installs: &[Provides(Provision::ToldAtTheStart)],
};
