//! Of Article 11 and of the Guidelines, what Articles 1 to 9 lean on.

use super::terms::*;
use crate::code::Article;
use crate::effect::{Effect::*, Outcome, Provision};
use crate::question::Clause::*;
use crate::rule::rule;

/// 11.5
pub(super) const A11_5: Article = Article {
    no: "11.5",
    heading: "The conduct of the players",
    says: "No player distracts or annoys the other in any way, as by claims or offers of a draw without \
           reason.",
    doubts: &["An offer at another time is told with this article; what follows is for the arbiter."],
    installs: &[Agreement(rule(&[OFFERS, AT_ANOTHER_TIME, NOT_SETTLED_OTHERWISE], &[OpensOffer]))],
};

/// 12.1
pub(super) const A12_1: Article = Article {
    no: "12.1",
    heading: "The rôle of the arbiter",
    says: "The arbiter sees to it that the Laws are observed.",
    doubts: &["An arbiter is read as present at the board unless it is settled otherwise."],
    installs: &[Provides(Provision::ArbiterPresent), Provides(Provision::ToldAtTheStart)],
};

/// 12.9
pub(super) const A12_9: Article = Article {
    no: "12.9",
    heading: "The rôle of the arbiter",
    says: "He may warn, give time to the opponent or take it from the offender, change points, declare \
           the game lost, fine, exclude or expel.",
    doubts: &[],
    installs: &[Provides(Provision::ArbiterPenalises), FoundByPeople("what is to be punished, and how")],
};

/// III.3.1
pub(super) const III_3_1: Article = Article {
    no: "III.3.1",
    heading: "Games without increment",
    says: "Both flags have fallen and it is not known which was first: play goes on, or in the last \
           period the game is drawn.",
    doubts: &[],
    installs: &[
        Overstep(rule(&[FALLEN, OWN_UNKNOWN, LAST_PERIOD], &[Ends(Outcome::BothOutOfTime)])),
        Overstep(rule(&[FALLEN, OWN_UNKNOWN, NOT_LAST_PERIOD], &[Refuses])),
    ],
};
