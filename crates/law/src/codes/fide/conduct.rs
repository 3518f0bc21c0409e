//! What Articles 1 to 9 need of Articles 11 and 12 and of the Guidelines.

use super::terms::*;
use crate::code::Article;
use crate::effect::{Effect::*, Outcome, Provision};
use crate::question::Clause::*;
use crate::rule::rule;

/// 11.5
pub(super) const A11_5: Article = Article {
    no: "11.5",
    heading: "The conduct of the players",
    says: "A player may not disturb the opponent, for example by claims or offers of a draw without \
           reason.",
    doubts: &["This article is cited for an offer at another time. What follows is for the arbiter to \
               decide."],
    installs: &[Agreement(rule(&[OFFERS, AT_ANOTHER_TIME, NOT_SETTLED_OTHERWISE], &[OpensOffer]))],
};

/// 12.1
pub(super) const A12_1: Article = Article {
    no: "12.1",
    heading: "The rôle of the arbiter",
    says: "The arbiter makes sure that the Laws are kept.",
    doubts: &["An arbiter is read as present at the board unless it is settled otherwise."],
    installs: &[Provides(Provision::ArbiterPresent), Provides(Provision::ToldAtTheStart)],
};

/// 12.9
pub(super) const A12_9: Article = Article {
    no: "12.9",
    heading: "The rôle of the arbiter",
    says: "The arbiter may warn a player, give time to the opponent or take it from the offender, change \
           points, declare the game lost, fine, exclude or expel.",
    doubts: &[],
    installs: &[Provides(Provision::ArbiterPenalises), FoundByPeople("what is to be punished, and how")],
};

/// III.3.1
pub(super) const III_3_1: Article = Article {
    no: "III.3.1",
    heading: "Games without increment",
    says: "If both flags have fallen and nobody knows which was first, play goes on; in the last period \
           the game is drawn.",
    doubts: &[],
    installs: &[
        Overstep(rule(&[FALLEN, OWN_UNKNOWN, LAST_PERIOD], &[Ends(Outcome::BothOutOfTime)])),
        Overstep(rule(&[FALLEN, OWN_UNKNOWN, NOT_LAST_PERIOD], &[Refuses])),
    ],
};
