//! The rules of blitz, in force where a game was announced as blitz. They are cited by their own numbers.

use super::terms::*;
use crate::code::{Annex, Article};
use crate::effect::{Effect::*, Figure, Outcome, Provision};
use crate::question::Clause::*;
use crate::regulations::{Tempo, When};
use crate::rule::rule;

/// Blitz.
pub(super) const BLITZ: Annex = Annex {
    title: "Blitz",
    when: &[When::Tempo(&[Tempo::Blitz])],
    instead_of: &["11H", "14E1", "14E2", "14E3"],
    articles: &[BLITZ_1, BLITZ_3, BLITZ_3A, BLITZ_4, BLITZ_7C, BLITZ_7D, BLITZ_8D],
};

const BLITZ_1: Article = Article {
    no: "Blitz 1",
    heading: "Blitz",
    says: "Blitz is played by the rules of standard games, except where its own rules say otherwise. Nobody need keep \
           score.",
    doubts: &[
        "A game with little time that was not announced as blitz is judged by the rules of standard games.",
    ],
    installs: &[
        Provides(Provision::ToldAtTheStart),
        Provides(Provision::NoDutyToRecord),
        Recording(rule(&[TWO_MOVES_BEHIND, NEED_NOT_RECORD], &[Records])),
    ],
};

const BLITZ_3: Article = Article {
    no: "Blitz 3",
    heading: "Blitz",
    says: "Before play both players look at the men and at the clock. Once each has completed a move, the men and the \
           times stay as they were set.",
    doubts: &[
        "Until then Rules 11F and 16 put right what is wrong.",
        "Reversed colours are read like a wrong array. A board that lies wrongly is turned at any time (11G).",
    ],
    installs: &[
        Sets(Figure::MovesToMendTheStart, 1),
        Provides(Provision::StartMendedUntilCompleted),
        Provides(Provision::ColoursMendedUntilCompleted),
        StartClaim(rule(&[MEN, WRONG, BOTH_HAVE_MOVED], &[Refuses])),
        StartClaim(rule(&[COLOURS, WRONG, BOTH_HAVE_MOVED], &[Refuses])),
        StartClaim(rule(&[CLOCK, WRONG, BOTH_HAVE_MOVED], &[Refuses]).despite(&["16"])),
    ],
};

const BLITZ_3A: Article = Article {
    no: "Blitz 3A",
    heading: "Blitz",
    says: "An illegal move that nobody claims stands: once the opponent has determined his next move, it can no longer \
           be claimed. Where King and Queen were set up the wrong way round, the King may castle from where he stands.",
    doubts: &["Which castling is open is read from the rights that the start gives."],
    installs: &[Attention(rule(&[REPLIED], &[Refuses]).despite(&["11A", "11B", "11D", "11D1"]))],
};

const BLITZ_4: Article = Article {
    no: "Blitz 4",
    heading: "Blitz",
    says: "A player moves and presses the clock with one and the same hand, when he castles and captures too.",
    doubts: &["No penalty is named: it is for the director. What was claimed once is not claimed again."],
    installs: &[
        Provides(Provision::OneHand),
        Provides(Provision::PressedWithTheSameHand),
        HandsClaim(rule(&[USED_BOTH, CLAIMED_IN_TIME], &[Offence])),
        HandsClaim(rule(&[USED_BOTH, CLAIMED_TOO_LATE], &[Refuses])),
        HandsClaim(rule(&[DID_NOT], &[Refuses])),
    ],
};

const BLITZ_7C: Article = Article {
    no: "Blitz 7c",
    heading: "Blitz",
    says: "A player wins whose opponent's flag has fallen, if he claims it while his own is up, and has mating material: \
           a Queen, a Rook, a Pawn or two minor pieces.",
    doubts: &[
        "Two Knights are mating material here. Rule 14E is not applied.",
        "Time that is given while both flags are down lifts neither: nobody makes his own flag go up by a claim.",
    ],
    installs: &[
        Overstep(rule(&[IN_GOOD_TIME, ENOUGH_FOR_BLITZ], &[Ends(Outcome::OutOfTime)])),
        // By 9F two Knights alone do not win without a forced win.
        Overstep(rule(&[IN_GOOD_TIME, KNIGHTS, NOT_FORCED], &[Ends(Outcome::OutOfTime)]).despite(&["9F"])),
    ],
};

const BLITZ_7D: Article = Article {
    no: "Blitz 7d",
    heading: "Blitz",
    says: "When the opponent has completed an illegal move, a player may claim it before he determines a move of his own: \
           the position before it is restored, and he is given two minutes.",
    doubts: &[
        "There are rules of blitz by which the illegal move loses the game. It is read as losing only where that was \
         announced (the variation).",
        "A director who sees the move waits for the claim.",
        "A Pawn left on its last rank when the clock is pressed is read as no illegal move in blitz either (8F7): its move is not \
         determined (9D), and costs neither two minutes nor, with the variation, the game. Another reading: the press completes it, \
         and it is one that no Pawn can make.",
    ],
    installs: &[
        Attention(rule(
            &[UNREPLIED, ILLEGAL_AND_COMPLETED, BY_THE_OPPONENT, RECENT, ASCERTAINED],
            &[Restores(BEFORE_IT), Counts],
        )),
        Infringement(rule(&[], &[GivesTime(Figure::SecondsForIllegalMove)])),
        Completion(rule(&[ILLEGAL_OR_UNPROMOTED, ACTED_ON], &[Passes]).despite(&["9D"])),
    ],
};

const BLITZ_8D: Article = Article {
    no: "Blitz 8d",
    heading: "Blitz",
    says: "The game is drawn if the opponent's flag falls, and the player who claims it has no mating material.",
    doubts: &[],
    installs: &[Overstep(
        rule(&[IN_GOOD_TIME, TOO_LITTLE_FOR_BLITZ], &[Ends(Outcome::OutOfTimeToNoMate)])
            .despite(&["9F", "13C", "13C1", "13C7"]),
    )],
};

/// Blitz in which an illegal move loses.
pub(super) const BLITZ_LOST: Annex = Annex {
    title: "Blitz in which an illegal move loses",
    when: &[When::Tempo(&[Tempo::Blitz]), When::Variation("blitz-king")],
    instead_of: &[],
    articles: &[BLITZ_8D_ILLEGAL],
};

const BLITZ_8D_ILLEGAL: Article = Article {
    no: "Blitz 8d Variation",
    heading: "Blitz",
    says: "The game is drawn if the opponent has completed an illegal move, by which he would lose, and the player who \
           claims it has no mating material.",
    doubts: &[],
    installs: &[Attention(
        rule(
            &[UNREPLIED, ILLEGAL_AND_COMPLETED, BY_THE_OPPONENT, NOT_TOUCHED_SINCE, TOO_LITTLE_TO_WIN],
            &[Ends(Outcome::IllegalMovesToNoMate)],
        )
        .despite(&["11A", "11B", "11D", "11D1", "Blitz 7d", "Blitz Variation"]),
    )],
};
