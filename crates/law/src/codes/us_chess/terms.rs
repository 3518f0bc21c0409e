//! The defined terms of these rules: each is a condition with its own English.

use crate::effect::To;
use crate::question::*;
use crate::rule::Term;

// Movement

pub(super) const SEVERAL_MOVED: &Term<Movement> =
    &Term::new("more than one man was moved", |f| f.broken == Broken::SeveralMoved);
pub(super) const ADVERSE_MAN_MOVED: &Term<Movement> =
    &Term::new("the man moved is the opponent's", |f| f.broken == Broken::AdverseManMoved);
pub(super) const WAY_OF_KING: &Term<Movement> =
    &Term::new("no King moves so", |f| f.broken == Broken::WayOfKing);
pub(super) const WAY_OF_QUEEN: &Term<Movement> =
    &Term::new("no Queen moves so", |f| f.broken == Broken::WayOfQueen);
pub(super) const WAY_OF_ROOK: &Term<Movement> =
    &Term::new("no Rook moves so", |f| f.broken == Broken::WayOfRook);
pub(super) const WAY_OF_BISHOP: &Term<Movement> =
    &Term::new("no Bishop moves so", |f| f.broken == Broken::WayOfBishop);
pub(super) const WAY_OF_KNIGHT: &Term<Movement> =
    &Term::new("no Knight moves so", |f| f.broken == Broken::WayOfKnight);
pub(super) const WAY_OF_PAWN: &Term<Movement> =
    &Term::new("no Pawn advances so", |f| f.broken == Broken::WayOfPawn);
pub(super) const WAY_OF_PAWN_TAKING: &Term<Movement> =
    &Term::new("no Pawn takes so", |f| f.broken == Broken::WayOfPawnTaking);
pub(super) const OWN_MAN_THERE: &Term<Movement> =
    &Term::new("a man of the same colour stands there", |f| f.broken == Broken::OwnManThere);
pub(super) const MAN_BETWEEN: &Term<Movement> =
    &Term::new("a man stands between", |f| f.broken == Broken::ManBetween);
pub(super) const MAN_TAKEN_OFF: &Term<Movement> =
    &Term::new("a man that the move does not capture was taken off", |f| f.broken == Broken::ManTakenOff);
pub(super) const KING_TAKEN: &Term<Movement> =
    &Term::new("the King would be taken", |f| f.broken == Broken::KingTaken);
pub(super) const KING_IN_CHECK: &Term<Movement> =
    &Term::new("the King is placed or left in check", |f| f.broken == Broken::KingInCheck);
pub(super) const CASTLING_MOVED: &Term<Movement> =
    &Term::new("King or Rook has moved before", |f| f.broken == Broken::CastlingMoved);
pub(super) const CASTLING_BETWEEN: &Term<Movement> =
    &Term::new("a man stands between King and Rook", |f| f.broken == Broken::CastlingBetween);
pub(super) const CASTLING_CHECKED: &Term<Movement> =
    &Term::new("the King is in check, or crosses or reaches an attacked square", |f| {
        f.broken == Broken::CastlingChecked
    });
pub(super) const PASSING_OVER: &Term<Movement> =
    &Term::new("taking in passing is not open", |f| f.broken == Broken::PassingOver);
pub(super) const NOT_PROMOTED: &Term<Movement> =
    &Term::new("the Pawn is not exchanged", |f| f.broken == Broken::NotPromoted);
pub(super) const PROMOTED_AMISS: &Term<Movement> =
    &Term::new("the Pawn becomes something that it may not become", |f| f.broken == Broken::PromotedAmiss);

// Transfer

pub(super) const MADE_LEGALLY: &Term<Transfer> = &Term::new("the men were moved as in a legal move", |f| {
    matches!(f.made, Made::Legal | Made::AgainstTouch | Made::AgainstRequirement)
});
pub(super) const MADE_IN_ACCORD: &Term<Transfer> =
    &Term::new("a legal move was made with what was touched", |f| f.made == Made::Legal);
pub(super) const ILLEGAL: &Term<Transfer> =
    &Term::new("the men were moved otherwise than in a legal move", |f| f.made == Made::Illegal);
