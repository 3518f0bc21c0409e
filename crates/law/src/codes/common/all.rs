//! Conditions that old and new codes word alike.

use crate::question::*;
use crate::rule::Term;

/// What the texts do not say of a sealed record.
pub(crate) const NO_RECORD_ON_PAPER: &str = "Nothing is said of a paper that is no record of a move, or says more. One by which its \
    player resigns, or accepts a draw that was offered when he sealed it, is read so when it is opened, and ends the game. An offer of a \
    draw on it is made then. A claim on it is not made: that is done aloud, before the move is sealed. The other reading \
    is that only the move counts, and that a paper without one means no legal move.";

// Movement

pub(crate) const PASSING_OVER: &Term<Movement> =
    &Term::new("taking in passing is not open", |f| f.broken == Broken::PassingOver);
pub(crate) const SEVERAL_MOVED: &Term<Movement> =
    &Term::new("more than one man was moved", |f| f.broken == Broken::SeveralMoved);
pub(crate) const WAY_OF_KING: &Term<Movement> =
    &Term::new("no King moves so", |f| f.broken == Broken::WayOfKing);
pub(crate) const WAY_OF_QUEEN: &Term<Movement> =
    &Term::new("no Queen moves so", |f| f.broken == Broken::WayOfQueen);
pub(crate) const WAY_OF_ROOK: &Term<Movement> =
    &Term::new("no Rook moves so", |f| f.broken == Broken::WayOfRook);
pub(crate) const WAY_OF_BISHOP: &Term<Movement> =
    &Term::new("no Bishop moves so", |f| f.broken == Broken::WayOfBishop);
pub(crate) const WAY_OF_KNIGHT: &Term<Movement> =
    &Term::new("no Knight moves so", |f| f.broken == Broken::WayOfKnight);
pub(crate) const WAY_OF_PAWN: &Term<Movement> =
    &Term::new("no Pawn advances so", |f| f.broken == Broken::WayOfPawn);
pub(crate) const WAY_OF_PAWN_TAKING: &Term<Movement> =
    &Term::new("no Pawn takes so", |f| f.broken == Broken::WayOfPawnTaking);
pub(crate) const OWN_MAN_THERE: &Term<Movement> =
    &Term::new("a man of the same colour stands there", |f| f.broken == Broken::OwnManThere);
pub(crate) const MAN_BETWEEN: &Term<Movement> =
    &Term::new("a man stands between", |f| f.broken == Broken::ManBetween);
pub(crate) const KING_TAKEN: &Term<Movement> =
    &Term::new("the King would be taken", |f| f.broken == Broken::KingTaken);
pub(crate) const KING_IN_CHECK: &Term<Movement> =
    &Term::new("the King is placed or left in check", |f| f.broken == Broken::KingInCheck);
pub(crate) const CASTLING_MOVED: &Term<Movement> =
    &Term::new("King or Rook has moved before", |f| f.broken == Broken::CastlingMoved);
pub(crate) const CASTLING_BETWEEN: &Term<Movement> =
    &Term::new("a man stands between King and Rook", |f| f.broken == Broken::CastlingBetween);
pub(crate) const PROMOTED_AMISS: &Term<Movement> =
    &Term::new("the Pawn becomes something that it may not become", |f| f.broken == Broken::PromotedAmiss);

// Touching

pub(crate) const NO_OWN: &Term<Touching> = &Term::new("no own man was touched", |f| f.own == Own::None);

// Transfer

pub(crate) const BEGUN: &Term<Transfer> = &Term::new("a legal move was begun", |f| f.made == Made::Begun);
pub(crate) const CASTLING: &Term<Transfer> =
    &Term::new("by King and Rook", |f| matches!(f.nature, Nature::Castling | Nature::CastlingWithoutRook));
pub(crate) const PROMOTION: &Term<Transfer> = &Term::new("by a Pawn that reached its last rank", |f| {
    matches!(f.nature, Nature::Promotion | Nature::CapturePromotion)
});
pub(crate) const CAPTURE_ONLY: &Term<Transfer> =
    &Term::new("with a capture", |f| f.nature == Nature::Capture);
pub(crate) const PLAIN: &Term<Transfer> = &Term::new("to an empty square", |f| f.nature == Nature::Plain);

// Excuse

pub(crate) const BY_ACCIDENT: &Term<Excuse> =
    &Term::new("it was an accident", |f| f.ground == Ground::Accident);

// Attention

pub(crate) const NONE_STANDS: &Term<Attention> =
    &Term::new("no illegal move stands", |f| f.stands == Stands::None);

// StartClaim

pub(crate) const WRONG: &Term<StartClaim> = &Term::new("it was wrong", |f| f.wrong);
pub(crate) const AS_IT_SHOULD_BE: &Term<StartClaim> = &Term::new("it was as it should be", |f| !f.wrong);
pub(crate) const BOARD: &Term<StartClaim> =
    &Term::new("the board is in question", |f| f.ground == StartGround::Board);
pub(crate) const MEN: &Term<StartClaim> =
    &Term::new("the men's places at the start are in question", |f| f.ground == StartGround::Men);

// Standstill

pub(crate) const CHECKMATED: &Term<Standstill> =
    &Term::new("the King is in check and there is no legal move", |f| f.state == State::Checkmated);
pub(crate) const STALEMATED: &Term<Standstill> =
    &Term::new("the King is not in check and there is no legal move", |f| f.state == State::Stalemated);

// Agreement

pub(crate) const OFFERS: &Term<Agreement> = &Term::new("a draw is offered", |f| f.word == Word::Offers);
pub(crate) const ACCEPTS: &Term<Agreement> = &Term::new("a draw is accepted", |f| f.word == Word::Accepts);
pub(crate) const DECLINES: &Term<Agreement> = &Term::new("a draw is declined", |f| f.word == Word::Declines);
pub(crate) const OFFER_STANDS: &Term<Agreement> = &Term::new("an offer stands", |f| f.open);
pub(crate) const NO_OFFER_STANDS: &Term<Agreement> = &Term::new("no offer stands", |f| !f.open);

// TouchClaim

pub(crate) const TIMELY: &Term<TouchClaim> =
    &Term::new("the claimant has touched no man since", |f| f.timely);
pub(crate) const NOT_TIMELY: &Term<TouchClaim> =
    &Term::new("the claimant has touched a man since", |f| !f.timely);
