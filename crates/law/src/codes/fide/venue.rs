//! Articles 11.2, 11.3.2 and 11.4, 11.9, 11.11: where players may be, and what they may ask of the arbiter.

use super::terms::*;
use crate::code::Article;
use crate::effect::{Effect::*, Provision};
use crate::question::Clause::*;
use crate::rule::rule;

/// What is no offence of a player whose game is adjourned.
pub(super) const OFF_THE_BOARD: &str = "From the sealing of a move to the resumption nobody plays: then a player may be where he likes, with what he likes.";

/// What is no offence though the player has the move.
pub(super) const AT_THE_BOARD_OR_NOT: &str = "Who leaves his board, and stays in the playing area, needs no permission, though he have \
    the move: nothing follows from it. That he has left the playing area too is for the arbiter to report.";

/// 11.2.1
pub(super) const A11_2_1: Article = Article {
    no: "11.2.1",
    heading: "The conduct of the players",
    says: "The place of play is the playing area with the rooms for rest, refreshment and smoking, and what else the arbiter names.",
    doubts: &[],
    installs: &[Conduct(rule(&[OUT_OF_THE_VENUE], &[Offence]))],
};

/// 11.2.2
pub(super) const A11_2_2: Article = Article {
    no: "11.2.2",
    heading: "The conduct of the players",
    says: "The playing area is where the games are played.",
    doubts: &[],
    installs: &[
        Conduct(rule(&[OUT_OF_THE_AREA_HAVING_THE_MOVE], &[Offence])),
        Conduct(rule(&[LEFT_AREA], &[Excuses])),
    ],
};

/// 11.2.3
pub(super) const A11_2_3: Article = Article {
    no: "11.2.3",
    heading: "The conduct of the players",
    says: "What follows needs the arbiter's permission.",
    doubts: &[OFF_THE_BOARD],
    installs: &[
        Conduct(rule(&[LEFT_VENUE], &[Offence])),
        Conduct(rule(&[LEFT_AREA], &[Excuses])),
        Interference(rule(&[BY_A_SPECTATOR], &[Refuses])),
    ],
};

/// 11.2.3.1
pub(super) const A11_2_3_1: Article = Article {
    no: "11.2.3.1",
    heading: "The conduct of the players",
    says: "A player leaves the place of play only with the arbiter's permission.",
    doubts: &[],
    installs: &[Conduct(rule(&[OUT_OF_THE_VENUE], &[Offence]))],
};

/// 11.2.3.2
pub(super) const A11_2_3_2: Article = Article {
    no: "11.2.3.2",
    heading: "The conduct of the players",
    says: "The player who has the move leaves the playing area only with the arbiter's permission.",
    doubts: &["The other player needs none.", AT_THE_BOARD_OR_NOT],
    installs: &[
        Conduct(rule(&[OUT_OF_THE_AREA_HAVING_THE_MOVE], &[Offence])),
        Conduct(rule(&[LEFT_AREA], &[Excuses])),
        Conduct(rule(&[LEFT_BOARD], &[Excuses])),
    ],
};

/// 11.2.3.3
pub(super) const A11_2_3_3: Article = Article {
    no: "11.2.3.3",
    heading: "The conduct of the players",
    says: "Who is neither a player nor an arbiter enters the playing area only with the arbiter's permission.",
    doubts: &[],
    installs: &[Interference(rule(&[BY_A_SPECTATOR], &[Refuses]))],
};

/// 11.2.4
pub(super) const A11_2_4: Article = Article {
    no: "11.2.4",
    heading: "The conduct of the players",
    says: "The rules of an event may say that a player who does not have the move reports to the arbiter when he leaves the playing area.",
    doubts: &["Whether they do is for the arbiter to know."],
    installs: &[FoundByPeople("whether a player was to report, and did")],
};

/// 11.3.2
pub(super) const A11_3_2: Article = Article {
    no: "11.3.2",
    heading: "The conduct of the players",
    says: "During play a player may not have an electronic device in the place of play that the arbiter has not approved.",
    doubts: &[OFF_THE_BOARD],
    installs: &[Conduct(rule(&[DEVICE_IN_PLAY], &[Offence]))],
};

/// 11.3.2.1
pub(super) const A11_3_2_1: Article = Article {
    no: "11.3.2.1",
    heading: "The conduct of the players",
    says: "The rules of an event may allow such a device in a bag, if it is switched off and the bag stands where the arbiter agreed. Neither player may use the bag without his permission.",
    doubts: &["Whether they do is for the arbiter to know, who reports no device that is allowed."],
    installs: &[FoundByPeople("whether a device was allowed in a bag")],
};

/// 11.4
pub(super) const A11_4: Article = Article {
    no: "11.4",
    heading: "The conduct of the players",
    says: "A player whose game is over counts as a spectator.",
    doubts: &[],
    installs: &[Provides(Provision::OverIsSpectator)],
};

/// 11.9
pub(super) const A11_9: Article = Article {
    no: "11.9",
    heading: "The conduct of the players",
    says: "A player may ask the arbiter to explain points of the Laws.",
    doubts: &[],
    installs: &[Asking(rule(&[ASKS_EXPLANATION], &[MustBeDone]))],
};

/// 11.11
pub(super) const A11_11: Article = Article {
    no: "11.11",
    heading: "The conduct of the players",
    says: "Both players help the arbiter where the game must be reconstructed, also for claims of a draw.",
    doubts: &[],
    installs: &[Recording(rule(&[RECONSTRUCTED], &[Reminds]))],
};
