//! The defined terms of this code: each is a condition with its own English.

pub(super) use crate::codes::common::all::*;
pub(super) use crate::codes::common::older::*;
use crate::question::*;
use crate::rule::Term;

// Movement

pub(super) const MAN_TAKEN_OFF: &Term<Movement> =
    &Term::new("a man that the move does not capture was taken off", |f| {
        matches!(f.broken, Broken::ManTakenOff | Broken::AdverseManMoved)
    });
pub(super) const ROOK_SQUARE_OCCUPIED: &Term<Movement> =
    &Term::new("the square of the Rook that was given has been occupied", |f| {
        f.broken == Broken::RookSquareOccupied
    });
pub(super) const CASTLING_CHECKED: &Term<Movement> =
    &Term::new("the King is in check, or passes over or reaches an attacked square", |f| {
        f.broken == Broken::CastlingChecked
    });
pub(super) const NOT_PROMOTED: &Term<Movement> =
    &Term::new("the Pawn is neither named nor exchanged", |f| f.broken == Broken::NotPromoted);

// StartClaim

pub(super) const EARLY: &Term<StartClaim> =
    &Term::new("four moves are not yet complete on each side", |f| f.early);
pub(super) const LATE: &Term<StartClaim> = &Term::new("four moves are complete on each side", |f| !f.early);

// Transfer

pub(super) const LEGAL: &Term<Transfer> = &Term::new("a legal move was made", |f| f.made == Made::Legal);
pub(super) const MOVED_LEGALLY: &Term<Transfer> = &Term::new("the men were moved as in a legal move", |f| {
    matches!(f.made, Made::Legal | Made::AgainstTouch | Made::AgainstRequirement)
});
pub(super) const ILLEGAL: &Term<Transfer> =
    &Term::new("an illegal move was made", |f| f.made == Made::Illegal);
pub(super) const CAPTURE: &Term<Transfer> =
    &Term::new("with a capture", |f| matches!(f.nature, Nature::Capture | Nature::CapturePromotion));
pub(super) const OWN_CAPTURE: &Term<Transfer> =
    &Term::new("a man of one's own was taken", |f| f.nature == Nature::OwnCapture);
pub(super) const TOOK_NOTHING: &Term<Transfer> =
    &Term::new("nothing was taken", |f| matches!(f.nature, Nature::Plain | Nature::Promotion));
pub(super) const AGAINST_OWN: &Term<Transfer> =
    &Term::new("the own man touched was not moved", |f| f.bound_by == BoundBy::Own);
pub(super) const AGAINST_ADVERSE: &Term<Transfer> =
    &Term::new("the adverse man touched was not taken", |f| f.bound_by == BoundBy::Adverse);
pub(super) const AGAINST_SEVERAL_OWN: &Term<Transfer> =
    &Term::new("none of the own men touched was moved", |f| f.bound_by == BoundBy::SeveralOwn);
pub(super) const AGAINST_SEVERAL_ADVERSE: &Term<Transfer> =
    &Term::new("none of the adverse men touched was taken", |f| f.bound_by == BoundBy::SeveralAdverse);
pub(super) const AGAINST_BOTH: &Term<Transfer> =
    &Term::new("of the men touched, none was moved or taken as it should be", |f| {
        matches!(f.bound_by, BoundBy::OneOfEach | BoundBy::Mixed)
    });

// TouchClaim

pub(super) const BREACHED_OWN: &Term<TouchClaim> =
    &Term::new("the own man touched was not moved", |f| f.bound_by == BoundBy::Own);
pub(super) const BREACHED_ADVERSE: &Term<TouchClaim> =
    &Term::new("the adverse man touched was not taken", |f| f.breached && f.bound_by == BoundBy::Adverse);
pub(super) const NOT_BREACHED_ADVERSE: &Term<TouchClaim> =
    &Term::new("it is one of the opponent's men, and none touched was left for another", |f| {
        !f.breached && f.bound_by == BoundBy::Adverse
    });
pub(super) const BREACHED_SEVERAL_OWN: &Term<TouchClaim> =
    &Term::new("none of the own men touched was moved", |f| f.bound_by == BoundBy::SeveralOwn);
