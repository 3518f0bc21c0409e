//! What the sources of these games leave open and a game cannot do without: the same in each of these codes, as we play it.

use super::terms::*;
use crate::code::Article;
use crate::effect::{Duty::*, Effect::*, Outcome, Provision, To, Until};
use crate::question::Clause::*;
use crate::rule::rule;

/// How certain an article is, where several sets have the same to say of it.
pub(super) const SETTLED: &str = "Settled.";
pub(super) const EVERY_SOURCE: &str = "Settled: every source has it so.";
pub(super) const MATE_WINS: &str = "Settled: that mate wins.";
pub(super) const OUR_CHOICE: &str = "Our choice.";
pub(super) const SILENT: &str = "As we play it: what we have read of these rules says nothing of it.";
pub(super) const SILENT_ON_TOUCHING: &str =
    "As we play it: what we have read of these rules says nothing of touched men.";
pub(super) const SILENT_ON_CHECK: &str = "As we play it: what we have read of these rules says nothing of announcing check. `rule-check: announced`.";
pub(super) const NAMED_ENDINGS_READ: &str = "Read: by about 1800 only in named endings, counted from the claim, which no capture and no Pawn move annuls.";

/// Doubts that several sets have.
pub(super) const WHICH_ENDINGS: &str = "Which endings they were is taken from London's laws of 1832. Others are announced as `rule-limit-where`.";
pub(super) const NO_CAPTURE_ENDS_IT: &str = "That no capture annuls the count (read) is taken to hold also where it leaves the stronger side no such force. The other \
     reading is that nobody owes a mate then, and nothing is counted any more.";
pub(super) const WHERE_UNREAD: &str = "Whether the number holds in some endings alone we have not read. That it holds in all is as we play it; \
     `rule-limit-where` plays the other.";
pub(super) const WHAT_RESETS_UNREAD: &str = "What begins the count anew we have not read. That nothing does is as we play it; `rule-limit-reset` plays the other.";
pub(super) const BARED_MAY_AGREE: &str = "Until that next move is made nothing is lost yet: the players may still agree to a draw (21). The other \
     reading is that only the move itself saves him.";
pub(super) const STAUNTON_HAS_IT: &str =
    "That it is played here is our choice: Staunton has it in 1847 (settled).";

const BEFORE_TOUCHING: Until = Until::HolderTouches;

/// Article 7.
pub(super) const ROOK_AND_KNIGHT: Article = Article {
    no: "7",
    heading: "Rook and Knight",
    says: "Rook and Knight move as today. No man goes where a man of its own side stands, and none but Knight, fil and \
           a King or fers that leaps goes over a man.",
    doubts: &[],
    installs: &[
        Movement(rule(&[WAY_OF_ROOK], &[Forbids])),
        Movement(rule(&[WAY_OF_KNIGHT], &[Forbids])),
        Movement(rule(&[OWN_MAN_THERE], &[Forbids])),
        Movement(rule(&[MAN_BETWEEN], &[Forbids])),
        Movement(rule(&[SEVERAL_MOVED], &[Forbids])),
        Movement(rule(&[ADVERSE_OR_TAKEN_OFF], &[Forbids])),
    ],
};

/// Article 8.
pub(super) const PAWN: Article = Article {
    no: "8",
    heading: "The Pawn",
    says: "A Pawn goes one square straight on, and takes one square diagonally forward.",
    doubts: &[],
    installs: &[
        Movement(rule(&[WAY_OF_PAWN], &[Forbids])),
        Movement(rule(&[WAY_OF_PAWN_TAKING], &[Forbids])),
    ],
};

/// Article 13.
pub(super) const CHECK_AND_MATE: Article = Article {
    no: "13",
    heading: "Check and mate",
    says: "A King may not be left or put in check, and is never taken. A player who is in check and has no move that \
           parries it is mated, and has lost.",
    doubts: &[
        "That a move which leaves the King in check is unlawful, and not punished by his capture, is as we play it.",
    ],
    installs: &[
        Movement(rule(&[KING_IN_CHECK], &[Forbids])),
        Movement(rule(&[KING_TAKEN], &[Forbids])),
        Standstill(rule(&[CHECKMATED, UNOBJECTED], &[Ends(Outcome::Checkmate)])),
    ],
};

/// Article 19.
pub(super) const TOUCHING: Article = Article {
    no: "19",
    heading: "Touching men",
    says: "A player who in his turn touches men of his own, moves the one touched first that can move, unless he said that \
           he adjusts it; of a King and a Rook that can castle he moves either, or castles. A man of the other side that \
           he touches binds him to nothing. If he moves another, the other player may have that taken back before he touches a man. What he \
           touched binds him after an unlawful move too.",
    doubts: &[
        "A man that is pushed aside, and not moved as his move, binds nobody: that it is only put right is as we play it.",
    ],
    installs: &[
        Touching(rule(&[ONE_OWN_MOVABLE], &[Binds(MoveTouched)])),
        Touching(rule(&[CASTLING_PAIR], &[Binds(MoveTouched)])),
        Touching(rule(&[SEVERAL_OWN_MOVABLE], &[Binds(MoveFirst)])),
        Excuse(rule(&[NOTICE_OF_ADJUSTING], &[Excuses])),
        Transfer(rule(&[AGAINST_TOUCH], &[Offence, Recalls(BEFORE_TOUCHING)])),
        Transfer(rule(&[UNLAWFUL], &[Binds(MoveTouched)])),
        Lapse(rule(&[MEANT], &[Lapses])),
        TouchClaim(rule(&[BREACHED], &[Restores(To::TurnOfTheOffence)])),
        TouchClaim(rule(&[BREACHED_LONG_AGO], &[Refuses])),
        TouchClaim(rule(&[NOT_BREACHED], &[Refuses])),
    ],
};

/// Article 20.
pub(super) const THE_MOVE: Article = Article {
    no: "20",
    heading: "The move",
    says: "White and Black move in turn, one man at a time. A legal move is complete when the hand has left the man, castling when it has left both, and a Pawn's on its \
           last rank when it is named or exchanged. What was moved unlawfully, or in the other's turn, goes back \
           at once.",
    doubts: &[],
    installs: &[
        Provides(Provision::AlternateTurns),
        Transfer(rule(&[LEGAL], &[Completes])),
        Transfer(rule(&[AGAINST_TOUCH], &[Completes])),
        Transfer(rule(&[BEGUN, CASTLING], &[StaysOpen])),
        Transfer(rule(&[BEGUN, PROMOTION], &[StaysOpen])),
        Transfer(rule(&[UNLAWFUL], &[Offence, PutsBack])),
        Meddling(rule(&[MOVED_OUT_OF_TURN], &[Offence, PutsBack])),
    ],
};

/// Article 21.
pub(super) const AGREEMENT: Article = Article {
    no: "21",
    heading: "Agreement and resignation",
    says: "The players may agree to a draw. A player who gives the game up has lost it.",
    doubts: &[],
    installs: &[
        Provides(Provision::ResignedIsLost),
        Agreement(rule(&[OFFERS], &[OpensOffer])),
        Agreement(rule(&[ACCEPTS, OFFER_STANDS], &[Ends(Outcome::DrawnByAgreement)])),
        Agreement(rule(&[ACCEPTS, NO_OFFER_STANDS], &[Refuses])),
        Agreement(rule(&[DECLINES, OFFER_STANDS], &[ClosesOffer])),
        Agreement(rule(&[DECLINES, NO_OFFER_STANDS], &[Refuses])),
        Agreement(rule(&[PLAYS_ON], &[ClosesOffer])),
    ],
};
