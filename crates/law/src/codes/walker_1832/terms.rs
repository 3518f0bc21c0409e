//! The defined terms of this code: each is a condition with its own English.

pub(super) use crate::codes::common::all::*;
pub(super) use crate::codes::common::older::*;
use crate::question::*;
use crate::rule::Term;

// Movement

pub(super) const CASTLING_BARRED: &Term<Movement> =
    &Term::new("King or Rook has moved, or the King is, passes or comes under command", |f| {
        matches!(f.broken, Broken::CastlingMoved | Broken::CastlingChecked)
    });
pub(super) const PROMOTED_AMISS: &Term<Movement> =
    &Term::new("a Pawn becomes what none can become", |f| f.broken == Broken::PromotedAmiss);
pub(super) const BEYOND_OWN_HALF: &Term<Movement> =
    &Term::new("a given move passes the mover's own half", |f| f.broken == Broken::BeyondOwnHalf);

// Touching

pub(super) const SEVERAL_OWN_MOVABLE: &Term<Touching> =
    &Term::new("several own men were touched, of which one can move", |f| {
        matches!(f.own, Own::SomeMovable | Own::CastlingPair)
    });
pub(super) const SOME_OWN_MOVABLE: &Term<Touching> =
    &Term::new("an own man was touched, which can move", own_movable);
pub(super) const NO_OWN_MOVABLE: &Term<Touching> =
    &Term::new("no own man was touched that can move", |f| !own_movable(f));
pub(super) const TOUCHED_FIXED: &Term<Touching> =
    &Term::new("an own man was touched that cannot move", |f| f.hindrance != Hindrance::None);
pub(super) const EXPOSES: &Term<Touching> =
    &Term::new("it cannot be played without leaving the King in check", |f| {
        f.hindrance == Hindrance::Exposes
    });
pub(super) const IS_KING: &Term<Touching> =
    &Term::new("it is the King, who cannot move without going into check", |f| {
        f.hindrance == Hindrance::King
    });
pub(super) const SHUT_IN: &Term<Touching> = &Term::new("it is shut in", |f| f.hindrance == Hindrance::ShutIn);
pub(super) const ADVERSE_TAKABLE: &Term<Touching> = &Term::new("it can be taken", takable);
pub(super) const ADVERSE_SAFE: &Term<Touching> = &Term::new("it cannot be taken", |f| !takable(f));
pub(super) const ONE_TAKES_THE_OTHER: &Term<Touching> =
    &Term::new("an own man touched takes it", |f| f.own_takes_adverse);
pub(super) const NONE_TAKES_THE_OTHER: &Term<Touching> =
    &Term::new("no own man touched takes it", |f| !f.own_takes_adverse);
pub(super) const KING_MOVES: &Term<Touching> = &Term::new("the King can move", |f| f.king_moves);
pub(super) const KING_CANNOT_MOVE: &Term<Touching> = &Term::new("the King cannot move", |f| !f.king_moves);
pub(super) const KING_DUE: &Term<Touching> = &Term::new(
    "another man touched can neither be moved without leaving the King in check nor be taken, and the King can move",
    king_due,
);
pub(super) const KING_NOT_DUE: &Term<Touching> =
    &Term::new("no man touched obliges the player to move his King", |f| !king_due(f));

// Excuse

pub(super) const OF_OWN: &Term<Excuse> =
    &Term::new("one of the men that he touches is his own", |f| !f.adverse);
pub(super) const OF_ADVERSE: &Term<Excuse> =
    &Term::new("he touches only men of his adversary's", |f| f.adverse);
pub(super) const SAID_ADJUST: &Term<Excuse> = &Term::new("he said \"j'adoube\" in touching", |f| {
    matches!(f.ground, Ground::Notice | Ground::NoticeAndConsent)
});

// Meddling

pub(super) const MOVED_AGAIN: &Term<Meddling> =
    &Term::new("he has just moved, and moves again", |f| f.did == Did::Moved && f.after_own_move);

// Transfer

pub(super) const LEGAL: &Term<Transfer> = &Term::new("the move is legal", |f| f.made == Made::Legal);
pub(super) const MOVED_OTHERWISE: &Term<Transfer> =
    &Term::new("another man was moved, or taken, than the one touched", |f| f.made == Made::AgainstTouch);
pub(super) const AGAINST_OWN: &Term<Transfer> = &Term::new("it was an own man that was touched", |f| {
    matches!(f.bound_by, BoundBy::Own | BoundBy::SeveralOwn)
});
pub(super) const AGAINST_QUITTED: &Term<Transfer> =
    &Term::new("a man had been quitted on its square", |f| f.bound_by == BoundBy::Release);
