//! Article 5: how a game ends.

use super::terms::*;
use crate::code::Article;
use crate::effect::{Effect::*, Outcome};
use crate::question::Clause::*;
use crate::rule::rule;

/// What the article on resigning does not say of two who resign.
const BOTH_RESIGN: &str = "Where both resign, the one who resigned first has lost, and no draw is agreed any more. Of two who \
    resign at the same moment nothing is said: the arbiter is read as deciding the result (Article 8.7), by the rules of the \
    event if they name one.";

/// What it does not say of a player who resigns while a claim waits.
const RESIGNED_DURING_A_CLAIM: &str = "A player who resigns while the opponent's claim on time waits for the ruling has lost by \
    that only if the claim fails: where it is good, the game ended with it, and it may be drawn (Article 6.9). A player who \
    resigns while his own claim on time waits gives the claim up.";

/// What the article on agreeing to a draw does not say of a player who has claimed that the game had ended before.
pub(super) const ACCEPTED_AFTER_A_CLAIM: &str = "A player who has claimed that the other resigned, and accepts a draw before that \
    is found, is read as giving his claim up. If it is found all the same, the result is that of the resignation.";

/// 5.1.1
pub(super) const A5_1_1: Article = Article {
    no: "5.1.1",
    heading: "The completion of the game",
    says: "The player who checkmates has won, and the game ends at once, if the mating move accorded with \
           Article 3 and Articles 4.2 to 4.7.",
    doubts: &[],
    installs: &[Standstill(rule(&[CHECKMATED, IN_ACCORD], &[Ends(Outcome::Checkmate)]))],
};

/// 5.1.2
pub(super) const A5_1_2: Article = Article {
    no: "5.1.2",
    heading: "The completion of the game",
    says: "A player who resigns loses, and the game ends at once; but it is drawn if the opponent cannot \
           mate by any series of legal moves.",
    doubts: &[
        "If this is not proved, the opponent counts as able to mate. So he does where the player's King has been taken, \
         which no move mates.",
        BOTH_RESIGN,
        RESIGNED_DURING_A_CLAIM,
    ],
    installs: &[
        Resignation(rule(&[COULD_MATE_HIM_WHO_RESIGNS], &[Ends(Outcome::Resigned)])),
        Resignation(rule(&[COULD_NOT_MATE_HIM_WHO_RESIGNS], &[Ends(Outcome::ResignedToNoMate)])),
    ],
};

/// 5.1.2 as it stood before 2023
pub(super) const RESIGNED_IS_LOST: Article = Article {
    no: "5.1.2",
    heading: "The completion of the game",
    says: "A player who resigns loses, and the game ends at once.",
    doubts: &[
        "The text has no exception for an opponent who cannot mate by any series of legal moves.",
        BOTH_RESIGN,
        RESIGNED_DURING_A_CLAIM,
    ],
    installs: &[Resignation(rule(&[], &[Ends(Outcome::Resigned)]))],
};

/// 5.2.1
pub(super) const A5_2_1: Article = Article {
    no: "5.2.1",
    heading: "The completion of the game",
    says: "The game is drawn, and ends at once, if the player who has the move has no legal move and is \
           not in check, provided that the move that stalemated accorded with Article 3 and Articles 4.2 \
           to 4.7.",
    doubts: &[],
    installs: &[Standstill(rule(&[STALEMATED, IN_ACCORD], &[Ends(Outcome::DrawnByStalemate)]))],
};

/// 5.2.2
pub(super) const A5_2_2: Article = Article {
    no: "5.2.2",
    heading: "The completion of the game",
    says: "The game is drawn, and ends at once, if neither side can mate by any series of legal moves (a \
           dead position), provided that the move that led to it accorded with Article 3 and Articles 4.2 \
           to 4.7.",
    doubts: &["This is decided by proof, not by counting men. If it is not proved, the position counts as \
               alive."],
    installs: &[Standstill(rule(&[DEAD, IN_ACCORD], &[Ends(Outcome::DrawnAsDead)]))],
};

/// 5.2.3
pub(super) const A5_2_3: Article = Article {
    no: "5.2.3",
    heading: "The completion of the game",
    says: "The game is drawn if both players agree, once each has made a move.",
    doubts: &[ACCEPTED_AFTER_A_CLAIM],
    installs: &[
        Agreement(rule(&[ACCEPTS, OFFER_STANDS, NOTHING_BARS], &[Ends(Outcome::DrawnByAgreement)])),
        Agreement(rule(&[ACCEPTS, NOT_BOTH_HAVE_MOVED], &[Refuses])),
        Agreement(rule(&[ACCEPTS, NO_OFFER_STANDS, NOTHING_BARS], &[Refuses])),
    ],
};