pub(super) const KING_ALONE: &Term<Transfer> =
    &Term::new("the King was moved as in castling, and the Rook was not", |f| f.king_alone);
pub(super) const BEGUN: &Term<Transfer> = &Term::new("a legal move was begun", |f| f.made == Made::Begun);
pub(super) const OTHER_MOVE: &Term<Transfer> =
    &Term::new("it is not the declared move", |f| f.made == Made::AgainstRequirement);
pub(super) const CASTLING: &Term<Transfer> =
    &Term::new("by King and Rook", |f| matches!(f.nature, Nature::Castling | Nature::CastlingWithoutRook));
pub(super) const PROMOTION: &Term<Transfer> = &Term::new("by a Pawn that reached its last rank", |f| {
    matches!(f.nature, Nature::Promotion | Nature::CapturePromotion)
});
pub(super) const CAPTURE_ONLY: &Term<Transfer> =
    &Term::new("with a capture", |f| f.nature == Nature::Capture);
pub(super) const PLAIN: &Term<Transfer> = &Term::new("to an empty square", |f| f.nature == Nature::Plain);
pub(super) const AGAINST_OWN: &Term<Transfer> =
    &Term::new("the own man touched first, of those that can move, was not moved", |f| {
        matches!(f.bound_by, BoundBy::Own | BoundBy::SeveralOwn)
    });
pub(super) const AGAINST_ADVERSE: &Term<Transfer> =
    &Term::new("the adverse man touched first, of those that can be taken, was not taken", |f| {
        matches!(f.bound_by, BoundBy::Adverse | BoundBy::SeveralAdverse)
    });
pub(super) const AGAINST_BOTH: &Term<Transfer> =
    &Term::new("of the men touched, the first was not moved or taken as it should be", |f| {
        matches!(f.bound_by, BoundBy::OneOfEach | BoundBy::Mixed)
    });
pub(super) const AGAINST_RELEASE: &Term<Transfer> =
    &Term::new("a man had been quitted on another square", |f| f.bound_by == BoundBy::Release);

// The clock

pub(super) const BACK_FOR_DISPLACED_MEN: &Term<PressBack> =
    &Term::new("for men that the opponent displaced", |f| f.back_for == BackFor::DisplacedMen);

// Standstill

pub(super) const CHECKMATED: &Term<Standstill> =
    &Term::new("the King is in check and there is no legal move", |f| f.state == State::Checkmated);
pub(super) const STALEMATED: &Term<Standstill> =
    &Term::new("the King is not in check and there is no legal move", |f| f.state == State::Stalemated);
pub(super) const DEAD: &Term<Standstill> =
    &Term::new("neither side can mate by any series of legal moves", |f| f.state == State::Dead);
pub(super) const FIVE_TIMES: &Term<Standstill> =
    &Term::new("the position has appeared five times", |f| f.state == State::ManyTimes);
pub(super) const SEVENTY_FIVE: &Term<Standstill> =
    &Term::new("each has made seventy-five moves without moving a Pawn or taking a man", |f| {
        f.state == State::LongWithoutProgress
    });
pub(super) const IN_ACCORD: &Term<Standstill> =
    &Term::new("no objection can be raised to the last move", |f| f.lawful);

// Naming

pub(super) const NAMED: &Term<Naming> = &Term::new("a piece is only named", |_| true);

// Completion

pub(super) const ILLEGAL_MOVE: &Term<Completion> =
    &Term::new("an illegal move was made", |f| f.done == Done::Illegal);
pub(super) const PAWN_LEFT: &Term<Completion> =
    &Term::new("a Pawn was left on its last rank", |f| f.done == Done::Unpromoted);
pub(super) const NOT_THE_DECLARED: &Term<Completion> =
    &Term::new("the declared move was not made", |f| f.done == Done::AgainstRequirement);
pub(super) const ILLEGAL_OR_UNPROMOTED: &Term<Completion> =
    &Term::new("no legal move leads to the position", |f| matches!(f.done, Done::Illegal | Done::Unpromoted));
pub(super) const SEEN: &Term<Completion> = &Term::new("the director sees it", |f| f.seen);

// Meddling

