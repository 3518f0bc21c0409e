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
    says: "A clock shows the time of both players, and only one player's time runs at once. A flag falls \
           when a player's time is used up.",
    doubts: &[],
    installs: &[Provides(Provision::ToldWithClock)],
};

/// 6.2.1
pub(super) const A6_2_1: Article = Article {
    no: "6.2.1",
    heading: "The chess clock",
    says: "A player who has made his move stops his own clock and starts the opponent's; this completes \
           the move.",
    doubts: &[
        "The article does not provide for a game without a clock. There a move is read as complete when it \
         is made.",
    ],
    installs: &[
        Provides(Provision::CompletedByPress),
        Completion(rule(&[LEGAL_MOVE], &[Completes])),
        Completion(rule(&[BREACH_OF_FOUR, UNSEEN], &[Completes])),
        Completion(rule(&[ILLEGAL_OR_UNPROMOTED, UNSEEN], &[Passes])),
        Overstep(rule(&[FALLEN, UNCOMPLETED, OWN_UP, COULD_MATE], &[Ends(Outcome::OutOfTime)])),
        Overstep(rule(&[FALLEN, UNCOMPLETED, OWN_UP, COULD_NOT_MATE], &[Ends(Outcome::OutOfTimeToNoMate)])),
    ],
};

/// 6.2.1.1
pub(super) const A6_2_1_1: Article = Article {
    no: "6.2.1.1",
    heading: "The chess clock",
    says: "A move that ends the game is also complete.",
    doubts: &[],
    installs: &[Provides(Provision::CompletedByEnd)],
};

/// 6.2.1.2
pub(super) const A6_2_1_2: Article = Article {
    no: "6.2.1.2",
    heading: "The chess clock",
    says: "A move that was not completed is complete once the player has made his next move.",
    doubts: &[
        "An illegal move that was not completed goes back when it is found, and is not counted (7.5.1).",
    ],
    installs: &[Provides(Provision::CompletedByNextMove)],
};

/// 6.2.2
pub(super) const A6_2_2: Article = Article {
    no: "6.2.2",
    heading: "The chess clock",
    says: "A player may always stop his clock after he has made a move, even if the opponent has made the \
           next.",
    doubts: &[],
    installs: &[Provides(Provision::PressAfterReply)],
};

/// 6.2.3
pub(super) const A6_2_3: Article = Article {
    no: "6.2.3",
    heading: "The chess clock",
    says: "The clock is pressed with the hand that made the move. A hand may not stay on it or above it.",
    doubts: &[
        "A press with the other hand is an offence and a press all the same. What it costs is for the arbiter to \
               decide.",
        "A finger left on the clock is an offence. The time that it may have cost is for the arbiter to find.",
    ],
    installs: &[
        Provides(Provision::PressedWithTheSameHand),
        Provides(Provision::NoFingerOnTheClock),
        Provides(Provision::ToldWithClock),
    ],
};

/// 6.2.4
pub(super) const A6_2_4: Article = Article {
    no: "6.2.4",
    heading: "The chess clock",
    says: "The clock must be handled properly. It may not be pressed with force or before a move, lifted, or knocked \
           over. Who does so is punished under Article 12.9.",
    doubts: &["Article 7.5.3 says what pressing before a move costs."],
    installs: &[Completion(rule(&[NO_MOVE, SEEN], &[Counts])), Provides(Provision::ToldWithClock)],
};

/// 6.2.5
pub(super) const A6_2_5: Article = Article {
    no: "6.2.5",
    heading: "The chess clock",
    says: "Only the player whose clock runs may adjust men.",
    doubts: &[
        "The player who has the move and adjusts in the opponent's time breaks this article. By Article 4.2.1 \
               his touch binds him to nothing all the same.",
    ],
    installs: &[
        Excuse(rule(&[HAVING_THE_MOVE, NOTICE_GIVEN, OWN_CLOCK_RUNS], &[Excuses])),
        Excuse(rule(&[HAVING_THE_MOVE, NOTICE_GIVEN, OTHER_CLOCK_RUNS], &[Offence])),
    ],
};

/// 6.2.6
pub(super) const A6_2_6: Article = Article {
    no: "6.2.6",
    heading: "The chess clock",
    says: "A player who cannot use the clock himself has an assistant whom the arbiter accepts. The arbiter adjusts his clock.",
    doubts: &["By how much is for the arbiter to find."],
    installs: &[
        Provides(Provision::ToldWithClock),
        Assistance(rule(&[OF_THE_UNABLE, HE_PRESSES], &[MustBeDone])),
    ],
};

