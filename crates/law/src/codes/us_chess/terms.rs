//! The defined terms of these rules: each is a condition with its own English.

pub(super) use crate::codes::common::all::*;
pub(super) use crate::codes::common::newer::*;
use crate::effect::To;
use crate::question::*;
use crate::rule::Term;

// Standstill

pub(super) const IN_ACCORD: &Term<Standstill> =
    &Term::new("no objection can be raised to the last move", |f| f.lawful);

// Completion

pub(super) const SEEN: &Term<Completion> = &Term::new("the director sees it", |f| f.seen);

// Meddling

pub(super) const SEEN_OUT_OF_TURN: &Term<Meddling> = &Term::new("the director sees it", |f| f.seen);

// OutOfTurnMove

pub(super) const REPLY_UNSEEN: &Term<OutOfTurnMove> = &Term::new("no director sees it", |f| !f.seen);

// Touching

pub(super) const OWN_MOVABLE: &Term<Touching> = &Term::new("an own man touched can be moved", own_movable);
pub(super) const ADVERSE_TAKABLE: &Term<Touching> =
    &Term::new("a man of the opponent's that was touched can be taken", adverse_takable);
pub(super) const SOME_CAN: &Term<Touching> =
    &Term::new("one of them can be moved or taken", |f| own_movable(f) || adverse_takable(f));
pub(super) const NONE_CAN: &Term<Touching> =
    &Term::new("none of them can be moved or taken", |f| !own_movable(f) && !adverse_takable(f));

// Overstep

pub(super) const FALLEN: &Term<Overstep> = &Term::new("the flag has fallen", |f| f.fallen);

// StartClaim

pub(super) const BOTH_HAVE_MOVED: &Term<StartClaim> =
    &Term::new("each player has completed a move", |f| !f.early);
pub(super) const EARLY: &Term<StartClaim> = &Term::new("Black has not completed his tenth move", |f| f.early);
pub(super) const LATER: &Term<StartClaim> = &Term::new("Black has completed his tenth move", |f| !f.early);

// DrawClaim

pub(super) const CLAIMED_BY_THE_PLAYER: &Term<DrawClaim> =
    &Term::new("the player who has the move claims it", by_player);
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
pub(super) const BY_THE_DIRECTOR: &Term<Interference> =
    &Term::new("by the director, where only the players may act", |f| f.by == Outsider::Arbiter);
pub(super) const DISTURBED: &Term<Conduct> = &Term::new("a player disturbs the opponent", |f| {
    matches!(f.matter, Matter::Noise | Matter::RepeatedOffers) || !f.adjourned && f.matter == Matter::Talk
});

// Recording, signature

pub(super) const NOW_SUDDEN_DEATH: &Term<Recording> = &Term::new("it is sudden death", |f| f.last_period);
pub(super) const NOT_YET_SUDDEN_DEATH: &Term<Recording> =
    &Term::new("it is not sudden death yet", |f| !f.last_period);

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
pub(super) const SHORT_OF_TIME: &Term<Completion> = &Term::new("a player is short of time", |f| f.hurried);
pub(super) const UNSEEN: &Term<Completion> =
    &Term::new("no director sees it, and no player is short of time", |f| !f.seen && !f.hurried);
pub(super) const OF_A_DRAW: &Term<Finding> =
    &Term::new("it is in question whether the game is drawn", |f| f.about == Matters::Draw);
pub(super) const BACK_FOR_A_PAWN_LEFT: &Term<PressBack> =
    &Term::new("for a Pawn that the opponent left on its last rank", |f| f.back_for == BackFor::PawnLeft);
pub(super) const PUT_RIGHT: &Term<Excuse> =
    &Term::new("a man that stands wrongly is put right", |f| f.ground == Ground::Rectifying);
pub(super) const RECENT: &Term<Attention> =
    &Term::new("it is one of the last moves that are corrected", |f| !f.old);
pub(super) const LONG_AGO: &Term<Attention> = &Term::new("it was made before these moves", |f| f.old);
pub(super) const IN_TIME_PRESSURE: &Term<Attention> =
    &Term::new("a player has little time, and little is added with each move", |f| f.hurried);
pub(super) const REPLIED: &Term<Attention> =
    &Term::new("the opponent has determined his next move", |f| f.stands == Stands::Replied);
pub(super) const TOO_LITTLE_TO_WIN: &Term<Attention> =
    &Term::new("he has at most one minor piece beside his King", |f| !enough_in_blitz(f.force));
pub(super) const UNREPLIED: &Term<Attention> =
    &Term::new("the opponent has not replied", |f| f.stands == Stands::Unreplied);
pub(super) const BY_THE_OPPONENT: &Term<Attention> =
    &Term::new("the opponent claims it", |f| f.by == Claimant::Opponent);
pub(super) const NOT_TOUCHED_SINCE: &Term<Attention> =
    &Term::new("he has touched no man since", |f| !f.touched);
pub(super) const TOUCHED_SINCE: &Term<Attention> = &Term::new("he has touched a man since", |f| f.touched);
pub(super) const ROOK_FIRST_OPEN: &Term<Touching> =
    &Term::new("a Rook was touched, and then the King, and the two can castle", |f| {
        f.pair == Pair::RookFirstOpen
    });
pub(super) const ROOK_FIRST_IN_VAIN: &Term<Touching> =
    &Term::new("a Rook was touched, and then the King, and the two cannot castle", |f| {
        f.pair == Pair::RookFirst
    });
pub(super) const HELD_A_DRAW: &Term<NormalMeans> =
    &Term::new("the director upholds it", |f| f.decision == Decision::Drawn);
pub(super) const REJECTED: &Term<NormalMeans> =
    &Term::new("the director rejects it", |f| f.decision == Decision::Rejected);
pub(super) const PUT_OFF_ON_DELAY: &Term<NormalMeans> =
    &Term::new("the director puts his decision off, and sets a clock with a delay", |f| {
        f.decision == Decision::PostponedOnDelay
    });
pub(super) const MAY_CLAIM_CHANCES: &Term<NormalMeans> =
    &Term::new("in sudden death without delay or increment, with less than two minutes left", |f| {
        f.last_period && f.short && !f.added
    });
pub(super) const MAY_NOT_CLAIM_CHANCES: &Term<NormalMeans> =
    &Term::new("with more time left, with a delay or an increment, or not in sudden death", |f| {
        !f.last_period || !f.short || f.added
    });
pub(super) const DECLARED: &Term<Standstill> = &Term::new("the director declares it", |f| f.declared);
pub(super) const NOTHING_SETTLED: &Term<Agreement> =
    &Term::new("nothing is settled otherwise", |f| f.bar != Bar::Settled);
pub(super) const AT_THE_PROPER_TIME: &Term<Agreement> =
    &Term::new("it is said between a move and the press", |f| f.proper);
pub(super) const CLAIMED_BY_THE_OTHER: &Term<DrawClaim> =
    &Term::new("the other player claims it", |f| f.by == Claimant::Opponent && known_here(f));
pub(super) const WITHOUT_SCORE: &Term<DrawClaim> =
    &Term::new("he has neither a score that is complete enough nor a witness", |f| {
        f.shown == ShownBy::Nothing
    });
pub(super) const WITNESSED: &Term<DrawClaim> =
    &Term::new("in time pressure, without a score that is complete enough", |f| f.shown == ShownBy::Witness);
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

// Attention

pub(super) const ILLEGAL_AND_COMPLETED: &Term<Attention> =
    &Term::new("it is illegal otherwise than by a Pawn left on its last rank, and was completed", |f| {
        f.amiss == Amiss::Illegal
    });
