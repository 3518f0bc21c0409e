//! Rule 21: the director, those who help him, and appeals.

use super::terms::*;
use crate::code::Article;
use crate::effect::{Effect::*, Provision};
use crate::question::Clause::*;
use crate::rule::rule;

/// 21C
pub(super) const R21C: Article = Article {
    no: "21C",
    heading: "The director",
    says: "The chief director may have assistants, and leave to them what is his to do.",
    doubts: &[
        "What an assistant does is read as done by the director.",
        "A result that the chief director gave, or that an appeal brought, is read as one that an assistant does not change.",
    ],
    installs: &[Provides(Provision::ArbitersAppointed), Provides(Provision::ChiefDecidesLast)],
};

/// 21D
pub(super) const R21D: Article = Article {
    no: "21D",
    heading: "The director",
    says: "The director intervenes only as the rules say, and decides questions of fact and of the rules.",
    doubts: &[
        "A director is read as present at the board unless it is settled otherwise.",
        "What only players can say or do has no effect when the director says or does it.",
        "Where an event lets no draw be agreed without his consent, a draw that was offered before it is offered again.",
    ],
    installs: &[
        Interference(rule(&[BY_THE_DIRECTOR], &[Refuses])),
        Provides(Provision::ArbiterPresent),
        Provides(Provision::ArbiterConsentsToDraws),
        Finding(rule(&[BY_A_DIRECTOR], &[Settles])),
    ],
};

/// 21H
pub(super) const R21H: Article = Article {
    no: "21H",
    heading: "The director",
    says: "A player may appeal against what the director has decided.",
    doubts: &[
        "What was decided is read as standing until the appeal is decided. Who decides it, the chief director, a committee \
         or a special referee, is for the event.",
        "The rules have a player appeal soon, and before he plays on. Whether he was in time is left to those who decide the \
         appeal.",
        "A director is read as not deciding the appeal against himself, nor an assistant the appeal against the chief \
         director. Where nobody else is known, who speaks is read as telling what a committee has decided.",
        "What was decided on an appeal is read as final. A player who appeals again is heard only against what was decided since, or \
         against another decision to his loss.",
        "Time that a decision took is given back as far as the player would have it without that. Where the director has set the \
         clock since, the times that he found stay.",
        "If an appeal is granted, what rests on the decision falls with it, and nothing else: a game that ended on the board or \
         by the players' own will stays over. If the first of two reports of a device (20N) falls, the second counts as the \
         first.",
        "Where the decision falls that men were displaced, the moves that were put back with it are made again, each in its turn, \
         as long as nobody plays otherwise. Another reading: the director sets the position up as it was.",
    ],
    installs: &[
        Provides(Provision::AppealsAreHeard),
        Provides(Provision::AppealsGoToOthers),
        Provides(Provision::AppealsAgainstDecisions),
        FoundByPeople("whether the appeal is right"),
    ],
};
