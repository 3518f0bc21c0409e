//! Article 12, and what the players may ask and appeal: what officials do, and how they punish.

use super::terms::*;
use crate::code::Article;
use crate::effect::{Effect::*, Provision, Sanction};
use crate::question::Clause::*;
use crate::rule::rule;

/// 11.10
pub(super) const A11_10: Article = Article {
    no: "11.10",
    heading: "The conduct of the players",
    says: "A player may appeal against what the arbiter decided, even if he has signed the score, unless the rules of \
           the event say otherwise.",
    doubts: &[
        "What was decided stands until the appeal is decided. Who decides it is for the rules of the event.",
        "An arbiter is read as not deciding the appeal against himself, nor an assistant the appeal against the chief \
         arbiter. Where nobody else is known, who speaks is read as telling what a committee has decided.",
        "Not to act is a decision too, where there is an arbiter. No decision falls by an appeal against that: what is to be done \
         the arbiter does.",
        "What was decided on an appeal is read as final. A player who appeals again is heard only against what was decided since, or \
         against another decision to his loss.",
        "Time that a decision took is given back as far as the player would have it without that. Where the arbiter has set the \
         clock since, the times that he found stay.",
        "If an appeal is granted, what rests on the decision falls with it, and nothing else: a game that ended on the board or \
         by the players' own will stays over. If the first of two illegal moves counts as none then, the second is the first: \
         its player has not lost by it, and the opponent is given the time for a first one.",
        "Where the decision falls by which a man was held to be touched, that touch binds its player no more. What else he touched binds \
         as before, and the move that was taken back is made again, unless he has moved since (Article 4.7). Where the one falls by \
         which a touch was an accident, it binds again, as long as no move was made.",
        "Where the decision falls that men were displaced, the moves that went back with it are made again, each in its turn, as \
         long as nobody plays otherwise. Another reading: the arbiter sets the position up as it was.",
        "Where the decision falls that a man which slipped was released, its move goes back, as long as the opponent has touched no man: \
         the player has touched it, and no more.",
        "Where a decision under Guidelines III falls, it is to be made again, a claim also once a flag has fallen. An increment that was \
         granted is given no more.",
    ],
    installs: &[
        Provides(Provision::AppealsAreHeard),
        Provides(Provision::AppealsGoToOthers),
        FoundByPeople("whether the appeal is right"),
    ],
};

/// 12.4
pub(super) const A12_4: Article = Article {
    no: "12.4",
    heading: "The rôle of the arbiter",
    says: "The arbiter may appoint assistants to watch games, for example when several players have little time left.",
    doubts: &[
        "What an assistant does is read as done by the arbiter.",
        "A result that the chief arbiter gave, or that an appeal brought, is read as one that an assistant does not change.",
    ],
    installs: &[Provides(Provision::ArbitersAppointed), Provides(Provision::ChiefDecidesLast)],
};

/// 12.2.1
pub(super) const A12_2_1: Article = Article {
    no: "12.2.1",
    heading: "The rôle of the arbiter",
    says: "The arbiter ensures that play is fair.",
    doubts: &[],
    installs: &[FoundByPeople("whether play is fair")],
};

/// 12.2.2
pub(super) const A12_2_2: Article = Article {
    no: "12.2.2",
    heading: "The rôle of the arbiter",
    says: "The arbiter acts in the best interest of the competition.",
    doubts: &[],
    installs: &[FoundByPeople("what is best for the competition")],
};

/// 12.2.3
pub(super) const A12_2_3: Article = Article {
    no: "12.2.3",
    heading: "The rôle of the arbiter",
    says: "The arbiter sees to it that the players have good conditions to play in.",
    doubts: &[],
    installs: &[FoundByPeople("whether the conditions are good")],
};

/// 12.2.4
pub(super) const A12_2_4: Article = Article {
    no: "12.2.4",
    heading: "The rôle of the arbiter",
    says: "The arbiter sees to it that the players are not disturbed.",
    doubts: &[],
    installs: &[FoundByPeople("whether a player is disturbed")],
};

/// 12.2.5
pub(super) const A12_2_5: Article = Article {
    no: "12.2.5",
    heading: "The rôle of the arbiter",
    says: "The arbiter watches over the progress of the competition.",
    doubts: &[],
    installs: &[FoundByPeople("how the competition goes on")],
};

/// 12.2.6
pub(super) const A12_2_6: Article = Article {
    no: "12.2.6",
    heading: "The rôle of the arbiter",
    says: "The arbiter takes special measures for players with a disability, and for those who need a doctor.",
    doubts: &[],
    installs: &[FoundByPeople("what a player needs")],
};