pub(super) const MOVED_OUT_OF_TURN: &Term<Meddling> =
    &Term::new("a man was moved without having the move", |f| f.did == Did::Moved);

pub(super) const TOUCHED_OUT_OF_TURN: &Term<Meddling> =
    &Term::new("a man was only touched", |f| f.did == Did::Touched);
pub(super) const SEEN_OUT_OF_TURN: &Term<Meddling> = &Term::new("the director sees it", |f| f.seen);
pub(super) const UNEXCUSED: &Term<Meddling> = &Term::new("the touch is not excused", |f| !f.excused);

// OutOfTurnMove

pub(super) const REPLY_TO_ILLEGAL: &Term<OutOfTurnMove> =
    &Term::new("it replies to an illegal move", |f| f.after_illegal);
pub(super) const REPLY_UNSEEN: &Term<OutOfTurnMove> = &Term::new("no director sees it", |f| !f.seen);

// Hands

pub(super) const USED_BOTH: &Term<HandsClaim> = &Term::new("both hands were used", |f| f.so);
pub(super) const DID_NOT: &Term<HandsClaim> = &Term::new("both hands were not used", |f| !f.so);
pub(super) const CLAIMED_IN_TIME: &Term<HandsClaim> =
    &Term::new("the claimant has touched no man since", |f| f.timely);
pub(super) const CLAIMED_TOO_LATE: &Term<HandsClaim> =
    &Term::new("the claimant has touched a man since", |f| !f.timely);

// Excuse

pub(super) const HAVING_THE_MOVE: &Term<Excuse> = &Term::new("he has the move", |f| f.own_turn);
pub(super) const NOTICE_GIVEN: &Term<Excuse> =
    &Term::new("he said so first", |f| matches!(f.ground, Ground::Notice | Ground::NoticeAndConsent));
pub(super) const BY_ACCIDENT: &Term<Excuse> =
    &Term::new("it was an accident", |f| f.ground == Ground::Accident);

// Touching

pub(super) const NO_OWN: &Term<Touching> = &Term::new("no own man was touched", |f| f.own == Own::None);
pub(super) const NO_ADVERSE: &Term<Touching> =
    &Term::new("no man of the opponent's was touched", |f| f.adverse == Adverse::None);
pub(super) const OF_BOTH: &Term<Touching> =
    &Term::new("men of both were touched", |f| f.own != Own::None && f.adverse != Adverse::None);
pub(super) const OWN_MOVABLE: &Term<Touching> = &Term::new("an own man touched can be moved", own_movable);
pub(super) const ADVERSE_TAKABLE: &Term<Touching> =
    &Term::new("a man of the opponent's that was touched can be taken", adverse_takable);
pub(super) const FIRST_TAKES_FIRST: &Term<Touching> =
    &Term::new("the first of one's own can take the first of the opponent's", |f| f.first_takes_first);
pub(super) const FIRST_CANNOT_TAKE_FIRST: &Term<Touching> =
    &Term::new("the first of one's own cannot legally take the first of the opponent's", |f| {
        !f.first_takes_first
    });
pub(super) const SOME_CAN: &Term<Touching> =
    &Term::new("one of them can be moved or taken", |f| own_movable(f) || adverse_takable(f));
pub(super) const NONE_CAN: &Term<Touching> =
    &Term::new("none of them can be moved or taken", |f| !own_movable(f) && !adverse_takable(f));
pub(super) const SOME_TOUCHED: &Term<Touching> =
    &Term::new("a man was touched", |f| f.own != Own::None || f.adverse != Adverse::None);
pub(super) const KING_FIRST: &Term<Touching> = &Term::new("the King was touched, and then a Rook", |f| {
    matches!(f.pair, Pair::KingFirst | Pair::KingFirstOpen)
});
pub(super) const KING_FIXED: &Term<Touching> =
    &Term::new("the King was touched, and then a Rook, and he has no legal move", |f| {
        f.pair == Pair::KingFirstFixed
    });
pub(super) const ROOK_FIRST: &Term<Touching> =
    &Term::new("a Rook was touched, and then the King", |f| f.pair == Pair::RookFirst);
