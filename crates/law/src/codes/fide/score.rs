//! Article 8: the score.

use super::terms::*;
use crate::code::Article;
use crate::effect::{Effect::*, Figure, Provision};
use crate::question::Clause::*;
use crate::rule::rule;

/// 8.1.1
pub(super) const A8_1_1: Article = Article {
    no: "8.1.1",
    heading: "The recording of the moves",
    says: "During play each player records all moves, his own and the opponent's, one after the other and \
           legibly, in algebraic notation on the sheet provided.",
    doubts: &[
        "A record that differs from the game is noted. No penalty is named for it.",
        "Where neither player writes anything here, the scores are read as kept elsewhere. Where one does, a sheet on which nothing \
         stands is read as empty.",
        "Who is required to bring his score up to date has to before his next move. In whose time he does it is not said: it is read as \
         the time of the player whose clock runs. Another reading: he does it in his own, as at the end of a period (Article 8.5).",
    ],
    installs: &[
        Recording(rule(&[IN_ORDER], &[Records])),
        Recording(rule(&[OTHERWISE], &[Reminds])),
        Recording(rule(&[GAP], &[Reminds])),
        Recording(rule(&[OTHER_NOTATION], &[Reminds])),
        Recording(rule(&[STRUCK], &[Records])),
        Recording(rule(&[UP_TO_DATE], &[Records])),
        Recording(rule(&[REQUIRED, MUST_RECORD], &[Reminds])),
    ],
};

/// 8.1.1.1
pub(super) const A8_1_1_1: Article = Article {
    no: "8.1.1.1",
    heading: "The recording of the moves",
    says: "A player may record by writing on the paper sheet of the event, in algebraic notation.",
    doubts: &[],
    installs: &[
        Recording(rule(&[IN_ORDER, ON_PAPER], &[Records])),
        Recording(rule(&[OTHER_NOTATION, ON_PAPER], &[Reminds])),
    ],
};

/// 8.1.1.2
pub(super) const A8_1_1_2: Article = Article {
    no: "8.1.1.2",
    heading: "The recording of the moves",
    says: "A player may record by entering the moves on an electronic sheet of the event that FIDE has certified.",
    doubts: &["Whether a sheet is certified is for the arbiter to know."],
    installs: &[
        Provides(Provision::ElectronicScores),
        Recording(rule(&[IN_ORDER, ELECTRONICALLY], &[Records])),
    ],
};

/// 8.1.2
pub(super) const A8_1_2: Article = Article {
    no: "8.1.2",
    heading: "The recording of the moves",
    says: "A player may not write moves in advance, except for a claim under Article 9.2 or 9.3, or to \
           seal a move.",
    doubts: &[
        "The player who has the move may be about to claim with what he writes: it is an offence only once he has \
         made a move without a claim.",
        "A move declared with a claim is read as written, where the player does not record his moves here, or need not record. Otherwise he \
         writes it first: until he has, the claim is read as not made yet, and costs nothing. Another reading: such a claim is wrong.",
        "A move that he strikes out before he moves is read as not written.",
    ],
    installs: &[Recording(rule(&[MAY_BE_FOR_CLAIM], &[Records])), Recording(rule(&[IN_ADVANCE], &[Offence]))],
};

/// 8.1.3
pub(super) const A8_1_3: Article = Article {
    no: "8.1.3",
    heading: "The recording of the moves",
    says: "A player may reply before he records the opponent's move, but he must record his own previous \
           move before he makes another.",
    doubts: &[
        "It is an offence, as to write moves in advance is: what follows from it is for the arbiter to say.",
    ],
    installs: &[
        Recording(rule(&[TWO_MOVES_BEHIND, MUST_RECORD], &[Offence])),
        Recording(rule(&[LEFT_BEHIND], &[Offence])),
        Recording(rule(&[BEHIND_AFTER_PERIOD], &[Offence])),
        Recording(rule(&[BEHIND_AFTER_BOTH_PERIODS], &[Offence])),
        Recording(rule(&[IN_ORDER], &[Records])),
    ],
};

/// 8.1.4
pub(super) const A8_1_4: Article = Article {
    no: "8.1.4",
    heading: "The recording of the moves",
    says: "Nothing is written in the score but moves, clock times, draw offers, claims and other facts of \
           the game.",
    doubts: &[
        "Whether words belong to the game is for people to judge: they are noted, and are no offence by \
               themselves.",
    ],
    installs: &[
        Recording(rule(&[OTHER_DATA], &[Records])),
        Recording(rule(&[WORDS], &[Reminds])),
        FoundByPeople("whether what is written belongs to the game"),
    ],
};

/// 8.1.5
pub(super) const A8_1_5: Article = Article {
    no: "8.1.5",
    heading: "The recording of the moves",
    says: "Both players record an offer of a draw with the sign (=).",
    doubts: &[],
    installs: &[Recording(rule(&[AN_OFFER], &[Records])), Recording(rule(&[OFFER_MISSING], &[Reminds]))],
};

