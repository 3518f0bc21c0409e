//! Conditions that old and new codes word alike.

use crate::question::*;
use crate::rule::Term;

// Movement

pub(in crate::codes) const PASSING_OVER: &Term<Movement> =
    &Term::new("taking in passing is not open", |f| f.broken == Broken::PassingOver);
pub(in crate::codes) const SEVERAL_MOVED: &Term<Movement> =
    &Term::new("more than one man was moved", |f| f.broken == Broken::SeveralMoved);
pub(in crate::codes) const WAY_OF_KING: &Term<Movement> =
    &Term::new("no King moves so", |f| f.broken == Broken::WayOfKing);
pub(in crate::codes) const WAY_OF_QUEEN: &Term<Movement> =
    &Term::new("no Queen moves so", |f| f.broken == Broken::WayOfQueen);
pub(in crate::codes) const WAY_OF_ROOK: &Term<Movement> =
    &Term::new("no Rook moves so", |f| f.broken == Broken::WayOfRook);
pub(in crate::codes) const WAY_OF_BISHOP: &Term<Movement> =
    &Term::new("no Bishop moves so", |f| f.broken == Broken::WayOfBishop);
pub(in crate::codes) const WAY_OF_KNIGHT: &Term<Movement> =
    &Term::new("no Knight moves so", |f| f.broken == Broken::WayOfKnight);
pub(in crate::codes) const WAY_OF_PAWN: &Term<Movement> =
    &Term::new("no Pawn advances so", |f| f.broken == Broken::WayOfPawn);
pub(in crate::codes) const WAY_OF_PAWN_TAKING: &Term<Movement> =
    &Term::new("no Pawn takes so", |f| f.broken == Broken::WayOfPawnTaking);
pub(in crate::codes) const OWN_MAN_THERE: &Term<Movement> =
    &Term::new("a man of the same colour stands there", |f| f.broken == Broken::OwnManThere);
pub(in crate::codes) const MAN_BETWEEN: &Term<Movement> =
    &Term::new("a man stands between", |f| f.broken == Broken::ManBetween);
pub(in crate::codes) const KING_TAKEN: &Term<Movement> =
    &Term::new("the King would be taken", |f| f.broken == Broken::KingTaken);
pub(in crate::codes) const KING_IN_CHECK: &Term<Movement> =
    &Term::new("the King is placed or left in check", |f| f.broken == Broken::KingInCheck);
pub(in crate::codes) const CASTLING_MOVED: &Term<Movement> =
    &Term::new("King or Rook has moved before", |f| f.broken == Broken::CastlingMoved);
pub(in crate::codes) const CASTLING_BETWEEN: &Term<Movement> =
    &Term::new("a man stands between King and Rook", |f| f.broken == Broken::CastlingBetween);
pub(in crate::codes) const PROMOTED_AMISS: &Term<Movement> =
    &Term::new("the Pawn becomes something that it may not become", |f| f.broken == Broken::PromotedAmiss);

// Touching

pub(in crate::codes) const NO_OWN: &Term<Touching> =
    &Term::new("no own man was touched", |f| f.own == Own::None);

// Transfer

pub(in crate::codes) const BEGUN: &Term<Transfer> =
    &Term::new("a legal move was begun", |f| f.made == Made::Begun);
pub(in crate::codes) const CASTLING: &Term<Transfer> =
    &Term::new("by King and Rook", |f| matches!(f.nature, Nature::Castling | Nature::CastlingWithoutRook));
pub(in crate::codes) const PROMOTION: &Term<Transfer> =
    &Term::new("by a Pawn that reached its last rank", |f| {
        matches!(f.nature, Nature::Promotion | Nature::CapturePromotion)
    });
pub(in crate::codes) const CAPTURE_ONLY: &Term<Transfer> =
    &Term::new("with a capture", |f| f.nature == Nature::Capture);
pub(in crate::codes) const PLAIN: &Term<Transfer> =
    &Term::new("to an empty square", |f| f.nature == Nature::Plain);

// Excuse

pub(in crate::codes) const BY_ACCIDENT: &Term<Excuse> =
    &Term::new("it was an accident", |f| f.ground == Ground::Accident);

// Attention

pub(in crate::codes) const NONE_STANDS: &Term<Attention> =
    &Term::new("no illegal move stands", |f| f.stands == Stands::None);

// StartClaim

pub(in crate::codes) const WRONG: &Term<StartClaim> = &Term::new("it was wrong", |f| f.wrong);
pub(in crate::codes) const AS_IT_SHOULD_BE: &Term<StartClaim> =
    &Term::new("it was as it should be", |f| !f.wrong);
pub(in crate::codes) const BOARD: &Term<StartClaim> =
    &Term::new("the board is in question", |f| f.ground == StartGround::Board);
pub(in crate::codes) const MEN: &Term<StartClaim> =
    &Term::new("the men's places at the start are in question", |f| f.ground == StartGround::Men);

// Standstill

pub(in crate::codes) const CHECKMATED: &Term<Standstill> =
    &Term::new("the King is in check and there is no legal move", |f| f.state == State::Checkmated);
pub(in crate::codes) const STALEMATED: &Term<Standstill> =
    &Term::new("the King is not in check and there is no legal move", |f| f.state == State::Stalemated);

// Agreement

pub(in crate::codes) const OFFERS: &Term<Agreement> =
    &Term::new("a draw is offered", |f| f.word == Word::Offers);
pub(in crate::codes) const ACCEPTS: &Term<Agreement> =
    &Term::new("a draw is accepted", |f| f.word == Word::Accepts);
pub(in crate::codes) const DECLINES: &Term<Agreement> =
    &Term::new("a draw is declined", |f| f.word == Word::Declines);
pub(in crate::codes) const OFFER_STANDS: &Term<Agreement> = &Term::new("an offer stands", |f| f.open);
pub(in crate::codes) const NO_OFFER_STANDS: &Term<Agreement> = &Term::new("no offer stands", |f| !f.open);

// TouchClaim

pub(in crate::codes) const TIMELY: &Term<TouchClaim> =
    &Term::new("the claimant has touched no man since", |f| f.timely);
pub(in crate::codes) const NOT_TIMELY: &Term<TouchClaim> =
    &Term::new("the claimant has touched a man since", |f| !f.timely);