pub(super) const CAN_CASTLE: &Term<Touching> =
    &Term::new("the two can castle", |f| f.pair == Pair::KingFirstOpen);
pub(super) const CANNOT_CASTLE: &Term<Touching> =
    &Term::new("the two cannot castle", |f| f.pair != Pair::KingFirstOpen);

// TouchClaim

pub(super) const BREACHED: &Term<TouchClaim> =
    &Term::new("a man touched was left for another by a legal move", |f| f.breached && !f.illegal);
pub(super) const NOT_BREACHED: &Term<TouchClaim> =
    &Term::new("no man touched was left for another by a legal move", |f| !f.breached || f.illegal);
pub(super) const TIMELY: &Term<TouchClaim> =
    &Term::new("the claimant has touched no man since", |f| f.timely);
pub(super) const NOT_TIMELY: &Term<TouchClaim> =
    &Term::new("the claimant has touched a man since", |f| !f.timely);

// Lapse

pub(super) const WITH_INTENT: &Term<Lapse> = &Term::new("he touched it with intent", |f| !f.excused);

// Resignation, infringement, arrival

pub(super) const LATE: &Term<Arrival> =
    &Term::new("he comes after the default time", |f| f.late && !f.other_late);
pub(super) const BOTH_LATE: &Term<Arrival> =
    &Term::new("the default time is over, and neither had come", |f| f.other_late);

// Agreement

pub(super) const OFFERS: &Term<Agreement> = &Term::new("a draw is offered", |f| f.word == Word::Offers);
pub(super) const ACCEPTS: &Term<Agreement> = &Term::new("a draw is accepted", |f| f.word == Word::Accepts);
pub(super) const DECLINES: &Term<Agreement> = &Term::new("a draw is declined", |f| f.word == Word::Declines);
pub(super) const PLAYS_ON: &Term<Agreement> =
    &Term::new("the opponent has made a move instead", |f| f.word == Word::PlaysOn);
pub(super) const TOUCHES: &Term<Agreement> =
    &Term::new("the opponent has touched a man with intent", |f| f.word == Word::Touches);
pub(super) const OFFER_STANDS: &Term<Agreement> = &Term::new("an offer stands", |f| f.open);
pub(super) const NO_OFFER_STANDS: &Term<Agreement> = &Term::new("no offer stands", |f| !f.open);
pub(super) const SETTLED_OTHERWISE: &Term<Agreement> =
    &Term::new("it is settled that no draw may be agreed yet", |f| f.bar == Bar::Settled);
pub(super) const NOT_SETTLED_OTHERWISE: &Term<Agreement> =
    &Term::new("nothing is settled otherwise", |f| f.bar != Bar::Settled);
pub(super) const AT_ANOTHER_TIME: &Term<Agreement> =
    &Term::new("it is not said between a move and the press", |f| !f.proper);

// Overstep

pub(super) const FALLEN: &Term<Overstep> = &Term::new("the flag has fallen", |f| f.fallen);
pub(super) const NOT_FALLEN: &Term<Overstep> = &Term::new("the flag has not fallen", |f| !f.fallen);
pub(super) const OWN_UP: &Term<Overstep> = &Term::new("the claimant's own has not", |f| f.own == OwnFlag::Up);

// StartClaim

pub(super) const BOARD: &Term<StartClaim> =
    &Term::new("the board is in question", |f| f.ground == StartGround::Board);
pub(super) const MEN: &Term<StartClaim> =
    &Term::new("the men's places at the start are in question", |f| f.ground == StartGround::Men);
pub(super) const CLOCK: &Term<StartClaim> =
    &Term::new("the setting of the clock is in question", |f| f.ground == StartGround::Clock);
pub(super) const COLOURS: &Term<StartClaim> =
    &Term::new("the colours are in question", |f| f.ground == StartGround::Colours);
pub(super) const WRONG: &Term<StartClaim> = &Term::new("it was wrong", |f| f.wrong);
pub(super) const AS_IT_SHOULD_BE: &Term<StartClaim> = &Term::new("it was as it should be", |f| !f.wrong);
pub(super) const BOTH_HAVE_MOVED: &Term<StartClaim> =
    &Term::new("each player has completed a move", |f| !f.early);