pub(super) const BREACHED_SEVERAL_ADVERSE: &Term<TouchClaim> =
    &Term::new("none of the adverse men touched was taken", |f| f.bound_by == BoundBy::SeveralAdverse);
pub(super) const BREACHED_BOTH: &Term<TouchClaim> =
    &Term::new("of the men touched, none was moved or taken as it should be", |f| {
        matches!(f.bound_by, BoundBy::OneOfEach | BoundBy::Mixed)
    });
pub(super) const BREACHED: &Term<TouchClaim> =
    &Term::new("a man touched was left for another", |f| f.breached);

// Standstill

pub(super) const ONLY_PASSING: &Term<Standstill> =
    &Term::new("the only legal moves take in passing", |f| f.state == State::OnlyPassing);

// Naming

pub(super) const ORDINARY_PIECE: &Term<Naming> =
    &Term::new("a Queen, Rook, Bishop or Knight is named", |f| f.named == Named::Piece);
pub(super) const NO_ORDINARY_PIECE: &Term<Naming> =
    &Term::new("no Queen, Rook, Bishop or Knight is named", |f| f.named != Named::Piece);

// Excuse

pub(super) const WITH_CONSENT: &Term<Excuse> =
    &Term::new("the player consented", |f| matches!(f.ground, Ground::NoticeAndConsent | Ground::Consent));

// Touching

pub(super) const SOME_OWN: &Term<Touching> = &Term::new("an own man was touched", |f| f.own != Own::None);
pub(super) const ONE_OWN_FIXED: &Term<Touching> =
    &Term::new("one own man was touched, which cannot legally move", |f| f.own == Own::OneFixed);
pub(super) const CASTLING_PAIR: &Term<Touching> =
    &Term::new("King and Rook were touched, which can castle", |f| f.own == Own::CastlingPair);
pub(super) const SEVERAL_OWN_MOVABLE: &Term<Touching> =
    &Term::new("several own men were touched, of which one can move", |f| f.own == Own::SomeMovable);
pub(super) const SEVERAL_OWN_FIXED: &Term<Touching> =
    &Term::new("several own men were touched, none of which can legally move", |f| f.own == Own::NoneMovable);
pub(super) const ONE_ADVERSE_TAKABLE: &Term<Touching> =
    &Term::new("one adverse man was touched, which can be taken", |f| f.adverse == Adverse::OneTakable);
pub(super) const ONE_ADVERSE_SAFE: &Term<Touching> =
    &Term::new("one adverse man was touched, which cannot legally be taken", |f| {
        f.adverse == Adverse::OneSafe
    });
pub(super) const SEVERAL_ADVERSE_TAKABLE: &Term<Touching> =
    &Term::new("several adverse men were touched, of which one can be taken", |f| {
        f.adverse == Adverse::SomeTakable
    });
pub(super) const SEVERAL_ADVERSE_SAFE: &Term<Touching> =
    &Term::new("several adverse men were touched, none of which can legally be taken", |f| {
        f.adverse == Adverse::NoneTakable
    });
pub(super) const ONE_OF_EACH: &Term<Touching> =
    &Term::new("one own and one adverse man were touched", |f| one_own(f) && one_adverse(f));
pub(super) const MORE_THAN_ONE_OF_EACH: &Term<Touching> =
    &Term::new("men of both sides were touched, several of one", |f| {
        both_sides(f) && !(one_own(f) && one_adverse(f))
    });
pub(super) const BOTH_SIDES: &Term<Touching> = &Term::new("men of both sides were touched", both_sides);
pub(super) const THE_ONE_TAKES_THE_OTHER: &Term<Touching> =
    &Term::new("the one can take the other", |f| f.own_takes_adverse);
pub(super) const THE_ONE_CANNOT_TAKE_THE_OTHER: &Term<Touching> =
    &Term::new("the one cannot legally take the other", |f| !f.own_takes_adverse);
pub(super) const SOME_CAN_MOVE_OR_BE_TAKEN: &Term<Touching> =
    &Term::new("one of them can move or be taken", some_can);
pub(super) const NONE_CAN_MOVE_OR_BE_TAKEN: &Term<Touching> =
    &Term::new("none of them can legally move or be taken", |f| !some_can(f));

