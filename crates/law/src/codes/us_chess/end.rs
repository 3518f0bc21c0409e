//! Rule 13: the game that is won; and 16T.

use super::terms::*;
use crate::code::Article;
use crate::effect::{Effect::*, Figure, Outcome, Provision};
use crate::question::Clause::*;
use crate::rule::rule;

/// 13A
pub(super) const R13A: Article = Article {
    no: "13A",
    heading: "The completed game",
    says: "The player who mates has won, and the game ends when the legal move that mates is determined. No flag \
           that falls later changes it.",
    doubts: &[
        "If it is in doubt which came first, the mate stands (13A3). Here the log has the order of the two. The director finds \
         that the mate was first where that is in question: in a hearing of the claim, or once the game has ended on time.",
    ],
    installs: &[
        Provides(Provision::EndBeforeFlagStands),
        Standstill(rule(&[CHECKMATED, IN_ACCORD], &[Ends(Outcome::Checkmate)])),
    ],
};

/// 13B
pub(super) const R13B: Article = Article {
    no: "13B",
    heading: "The completed game",
    says: "A player who resigns loses, and the game ends.",
    doubts: &[
        "He loses even if the opponent could not mate: the rule has no such exception.",
        "A player who resigns while his own claim on time waits gives the claim up. If the opponent's waits, he has lost by \
         resigning only if the claim fails: where it is good, the game ended with it, and it may be drawn (14E).",
        "Where both resign, the one who resigned first has lost, and no draw is agreed any more. Of two who resign at the same \
         moment nothing is said: the director is read as deciding the result (21D, 14J), by the rules of the event if they name \
         one.",
    ],
    installs: &[Resignation(rule(&[], &[Ends(Outcome::Resigned)]))],
};

/// 13C
pub(super) const R13C: Article = Article {
    no: "13C",
    heading: "The completed game",
    says: "A player who has not completed the required moves in time loses, if the opponent claims it properly \
           while his own flag is up, and has the material to win.",
    doubts: &[
        "A draw that is accepted while a claim on time waits for the ruling counts only if the claim fails: where it is \
         good, the time had been exceeded before.",
        "A flag that nobody has claimed goes up again if a ruling gives the player time, a wrong claim on time among them \
         (13C11). Another reading: it is still fallen, and may be claimed. Where both flags are down, time that is given lifts \
         neither.",
    ],
    installs: &[
        Provides(Provision::FlagGoesUpAgain),
        Overstep(rule(&[IN_GOOD_TIME, FORCE_ENOUGH], &[Ends(Outcome::OutOfTime)])),
        Overstep(rule(&[IN_GOOD_TIME, ONE_MINOR, FORCED], &[Ends(Outcome::OutOfTime)])),
        Overstep(rule(&[IN_GOOD_TIME, KNIGHTS, FORCED], &[Ends(Outcome::OutOfTime)])),
    ],
};

/// 13C1
pub(super) const R13C1: Article = Article {
    no: "13C1",
    heading: "The completed game",
    says: "Only the players of a game may call attention to a flag that has fallen.",
    doubts: &[],
    installs: &[
        Provides(Provision::PlayersCallFlags),
        Overstep(rule(&[IN_GOOD_TIME, FORCE_ENOUGH], &[Ends(Outcome::OutOfTime)])),
        Overstep(rule(&[IN_GOOD_TIME, ONE_MINOR, FORCED], &[Ends(Outcome::OutOfTime)])),
        Overstep(rule(&[IN_GOOD_TIME, KNIGHTS, FORCED], &[Ends(Outcome::OutOfTime)])),
    ],
};

/// 13C7
pub(super) const R13C7: Article = Article {
    no: "13C7",
    heading: "The completed game",
    says: "Except in sudden death, the claimant needs a score that is reasonably complete: of no more than three \
           pairs of moves may a move be missing or wrong.",
    doubts: &[
        "A score that is not written here is as the players say before the game.",
        "What the claimant writes after the opponent's flag has fallen is read as missing.",
        "A player who need not record (15B) needs the score for a claim all the same.",
    ],
    installs: &[
        Sets(Figure::MissingMovePairs, 3),
        Overstep(rule(&[FALLEN, OWN_UP, IN_VAIN_BEFORE_NOT, NOT_SUDDEN_DEATH, NOT_SCORED], &[Refuses])),
        Overstep(rule(&[IN_GOOD_TIME, NOT_SUDDEN_DEATH, FORCE_ENOUGH], &[Ends(Outcome::OutOfTime)])),
        Overstep(rule(&[IN_GOOD_TIME, NOT_SUDDEN_DEATH, ONE_MINOR, FORCED], &[Ends(Outcome::OutOfTime)])),
        Overstep(rule(&[IN_GOOD_TIME, NOT_SUDDEN_DEATH, KNIGHTS, FORCED], &[Ends(Outcome::OutOfTime)])),
    ],
};