pub(super) const EARLY: &Term<StartClaim> = &Term::new("Black has not completed his tenth move", |f| f.early);
pub(super) const LATER: &Term<StartClaim> = &Term::new("Black has completed his tenth move", |f| !f.early);

// Attention

pub(super) const SOME_STANDS: &Term<Attention> =
    &Term::new("an illegal move stands", |f| f.stands != Stands::None);
pub(super) const COMPLETED_ILLEGALLY: &Term<Attention> =
    &Term::new("it is illegal, and was completed", |f| f.amiss == Amiss::Illegal);
pub(super) const NONE_STANDS: &Term<Attention> =
    &Term::new("no illegal move stands", |f| f.stands == Stands::None);
pub(super) const ASCERTAINED: &Term<Attention> = &Term::new("the position before it is known", |f| f.known);
pub(super) const NOT_ASCERTAINED: &Term<Attention> =
    &Term::new("the position before it cannot be determined", |f| !f.known);

// DrawClaim

pub(super) const RECURRENCE: &Term<DrawClaim> = &Term::new("repetition of the position is claimed", |f| {
    matches!(f.ground, DrawGround::Repetition | DrawGround::ManyRepetitions)
});
pub(super) const FIFTY_MOVES: &Term<DrawClaim> =
    &Term::new("fifty moves without progress are claimed", |f| {
        matches!(f.ground, DrawGround::FiftyMoves | DrawGround::ManyMoves)
    });
pub(super) const WITH_A_LEGAL_MOVE: &Term<DrawClaim> =
    &Term::new("the move declared is legal", |f| f.form == ClaimForm::Intending);
pub(super) const WITH_AN_ILLEGAL_MOVE: &Term<DrawClaim> =
    &Term::new("the move declared is illegal", |f| f.form == ClaimForm::IntendingIllegal);
pub(super) const CLAIMED_BY_THE_PLAYER: &Term<DrawClaim> =
    &Term::new("the player who has the move claims it", by_player);
pub(super) const UNTOUCHED: &Term<DrawClaim> = &Term::new("he has touched no man", |f| !f.touched);
pub(super) const BY_RIGHT: &Term<DrawClaim> =
    &Term::new("the player who has the move claims it, and has touched no man", |f| {
        by_player(f) && !f.touched && known_here(f)
    });
pub(super) const PROVED: &Term<DrawClaim> =
    &Term::of_truth("it is so", |f| f.truth == Truth::Yes && known_here(f));
pub(super) const NOT_PROVED: &Term<DrawClaim> =
    &Term::of_truth("it is not so", |f| f.truth != Truth::Yes && known_here(f));

// Conduct, adjournment

pub(super) const FIRST_TIME: &Term<Conduct> = &Term::new("for the first time", |f| !f.again);
pub(super) const AGAIN: &Term<Conduct> = &Term::new("not for the first time", |f| f.again);
pub(super) const DEVICE: &Term<Conduct> =
    &Term::new("a player has an electronic device", |f| f.matter == Matter::Device);
pub(super) const DISTURBED: &Term<Conduct> =
    &Term::new("a player disturbs the opponent", |f| f.matter == Matter::Noise);
pub(super) const REFUSED: &Term<Conduct> =
    &Term::new("a player refuses to comply with the Laws", |f| f.matter == Matter::Refusal);

// Recording, signature

pub(super) const IN_ORDER: &Term<Recording> =
    &Term::new("the move was made so", |f| f.sheet == Sheet::InOrder);
pub(super) const IN_ADVANCE: &Term<Recording> =
    &Term::new("the move was not made yet, and no claim goes with it", |f| f.sheet == Sheet::InAdvance);
pub(super) const MAY_BE_FOR_CLAIM: &Term<Recording> =
    &Term::new("the player who has the move writes it before he makes it", |f| {
        f.sheet == Sheet::MayBeForClaim
    });
pub(super) const GAP: &Term<Recording> =
    &Term::new("a move before it is not recorded", |f| f.sheet == Sheet::Gap);
pub(super) const OTHER_NOTATION: &Term<Recording> =
    &Term::new("it is recorded in another notation", |f| f.sheet == Sheet::OtherNotation);
