//! Appendices A and B in the edition of 2018: two minutes in rapid chess, one in blitz.

use super::appendix::*;
use super::guidelines::{
    ADJOURNMENT, CHESS960, LAST_TWO_MINUTES, NO_ADJOURNMENT, NOT_ANNOUNCED, NOT_IN_BLITZ, TWO_BOARDS,
};
use super::terms::*;
use crate::code::{Annex, Article};
use crate::effect::Effect::*;
use crate::effect::{Figure, Provision};
use crate::question::Clause::*;
use crate::rule::rule;

/// The appendices and guidelines of 2018.
pub(super) const APPENDICES_2018: &[Annex] = &[
    NO_ADJOURNMENT,
    ADJOURNMENT,
    CHESS960,
    LAST_TWO_MINUTES,
    NOT_ANNOUNCED,
    NOT_IN_BLITZ,
    TWO_BOARDS,
    Annex {
        title: "Appendix A: rapid chess",
        when: &[RAPID],
        instead_of: &[],
        articles: &[A_2, IN_2018_A_5],
    },
    Annex {
        title: "Appendix A: rapid chess where an arbiter watches every game",
        when: &[RAPID, FULL],
        instead_of: &[],
        articles: &[A_4_1.numbered("A.3.1.1"), A_4_2.numbered("A.3.1.2"), A_4_3.numbered("A.3.2")],
    },
    Annex {
        title: "Appendix A: fast games where no arbiter watches every game",
        when: &[FAST, ORDINARY],
        instead_of: &[],
        articles: &[
            A_5_1_1.numbered("A.4.1.1"),
            A_5_1_2.numbered("A.4.1.2"),
            A_5_2.numbered("A.4.2"),
            A_5_3.numbered("A.4.3"),
            A_5_4.numbered("A.4.4"),
            A_5_5.numbered("A.4.5"),
        ],
    },
    Annex {
        title: "Appendix B: blitz",
        when: &[BLITZ],
        instead_of: &[],
        articles: &[ONE_MINUTE, B_4.numbered("B.5")],
    },
    Annex {
        title: "Appendix B: blitz where an arbiter watches every game",
        when: &[BLITZ, FULL],
        instead_of: &[],
        articles: &[
            B_2_1.numbered("B.3.1.1").doubted(&[]),
            B_2_2.numbered("B.3.1.2"),
            B_2_3.numbered("B.3.2"),
        ],
    },
    Annex {
        title: "Appendix B: blitz where no arbiter watches every game",
        when: &[BLITZ, ORDINARY],
        instead_of: &[],
        articles: &[IN_2018_B_4],
    },
];

/// A.5
const IN_2018_A_5: Article = Article {
    no: "A.5",
    heading: "Rapid chess",
    says: "It is announced for the whole event whether the rules of standard games hold, or those of Article A.4.",
    doubts: &["Where nothing was announced, Article A.4 is read as announced."],
    installs: &[Provides(Provision::ToldAtTheStart)],
};

/// B.2, as it stands in 2014 too
pub(super) const ONE_MINUTE: Article = Article {
    no: "B.2",
    heading: "Blitz",
    says: "Where Articles 7 and 9 give two minutes, the opponent is given one.",
    doubts: &[],
    installs: &[Sets(Figure::SecondsForIllegalMove, 60), Sets(Figure::SecondsForWrongClaim, 60)],
};

/// B.4, as it stands in 2014 too
pub(super) const IN_2018_B_4: Article = Article {
    no: "B.4",
    heading: "Blitz",
    says: "Otherwise Articles A.2 and A.4 hold: nobody need record.",
    doubts: &[],
    installs: &[
        Provides(Provision::NoDutyToRecord),
        Recording(rule(&[TWO_MOVES_BEHIND, NEED_NOT_RECORD], &[Records]).despite(&["8.4"])),
        Recording(rule(&[REQUIRED, NEED_NOT_RECORD], &[Records]).despite(&["8.4"])),
        Asking(rule(&[ASKS_SHEET], &[MustBeDone])),
        Provides(Provision::ToldAtTheStart),
    ],
};