pub(super) const AGAINST_ADVERSE: &Term<Transfer> =
    &Term::new("it was an adverse man that was touched", |f| {
        matches!(f.bound_by, BoundBy::Adverse | BoundBy::SeveralAdverse | BoundBy::OneOfEach | BoundBy::Mixed)
    });
pub(super) const NOT_AS_REQUIRED: &Term<Transfer> =
    &Term::new("what was lawfully required was not done", |f| f.made == Made::AgainstRequirement);
pub(super) const BEGUN: &Term<Transfer> = &Term::new("the move is begun", |f| f.made == Made::Begun);
pub(super) const QUITTED: &Term<Transfer> = &Term::new("the hand has quitted it", |f| !f.in_hand);
pub(super) const CASTLING: &Term<Transfer> =
    &Term::new("by the King as in castling", |f| f.nature == Nature::Castling);
pub(super) const PAWN_ARRIVED: &Term<Transfer> = &Term::new("a Pawn reached the last rank", |f| {
    matches!(f.nature, Nature::Promotion | Nature::CapturePromotion)
});
pub(super) const UNLAWFUL: &Term<Transfer> = &Term::new("the move is unlawful", |f| f.made == Made::Illegal);
pub(super) const PASSES_ON: &Term<Transfer> = &Term::new("it does not go back at once", |f| {
    let goes_back = f.nature == Nature::Capture && f.fault != Fault::AdverseMan
        || f.nature != Nature::OwnCapture && f.fault == Fault::Exposure;
    f.remedy || !goes_back
});
pub(super) const ADVERSE_MAN: &Term<Transfer> =
    &Term::new("an adverse man was moved", |f| f.fault == Fault::AdverseMan);
pub(super) const OWN_MAN: &Term<Transfer> =
    &Term::new("an own man was moved", |f| f.fault != Fault::AdverseMan);
pub(super) const CAPTURED: &Term<Transfer> =
    &Term::new("a man was captured", |f| f.nature == Nature::Capture);
pub(super) const WITH_REMEDY: &Term<Transfer> =
    &Term::new("it can be taken, or the man that was moved can move, or the King can in his place", |f| {
        f.remedy
    });
pub(super) const WITHOUT_REMEDY: &Term<Transfer> =
    &Term::new("it cannot be taken, nor can the man that was moved, nor the King in his place", |f| {
        !f.remedy
    });
pub(super) const OWN_CAPTURED: &Term<Transfer> =
    &Term::new("a man of one's own was captured", |f| f.nature == Nature::OwnCapture);
pub(super) const CASTLED_AMISS: &Term<Transfer> =
    &Term::new("castling was not allowed", |f| f.fault == Fault::Castling);
pub(super) const FALSE_MOVE: &Term<Transfer> = &Term::new("the move was false, and captured nothing", |f| {
    !matches!(f.nature, Nature::Capture | Nature::OwnCapture)
        && matches!(f.fault, Fault::Way | Fault::Exposure)
});
pub(super) const KING_SAFE: &Term<Transfer> =
    &Term::new("the King does not stand in a check that was announced", |f| f.fault != Fault::Exposure);
pub(super) const KING_EXPOSED: &Term<Transfer> =
    &Term::new("the King stands in check", |f| f.fault == Fault::Exposure);

// TouchClaim

pub(super) const BREACHED: &Term<TouchClaim> =
    &Term::new("the man touched was left for another", |f| f.breached);
pub(super) const NOT_BREACHED_ADVERSE: &Term<TouchClaim> =
    &Term::new("it is an adverse man, and none touched was left for another", |f| {
        !f.breached && f.bound_by == BoundBy::Adverse
    });
pub(super) const BREACHED_OWN: &Term<TouchClaim> =
    &Term::new("it was an own man", |f| matches!(f.bound_by, BoundBy::Own | BoundBy::SeveralOwn));
pub(super) const BREACHED_ADVERSE: &Term<TouchClaim> = &Term::new("it was an adverse man", |f| {
    matches!(f.bound_by, BoundBy::Adverse | BoundBy::SeveralAdverse | BoundBy::OneOfEach | BoundBy::Mixed)
});
pub(super) const BREACHED_QUITTED: &Term<TouchClaim> =
    &Term::new("it had been quitted on its square", |f| f.bound_by == BoundBy::Release);
pub(super) const NOTHING_TOUCHED_SINCE: &Term<TouchClaim> =
    &Term::new("the claimant has touched no man since", |f| f.timely);