pub(super) const WORDS: &Term<Recording> =
    &Term::new("something else is written, in words", |f| f.sheet == Sheet::Words);
pub(super) const OTHERWISE: &Term<Recording> =
    &Term::new("another move was made", |f| f.sheet == Sheet::Otherwise);
pub(super) const TWO_MOVES_BEHIND: &Term<Recording> =
    &Term::new("the player's previous move is not recorded", |f| f.sheet == Sheet::TwoMovesBehind);
pub(super) const AN_OFFER: &Term<Recording> =
    &Term::new("the offer of a draw is recorded", |f| f.sheet == Sheet::Offer);
pub(super) const STRUCK: &Term<Recording> =
    &Term::new("the last record is struck out", |f| f.sheet == Sheet::Struck);
pub(super) const OTHER_DATA: &Term<Recording> =
    &Term::new("it is a time or a result", |f| f.sheet == Sheet::OtherData);
pub(super) const NOW_SUDDEN_DEATH: &Term<Recording> = &Term::new("it is sudden death", |f| f.last_period);
pub(super) const NOT_YET_SUDDEN_DEATH: &Term<Recording> =
    &Term::new("it is not sudden death yet", |f| !f.last_period);
pub(super) const MUST_RECORD: &Term<Recording> = &Term::new("he must record", |f| f.due);
pub(super) const NEED_NOT_RECORD: &Term<Recording> = &Term::new("he need not record", |f| !f.due);

// What the rules of completion, of claims and of time add

pub(super) const BEFORE_IT: To = To::TurnOfTheOffence;

pub(super) const RELEASED: &Term<Transfer> = &Term::new("no hand is on the new piece", |f| !f.in_hand);
pub(super) const A_LEGAL_MOVE: &Term<Completion> = &Term::new("a legal move was made", |f| match f.done {
    Done::LegalMove | Done::AgainstTouch | Done::AgainstRelease | Done::WithTwoHands => true,
    Done::AgainstRequirement => !f.seen,
    Done::Illegal | Done::Unpromoted | Done::Nothing => false,
});
pub(super) const ACTED_ON: &Term<Completion> =
    &Term::new("the director sees it, and no player is short of time", |f| f.seen && !f.hurried);
pub(super) const LEFT_TO_PLAYERS: &Term<Completion> =
    &Term::new("no director sees it, or a player is short of time", |f| !f.seen || f.hurried);
pub(super) const PUT_RIGHT: &Term<Excuse> =
    &Term::new("a man that stands wrongly is put right", |f| f.ground == Ground::Rectifying);
pub(super) const RECENT: &Term<Attention> =
    &Term::new("it is one of the last moves that are corrected", |f| !f.old);
pub(super) const LONG_AGO: &Term<Attention> = &Term::new("it was made before these moves", |f| f.old);
pub(super) const IN_TIME_PRESSURE: &Term<Attention> =
    &Term::new("a player has little time, and little is added with each move", |f| f.hurried);
pub(super) const REPLIED: &Term<Attention> =
    &Term::new("the opponent has determined his next move", |f| f.stands == Stands::Replied);
pub(super) const ENOUGH_TO_WIN: &Term<Attention> =
    &Term::new("he has a Queen, a Rook, a Pawn or two minor pieces", |f| enough_in_blitz(f.force));
pub(super) const TOO_LITTLE_TO_WIN: &Term<Attention> =
    &Term::new("he has at most one minor piece beside his King", |f| !enough_in_blitz(f.force));
pub(super) const UNREPLIED: &Term<Attention> =
    &Term::new("the opponent has not replied", |f| f.stands == Stands::Unreplied);
pub(super) const BY_THE_OPPONENT: &Term<Attention> =
    &Term::new("the opponent claims it", |f| f.by == Claimant::Opponent);
pub(super) const NOT_TOUCHED_SINCE: &Term<Attention> =
    &Term::new("he has touched no man since", |f| !f.touched);
pub(super) const A_CASTLING_PAIR: &Term<Touching> =
    &Term::new("the two can castle", |f| f.own == Own::CastlingPair);
