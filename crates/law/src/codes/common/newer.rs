//! Conditions that the codes of today word alike.

use crate::question::*;
use crate::rule::Term;

// Movement

pub(crate) const ADVERSE_MAN_MOVED: &Term<Movement> =
    &Term::new("the man moved is the opponent's", |f| f.broken == Broken::AdverseManMoved);
pub(crate) const MAN_TAKEN_OFF: &Term<Movement> =
    &Term::new("a man that the move does not capture was taken off", |f| f.broken == Broken::ManTakenOff);
pub(crate) const CASTLING_CHECKED: &Term<Movement> =
    &Term::new("the King is in check, or crosses or reaches an attacked square", |f| {
        f.broken == Broken::CastlingChecked
    });
pub(crate) const NOT_PROMOTED: &Term<Movement> =
    &Term::new("the Pawn is not exchanged", |f| f.broken == Broken::NotPromoted);

// PressBack

pub(crate) const BACK_FOR_DISPLACED_MEN: &Term<PressBack> =
    &Term::new("for men that the opponent displaced", |f| f.back_for == BackFor::DisplacedMen);

// Transfer

pub(crate) const MADE_LEGALLY: &Term<Transfer> = &Term::new("the men were moved as in a legal move", |f| {
    matches!(f.made, Made::Legal | Made::AgainstTouch | Made::AgainstRequirement)
});
pub(crate) const MADE_IN_ACCORD: &Term<Transfer> =
    &Term::new("a legal move was made with what was touched", |f| f.made == Made::Legal);
pub(crate) const ILLEGAL: &Term<Transfer> =
    &Term::new("the men were moved otherwise than in a legal move", |f| f.made == Made::Illegal);
pub(crate) const KING_ALONE: &Term<Transfer> =
    &Term::new("the King was moved as in castling, and the Rook was not", |f| f.king_alone);
pub(crate) const OTHER_MOVE: &Term<Transfer> =
    &Term::new("it is not the declared move", |f| f.made == Made::AgainstRequirement);
pub(crate) const AGAINST_OWN: &Term<Transfer> =
    &Term::new("the own man touched first, of those that can move, was not moved", |f| {
        matches!(f.bound_by, BoundBy::Own | BoundBy::SeveralOwn)
    });
pub(crate) const AGAINST_ADVERSE: &Term<Transfer> =
    &Term::new("the adverse man touched first, of those that can be taken, was not taken", |f| {
        matches!(f.bound_by, BoundBy::Adverse | BoundBy::SeveralAdverse)
    });
pub(crate) const AGAINST_BOTH: &Term<Transfer> =
    &Term::new("of the men touched, the first was not moved or taken as it should be", |f| {
        matches!(f.bound_by, BoundBy::OneOfEach | BoundBy::Mixed)
    });
pub(crate) const AGAINST_RELEASE: &Term<Transfer> =
    &Term::new("a man had been quitted on another square", |f| f.bound_by == BoundBy::Release);

// Standstill

pub(crate) const DEAD: &Term<Standstill> =
    &Term::new("neither side can mate by any series of legal moves", |f| f.state == State::Dead);
pub(crate) const FIVE_TIMES: &Term<Standstill> =
    &Term::new("the position has appeared five times", |f| f.state == State::ManyTimes);
pub(crate) const SEVENTY_FIVE: &Term<Standstill> =
    &Term::new("each has made seventy-five moves without moving a Pawn or taking a man", |f| {
        f.state == State::LongWithoutProgress
    });

// Naming

pub(crate) const NAMED: &Term<Naming> = &Term::new("a piece is only named", |_| true);

// Completion

pub(crate) const ILLEGAL_MOVE: &Term<Completion> =
    &Term::new("an illegal move was made", |f| f.done == Done::Illegal);
pub(crate) const PAWN_LEFT: &Term<Completion> =
    &Term::new("a Pawn was left on its last rank", |f| f.done == Done::Unpromoted);
pub(crate) const NOT_THE_DECLARED: &Term<Completion> =
    &Term::new("the declared move was not made", |f| f.done == Done::AgainstRequirement);