/// 13C11
pub(super) const R13C11: Article = Article {
    no: "13C11",
    heading: "The completed game",
    says: "For a claim that fails the opponent is given two minutes, and the claimant may not claim on time again \
           in that time control.",
    doubts: &[
        "Where both flags are down, nothing has failed: Rules 14G and 16T decide.",
        "A claim that was true when it was made, and is true no more once another ruling has put the clocks right or \
         taken moves back, is read as one that fails.",
        "The claimant is read as barred although the flag falls in that time control after his claim, for which it is then too late. \
         Another reading: only a claim of the same flag may not be made again.",
    ],
    installs: &[
        Overstep(rule(
            &[NOT_FALLEN, IN_VAIN_BEFORE_NOT, A_LIMIT],
            &[Refuses, GivesTime(Figure::SecondsForWrongClaim), LosesRight],
        )),
        Overstep(rule(
            &[FALLEN, OWN_UP, IN_VAIN_BEFORE_NOT, NOT_SUDDEN_DEATH, NOT_SCORED],
            &[Refuses, GivesTime(Figure::SecondsForWrongClaim), LosesRight],
        )),
        Overstep(rule(&[IN_VAIN_BEFORE, OWN_UP], &[Refuses])),
        Overstep(rule(&[NO_LIMIT, IN_VAIN_BEFORE_NOT], &[Refuses])),
    ],
};

/// 13D
pub(super) const R13D: Article = Article {
    no: "13D",
    heading: "The completed game",
    says: "A player who comes to the board more than an hour late, or after the end of the first time control, \
           loses.",
    doubts: &[
        "If both come too late, the rule is read as making both lose.",
        "It is read as speaking of the beginning of the game. No default time is named for a resumption (18A to 19J), so whoever \
         is late then loses by his clock alone.",
    ],
    installs: &[
        Sets(Figure::MinutesToArrive, 60),
        Provides(Provision::DefaultTime),
        Arrival(rule(&[LATE], &[Ends(Outcome::Defaulted)])),
        Arrival(rule(&[BOTH_LATE], &[Ends(Outcome::BothDefaulted)])),
    ],
};

/// 13H
pub(super) const R13H: Article = Article {
    no: "13H",
    heading: "The completed game",
    says: "A sealed move that can be read in more than one way loses nothing: the opponent may choose among the moves that it \
           can mean (19F).",
    doubts: &[],
    installs: &[Reading(rule(&[MORE_THAN_ONE], &[Adopts]))],
};

/// 13I
pub(super) const R13I: Article = Article {
    no: "13I",
    heading: "The completed game",
    says: "A player who refuses to obey the rules, or the director, may lose the game.",
    doubts: &[],
    installs: &[Conduct(rule(&[REFUSED], &[Offence])), FoundByPeople("whether a refusal loses the game")],
};

/// 16B2a
pub(super) const R16B2A: Article = Article {
    no: "16B2a",
    heading: "The use of the clock",
    says: "A clock with a display is set so that it makes no sound.",
    doubts: &["A clock that makes a sound all the same is for the director."],
    installs: &[Provides(Provision::ToldWithClock)],
};

/// 16B2b
pub(super) const R16B2B: Article = Article {
    no: "16B2b",
    heading: "The use of the clock",
    says: "A clock with a display is set so that one player's time runs on when the other's has run out: no clock halts at the \
           end.",
    doubts: &[
        "So both flags can be down (14G, 16T). A clock that halted is for the director: nothing is said of what follows.",
    ],
    installs: &[
        Provides(Provision::ToldWithClock),
        Overstep(rule(&[FALLEN, OWN_DOWN, NOT_SUDDEN_DEATH], &[Refuses])),
        Overstep(rule(&[FALLEN, OWN_DOWN, SUDDEN_DEATH], &[Ends(Outcome::BothOutOfTime)])),
    ],
};

/// 16T
pub(super) const R16T: Article = Article {
    no: "16T",
    heading: "The use of the clock",
    says: "If both flags are down, the game goes on in the next time control; in sudden death it is drawn.",
    doubts: &["It makes no difference which flag fell first."],
    installs: &[
        Overstep(rule(&[FALLEN, OWN_DOWN, NOT_SUDDEN_DEATH], &[Refuses])),
        Overstep(rule(&[FALLEN, OWN_DOWN, SUDDEN_DEATH], &[Ends(Outcome::BothOutOfTime)])),
    ],
};
