//! What Articles 1 to 9 need of Articles 11 and 12 and of the Guidelines.

use super::terms::*;
use crate::code::Article;
use crate::effect::{Effect::*, Figure, Outcome, Provision, Sanction, To};
use crate::question::Clause::*;
use crate::rule::rule;

/// 11.1
pub(super) const A11_1: Article = Article {
    no: "11.1",
    heading: "The conduct of the players",
    says: "The players do nothing that brings chess into disrepute.",
    doubts: &[],
    installs: &[FoundByPeople("whether a player brought chess into disrepute")],
};

/// 11.3.1
pub(super) const A11_3_1: Article = Article {
    no: "11.3.1",
    heading: "The conduct of the players",
    says: "During play a player may use no notes, no source of information and no advice, and may not analyse a \
           game on another board.",
    doubts: &[],
    installs: &[Conduct(rule(&[HELPED], &[Offence])), Recording(rule(&[WORDS], &[Reminds]))],
};

/// What the article on devices does not say of when the game is over.
pub(super) const REPORTED_LATE: &str = "A report that is made when the game is over, be it in the moment in which the arbiter sees \
    a flag, changes no result by itself: what ended the game was first. The arbiter may give another result (Article 8.7). While \
    a claim waits by which the game may have been over before, the arbiter rules on that first, and then reports.";

/// 11.3.2.2
pub(super) const A11_3_2_2: Article = Article {
    no: "11.3.2.2",
    heading: "The conduct of the players",
    says: "If it is evident that a player has such a device on him, he loses the game, and the opponent wins. The \
           rules of an event may name a milder penalty.",
    doubts: &[
        "Read as evident when the arbiter reports it. A milder penalty of an event is not provided for here.",
        REPORTED_LATE,
    ],
    installs: &[Conduct(rule(&[DEVICE_IN_PLAY, EVIDENT], &[Ends(Outcome::LostByConduct)]))],
};

/// 11.3.3
pub(super) const A11_3_3: Article = Article {
    no: "11.3.3",
    heading: "The conduct of the players",
    says: "The arbiter may have a player's clothes, bags, other things or body searched in private. A player who refuses \
           is punished under Article 12.9.",
    doubts: &[],
    installs: &[FoundByPeople("whether a player let himself be searched")],
};

/// 11.3.4
pub(super) const A11_3_4: Article = Article {
    no: "11.3.4",
    heading: "The conduct of the players",
    says: "Smoking is allowed only where the arbiter allows it.",
    doubts: &[],
    installs: &[FoundByPeople("whether a player smoked where it is not allowed")],
};

/// 11.5
pub(super) const A11_5: Article = Article {
    no: "11.5",
    heading: "The conduct of the players",
    says: "A player may not disturb the opponent, for example by claims or offers of a draw without \
           reason.",
    doubts: &[
        "An offer of a draw at another time is valid. Whether it disturbs is for the arbiter to decide.",
        "A wrong claim of a draw is read as one for which there may have been a reason, and the arbiter is reminded of this \
         article from the second on.",
        "Talk is read as disturbing the opponent while the game is played. Between two sittings of an adjourned game it disturbs \
         nobody; noise, and offers made again and again, may do so then too.",
    ],
    installs: &[
        Provides(Provision::ClaimsMayDisturb),
        Agreement(rule(&[OFFERS, AT_ANOTHER_TIME, NOT_SETTLED_OTHERWISE], &[OpensOffer])),
        Conduct(rule(&[DISTURBED], &[Offence])),
    ],
};

/// 11.6
pub(super) const A11_6: Article = Article {
    no: "11.6",
    heading: "The conduct of the players",
    says: "Who breaks Articles 11.1 to 11.5 is punished under Article 12.9.",
    doubts: &[],
    installs: &[
        Conduct(rule(&[LEFT_VENUE], &[Offence])),
        Conduct(rule(&[HELPED], &[Offence])),
        Conduct(rule(&[DISTURBED], &[Offence])),
        FoundByPeople("how the conduct of a player is to be punished"),
    ],
};

/// 11.7
pub(super) const A11_7: Article = Article {
    no: "11.7",
    heading: "The conduct of the players",
    says: "A player who persistently refuses to comply with the Laws loses the game. The arbiter decides the \
           opponent's score.",
    doubts: &["Whether a refusal is persistent is for the arbiter to find, who then declares the game lost."],
    installs: &[Conduct(rule(&[REFUSED], &[Offence])), FoundByPeople("whether a refusal is persistent")],
};

