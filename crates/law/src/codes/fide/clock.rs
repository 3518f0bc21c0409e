//! Article 6: the clock.

use super::terms::*;
use crate::code::Article;
use crate::effect::{Effect::*, Outcome, Provision};
use crate::question::Clause::*;
use crate::rule::rule;

/// 6.1
pub(super) const A6_1: Article = Article {
    no: "6.1",
    heading: "The chess clock",
    says: "A clock shows the time of both players, of whom only one runs at a time, and its flag falls \
           when a player's time is at its end.",
    doubts: &[],
    installs: &[Provides(Provision::ToldWithClock)],
};

/// 6.2.1
pub(super) const A6_2_1: Article = Article {
    no: "6.2.1",
    heading: "The chess clock",
    says: "Having made his move a player stops his own clock and starts the other's: that completes the \
           move.",
    doubts: &[
        "The article knows no game without a clock; in one a move is read as complete when it is made.",
    ],
    installs: &[
        Provides(Provision::CompletedByPress),
        Completion(rule(&[LEGAL_MOVE], &[Completes])),
        Completion(rule(&[BREACH_OF_FOUR, UNSEEN], &[Completes])),
        Completion(rule(&[ILLEGAL_OR_UNPROMOTED, UNSEEN], &[Passes])),
    ],
};

/// 6.2.1.1
pub(super) const A6_2_1_1: Article = Article {
    no: "6.2.1.1",
    heading: "The chess clock",
    says: "A move that ends the game is complete as well.",
    doubts: &[],
    installs: &[Provides(Provision::CompletedByEnd)],
};

/// 6.2.1.2
pub(super) const A6_2_1_2: Article = Article {
    no: "6.2.1.2",
    heading: "The chess clock",
    says: "A move that was not completed is complete once its player has made his next.",
    doubts: &[
        "Read from the reply on, by which the other has accepted it; the letter waits for the next move \
         of him who made it.",
    ],
    installs: &[Provides(Provision::CompletedByReply)],
};

/// 6.2.2
pub(super) const A6_2_2: Article = Article {
    no: "6.2.2",
    heading: "The chess clock",
    says: "A player may always stop his clock after he has made a move, even when the other has made the \
           next.",
    doubts: &[],
    installs: &[Provides(Provision::PressAfterReply)],
};

/// 6.2.3
pub(super) const A6_2_3: Article = Article {
    no: "6.2.3",
    heading: "The chess clock",
    says: "The clock is pressed with the hand that made the move; no hand is kept on it or above it.",
    doubts: &[],
    installs: &[Provides(Provision::ToldWithClock)],
};

/// 6.2.4
pub(super) const A6_2_4: Article = Article {
    no: "6.2.4",
    heading: "The chess clock",
    says: "The clock is handled properly: not pressed by force, nor before a move, nor lifted or knocked \
           over.",
    doubts: &["Pressing before a move costs what Article 7.5.3 says."],
    installs: &[Completion(rule(&[NO_MOVE, SEEN], &[Counts])), Provides(Provision::ToldWithClock)],
};

/// 6.2.5
pub(super) const A6_2_5: Article = Article {
    no: "6.2.5",
    heading: "The chess clock",
    says: "Only the player whose clock runs may adjust men.",
    doubts: &["Read with Article 4.2.1 of the player who has the move."],
    installs: &[Excuse(rule(&[HAVING_THE_MOVE, NOTICE_GIVEN], &[Excuses]))],
};

/// 6.2.6
pub(super) const A6_2_6: Article = Article {
    no: "6.2.6",
    heading: "The chess clock",
    says: "A player who cannot use the clock himself has an assistant, whom the arbiter accepts.",
    doubts: &[],
    installs: &[Provides(Provision::ToldWithClock)],
};

/// 6.3.1
pub(super) const A6_3_1: Article = Article {
    no: "6.3.1",
    heading: "The chess clock",
    says: "So many moves, or all, are made in so much time, and more may be given with each move.",
    doubts: &[],
    installs: &[Provides(Provision::ToldWithClock)],
};

/// 6.3.2
pub(super) const A6_3_2: Article = Article {
    no: "6.3.2",
    heading: "The chess clock",
    says: "Time saved in one period is added to the next; with a delay the time itself does not lessen \
           if the clock is pressed before the delay is over.",
    doubts: &[],
    installs: &[Provides(Provision::ToldWithClock)],
};

/// 6.4
pub(super) const A6_4: Article = Article {
    no: "6.4",
    heading: "The chess clock",
    says: "When a flag has fallen, it is looked at once whether the moves were made.",
    doubts: &[],
    installs: &[
        Overstep(rule(&[NOT_FALLEN], &[Refuses])),
        Overstep(rule(&[FALLEN, OWN_UP, COULD_MATE], &[Ends(Outcome::OutOfTime)])),
        Overstep(rule(&[FALLEN, OWN_UP, COULD_NOT_MATE], &[Ends(Outcome::OutOfTimeToNoMate)])),
    ],
};

/// 6.5
pub(super) const A6_5: Article = Article {
    no: "6.5",
    heading: "The chess clock",
    says: "The arbiter decides where the clock stands.",
    doubts: &[],
    installs: &[Provides(Provision::ToldWithClock)],
};