// Meddling

pub(super) const EXCUSED: &Term<Meddling> = &Term::new("the touch is excused", |f| f.excused);
pub(super) const NOT_EXCUSED: &Term<Meddling> = &Term::new("the touch is not excused", |f| !f.excused);
pub(super) const MOVED_OUT_OF_TURN: &Term<Meddling> = &Term::new("a man was moved", |f| f.did == Did::Moved);

// Requirement

pub(super) const PUT_BACK: &Term<Requirement> =
    &Term::new("a man is to be put back", |f| f.demand == Demand::Replace);
pub(super) const SUCH_A_MAN_HELD: &Term<Requirement> =
    &Term::new("the opponent holds a man that he took up out of turn, or has displaced one", |f| f.so);
pub(super) const NO_SUCH_MAN_HELD: &Term<Requirement> =
    &Term::new("the opponent holds no man that he took up out of turn, and has displaced none", |f| !f.so);

// Attention

pub(super) const UNREPLIED: &Term<Attention> =
    &Term::new("there was no reply to it", |f| f.stands == Stands::Unreplied);
pub(super) const REPLIED: &Term<Attention> =
    &Term::new("there was a reply to it", |f| f.stands == Stands::Replied);
pub(super) const BY_THE_OTHER: &Term<Attention> =
    &Term::new("the opponent calls attention to it", |f| f.by == Claimant::Opponent);
pub(super) const BY_THE_MOVER: &Term<Attention> =
    &Term::new("the player who made it calls attention to it", |f| f.by == Claimant::Player);
pub(super) const ILLEGAL_IN_ITSELF: &Term<Attention> =
    &Term::new("it was illegal in itself", |f| f.amiss != Amiss::AgainstRequirement);
pub(super) const NOT_AS_EXACTED: &Term<Attention> =
    &Term::new("it is not the move that was exacted", |f| f.amiss == Amiss::AgainstRequirement);

// Exaction

pub(super) const CHANGED: &Term<Exaction> = &Term::new("the offence has changed the position", |f| f.changed);

// DrawClaim

pub(super) const ENDLESS_CHECK: &Term<DrawClaim> =
    &Term::new("checks without end are claimed", |f| f.ground == DrawGround::PerpetualCheck);
pub(super) const FIFTY_MOVES: &Term<DrawClaim> =
    &Term::new("fifty moves without progress are claimed", |f| f.ground == DrawGround::FiftyMoves);
pub(super) const BY_THE_PLAYER: &Term<DrawClaim> =
    &Term::new("the player claims it", |f| f.by == Claimant::Player);
pub(super) const BY_THE_OPPONENT: &Term<DrawClaim> =
    &Term::new("the opponent claims it", |f| f.by == Claimant::Opponent);

// Conduct

pub(super) const NOTES_OR_ADVICE: &Term<Conduct> =
    &Term::new("written matter was consulted, or advice asked for", |f| {
        matches!(f.matter, Matter::Notes | Matter::Advice | Matter::Device)
    });
pub(super) const REFUSAL: &Term<Conduct> =
    &Term::new("a player refuses to observe the laws", |f| f.matter == Matter::Refusal);

// Interference

pub(super) const NOT_ASKED: &Term<Interference> =
    &Term::new("no question of fact was put to him", |f| !f.asked);

// Forfeiture

pub(super) const CLAUSE_A: &Term<Forfeiture> =
    &Term::new("clause (a) is claimed", |f| f.clause == ForfeitLetter::A);
pub(super) const CLAUSE_B: &Term<Forfeiture> =
    &Term::new("clause (b) is claimed", |f| f.clause == ForfeitLetter::B);
pub(super) const CLAUSE_C: &Term<Forfeiture> =
    &Term::new("clause (c) is claimed", |f| f.clause == ForfeitLetter::C);
pub(super) const CLAUSE_D: &Term<Forfeiture> =
    &Term::new("clause (d) is claimed", |f| f.clause == ForfeitLetter::D);
pub(super) const CLAUSE_E: &Term<Forfeiture> =
    &Term::new("clause (e) is claimed", |f| f.clause == ForfeitLetter::E);