/// 11.8
pub(super) const A11_8: Article = Article {
    no: "11.8",
    heading: "The conduct of the players",
    says: "If both players are guilty under Article 11.7, both lose.",
    doubts: &[],
    installs: &[
        Provides(Provision::Sanctions(Sanction::BothLose)),
        FoundByPeople("whether both players persistently refuse to comply with the Laws"),
    ],
};

/// 11.12
pub(super) const A11_12: Article = Article {
    no: "11.12",
    heading: "The conduct of the players",
    says: "To check a claim of three occurrences or of fifty moves is the duty of the players, under the arbiter's eyes.",
    doubts: &["The log does it for them."],
    installs: &[DrawClaim(rule(&[BY_RIGHT], &[Pauses]))],
};

/// 12.1
pub(super) const A12_1: Article = Article {
    no: "12.1",
    heading: "The rôle of the arbiter",
    says: "The arbiter makes sure that the Laws are kept.",
    doubts: &[
        "An arbiter is read as present at the board unless it is settled otherwise.",
        "He lets a player put right what broke Articles 4.2 to 4.7, or a declaration, until the clock is pressed, \
         until the player touches another man, or until the opponent has replied. Then the move goes back, and the \
         reply with it.",
    ],
    installs: &[
        Provides(Provision::ArbiterPresent),
        Provides(Provision::ArbiterTakesBackBreach),
        Provides(Provision::ToldAtTheStart),
        Completion(rule(&[BREACH_OF_TOUCH, SEEN], &[Restores(To::TurnOfTheOffence)])),
    ],
};

/// 12.8
pub(super) const A12_8: Article = Article {
    no: "12.8",
    heading: "The rôle of the arbiter",
    says: "Without the arbiter's leave nobody may use a telephone or another means of communication in the place of play.",
    doubts: &["Read of a player as Article 11 reads it; nobody else is known here by name."],
    installs: &[Conduct(rule(&[DEVICE_IN_PLAY], &[Offence]))],
};

/// 12.5
pub(super) const A12_5: Article = Article {
    no: "12.5",
    heading: "The rôle of the arbiter",
    says: "If the game is disturbed from outside, the arbiter may give one player or both more time.",
    doubts: &[],
    installs: &[Provides(Provision::ArbiterGivesTime), FoundByPeople("whether the game was disturbed")],
};

/// 12.9
pub(super) const A12_9: Article = Article {
    no: "12.9",
    heading: "The rôle of the arbiter",
    says: "The arbiter may warn a player, give time to the opponent or take it from the offender, change \
           points, declare the game lost, fine, exclude or expel.",
    doubts: &["An act of the arbiter shows that one has come, whatever was settled."],
    installs: &[Provides(Provision::ArbiterPenalises), FoundByPeople("what is to be punished, and how")],
};

/// Appendix A
pub(super) const A_1: Article = Article {
    no: "A.1",
    heading: "Rapid chess",
    says: "In rapid chess each player has more than ten minutes and less than sixty for all moves; sixty times the \
           increment counts with it.",
    doubts: &[
        "Two players with different times are read as playing at the tempo of the one who has more.",
        "A delay is read as an increment, a time for each move as sixty of them, and an hourglass as the time that it holds.",
    ],
    installs: &[Sets(Figure::MinutesOfStandard, 60), Provides(Provision::RapidTime)],
};

/// Appendix B
pub(super) const B_1: Article = Article {
    no: "B.1",
    heading: "Blitz",
    says: "In blitz each player has ten minutes or less for all moves; sixty times the increment counts with it.",
    doubts: &[
        "Two players with different times are read as playing at the tempo of the one who has more.",
        "A delay is read as an increment, a time for each move as sixty of them, and an hourglass as the time that it holds.",
    ],
    installs: &[Sets(Figure::MinutesOfBlitz, 10), Provides(Provision::BlitzTime)],
};

/// III.3.1
pub(super) const III_3_1: Article = Article {
    no: "III.3.1",
    heading: "Games without increment",
    says: "If both flags have fallen and nobody knows which was first, play goes on; in the last period \
           the game is drawn.",
    doubts: &[
        "Its two parts are read as one.",
        "Which flag was first is read off the stamps of the acts, to the millisecond. Where nobody saw it at the board, the arbiter \
         finds that it cannot be ascertained.",
        "The guidelines on games without increment hold only where they were announced, and never in blitz or with an \
         increment. This article is read as holding in every game: no other says what follows from two flags.",
    ],
    installs: &[
        Overstep(rule(&[FALLEN, OWN_UNKNOWN, LAST_PERIOD], &[Ends(Outcome::BothOutOfTime)])),
        Overstep(rule(&[FALLEN, OWN_UNKNOWN, NOT_LAST_PERIOD], &[Refuses])),
    ],
};
