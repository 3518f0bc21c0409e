//! The conditions of the codes of the older game.

pub(super) use crate::codes::common::all::{
    ACCEPTS, BEGUN, CASTLING, CHECKMATED, DECLINES, KING_IN_CHECK, KING_TAKEN, MAN_BETWEEN, NO_OFFER_STANDS,
    OFFER_STANDS, OFFERS, OWN_MAN_THERE, PASSING_OVER, PROMOTED_AMISS, PROMOTION, SEVERAL_MOVED, STALEMATED,
    WAY_OF_BISHOP, WAY_OF_KING, WAY_OF_KNIGHT, WAY_OF_PAWN, WAY_OF_PAWN_TAKING, WAY_OF_QUEEN, WAY_OF_ROOK,
};
pub(super) use crate::codes::common::newer::{NOT_SETTLED_OTHERWISE, SETTLED_OTHERWISE};
pub(super) use crate::codes::common::older::{
    NO_ADVERSE, NO_PAWN_WAITS, NOT_PROVED, ONE_OWN_MOVABLE, PAWN_WAITS, PLAYS_ON, RECURRENCE, SO, UNOBJECTED,
};
use crate::question::*;
use crate::rule::Term;

// Movement

pub(super) const CASTLING_BARRED: &Term<Movement> =
    &Term::new("King and Rook may not go together there", |f| {
        matches!(
            f.broken,
            Broken::CastlingMoved
                | Broken::CastlingBetween
                | Broken::CastlingChecked
                | Broken::CastlingAttacks
        )
    });
pub(super) const ADVERSE_OR_TAKEN_OFF: &Term<Movement> =
    &Term::new("an adverse man was moved, or a man was taken off that the move does not take", |f| {
        matches!(f.broken, Broken::AdverseManMoved | Broken::ManTakenOff)
    });
pub(super) const STALEMATES: &Term<Movement> =
    &Term::new("the move stalemates", |f| f.broken == Broken::Stalemates);
pub(super) const NAMING_GIVES_CHECK: &Term<Movement> =
    &Term::new("a waiting Pawn takes a name by the move, and gives check", |f| {
        f.broken == Broken::NamingGivesCheck
    });
pub(super) const NOT_NAMED: &Term<Movement> =
    &Term::new("the Pawn on its last rank was not exchanged", |f| f.broken == Broken::NotPromoted);

// Resignation

pub(super) const TOO_EARLY: &Term<Resignation> =
    &Term::new("a player has not yet made so many moves", |f| f.early);

// Touching

pub(super) const SEVERAL_OWN_MOVABLE: &Term<Touching> =
    &Term::new("several own men were touched, of which one can move", |f| f.own == Own::SomeMovable);
pub(super) const CASTLING_PAIR: &Term<Touching> =
    &Term::new("King and Rook were touched, which can castle", |f| f.own == Own::CastlingPair);
pub(super) const UNABLE_TO_CASTLE: &Term<Touching> =
    &Term::new("King and Rook were touched, which cannot castle, and one of them can move", |f| {
        f.own == Own::SomeMovable
            && matches!(
                f.pair,
                Pair::RookFirst
                    | Pair::RookFirstApart
                    | Pair::KingFirst
                    | Pair::KingFirstFixed
                    | Pair::KingFirstApart
            )
    });
pub(super) const SEVERAL_OTHERS_MOVABLE: &Term<Touching> =
    &Term::new("several other own men were touched, of which one can move", |f| {
        f.own == Own::SomeMovable
            && !matches!(
                f.pair,
                Pair::RookFirst
                    | Pair::RookFirstApart
                    | Pair::KingFirst
                    | Pair::KingFirstFixed
                    | Pair::KingFirstApart
            )
    });
pub(super) const OF_BOTH_AND_ONE_CAN: &Term<Touching> =
    &Term::new("men of both sides were touched, of which one can be moved or taken", |f| {
        f.own != Own::None
            && f.adverse != Adverse::None
            && (matches!(f.own, Own::OneMovable | Own::SomeMovable | Own::CastlingPair)
                || matches!(f.adverse, Adverse::OneTakable | Adverse::SomeTakable))
    });