/// 12.2.7
pub(super) const A12_2_7: Article = Article {
    no: "12.2.7",
    heading: "The rôle of the arbiter",
    says: "The arbiter follows the rules or guidelines on fair play.",
    doubts: &[],
    installs: &[FoundByPeople("whether the rules on fair play are kept")],
};

/// 12.3
pub(super) const A12_3: Article = Article {
    no: "12.3",
    heading: "The rôle of the arbiter",
    says: "The arbiter watches the games, above all when the players have little time left, sees that his decisions are carried out, and punishes where he should.",
    doubts: &["An arbiter who is present is read as watching this game."],
    installs: &[Provides(Provision::ArbiterWatches)],
};

/// 12.6
pub(super) const A12_6: Article = Article {
    no: "12.6",
    heading: "The rôle of the arbiter",
    says: "The arbiter intervenes only where the Laws say so. He does not tell how many moves were made, except under Article 8.5 once a flag has fallen, nor that the opponent has completed a move, nor that a player has not pressed his clock.",
    doubts: &["What only players can say or do has no effect when the arbiter says or does it."],
    installs: &[Interference(rule(&[BY_THE_ARBITER], &[Refuses]))],
};

/// 12.7
pub(super) const A12_7: Article = Article {
    no: "12.7",
    heading: "The rôle of the arbiter",
    says: "Who sees an irregularity may tell only the arbiter. Players of other games and spectators may not speak of a game or interfere in it. The arbiter may send them out.",
    doubts: &[],
    installs: &[Interference(rule(&[BY_A_SPECTATOR], &[Refuses])), FoundByPeople("who is to be sent out")],
};

/// 12.9.1
pub(super) const A12_9_1: Article = Article {
    no: "12.9.1",
    heading: "The rôle of the arbiter",
    says: "The arbiter may warn a player.",
    doubts: &[],
    installs: &[Provides(Provision::Sanctions(Sanction::Warning))],
};

/// 12.9.2
pub(super) const A12_9_2: Article = Article {
    no: "12.9.2",
    heading: "The rôle of the arbiter",
    says: "He may give the opponent more time.",
    doubts: &[],
    installs: &[Provides(Provision::Sanctions(Sanction::OpponentsTime))],
};

/// 12.9.3
pub(super) const A12_9_3: Article = Article {
    no: "12.9.3",
    heading: "The rôle of the arbiter",
    says: "He may take time from the player.",
    doubts: &[],
    installs: &[Provides(Provision::Sanctions(Sanction::OwnTime))],
};

/// 12.9.4
pub(super) const A12_9_4: Article = Article {
    no: "12.9.4",
    heading: "The rôle of the arbiter",
    says: "He may give the opponent more points for the game, up to the most that it can give.",
    doubts: &[],
    installs: &[Provides(Provision::Sanctions(Sanction::OpponentsPoints))],
};

/// 12.9.5
pub(super) const A12_9_5: Article = Article {
    no: "12.9.5",
    heading: "The rôle of the arbiter",
    says: "He may take points from the player that he has from the game.",
    doubts: &[],
    installs: &[Provides(Provision::Sanctions(Sanction::OwnPoints))],
};

/// 12.9.6
pub(super) const A12_9_6: Article = Article {
    no: "12.9.6",
    heading: "The rôle of the arbiter",
    says: "He may declare the game lost by the player, and decides the opponent's score.",
    doubts: &["Where he does not say otherwise, the opponent has won."],
    installs: &[Provides(Provision::Sanctions(Sanction::Loss))],
};

/// 12.9.7
pub(super) const A12_9_7: Article = Article {
    no: "12.9.7",
    heading: "The rôle of the arbiter",
    says: "He may impose a fine that was announced before.",
    doubts: &["Whether it was announced is for the arbiter to know."],
    installs: &[Provides(Provision::Sanctions(Sanction::Fine))],
};

/// 12.9.8
pub(super) const A12_9_8: Article = Article {
    no: "12.9.8",
    heading: "The rôle of the arbiter",
    says: "He may exclude the player from one round or more.",
    doubts: &["Read of rounds to come: this game goes on, unless it is declared lost too."],
    installs: &[Provides(Provision::Sanctions(Sanction::Exclusion))],
};

/// 12.9.9
pub(super) const A12_9_9: Article = Article {
    no: "12.9.9",
    heading: "The rôle of the arbiter",
    says: "He may expel the player from the competition.",
    doubts: &["A player who is expelled during a game is read as having lost it."],
    installs: &[Provides(Provision::Sanctions(Sanction::Expulsion))],
};