/// 8.1.6
pub(super) const A8_1_6: Article = Article {
    no: "8.1.6",
    heading: "The recording of the moves",
    says: "A player who cannot keep score has an assistant whom the arbiter accepts. The arbiter adjusts his clock.",
    doubts: &["By how much is for the arbiter to find."],
    installs: &[
        Provides(Provision::ToldAtTheStart),
        Assistance(rule(&[OF_THE_UNABLE, HE_RECORDS], &[MustBeDone])),
    ],
};

/// 8.2
pub(super) const A8_2: Article = Article {
    no: "8.2",
    heading: "The recording of the moves",
    says: "The arbiter must be able to see the score during the whole game.",
    doubts: &[
        "That a player covers his score is for the arbiter to report.",
        "Between two sittings of an adjourned game no score is kept, and to cover it then is read as no offence.",
    ],
    installs: &[Provides(Provision::ToldAtTheStart), Conduct(rule(&[SCORE_COVERED], &[Offence]))],
};

/// 8.3
pub(super) const A8_3: Article = Article {
    no: "8.3",
    heading: "The recording of the moves",
    says: "The scores belong to the organiser.",
    doubts: &[],
    installs: &[Provides(Provision::ToldAtTheStart)],
};

/// 8.4
pub(super) const A8_4: Article = Article {
    no: "8.4",
    heading: "The recording of the moves",
    says: "A player who has less than five minutes left in a period, and is given less than thirty seconds \
           with each move, need not record for the rest of that period.",
    doubts: &["The article excuses from recording moves. An offer of a draw is still to be noted (9.1.2.2)."],
    installs: &[
        Sets(Figure::MinutesToRecord, 5),
        Sets(Figure::IncrementToRecord, 30),
        Recording(rule(&[TWO_MOVES_BEHIND, NEED_NOT_RECORD], &[Records])),
        Recording(rule(&[REQUIRED, NEED_NOT_RECORD], &[Records])),
    ],
};

/// 8.5.1
pub(super) const A8_5_1: Article = Article {
    no: "8.5.1",
    heading: "The recording of the moves",
    says: "If neither player need keep score, the arbiter or an assistant should be present and keep it. As soon as a \
           flag has fallen he stops the clocks, and both bring their scores up to date from his or from each other's.",
    doubts: &["A flag is read as fallen when a period is over and the next begins."],
    installs: &[
        Provides(Provision::ToldWithClock),
        Recording(rule(&[BOTH_PERIODS_OVER], &[Reminds])),
        Recording(rule(&[BEHIND_AFTER_BOTH_PERIODS], &[Offence])),
    ],
};

/// 8.5.2
pub(super) const A8_5_2: Article = Article {
    no: "8.5.2",
    heading: "The recording of the moves",
    says: "If only one player need not, he brings his score up to date as soon as a flag has fallen, \
           before he moves a man. On his own time he may use the opponent's score.",
    doubts: &["A flag is read as fallen when a period is over and the next begins."],
    installs: &[
        Provides(Provision::ToldWithClock),
        Recording(rule(&[ONE_PERIOD_OVER], &[Reminds])),
        Recording(rule(&[BEHIND_AFTER_PERIOD], &[Offence])),
    ],
};

/// 8.5.3
pub(super) const A8_5_3: Article = Article {
    no: "8.5.3",
    heading: "The recording of the moves",
    says: "If there is no complete score, the players go through the game again on another board while the \
           arbiter watches. He first writes down the position, the times, whose clock was running, and how many moves \
           were made.",
    doubts: &["The clocks stand meanwhile, and the arbiter starts them again."],
    installs: &[
        Provides(Provision::ToldWithClock),
        Recording(rule(&[RECONSTRUCTED], &[Reminds])),
        Recording(rule(&[A_SCORE_IS_COMPLETE], &[Refuses])),
    ],
};

/// 8.6
pub(super) const A8_6: Article = Article {
    no: "8.6",
    heading: "The recording of the moves",
    says: "If the scores cannot be brought up to date to show that the time was exceeded, the next move \
           counts as the first of the next period.",
    doubts: &[
        "The log shows how many moves were made, unless it is found that nobody can tell.",
        "That more moves were made than that is for people to find.",
    ],
    installs: &[Provides(Provision::ToldWithClock), Overstep(rule(&[FALLEN_UNCOUNTED], &[Refuses]))],
};

/// 8.7
pub(super) const A8_7: Article = Article {
    no: "8.7",
    heading: "The recording of the moves",
    says: "At the end both players sign both scores with the result. Even a wrong result stands, unless \
           the arbiter decides otherwise.",
    doubts: &[],
    installs: &[
        Signature(rule(&[GAME_OVER], &[Settles])),
        Signature(rule(&[GAME_GOES_ON], &[Refuses])),
        Provides(Provision::ArbiterCorrectsResults),
        FoundByPeople("whether a result is wrong"),
    ],
};