pub(crate) const ILLEGAL_OR_UNPROMOTED: &Term<Completion> =
    &Term::new("no legal move leads to the position", |f| matches!(f.done, Done::Illegal | Done::Unpromoted));

// Meddling

pub(crate) const MOVED_OUT_OF_TURN: &Term<Meddling> =
    &Term::new("a man was moved without having the move", |f| f.did == Did::Moved);
pub(crate) const TOUCHED_OUT_OF_TURN: &Term<Meddling> =
    &Term::new("a man was only touched", |f| f.did == Did::Touched);
pub(crate) const UNEXCUSED: &Term<Meddling> = &Term::new("the touch is not excused", |f| !f.excused);

// OutOfTurnMove

pub(crate) const REPLY_TO_ILLEGAL: &Term<OutOfTurnMove> =
    &Term::new("it replies to an illegal move", |f| f.after_illegal);

// HandsClaim

pub(crate) const USED_BOTH: &Term<HandsClaim> = &Term::new("both hands were used", |f| f.so);
pub(crate) const DID_NOT: &Term<HandsClaim> = &Term::new("both hands were not used", |f| !f.so);
pub(crate) const CLAIMED_IN_TIME: &Term<HandsClaim> =
    &Term::new("the claimant has touched no man since", |f| f.timely);
pub(crate) const CLAIMED_TOO_LATE: &Term<HandsClaim> =
    &Term::new("the claimant has touched a man since", |f| !f.timely);

// Excuse

pub(crate) const PUT_RIGHT_AFTER_ACCIDENT: &Term<Excuse> =
    &Term::new("a man was put right that an accident had displaced", |f| f.ground == Ground::Rectifying);
pub(crate) const HAVING_THE_MOVE: &Term<Excuse> = &Term::new("he has the move", |f| f.own_turn);
pub(crate) const NOTICE_GIVEN: &Term<Excuse> =
    &Term::new("he said so first", |f| matches!(f.ground, Ground::Notice | Ground::NoticeAndConsent));

// Touching

pub(crate) const NO_ADVERSE: &Term<Touching> =
    &Term::new("no man of the opponent's was touched", |f| f.adverse == Adverse::None);
pub(crate) const OF_BOTH: &Term<Touching> =
    &Term::new("men of both were touched", |f| f.own != Own::None && f.adverse != Adverse::None);
pub(crate) const FIRST_TAKES_FIRST: &Term<Touching> =
    &Term::new("the first of one's own can take the first of the opponent's", |f| f.first_takes_first);
pub(crate) const FIRST_CANNOT_TAKE_FIRST: &Term<Touching> =
    &Term::new("the first of one's own cannot legally take the first of the opponent's", |f| {
        !f.first_takes_first
    });
pub(crate) const SOME_TOUCHED: &Term<Touching> =
    &Term::new("a man was touched", |f| f.own != Own::None || f.adverse != Adverse::None);
pub(crate) const KING_FIRST: &Term<Touching> = &Term::new("the King was touched, and then a Rook", |f| {
    matches!(f.pair, Pair::KingFirst | Pair::KingFirstOpen)
});
pub(crate) const KING_FIXED: &Term<Touching> =
    &Term::new("the King was touched, and then a Rook, and he has no legal move", |f| {
        f.pair == Pair::KingFirstFixed
    });
pub(crate) const ROOK_FIRST: &Term<Touching> = &Term::new("a Rook was touched, and then the King", |f| {
    matches!(f.pair, Pair::RookFirst | Pair::RookFirstOpen)
});
pub(crate) const CAN_CASTLE: &Term<Touching> =
    &Term::new("the two can castle", |f| f.pair == Pair::KingFirstOpen);
pub(crate) const CANNOT_CASTLE: &Term<Touching> =
    &Term::new("the two cannot castle", |f| f.pair != Pair::KingFirstOpen);

// TouchClaim

pub(crate) const BREACHED: &Term<TouchClaim> =
    &Term::new("a man touched was left for another by a legal move", |f| f.breached && !f.illegal);