/// 6.3.1
pub(super) const A6_3_1: Article = Article {
    no: "6.3.1",
    heading: "The chess clock",
    says: "So many moves, or all of them, must be made in so much time, and time may be added with each \
           move.",
    doubts: &[],
    installs: &[Provides(Provision::ToldWithClock)],
};

/// 6.3.2
pub(super) const A6_3_2: Article = Article {
    no: "6.3.2",
    heading: "The chess clock",
    says: "Time saved in one period is added to the next. With a delay, a player's time does not decrease \
           if he presses the clock before the delay is over.",
    doubts: &[],
    installs: &[Provides(Provision::ToldWithClock)],
};

/// 6.4
pub(super) const A6_4: Article = Article {
    no: "6.4",
    heading: "The chess clock",
    says: "When a flag has fallen, it is checked at once whether the required moves were made.",
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
    says: "White's clock is started when the game is due to begin.",
    doubts: &[],
    installs: &[Provides(Provision::ToldWithClock)],
};

/// 6.7.1
pub(super) const A6_7_1: Article = Article {
    no: "6.7.1",
    heading: "The chess clock",
    says: "A player who comes to the board after the default time loses, unless the arbiter decides \
           otherwise. If no default time is named, it is the start of play.",
    doubts: &[
        "If both come late, both lose. A player counts as absent who was found absent, and nobody else: that a player \
         has not acted yet does not show it.",
        "What the arbiter decides of a game in which a player was found absent, and has not come, is read as his decision that \
         the player may still play, also once the player has lost by it. Of two who have lost so, it is read of those who have come \
         since, if one has.",
    ],
    installs: &[
        Provides(Provision::DefaultTime),
        Provides(Provision::ArbiterExcusesLateness),
        FoundByPeople("whether a player who comes late may play all the same"),
        Arrival(rule(&[LATE], &[Ends(Outcome::Defaulted)])),
        Arrival(rule(&[BOTH_LATE], &[Ends(Outcome::BothDefaulted)])),
    ],
};

/// 6.7.2
pub(super) const A6_7_2: Article = Article {
    no: "6.7.2",
    heading: "The chess clock",
    says: "If the default time is later than the start of play and neither player has come, White's time \
           runs until he comes.",
    doubts: &[],
    installs: &[Provides(Provision::WhiteBearsTheTime)],
};

/// 6.8
pub(super) const A6_8: Article = Article {
    no: "6.8",
    heading: "The chess clock",
    says: "A flag has fallen when the arbiter observes it or a player validly claims it.",
    doubts: &[
        "A draw that is accepted while a claim on time waits for the ruling counts only if the claim fails: where it is \
         valid, the flag had fallen when it was made. Until then neither player can take the agreement back or resign.",
        "A player who resigns while his own claim on time waits gives the claim up, and has lost.",
        "A flag that nobody has observed or claimed goes up again if a ruling gives the player time: more time is allotted to \
         him then (Article 6.9). Another reading: it is still fallen, since it fell before the time was given, and the opponent may \
         claim it. Where both flags are down, time that is given lifts neither.",
        "Where both flags are down, the one that fell first is read off the clock, though nobody observed or claimed it before. Another \
         reading: what nobody has seen cannot be established, and no flag counts as the first (Guideline III.3.1).",
        "An arbiter who finds after the end of the game that the flag was first is read as having observed it before then. If \
         nobody had observed or claimed it, the flag had not fallen when the game ended, and the result stands.",
        "What is done in the moment in which a flag falls is read as done after an arbiter who is there has observed it, be it a \
         mate, a claim or a report: the dials decide (Article 6.10). Another reading: nothing has fallen before he observes it, \
         and what ends the game in that moment comes first. An arbiter who holds so finds that the mate was first, or gives \
         another result (Article 8.7).",
        "An arbiter who comes to the board, and sees at once an illegal move and a flag that fell after it, acts on the illegal \
         move: that came first. So he does on a press without a move, on a breach of touch and move, and on displaced men. A flag \
         that was down already comes before them.",
        "An arbiter who is called to a claim on time looks at the clock, and is read as observing both flags: if only the claimant's \
         own is down, it is he who has exceeded the time. Another reading: the arbiter rules on the claim, and on nothing else.",
    ],
    installs: &[
        Provides(Provision::ArbiterCallsFlags),
        Overstep(rule(&[NOT_FALLEN], &[Refuses])),
        Provides(Provision::FlagGoesUpAgain),
        Overstep(rule(&[FALLEN, OWN_NOT_FIRST, COULD_MATE], &[Ends(Outcome::OutOfTime)])),
        Overstep(rule(&[FALLEN, OWN_NOT_FIRST, COULD_NOT_MATE], &[Ends(Outcome::OutOfTimeToNoMate)])),
    ],
};