pub(super) const FOUND: &Term<Forfeiture> =
    &Term::new("it is admitted, or found to be so", |f| matches!(f.known, Known::Agreed | Known::Decided));
pub(super) const FOUND_BY_THIRD_PARTY: &Term<Forfeiture> =
    &Term::new("a third party found it", |f| f.known == Known::Decided);
pub(super) const IN_THE_LOG: &Term<Forfeiture> = &Term::new("the log shows it", |f| f.known == Known::Logged);
pub(super) const NOT_YET_FOUND: &Term<Forfeiture> =
    &Term::new("it is still to be found", |f| f.known == Known::Open);
pub(super) const NOT_SO: &Term<Forfeiture> =
    &Term::new("it is found not to be so", |f| matches!(f.known, Known::NotSo | Known::CannotBe));

// Finding

pub(super) const BY_A_THIRD_PARTY: &Term<Finding> = &Term::new("a third party finds it", |f| f.third_party);
pub(super) const OF_FACT: &Term<Finding> = &Term::new("a fact is in question", |f| f.about == Matters::Fact);
pub(super) const OF_MEANING: &Term<Finding> =
    &Term::new("the meaning of the laws is in question", |f| f.about != Matters::Fact);

// Adjournment, resumption, time

pub(super) const SEALED: &Term<Adjournment> = &Term::new("the envelope is sealed", |f| f.step == Step::Seals);
pub(super) const OPENED_BY_THE_OTHER: &Term<Adjournment> =
    &Term::new("the player who did not seal opens it", |f| f.step == Step::OpenedByTheOther);
pub(super) const OPENED_BY_THE_SEALER: &Term<Adjournment> =
    &Term::new("the player who sealed would open it", |f| f.step == Step::OpenedByTheSealer);
pub(super) const TWO_MOVES: &Term<GivenMoves> =
    &Term::new("two moves or more are given", |f| f.number != Number::One);
pub(super) const NOTHING_SEALED: &Term<Adjournment> =
    &Term::new("play is taken up again, and no move was sealed", |f| f.step == Step::NoRecord);
pub(super) const MORE_THAN_ONE: &Term<Reading> =
    &Term::new("the record can mean more than one legal move", |f| f.recorded == Recorded::Several);
pub(super) const SET_UP_WRONGLY: &Term<Resumption> =
    &Term::new("the position was set up wrongly", |f| f.wrong);
pub(super) const SET_UP_RIGHTLY: &Term<Resumption> =
    &Term::new("the position was set up rightly, and no time limit lacks its times", |f| {
        !f.wrong && (f.known || !f.limit)
    });
pub(super) const TIMES_LOST: &Term<Resumption> =
    &Term::new("under a time limit, the times at the adjournment cannot be ascertained", |f| {
        f.limit && !f.known
    });
pub(super) const ASCERTAINABLE: &Term<Resumption> = &Term::new("it can be put right", |f| f.known);
pub(super) const NOT_ASCERTAINABLE: &Term<Resumption> =
    &Term::new("it, or the times, cannot be ascertained", |f| !f.known);
pub(super) const OVERSTEPPED: &Term<Overstep> =
    &Term::new("more time was used than the moves allow", |f| f.fallen);
pub(super) const NOT_BEFORE_HIM: &Term<Overstep> =
    &Term::new("the claimant himself did not exceed his time before", |f| f.own != OwnFlag::DownFirst);
pub(super) const NOT_OVERSTEPPED: &Term<Overstep> =
    &Term::new("no more time was used than the moves allow", |f| !f.fallen);

fn one_own(f: &Touching) -> bool {
    matches!(f.own, Own::OneMovable | Own::OneFixed)
}

fn one_adverse(f: &Touching) -> bool {
    matches!(f.adverse, Adverse::OneTakable | Adverse::OneSafe)
}

fn both_sides(f: &Touching) -> bool {
    f.own != Own::None && f.adverse != Adverse::None
}

fn some_can(f: &Touching) -> bool {
    matches!(f.own, Own::OneMovable | Own::SomeMovable | Own::CastlingPair)
        || matches!(f.adverse, Adverse::OneTakable | Adverse::SomeTakable)
}