pub(super) const SOMETHING_TOUCHED_SINCE: &Term<TouchClaim> =
    &Term::new("the claimant has touched a man since", |f| !f.timely);

// Exaction

pub(super) const A_MOVE: &Term<Exaction> =
    &Term::new("a move is required", |f| !matches!(f.exacted, Exacted::Stands | Exacted::SecondBack));
pub(super) const A_MOVE_OF_THE_KING: &Term<Exaction> =
    &Term::new("a move of the King is required", |f| f.exacted == Exacted::King);
pub(super) const THE_SECOND_BACK: &Term<Exaction> =
    &Term::new("the second man is to go back", |f| f.exacted == Exacted::SecondBack);
pub(super) const POSSIBLE: &Term<Exaction> = &Term::new("it can be done", |f| f.possible);
pub(super) const IMPOSSIBLE: &Term<Exaction> = &Term::new("it cannot be done", |f| !f.possible);
pub(super) const CHANGED: &Term<Exaction> = &Term::new("the board was changed", |f| f.changed);

// Naming

pub(super) const PIECE_OR_PAWN: &Term<Naming> =
    &Term::new("a piece, or a Pawn, is named", |f| f.named != Named::King);
pub(super) const A_KING: &Term<Naming> = &Term::new("a King is named", |f| f.named == Named::King);

// Standstill

pub(super) const MATED: &Term<Standstill> =
    &Term::new("the King is in a check that was announced, and no move parries it", |f| {
        f.state == State::Checkmated
    });
pub(super) const STALEMATED: &Term<Standstill> =
    &Term::new("the King is not in check, and there is no legal move", |f| f.state == State::Stalemated);

// StartClaim

pub(super) const BOARD: &Term<StartClaim> =
    &Term::new("the board is claimed to be misplaced", |f| f.ground == StartGround::Board);
pub(super) const MEN: &Term<StartClaim> =
    &Term::new("men are claimed to be misplaced", |f| f.ground == StartGround::Men);
pub(super) const MEN_LEFT_ON: &Term<StartClaim> =
    &Term::new("odds are claimed not to have been given", |f| f.ground == StartGround::MenLeftOn);
pub(super) const SO: &Term<StartClaim> = &Term::new("it is so", |f| f.wrong);
pub(super) const NOT_SO: &Term<StartClaim> = &Term::new("it is not so", |f| !f.wrong);
pub(super) const EARLY: &Term<StartClaim> = &Term::new("four moves have not been played", |f| f.early);
pub(super) const LATE: &Term<StartClaim> = &Term::new("four moves have been played", |f| !f.early);

// Announcement, FalseCheck, InCheck

pub(super) const NO_CHECK: &Term<Announcement> = &Term::new("there is no check", |f| f.given == Given::None);
pub(super) const CHECK_NOW: &Term<Announcement> =
    &Term::new("the last move gave check", |f| f.given == Given::Now);
pub(super) const CHECK_EARLIER: &Term<Announcement> =
    &Term::new("the King has stood in that check for a move or more", |f| f.given == Given::Earlier);
pub(super) const AT_ONCE: &Term<Announcement> =
    &Term::new("the adversary has touched nothing yet", |f| f.timely);
pub(super) const AFTER_A_TOUCH: &Term<Announcement> =
    &Term::new("the adversary has touched a man already", |f| !f.timely);
pub(super) const SAID_FALSELY: &Term<FalseCheck> =
    &Term::new("\"check\" was said where there was none", |f| f.said);
pub(super) const NOT_SAID: &Term<FalseCheck> =
    &Term::new("\"check\" was not said where there was none", |f| !f.said);
pub(super) const KING_OR_BETWEEN: &Term<FalseCheck> =
    &Term::new("the King was moved for it, or a man put between", |f| f.answered != Answered::Otherwise);
pub(super) const OTHER_MOVE: &Term<FalseCheck> =
    &Term::new("something else was moved", |f| f.answered == Answered::Otherwise);
pub(super) const IN_CONSEQUENCE: &Term<FalseCheck> =
    &Term::new("he has taken no move back for it before", |f| !f.taken_back);
pub(super) const NOT_IN_CONSEQUENCE: &Term<FalseCheck> =
    &Term::new("he has already taken a move back for it", |f| f.taken_back);
pub(super) const BEFORE_THE_OTHER_PLAYS: &Term<FalseCheck> =
    &Term::new("the adversary has not played again", |f| f.timely);
pub(super) const AFTER_THE_OTHER_PLAYED: &Term<FalseCheck> =
    &Term::new("the adversary has played again", |f| !f.timely);
pub(super) const LONG_IN_CHECK: &Term<InCheck> =
    &Term::new("the King has stood in check during two moves or more", |f| f.long);