pub(crate) const NOT_BREACHED: &Term<TouchClaim> =
    &Term::new("no man touched was left for another by a legal move", |f| !f.breached || f.illegal);
pub(crate) const CLAIMED_OF_A_TOUCH: &Term<TouchClaim> =
    &Term::new("the claim is of a man touched", |f| f.bound_by != BoundBy::Release);
pub(crate) const CLAIMED_OF_A_RELEASE: &Term<TouchClaim> =
    &Term::new("the claim is of a man released", |f| f.bound_by == BoundBy::Release);

// Lapse

pub(crate) const WITH_INTENT: &Term<Lapse> = &Term::new("he touched it with intent", |f| !f.excused);

// Arrival

pub(crate) const LATE: &Term<Arrival> =
    &Term::new("he comes after the default time", |f| f.late && !f.other_late);
pub(crate) const BOTH_LATE: &Term<Arrival> =
    &Term::new("the default time is over, and neither had come", |f| f.other_late);

// Agreement

pub(crate) const PLAYS_ON: &Term<Agreement> =
    &Term::new("the opponent has made a move instead", |f| f.word == Word::PlaysOn);
pub(crate) const TOUCHES: &Term<Agreement> =
    &Term::new("the opponent has touched a man with intent", |f| f.word == Word::Touches);
pub(crate) const SETTLED_OTHERWISE: &Term<Agreement> =
    &Term::new("it is settled that no draw may be agreed yet", |f| f.bar == Bar::Settled);
pub(crate) const NOT_SETTLED_OTHERWISE: &Term<Agreement> =
    &Term::new("nothing is settled otherwise", |f| f.bar != Bar::Settled);
pub(crate) const AT_ANOTHER_TIME: &Term<Agreement> =
    &Term::new("it is not said between a move and the press", |f| !f.proper);

// Overstep

pub(crate) const NOT_FALLEN: &Term<Overstep> = &Term::new("the flag has not fallen", |f| !f.fallen);
pub(crate) const UNCOMPLETED: &Term<Overstep> =
    &Term::new("it fell after a move was made and before the clock was pressed", |f| f.uncompleted);
pub(crate) const OWN_UP: &Term<Overstep> = &Term::new("the claimant's own has not", |f| f.own == OwnFlag::Up);

// StartClaim

pub(crate) const CLOCK: &Term<StartClaim> =
    &Term::new("the setting of the clock is in question", |f| f.ground == StartGround::Clock);
pub(crate) const COLOURS: &Term<StartClaim> =
    &Term::new("the colours are in question", |f| f.ground == StartGround::Colours);

// Attention

pub(crate) const SOME_STANDS: &Term<Attention> =
    &Term::new("an illegal move stands", |f| f.stands != Stands::None);
pub(crate) const COMPLETED_ILLEGALLY: &Term<Attention> =
    &Term::new("it is illegal, and was completed", |f| matches!(f.amiss, Amiss::Illegal | Amiss::Unpromoted));
pub(crate) const ASCERTAINED: &Term<Attention> = &Term::new("the position before it is known", |f| f.known);
pub(crate) const NOT_ASCERTAINED: &Term<Attention> =
    &Term::new("the position before it cannot be determined", |f| !f.known);

// DrawClaim

pub(crate) const RECURRENCE: &Term<DrawClaim> = &Term::new("repetition of the position is claimed", |f| {
    matches!(f.ground, DrawGround::Repetition | DrawGround::ManyRepetitions)
});
pub(crate) const FIFTY_MOVES: &Term<DrawClaim> =
    &Term::new("fifty moves without progress are claimed", |f| {
        matches!(f.ground, DrawGround::FiftyMoves | DrawGround::ManyMoves)
    });
pub(crate) const WITH_A_LEGAL_MOVE: &Term<DrawClaim> =
    &Term::new("the move declared is legal", |f| f.form == ClaimForm::Intending);
pub(crate) const WITH_AN_ILLEGAL_MOVE: &Term<DrawClaim> =
    &Term::new("the move declared is illegal", |f| f.form == ClaimForm::IntendingIllegal);
