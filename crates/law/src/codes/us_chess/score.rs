//! Rules 5, 15 and 16: the score and the clock.

use super::terms::*;
use crate::code::Article;
use crate::effect::{Effect::*, Figure, Provision};
use crate::question::Clause::*;
use crate::rule::rule;

/// 5F
pub(super) const R5F: Article = Article {
    no: "5F",
    heading: "The chess clock",
    says: "A clock that can delay or add time is the standard one where the time control has a delay or an \
           increment.",
    doubts: &[],
    installs: &[Provides(Provision::ToldWithClock)],
};

/// 15A
pub(super) const R15A: Article = Article {
    no: "15A",
    heading: "The recording of games",
    says: "Each player first makes his move and then records it, and records the opponent's, clearly and in turn. \
           Algebraic notation is the standard, and descriptive is allowed.",
    doubts: &[
        "It is read as allowed without an announcement, in a sealed move too. What is written as algebraic notation is \
         read as that, though no such move is legal; only another record is read as descriptive.",
        "The notation of computers, from square to square, is allowed and read. Any other is not compared with the game.",
        "A move written for a claim of a draw may be written before it is made.",
        "On an electronic score sheet a move is recorded after it was made, whatever was announced.",
    ],
    installs: &[
        Provides(Provision::ElectronicScores),
        Provides(Provision::DescriptiveAllowed),
        Recording(rule(&[IN_ORDER], &[Records])),
        Recording(rule(&[OTHERWISE], &[Reminds])),
        Recording(rule(&[GAP], &[Reminds])),
        Recording(rule(&[OTHER_NOTATION], &[Records])),
        Recording(rule(&[STRUCK], &[Records])),
        Recording(rule(&[OTHER_DATA], &[Records])),
        Recording(rule(&[WORDS], &[Reminds])),
        Recording(rule(&[AN_OFFER], &[Records])),
        Recording(rule(&[MAY_BE_FOR_CLAIM], &[Records])),
        Recording(rule(&[IN_ADVANCE], &[Offence])),
        Recording(rule(&[TWO_MOVES_BEHIND, MUST_RECORD], &[Offence])),
    ],
};

/// 15B
pub(super) const R15B: Article = Article {
    no: "15B",
    heading: "The recording of games",
    says: "If a player has less than five minutes left in a time control, and less than thirty seconds are added \
           with each move, neither need record until that control ends; then the scores are brought up to date.",
    doubts: &[
        "A player whose time has risen to five minutes again need not record in that control either.",
        "The control is read as that of the player who is short of time: once he has completed it, both record again.",
    ],
    installs: &[
        Sets(Figure::MinutesToRecord, 5),
        Sets(Figure::IncrementToRecord, 30),
        Provides(Provision::BothExcusedFromRecording),
        Recording(rule(&[TWO_MOVES_BEHIND, NEED_NOT_RECORD, NOT_YET_SUDDEN_DEATH], &[Records])),
    ],
};

/// 15C
pub(super) const R15C: Article = Article {
    no: "15C",
    heading: "The recording of games",
    says: "In sudden death, neither need record for the rest of the game then.",
    doubts: &[],
    installs: &[Recording(rule(&[TWO_MOVES_BEHIND, NEED_NOT_RECORD, NOW_SUDDEN_DEATH], &[Records]))],
};

/// 15D
pub(super) const R15D: Article = Article {
    no: "15D",
    heading: "The recording of games",
    says: "A player may borrow the opponent's score to bring his own up to date, on his own time.",
    doubts: &[],
    installs: &[Provides(Provision::ToldWithClock)],
};

/// 16C1
pub(super) const R16C1: Article = Article {
    no: "16C1",
    heading: "The use of the clock",
    says: "The clock is pressed with the hand that moved the man.",
    doubts: &[
        "A press with the other hand is a press all the same. What it costs is for the director to decide.",
    ],
    installs: &[Provides(Provision::PressedWithTheSameHand)],
};

/// 16
pub(super) const R16: Article = Article {
    no: "16",
    heading: "The use of the clock",
    says: "The director stops and starts clocks, and sets wrong times right.",
    doubts: &[],
    installs: &[
        Provides(Provision::ArbiterStopsClocks),
        Provides(Provision::ArbiterStartsClocks),
        Provides(Provision::TimesPutRight),
        StartClaim(rule(&[CLOCK, WRONG], &[SetsTheClock])),
        StartClaim(rule(&[CLOCK, AS_IT_SHOULD_BE], &[Refuses])),
        FoundByPeople("the times as they should be"),
    ],
};

/// 16Y
pub(super) const R16Y: Article = Article {
    no: "16Y",
    heading: "The use of the clock",
    says: "Neither a director nor a spectator helps a player to manage his time, as by telling him that he has not pressed his \
           clock.",
    doubts: &["What such help costs is for the director."],
    installs: &[Provides(Provision::ToldWithClock)],
};

/// 16X
pub(super) const R16X: Article = Article {
    no: "16X",
    heading: "The use of the clock",
    says: "Nobody else helps a player by telling him of his time or of the number of his moves.",
    doubts: &[],
    installs: &[Provides(Provision::ToldWithClock)],
};