pub(super) const NOT_LONG_IN_CHECK: &Term<InCheck> =
    &Term::new("the King has not stood in check during two moves", |f| !f.long);
pub(super) const NOBODY_KNOWS: &Term<InCheck> =
    &Term::new("nobody can tell since when", |f| f.origin == Origin::Unascertainable);
pub(super) const TO_BE_FOUND: &Term<InCheck> =
    &Term::new("since when is still to be found", |f| f.origin == Origin::Open);
pub(super) const IT_IS_KNOWN: &Term<InCheck> =
    &Term::new("it is known since when", |f| f.origin == Origin::Known);

// GivenMoves, MoveCount, Upshot

pub(super) const PAWN_AND_THREE: &Term<GivenMoves> =
    &Term::new("a Pawn and three moves or more are given", |f| {
        f.with_pawn && f.number == Number::ThreeOrMore
    });
pub(super) const SEVERAL_MOVES: &Term<GivenMoves> =
    &Term::new("two moves or more are given", |f| f.number != Number::One);
pub(super) const NOTICE: &Term<MoveCount> = &Term::new("notice is given", |f| f.stage == Stage::Notice);
pub(super) const OUT: &Term<MoveCount> =
    &Term::new("fifty moves on each side have been made since", |f| f.stage == Stage::Out);
pub(super) const BY_THE_WEAKER: &Term<MoveCount> = &Term::new("the weaker side gives it", |f| f.by_weaker);
pub(super) const BY_THE_STRONGER: &Term<MoveCount> =
    &Term::new("the weaker side does not give it", |f| !f.by_weaker);
pub(super) const SUCH_FORCE: &Term<MoveCount> = &Term::new(
    "Rook and Bishop stand against a Rook, or two Bishops, Bishop and Knight, or more against the King",
    |f| f.force != Force::Other,
);
pub(super) const OTHER_FORCE: &Term<MoveCount> =
    &Term::new("no such force stands on the board", |f| f.force == Force::Other);
pub(super) const IN_A_CERTAIN_WAY: &Term<MoveCount> =
    &Term::new("the stronger side undertook to do it in a certain way", |f| f.certain_way);
pub(super) const IN_ANY_WAY: &Term<MoveCount> =
    &Term::new("the stronger side undertook nothing of the kind", |f| !f.certain_way);
pub(super) const UNDERTOOK: &Term<Upshot> =
    &Term::new("he undertook something", |f| f.undertaken != Undertaken::Nothing);
pub(super) const DRAWN: &Term<Upshot> =
    &Term::new("the game would be drawn", |f| matches!(f.came, Came::Drawn | Came::IsStalemated));
pub(super) const MET: &Term<Upshot> = &Term::new("he did what he undertook", |f| f.met);
pub(super) const NOT_MET: &Term<Upshot> = &Term::new("he did not do what he undertook", |f| !f.met);
pub(super) const MATED_IN_ANOTHER_WAY: &Term<Upshot> =
    &Term::new("he gave what he was to give, and mated, and undertook to do something else", |f| {
        f.undertaken.is_certain_way() && f.came == Came::Mates && !f.met && !f.left_on
    });
pub(super) const NOBODY_HAS_DECIDED: &Term<Upshot> =
    &Term::new("nobody has decided what that comes to", |f| f.found == Fulfilled::Open);
pub(super) const DECIDED_AGAINST_HIM: &Term<Upshot> =
    &Term::new("it is decided that the mate does not count", |f| f.found == Fulfilled::NotSo);
pub(super) const TO_BE_BEATEN: &Term<Upshot> = &Term::new("it was to be mated or stalemated", |f| {
    matches!(f.undertaken, Undertaken::BeMated | Undertaken::BeStalemated)
});
pub(super) const LEFT_ON: &Term<Upshot> =
    &Term::new("the man that he was to give was left on the board", |f| f.left_on);
pub(super) const WINS: &Term<Upshot> =
    &Term::new("he would win", |f| matches!(f.came, Came::Mates | Came::Wins));

// Finding

pub(super) const BY_A_THIRD_PARTY: &Term<Finding> = &Term::new("a third party decides it", |f| f.third_party);

fn own_movable(f: &Touching) -> bool {
    matches!(f.own, Own::OneMovable | Own::SomeMovable | Own::CastlingPair)
}

fn king_due(f: &Touching) -> bool {
    f.king_moves && (f.pinned || f.safe)
}

fn takable(f: &Touching) -> bool {
    matches!(f.adverse, Adverse::OneTakable | Adverse::SomeTakable)
}