pub(super) const NO_CASTLING_PAIR: &Term<Touching> =
    &Term::new("the two cannot castle", |f| f.own != Own::CastlingPair);
pub(super) const CLAIM_MADE: &Term<NormalMeans> =
    &Term::new("the claim is made", |f| f.decision == Decision::Open);
pub(super) const HELD_A_DRAW: &Term<NormalMeans> =
    &Term::new("the director upholds it", |f| f.decision == Decision::Drawn);
pub(super) const REJECTED: &Term<NormalMeans> =
    &Term::new("the director rejects it", |f| f.decision == Decision::Rejected);
pub(super) const MAY_CLAIM_CHANCES: &Term<NormalMeans> =
    &Term::new("in sudden death without delay or increment, with less than two minutes left", |f| {
        f.last_period && f.short && !f.added
    });
pub(super) const MAY_NOT_CLAIM_CHANCES: &Term<NormalMeans> =
    &Term::new("with more time left, with a delay or an increment, or not in sudden death", |f| {
        !f.last_period || !f.short || f.added
    });
pub(super) const DECLARED: &Term<Standstill> = &Term::new("the director declares it", |f| f.declared);
pub(super) const SET_UP_WRONGLY: &Term<Resumption> = &Term::new("it was set up wrongly", |f| f.wrong);
pub(super) const SET_UP_RIGHTLY: &Term<Resumption> = &Term::new("it was set up as it was", |f| !f.wrong);
pub(super) const KNOWN_POSITION: &Term<Resumption> = &Term::new("the right position is known", |f| f.known);
pub(super) const NOTHING_SETTLED: &Term<Agreement> =
    &Term::new("nothing is settled otherwise", |f| f.bar != Bar::Settled);
pub(super) const AT_THE_PROPER_TIME: &Term<Agreement> =
    &Term::new("it is said between a move and the press", |f| f.proper);
pub(super) const CLAIMED_BY_THE_OTHER: &Term<DrawClaim> =
    &Term::new("the other player claims it", |f| f.by == Claimant::Opponent && known_here(f));
pub(super) const WITHOUT_SCORE: &Term<DrawClaim> =
    &Term::new("he has neither a score that is complete enough nor a witness", |f| !f.scored);
pub(super) const CLAIM_AFTER_TOUCH: &Term<DrawClaim> =
    &Term::new("he has touched a man", |f| f.touched && by_player(f) && known_here(f));

// Overstep

pub(super) const IN_GOOD_TIME: &Term<Overstep> =
    &Term::new("the flag has fallen, and it is properly claimed", |f| {
        f.fallen && f.own == OwnFlag::Up && !f.failed && (f.last_period || f.scored)
    });
pub(super) const OWN_DOWN: &Term<Overstep> =
    &Term::new("the claimant's own has fallen too", |f| f.own != OwnFlag::Up);
pub(super) const SUDDEN_DEATH: &Term<Overstep> = &Term::new("in sudden death", |f| f.last_period);
pub(super) const NOT_SUDDEN_DEATH: &Term<Overstep> = &Term::new("not in sudden death", |f| !f.last_period);
pub(super) const NOT_SCORED: &Term<Overstep> =
    &Term::new("the claimant's score is not complete enough", |f| !f.scored);
pub(super) const IN_VAIN_BEFORE: &Term<Overstep> =
    &Term::new("he has claimed in vain in this time control", |f| f.failed);
pub(super) const IN_VAIN_BEFORE_NOT: &Term<Overstep> =
    &Term::new("he has not claimed in vain in this time control", |f| !f.failed);
pub(super) const A_LIMIT: &Term<Overstep> = &Term::new("there is a time limit", |f| f.limit);
pub(super) const NO_LIMIT: &Term<Overstep> = &Term::new("there is no time limit", |f| !f.limit);
pub(super) const FORCE_ENOUGH: &Term<Overstep> =
    &Term::new("the claimant has enough to mate", |f| f.force == WinningForce::Enough);
pub(super) const ENOUGH_FOR_BLITZ: &Term<Overstep> =
    &Term::new("the claimant has a Queen, a Rook, a Pawn or two minor pieces", |f| enough_in_blitz(f.force));
