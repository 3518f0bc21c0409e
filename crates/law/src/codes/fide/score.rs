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
    says: "In the course of play each records his own moves and the opponent's, move after move, as \
           clearly and legibly as possible, in algebraic notation, on the sheet prescribed.",
    doubts: &["A record that says otherwise is told, and no price is named for it."],
    installs: &[
        Recording(rule(&[IN_ORDER], &[Records])),
        Recording(rule(&[OTHERWISE], &[Reminds])),
        Recording(rule(&[STRUCK], &[Records])),
    ],
};

/// 8.1.2
pub(super) const A8_1_2: Article = Article {
    no: "8.1.2",
    heading: "The recording of the moves",
    says: "It is forbidden to write moves in advance, but for a claim under Article 9.2 or 9.3, or to \
           seal one.",
    doubts: &["With a claim the declared move is read as written; so to write it by itself is to write in \
         advance."],
    installs: &[Recording(rule(&[IN_ADVANCE], &[Offence]))],
};

/// 8.1.3
pub(super) const A8_1_3: Article = Article {
    no: "8.1.3",
    heading: "The recording of the moves",
    says: "A player may reply before he records the opponent's move, but must record his previous move \
           before he makes another.",
    doubts: &[],
    installs: &[
        Recording(rule(&[TWO_MOVES_BEHIND, MUST_RECORD], &[Reminds])),
        Recording(rule(&[IN_ORDER], &[Records])),
    ],
};

/// 8.1.4
pub(super) const A8_1_4: Article = Article {
    no: "8.1.4",
    heading: "The recording of the moves",
    says: "The score is used only for the moves, the times of the clocks, offers of a draw, what belongs \
           to a claim, and other data of the game.",
    doubts: &[],
    installs: &[Recording(rule(&[OTHER_DATA], &[Records]))],
};

/// 8.1.5
pub(super) const A8_1_5: Article = Article {
    no: "8.1.5",
    heading: "The recording of the moves",
    says: "Both record an offer of a draw with the sign (=).",
    doubts: &[],
    installs: &[
        Recording(rule(&[AN_OFFER], &[Records])),
        Recording(rule(&[OFFER_MISSING, MUST_RECORD], &[Reminds])),
    ],
};

/// 8.1.6
pub(super) const A8_1_6: Article = Article {
    no: "8.1.6",
    heading: "The recording of the moves",
    says: "A player who cannot keep score has an assistant, whom the arbiter accepts.",
    doubts: &[],
    installs: &[Provides(Provision::ToldAtTheStart)],
};

/// 8.2
pub(super) const A8_2: Article = Article {
    no: "8.2",
    heading: "The recording of the moves",
    says: "The score is in the arbiter's sight throughout the game.",
    doubts: &[],
    installs: &[Provides(Provision::ToldAtTheStart)],
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
    says: "A player with less than five minutes left in a period, and less than thirty seconds added \
           with each move, need not record for the rest of that period.",
    doubts: &[],
    installs: &[
        Sets(Figure::MinutesToRecord, 5),
        Sets(Figure::IncrementToRecord, 30),
        Recording(rule(&[TWO_MOVES_BEHIND, NEED_NOT_RECORD], &[Records])),
    ],
};

/// 8.5.1
pub(super) const A8_5_1: Article = Article {
    no: "8.5.1",
    heading: "The recording of the moves",
    says: "If neither need keep score, the arbiter or an assistant should be present and keep it.",
    doubts: &[],
    installs: &[Provides(Provision::ToldWithClock)],
};

/// 8.5.2
pub(super) const A8_5_2: Article = Article {
    no: "8.5.2",
    heading: "The recording of the moves",
    says: "If only one need not, he brings his score up to date as soon as a flag has fallen, before he \
           moves a man; on his own time he may use the other's.",
    doubts: &[],
    installs: &[Provides(Provision::ToldWithClock)],
};

/// 8.5.3
pub(super) const A8_5_3: Article = Article {
    no: "8.5.3",
    heading: "The recording of the moves",
    says: "If no complete score is there, the players reconstruct the game on another board under the \
           arbiter's eyes.",
    doubts: &[],
    installs: &[Provides(Provision::ToldWithClock)],
};

/// 8.6
pub(super) const A8_6: Article = Article {
    no: "8.6",
    heading: "The recording of the moves",
    says: "If the scores cannot be brought up to date to show that time was exceeded, the next move \
           counts as the first of the next period.",
    doubts: &[],
    installs: &[Provides(Provision::ToldWithClock)],
};

/// 8.7
pub(super) const A8_7: Article = Article {
    no: "8.7",
    heading: "The recording of the moves",
    says: "At the end both sign both scores with the result; even if it is wrong it stands, unless the \
           arbiter decides otherwise.",
    doubts: &[],
    installs: &[Signature(rule(&[GAME_OVER], &[Settles])), Signature(rule(&[GAME_GOES_ON], &[Refuses]))],
};