pub(super) const ONLY_ADVERSE_TAKABLE: &Term<Touching> =
    &Term::new("none but adverse men were touched, of which one can be taken", |f| {
        f.own == Own::None && matches!(f.adverse, Adverse::OneTakable | Adverse::SomeTakable)
    });
pub(super) const NOTICE_OF_ADJUSTING: &Term<Excuse> = &Term::new("he said that he adjusts it", |f| {
    matches!(f.ground, Ground::Notice | Ground::NoticeAndConsent)
});
pub(super) const BREACHED: &Term<TouchClaim> =
    &Term::new("the man touched was left for another, and the claimant has touched none since", |f| {
        f.breached && f.timely
    });
pub(super) const BREACHED_LONG_AGO: &Term<TouchClaim> =
    &Term::new("the man touched was left for another, and the claimant has touched one since", |f| {
        f.breached && !f.timely
    });
pub(super) const NOT_BREACHED: &Term<TouchClaim> =
    &Term::new("no man touched was left for another", |f| !f.breached);

// Transfer

pub(super) const LEGAL: &Term<Transfer> = &Term::new("the move is legal", |f| f.made == Made::Legal);
pub(super) const UNLAWFUL: &Term<Transfer> = &Term::new("the move is unlawful", |f| f.made == Made::Illegal);
pub(super) const AGAINST_TOUCH: &Term<Transfer> =
    &Term::new("another man was moved than the one touched", |f| f.made == Made::AgainstTouch);

// Meddling, Lapse

pub(super) const MOVED_OUT_OF_TURN: &Term<Meddling> =
    &Term::new("a man was moved in the other's turn", |f| f.did == Did::Moved);
pub(super) const MEANT: &Term<Lapse> = &Term::new("nothing excuses the touch", |f| !f.excused);

// Naming

pub(super) const A_PIECE: &Term<Naming> = &Term::new("a piece is named", |f| f.named == Named::Piece);
pub(super) const A_PAWN: &Term<Naming> = &Term::new("a Pawn is named", |f| f.named == Named::Pawn);
pub(super) const NO_PIECE: &Term<Naming> =
    &Term::new("a Pawn or a King is named", |f| f.named != Named::Piece);
pub(super) const A_KING: &Term<Naming> = &Term::new("a King is named", |f| f.named == Named::King);

// Standstill

pub(super) const BARED: &Term<Standstill> =
    &Term::new("the player has nothing but his King, and the other has more", |f| f.state == State::Bared);
pub(super) const OTHER_BARED: &Term<Standstill> =
    &Term::new("the other has moved, and still has nothing but his King", |f| f.state == State::OtherBared);
pub(super) const BOTH_BARED: &Term<Standstill> =
    &Term::new("neither has anything but his King", |f| f.state == State::BothBared);
pub(super) const ONE_OR_BOTH_BARED: &Term<Standstill> =
    &Term::new("a player has nothing but his King", |f| {
        matches!(f.state, State::Bared | State::OtherBared | State::BothBared)
    });

// DrawClaim, MoveCount

pub(super) const TOO_MANY_MOVES: &Term<DrawClaim> =
    &Term::new("it is claimed that too many moves were made without progress", |f| {
        f.ground == DrawGround::FiftyMoves
    });
pub(super) const ENDLESS_CHECK: &Term<DrawClaim> =
    &Term::new("checks without end are claimed", |f| f.ground == DrawGround::PerpetualCheck);
pub(super) const BY_THE_PLAYER: &Term<DrawClaim> =
    &Term::new("the player whose turn it is claims it", |f| f.by == Claimant::Player);
pub(super) const BY_THE_OPPONENT: &Term<DrawClaim> =
    &Term::new("his opponent claims it", |f| f.by == Claimant::Opponent);
pub(super) const NOTICE: &Term<MoveCount> = &Term::new("notice is given", |f| f.stage == Stage::Notice);
pub(super) const OUT: &Term<MoveCount> =
    &Term::new("so many moves on each side have been made since", |f| f.stage == Stage::Out);
pub(super) const HOLDS_HERE: &Term<MoveCount> =
    &Term::new("the number of moves holds for what stands on the board, and for who gives it", |f| f.holds);
pub(super) const HOLDS_NOT_HERE: &Term<MoveCount> =
    &Term::new("the number of moves does not hold for what stands on the board, or for who gives it", |f| {
        !f.holds
    });