pub(super) const TOO_LITTLE_FOR_BLITZ: &Term<Overstep> =
    &Term::new("the claimant has at most one minor piece beside his King", |f| !enough_in_blitz(f.force));
pub(super) const KING_ONLY: &Term<Overstep> =
    &Term::new("the claimant has the King alone", |f| f.force == WinningForce::LoneKing);
pub(super) const ONE_MINOR: &Term<Overstep> =
    &Term::new("the claimant has only King and Bishop, or King and Knight", |f| {
        f.force == WinningForce::OneMinorPiece
    });
pub(super) const KNIGHTS: &Term<Overstep> =
    &Term::new("the claimant has only King and two Knights against no Pawns", |f| {
        f.force == WinningForce::TwoKnights
    });
pub(super) const FORCED: &Term<Overstep> =
    &Term::of_forced_win("the claimant can force mate", |f| f.forced == Truth::Yes);
pub(super) const NOT_FORCED: &Term<Overstep> =
    &Term::of_forced_win("that the claimant can force mate is not proved", |f| f.forced != Truth::Yes);

// Adjournment, reading, conduct, finding

pub(super) const BREAKS_OFF: &Term<Adjournment> =
    &Term::new("play is broken off", |f| f.step == Step::Adjourns);
pub(super) const SEALS: &Term<Adjournment> = &Term::new("a move is sealed", |f| f.step == Step::Seals);
pub(super) const OPENED_BY_THE_OTHER: &Term<Adjournment> =
    &Term::new("somebody else than the player who sealed opens it", |f| f.step == Step::OpenedByTheOther);
pub(super) const OPENED_BY_THE_SEALER: &Term<Adjournment> =
    &Term::new("the player who sealed opens it", |f| f.step == Step::OpenedByTheSealer);
pub(super) const NOTHING_SEALED: &Term<Adjournment> =
    &Term::new("play is taken up again, and no move was sealed", |f| f.step == Step::NoRecord);
pub(super) const NO_LEGAL_MOVE: &Term<Reading> =
    &Term::new("it means no legal move", |f| f.recorded == Recorded::Nothing);
pub(super) const ONE_MOVE: &Term<Reading> =
    &Term::new("it means one legal move", |f| !matches!(f.recorded, Recorded::Nothing | Recorded::Several));
pub(super) const MORE_THAN_ONE: &Term<Reading> =
    &Term::new("it can mean several legal moves", |f| f.recorded == Recorded::Several);
pub(super) const IN_PLAY: &Term<Conduct> = &Term::new("the game is in play", |f| !f.adjourned);
pub(super) const WHILE_ADJOURNED: &Term<Conduct> = &Term::new("the game is adjourned", |f| f.adjourned);
pub(super) const NOTES: &Term<Conduct> = &Term::new("a player uses notes", |f| f.matter == Matter::Notes);
pub(super) const ADVICE: &Term<Conduct> = &Term::new("a player takes advice", |f| f.matter == Matter::Advice);
pub(super) const OTHER_BOARD: &Term<Conduct> =
    &Term::new("a player uses another board", |f| f.matter == Matter::SecondBoard);
pub(super) const HELPED: &Term<Conduct> =
    &Term::new("a player uses notes, advice, another board or a device", |f| {
        matches!(f.matter, Matter::Notes | Matter::Advice | Matter::SecondBoard | Matter::Device)
    });
pub(super) const BY_A_DIRECTOR: &Term<Finding> = &Term::new("a director finds it", |f| f.third_party);

fn own_movable(f: &Touching) -> bool {
    matches!(f.own, Own::OneMovable | Own::SomeMovable | Own::CastlingPair)
}

fn adverse_takable(f: &Touching) -> bool {
    matches!(f.adverse, Adverse::OneTakable | Adverse::SomeTakable)
}

fn enough_in_blitz(force: WinningForce) -> bool {
    matches!(force, WinningForce::Enough | WinningForce::TwoKnights)
}

fn by_player(f: &DrawClaim) -> bool {
    f.by == Claimant::Player
}

/// Endless checks are no ground here.
fn known_here(f: &DrawClaim) -> bool {
    f.ground != DrawGround::PerpetualCheck
}