pub(crate) const UNTOUCHED: &Term<DrawClaim> = &Term::new("he has touched no man", |f| !f.touched);

// Conduct

pub(crate) const DEVICE: &Term<Conduct> =
    &Term::new("a player has an electronic device", |f| f.matter == Matter::Device);
pub(crate) const REFUSED: &Term<Conduct> =
    &Term::new("a player refuses to comply with the Laws", |f| f.matter == Matter::Refusal);

// Adjournment

pub(crate) const SEALS: &Term<Adjournment> = &Term::new("a move is sealed", |f| f.step == Step::Seals);
pub(crate) const OPENED_BY_THE_OTHER: &Term<Adjournment> =
    &Term::new("somebody else than the player who sealed opens it", |f| f.step == Step::OpenedByTheOther);
pub(crate) const OPENED_BY_THE_SEALER: &Term<Adjournment> =
    &Term::new("the player who sealed opens it", |f| f.step == Step::OpenedByTheSealer);

// Resumption

pub(crate) const SET_UP_WRONGLY: &Term<Resumption> = &Term::new("it was set up wrongly", |f| f.wrong);
pub(crate) const SET_UP_RIGHTLY: &Term<Resumption> = &Term::new("it was set up as it was", |f| !f.wrong);
pub(crate) const KNOWN_POSITION: &Term<Resumption> = &Term::new("the right position is known", |f| f.known);

// NormalMeans

pub(crate) const PUT_OFF: &Term<NormalMeans> =
    &Term::new("the arbiter puts his decision off", |f| f.decision == Decision::Postponed);
pub(crate) const FLAG_FALLEN_SINCE: &Term<NormalMeans> =
    &Term::new("the decision was put off, and a flag has fallen since", |f| {
        f.decision == Decision::FlagFallen
    });
pub(crate) const CLAIM_MADE: &Term<NormalMeans> =
    &Term::new("the claim is made", |f| f.decision == Decision::Open);

// Recording

pub(crate) const IN_ORDER: &Term<Recording> =
    &Term::new("the move was made so", |f| f.sheet == Sheet::InOrder);
pub(crate) const IN_ADVANCE: &Term<Recording> =
    &Term::new("the move was not made yet, and no claim goes with it", |f| f.sheet == Sheet::InAdvance);
pub(crate) const MAY_BE_FOR_CLAIM: &Term<Recording> =
    &Term::new("the player who has the move writes it before he makes it", |f| {
        f.sheet == Sheet::MayBeForClaim
    });
pub(crate) const GAP: &Term<Recording> =
    &Term::new("a move before it is not recorded", |f| f.sheet == Sheet::Gap);
pub(crate) const OTHER_NOTATION: &Term<Recording> =
    &Term::new("it is recorded in another notation", |f| f.sheet == Sheet::OtherNotation);
pub(crate) const WORDS: &Term<Recording> =
    &Term::new("something else is written, in words", |f| f.sheet == Sheet::Words);
pub(crate) const OTHERWISE: &Term<Recording> =
    &Term::new("another move was made", |f| f.sheet == Sheet::Otherwise);
pub(crate) const TWO_MOVES_BEHIND: &Term<Recording> =
    &Term::new("the player's previous move is not recorded", |f| f.sheet == Sheet::TwoMovesBehind);
pub(crate) const AN_OFFER: &Term<Recording> =
    &Term::new("the offer of a draw is recorded", |f| f.sheet == Sheet::Offer);
pub(crate) const STRUCK: &Term<Recording> =
    &Term::new("the last record is struck out", |f| f.sheet == Sheet::Struck);
pub(crate) const OTHER_DATA: &Term<Recording> =
    &Term::new("it is a time or a result", |f| f.sheet == Sheet::OtherData);
pub(crate) const MUST_RECORD: &Term<Recording> = &Term::new("he must record", |f| f.due);
pub(crate) const NEED_NOT_RECORD: &Term<Recording> = &Term::new("he need not record", |f| !f.due);