/// 6.9
pub(super) const A6_9: Article = Article {
    no: "6.9",
    heading: "The chess clock",
    says: "A player who does not make the required moves in time loses, unless the game has already ended; \
           but it is drawn if the opponent cannot mate by any series of legal moves.",
    doubts: &[
        "If this is not proved, the opponent counts as able to mate. So he does where the player's King has been taken, \
         which no move mates, and where a move of the player's can still be taken back that is illegal, or against a touch.",
        "Whether a mate came before the flag is found where it is in question: in a hearing of the claim, or once the game has \
         ended on time, lost or drawn.",
    ],
    installs: &[
        Provides(Provision::EndBeforeFlagStands),
        Overstep(rule(&[FALLEN, OWN_NOT_FIRST, COULD_MATE], &[Ends(Outcome::OutOfTime)])),
        Overstep(rule(&[FALLEN, OWN_NOT_FIRST, COULD_NOT_MATE], &[Ends(Outcome::OutOfTimeToNoMate)])),
    ],
};

/// 6.10.1
pub(super) const A6_10_1: Article = Article {
    no: "6.10.1",
    heading: "The chess clock",
    says: "The dials decide, unless the clock plainly has a fault. Then the arbiter sets the times as he \
           thinks best.",
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
    says: "If a clock is found to be set wrongly, the arbiter stops it and corrects it at once. He sets the times, and \
           if need be the counter of moves, as he thinks best.",
    doubts: &[
        "Read as the times that a clock set rightly would show. A flag is not down by this, nor one for which there \
         would have been time left.",
        "A player who has used more by then than a clock set rightly would have given him has no time left, and his flag falls \
         as soon as his clock runs on. The arbiter may find other times, as he thinks best.",
    ],
    installs: &[
        Provides(Provision::TimesPutRight),
        StartClaim(rule(&[CLOCK, WRONG], &[SetsTheClock])),
        StartClaim(rule(&[CLOCK, AS_IT_SHOULD_BE], &[Refuses])),
        FoundByPeople("the times as they should be"),
    ],
};

/// 6.11.1
pub(super) const A6_11_1: Article = Article {
    no: "6.11.1",
    heading: "The chess clock",
    says: "To interrupt the game, the arbiter stops the clocks.",
    doubts: &[],
    installs: &[Provides(Provision::ArbiterStopsClocks)],
};

/// 6.11.2
pub(super) const A6_11_2: Article = Article {
    no: "6.11.2",
    heading: "The chess clock",
    says: "A player may stop the clocks only to get the arbiter's help, for example if the piece for a \
           promotion is not at hand.",
    doubts: &[
        "A player who starts the opponent's clock again instead, because of an irregularity, handles the clock \
         wrongly. This is not read as a press without a move (7.5.3).",
    ],
    installs: &[
        Provides(Provision::StoppedForTheArbiter),
        PressBack(rule(&[BACK_FOR_AN_IRREGULARITY], &[Offence])),
    ],
};

/// 6.11.3
pub(super) const A6_11_3: Article = Article {
    no: "6.11.3",
    heading: "The chess clock",
    says: "The arbiter decides when play goes on.",
    doubts: &[],
    installs: &[Provides(Provision::ArbiterStartsClocks)],
};

/// 6.11.4
pub(super) const A6_11_4: Article = Article {
    no: "6.11.4",
    heading: "The chess clock",
    says: "A player who stopped the clocks plainly without a good reason is punished under Article 12.9.",
    doubts: &[
        "Where the board shows no reason, such as a Pawn that waits for its piece, it is for people to find whether there \
         was a good one, be it that one is given or none.",
    ],
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
    says: "A claim may not rest only on what these show.",
    doubts: &["Here only the log counts."],
    installs: &[Provides(Provision::ToldWithClock)],
};
