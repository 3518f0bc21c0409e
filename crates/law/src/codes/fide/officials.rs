//! Articles 11.10 and 12.4: who decides beside the arbiter of the board.

use crate::code::Article;
use crate::effect::Provision;
use crate::question::Clause::*;

/// 11.10
pub(super) const A11_10: Article = Article {
    no: "11.10",
    heading: "The conduct of the players",
    says: "A player may appeal against what the arbiter decided, even if he has signed the score, unless the rules of \
           the event say otherwise.",
    doubts: &[
        "What was decided stands until the appeal is decided. Who decides it is for the rules of the event.",
    ],
    installs: &[Provides(Provision::AppealsAreHeard), FoundByPeople("whether the appeal is right")],
};

/// 12.4
pub(super) const A12_4: Article = Article {
    no: "12.4",
    heading: "The rôle of the arbiter",
    says: "The arbiter may appoint assistants to watch games, for example when several players have little time left.",
    doubts: &["What an assistant does is read as done by the arbiter."],
    installs: &[Provides(Provision::ArbitersAppointed)],
};