/// 6.6
pub(super) const A6_6: Article = Article {
    no: "6.6",
    heading: "The chess clock",
    says: "At the time set for the start White's clock is started.",
    doubts: &[],
    installs: &[Provides(Provision::ToldWithClock)],
};

/// 6.7.1
pub(super) const A6_7_1: Article = Article {
    no: "6.7.1",
    heading: "The chess clock",
    says: "Whoever comes to the board after the default time loses, unless the arbiter decides \
           otherwise; if none is named it is nought.",
    doubts: &[],
    installs: &[Provides(Provision::DefaultTime), Arrival(rule(&[LATE], &[Ends(Outcome::Defaulted)]))],
};

/// 6.7.2
pub(super) const A6_7_2: Article = Article {
    no: "6.7.2",
    heading: "The chess clock",
    says: "Where the default time is not nought and neither has come, White bears the time until he \
           comes.",
    doubts: &[],
    installs: &[Provides(Provision::WhiteBearsTheTime)],
};

/// 6.8
pub(super) const A6_8: Article = Article {
    no: "6.8",
    heading: "The chess clock",
    says: "A flag has fallen when the arbiter observes it or a player claims it validly.",
    doubts: &[],
    installs: &[
        Provides(Provision::ArbiterCallsFlags),
        Overstep(rule(&[FALLEN, OWN_NOT_FIRST, COULD_MATE], &[Ends(Outcome::OutOfTime)])),
        Overstep(rule(&[FALLEN, OWN_NOT_FIRST, COULD_NOT_MATE], &[Ends(Outcome::OutOfTimeToNoMate)])),
    ],
};

/// 6.9
pub(super) const A6_9: Article = Article {
    no: "6.9",
    heading: "The chess clock",
    says: "Whoever does not make his moves in the time loses, unless the game has ended before; but it \
           is drawn if the other cannot mate by any series of legal moves.",
    doubts: &["Unproven counts as if he could."],
    installs: &[
        Overstep(rule(&[FALLEN, OWN_NOT_FIRST, COULD_MATE], &[Ends(Outcome::OutOfTime)])),
        Overstep(rule(&[FALLEN, OWN_NOT_FIRST, COULD_NOT_MATE], &[Ends(Outcome::OutOfTimeToNoMate)])),
    ],
};

/// 6.10.1
pub(super) const A6_10_1: Article = Article {
    no: "6.10.1",
    heading: "The chess clock",
    says: "What the clock shows is conclusive, unless it is plainly defective; the arbiter then sets the \
           times as he thinks best.",
    doubts: &[],
    installs: &[
        Overstep(rule(&[NOT_FALLEN], &[Refuses])),
        FoundByPeople("that a clock is defective, and the times as they should be"),
    ],
};

/// 6.10.2
pub(super) const A6_10_2: Article = Article {
    no: "6.10.2",
    heading: "The chess clock",
    says: "A clock found to be set wrongly is stopped and set right at once by the arbiter.",
    doubts: &[],
    installs: &[Provides(Provision::TimesPutRight), FoundByPeople("the times as they should be")],
};

/// 6.11.1
pub(super) const A6_11_1: Article = Article {
    no: "6.11.1",
    heading: "The chess clock",
    says: "If the game must be interrupted, the arbiter stops the clocks.",
    doubts: &[],
    installs: &[Provides(Provision::ArbiterStopsClocks)],
};

/// 6.11.2
pub(super) const A6_11_2: Article = Article {
    no: "6.11.2",
    heading: "The chess clock",
    says: "A player stops the clocks only to get the arbiter's help, as when the piece for a promotion \
           is not at hand.",
    doubts: &[],
    installs: &[Provides(Provision::StoppedForTheArbiter)],
};

/// 6.11.3
pub(super) const A6_11_3: Article = Article {
    no: "6.11.3",
    heading: "The chess clock",
    says: "The arbiter decides when the game is taken up again.",
    doubts: &[],
    installs: &[Provides(Provision::ArbiterStartsClocks)],
};

/// 6.11.4
pub(super) const A6_11_4: Article = Article {
    no: "6.11.4",
    heading: "The chess clock",
    says: "If a player who stopped the clocks had plainly no good reason, he is punished as Article 12.9 \
           says.",
    doubts: &["Read of a stop for which no reason is given."],
    installs: &[Provides(Provision::StoppedWithoutReason), FoundByPeople("whether there was a good reason")],
};

/// 6.12.1
pub(super) const A6_12_1: Article = Article {
    no: "6.12.1",
    heading: "The chess clock",
    says: "Boards, screens and clocks that show the position, the moves and the number of moves are \
           allowed.",
    doubts: &[],
    installs: &[Provides(Provision::ToldWithClock)],
};

/// 6.12.2
pub(super) const A6_12_2: Article = Article {
    no: "6.12.2",
    heading: "The chess clock",
    says: "No claim rests only on what is shown so.",
    doubts: &["The log alone counts here."],
    installs: &[DrawClaim(rule(&[NOT_PROVED, CLAIMED_BY_THE_PLAYER, UNTOUCHED], &[Refuses]))],
};
