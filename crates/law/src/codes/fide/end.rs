//! Article 5: how a game ends.

use super::terms::*;
use crate::code::Article;
use crate::effect::{Effect::*, Outcome};
use crate::question::Clause::*;
use crate::rule::rule;

/// 5.1.1
pub(super) const A5_1_1: Article = Article {
    no: "5.1.1",
    heading: "The completion of the game",
    says: "Whoever checkmates has won, and the game ends at once, if the move that mates accorded with \
           Article 3 and Articles 4.2 to 4.7.",
    doubts: &[],
    installs: &[Standstill(rule(&[CHECKMATED, IN_ACCORD], &[Ends(Outcome::Checkmate)]))],
};

/// 5.1.2
pub(super) const A5_1_2: Article = Article {
    no: "5.1.2",
    heading: "The completion of the game",
    says: "The opponent of a player who resigns has won, and the game ends at once; but it is drawn if \
           he cannot mate by any series of legal moves.",
    doubts: &["Unproven counts as if he could."],
    installs: &[
        Resignation(rule(&[COULD_MATE_HIM_WHO_RESIGNS], &[Ends(Outcome::Resigned)])),
        Resignation(rule(&[COULD_NOT_MATE_HIM_WHO_RESIGNS], &[Ends(Outcome::ResignedToNoMate)])),
    ],
};

/// 5.2.1
pub(super) const A5_2_1: Article = Article {
    no: "5.2.1",
    heading: "The completion of the game",
    says: "Drawn, when the player who has the move has no legal one and his King is not in check; the \
           game ends at once, if the move that stalemates accorded with Article 3 and Articles 4.2 to \
           4.7.",
    doubts: &[],
    installs: &[Standstill(rule(&[STALEMATED, IN_ACCORD], &[Ends(Outcome::DrawnByStalemate)]))],
};

/// 5.2.2
pub(super) const A5_2_2: Article = Article {
    no: "5.2.2",
    heading: "The completion of the game",
    says: "Drawn, when neither side can mate by any series of legal moves; the position is dead, and the \
           game ends at once, if the move that led to it accorded with Article 3 and Articles 4.2 to \
           4.7.",
    doubts: &["Decided by proof, not by counting men; unproven counts as alive."],
    installs: &[Standstill(rule(&[DEAD, IN_ACCORD], &[Ends(Outcome::DrawnAsDead)]))],
};

/// 5.2.3
pub(super) const A5_2_3: Article = Article {
    no: "5.2.3",
    heading: "The completion of the game",
    says: "Drawn by agreement of both, if each has made a move.",
    doubts: &[],
    installs: &[
        Agreement(rule(&[ACCEPTS, OFFER_STANDS, NOTHING_BARS], &[Ends(Outcome::DrawnByAgreement)])),
        Agreement(rule(&[ACCEPTS, NOT_BOTH_HAVE_MOVED], &[Refuses])),
        Agreement(rule(&[ACCEPTS, NO_OFFER_STANDS, NOTHING_BARS], &[Refuses])),
    ],
};
