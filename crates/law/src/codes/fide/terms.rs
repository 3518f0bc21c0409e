//! The defined terms of these Laws: each is a condition with its own English.

pub(super) use crate::codes::common::all::*;
pub(super) use crate::codes::common::newer::*;
use crate::question::*;
use crate::rule::Term;

// Movement

pub(super) const CASTLING_MISPLACED: &Term<Movement> =
    &Term::new("King or Rook stood wrongly at the start", |f| f.broken == Broken::CastlingMisplaced);

// The clock

pub(super) const BACK_FOR_AN_IRREGULARITY: &Term<PressBack> =
    &Term::new("for an irregularity of the opponent's", |f| f.back_for != BackFor::Nothing);

// Transfer

pub(super) const TAKING_PROMOTION: &Term<Transfer> =
    &Term::new("by a Pawn that takes on its last rank", |f| f.nature == Nature::CapturePromotion);
pub(super) const BREACH_OF_TOUCH: &Term<Completion> =
    &Term::new("what Articles 4.2 to 4.7 require was not done", |f| {
        matches!(f.done, Done::AgainstTouch | Done::AgainstRelease)
    });

// Standstill

pub(super) const STILL_ILLEGAL: &Term<Standstill> = &Term::new(
    "the arbiter saw both Kings in check, or a Pawn on its last rank, and it is so after the next move",
    |f| f.state == State::StillIllegal,
);
pub(super) const IN_ACCORD: &Term<Standstill> =
    &Term::new("the last move accorded with Articles 3 and 4", |f| f.lawful);

// Completion

pub(super) const LEGAL_MOVE: &Term<Completion> =
    &Term::new("a legal move was made", |f| f.done == Done::LegalMove);
pub(super) const NO_MOVE: &Term<Completion> = &Term::new("no move was made", |f| f.done == Done::Nothing);
pub(super) const TWO_HANDS: &Term<Completion> =
    &Term::new("both hands were used", |f| f.done == Done::WithTwoHands);
pub(super) const BREACH_OF_FOUR: &Term<Completion> = &Term::new("Article 4 was broken", |f| {
    matches!(
        f.done,
        Done::AgainstTouch | Done::AgainstRelease | Done::WithTwoHands | Done::AgainstRequirement
    )
});
pub(super) const SEEN: &Term<Completion> = &Term::new("the arbiter sees it", |f| f.seen);
pub(super) const UNSEEN: &Term<Completion> = &Term::new("no arbiter sees it", |f| !f.seen);

// Meddling

pub(super) const SEEN_OUT_OF_TURN: &Term<Meddling> = &Term::new("the arbiter sees it", |f| f.seen);

// OutOfTurnMove

pub(super) const REPLY_UNSEEN: &Term<OutOfTurnMove> = &Term::new("no arbiter sees it", |f| !f.seen);

// Excuse

pub(super) const OWN_CLOCK_RUNS: &Term<Excuse> = &Term::new("his clock runs", |f| f.own_clock);
pub(super) const OTHER_CLOCK_RUNS: &Term<Excuse> = &Term::new("his clock does not run yet", |f| !f.own_clock);

// Touching

pub(super) const OWN_MOVABLE: &Term<Touching> = &Term::new("an own man touched can be moved", own_movable);
pub(super) const ADVERSE_TAKABLE: &Term<Touching> =
    &Term::new("a man of the opponent's that was touched can be taken", adverse_takable);
pub(super) const SOME_CAN: &Term<Touching> =
    &Term::new("one of them can be moved or taken", |f| own_movable(f) || adverse_takable(f));
pub(super) const NONE_CAN: &Term<Touching> =
    &Term::new("none of them can be moved or taken", |f| !own_movable(f) && !adverse_takable(f));

// Resignation, infringement, arrival

pub(super) const COULD_MATE_HIM_WHO_RESIGNS: &Term<Resignation> =
    &Term::of_truth("the opponent could still mate", |f| f.mate != Truth::No);
pub(super) const COULD_NOT_MATE_HIM_WHO_RESIGNS: &Term<Resignation> =
    &Term::of_truth("the opponent cannot mate by any series of legal moves", |f| f.mate == Truth::No);
pub(super) const THE_FIRST: &Term<Infringement> = &Term::new("it is his first", |f| !f.again);
pub(super) const THE_SECOND: &Term<Infringement> = &Term::new("it is not his first", |f| f.again);
pub(super) const COULD_STILL_MATE: &Term<Infringement> =
    &Term::of_truth("the opponent could still mate", |f| f.mate != Truth::No);
pub(super) const COULD_NOT_STILL_MATE: &Term<Infringement> =
    &Term::of_truth("the opponent cannot mate by any series of legal moves", |f| f.mate == Truth::No);

// Agreement

pub(super) const NOTHING_BARS: &Term<Agreement> = &Term::new("each has made a move", |f| f.bar == Bar::None);
pub(super) const NOT_BOTH_HAVE_MOVED: &Term<Agreement> =
    &Term::new("a side has made no move yet", |f| f.bar == Bar::TooEarly);

// Overstep

pub(super) const FALLEN: &Term<Overstep> =
    &Term::new("the flag has fallen, and the moves that were required were not made", |f| {
        f.fallen && f.counted
    });
pub(super) const FALLEN_UNCOUNTED: &Term<Overstep> =
    &Term::new("the flag has fallen, and nobody can show how many moves were made", |f| {
        f.fallen && !f.counted
    });
pub(super) const OWN_NOT_FIRST: &Term<Overstep> =
    &Term::new("the claimant's own had not fallen before", |f| {
        matches!(f.own, OwnFlag::Up | OwnFlag::DownLater)
    });
pub(super) const OWN_LATER: &Term<Overstep> =
    &Term::new("the claimant's own has fallen since", |f| f.own == OwnFlag::DownLater);
pub(super) const OWN_UNKNOWN: &Term<Overstep> =
    &Term::new("both have fallen, and nobody knows which was first", |f| f.own == OwnFlag::DownUnknown);
pub(super) const LAST_PERIOD: &Term<Overstep> = &Term::new("in the last period", |f| f.last_period);
pub(super) const NOT_LAST_PERIOD: &Term<Overstep> = &Term::new("not in the last period", |f| !f.last_period);
pub(super) const COULD_MATE: &Term<Overstep> =
    &Term::of_truth("the claimant could still mate", |f| f.mate != Truth::No);
pub(super) const COULD_NOT_MATE: &Term<Overstep> =
    &Term::of_truth("the claimant cannot mate by any series of legal moves", |f| f.mate == Truth::No);

// StartClaim

pub(super) const EARLY: &Term<StartClaim> = &Term::new("ten moves were not yet made by both", |f| f.early);
pub(super) const LATER: &Term<StartClaim> = &Term::new("ten moves were made by both", |f| !f.early);

pub(super) const STILL_IN_ITS_HOLE: &Term<Excuse> =
    &Term::new("the man is still in its hole on the board of a player who cannot see", |f| {
        f.ground == Ground::InItsHole
    });

// Appendix D

pub(super) const AS_MADE: &Term<Announcing> =
    &Term::new("the move is announced as it is made", |f| f.spoken == Spoken::AsMade);
pub(super) const BY_A_PLAYER_WHO_SEES: &Term<Announcing> = &Term::new("by the player who sees", |f| f.sees);
pub(super) const BY_A_PLAYER_WHO_CANNOT_SEE: &Term<Announcing> =
    &Term::new("by the player who cannot see", |f| !f.sees);
pub(super) const WITH_SIGHT: &Term<Transfer> = &Term::new("by the player who sees", |f| !f.unsighted);
pub(super) const WITHOUT_SIGHT: &Term<Transfer> = &Term::new("by the player who cannot see", |f| f.unsighted);
pub(super) const NOT_YET_ANNOUNCED: &Term<Announcing> =
    &Term::new("it was not announced yet", |f| f.spoken == Spoken::NotYet);
pub(super) const REPLIED_BEFORE: &Term<Announcing> =
    &Term::new("the opponent replies before the move is announced", |f| f.spoken == Spoken::RepliedBefore);
pub(super) const WITHOUT_PIECE: &Term<Announcing> =
    &Term::new("a promotion is announced, and not to what", |f| f.spoken == Spoken::WithoutPiece);
pub(super) const ANNOUNCED_OTHERWISE: &Term<Announcing> =
    &Term::new("another move is announced than the one made", |f| f.spoken == Spoken::Otherwise);
pub(super) const PUT_RIGHT: &Term<Announcing> =
    &Term::new("it is put right before the opponent's clock is started", |f| f.spoken == Spoken::PutRight);
pub(super) const ANNOUNCED_TOO_LATE: &Term<Announcing> =
    &Term::new("the opponent's clock was started before", |f| f.spoken == Spoken::TooLate);
pub(super) const REPEATED: &Term<Announcing> =
    &Term::new("the opponent repeats it", |f| f.spoken == Spoken::Repeated);
pub(super) const REPEATED_OTHERWISE: &Term<Announcing> =
    &Term::new("the opponent repeats something else", |f| f.spoken == Spoken::RepeatedOtherwise);
pub(super) const COPIED: &Term<Announcing> =
    &Term::new("the opponent makes it on his board", |f| f.spoken == Spoken::Copied);
pub(super) const COPIED_OTHERWISE: &Term<Announcing> =
    &Term::new("the opponent makes another move on his board", |f| f.spoken == Spoken::CopiedOtherwise);
pub(super) const COPIED_AS_ANNOUNCED: &Term<Announcing> =
    &Term::new("the opponent makes the move that was announced, and another was made", |f| {
        f.spoken == Spoken::CopiedAsAnnounced
    });
pub(super) const PRESSED_BEFORE: &Term<Announcing> =
    &Term::new("the clock is pressed before the move was announced", |f| f.spoken == Spoken::PressedBefore);
pub(super) const PRESSED_OTHERWISE: &Term<Announcing> =
    &Term::new("the clock is pressed, and another move was announced than the one made", |f| {
        f.spoken == Spoken::PressedOtherwise
    });
pub(super) const OF_THE_BLIND: &Term<Assistance> =
    &Term::new("the player cannot see", |f| f.of == Helped::Blind);
pub(super) const OF_THE_SEEING: &Term<Assistance> =
    &Term::new("the player sees, and the other has no assistant", |f| f.of == Helped::Seeing);
pub(super) const BESIDE_ANOTHER: &Term<Assistance> =
    &Term::new("the player sees, and the other has an assistant", |f| f.of == Helped::SeeingBesideAnother);
pub(super) const OF_THE_UNABLE: &Term<Assistance> =
    &Term::new("the player cannot do it himself", |f| f.of == Helped::Unable);
pub(super) const HE_MOVES_THE_MEN: &Term<Assistance> =
    &Term::new("he moves the player's men", |f| f.help == Help::Moves);
pub(super) const HE_DOES_MORE_THAN_THAT: &Term<Assistance> =
    &Term::new("he neither moves the men nor presses the clock nor keeps the score", |f| {
        !matches!(f.help, Help::Moves | Help::Presses | Help::Records)
    });
pub(super) const HE_COPIES: &Term<Assistance> =
    &Term::new("he makes a move on the other board", |f| f.help == Help::Copies);
pub(super) const HE_ANNOUNCES: &Term<Assistance> =
    &Term::new("he announces a move", |f| f.help == Help::Announces);
pub(super) const HE_RECORDS: &Term<Assistance> =
    &Term::new("he keeps the score", |f| f.help == Help::Records);
pub(super) const HE_PRESSES: &Term<Assistance> =
    &Term::new("he starts the opponent's clock", |f| f.help == Help::Presses);
pub(super) const HE_COUNTS: &Term<Assistance> =
    &Term::new("he tells the number of moves and the times, if asked", |f| f.help == Help::Counts);
pub(super) const HE_CLAIMS_TIME: &Term<Assistance> =
    &Term::new("he claims that the time is exceeded", |f| f.help == Help::ClaimsTime);
pub(super) const HE_TELLS_OF_TOUCH: &Term<Assistance> =
    &Term::new("he says that the other player has touched a man", |f| f.help == Help::TellsOfTouch);
pub(super) const HE_ADJOURNS: &Term<Assistance> =
    &Term::new("he does what an adjournment asks", |f| f.help == Help::Adjourns);
pub(super) const HE_DOES_ANYTHING_ELSE: &Term<Assistance> =
    &Term::new("it is nothing that an assistant does", |f| matches!(f.help, Help::Moves | Help::Other));
pub(super) const NO_OTHER_HELP: &Term<Assistance> =
    &Term::new("it is neither a move on the other board nor an announcement", |f| {
        !matches!(f.help, Help::Copies | Help::Announces)
    });
pub(super) const SCORES_AGREE: &Term<BoardsClaim> =
    &Term::new("the scores say the same", |f| f.scores == ScoresSay::TheSame);
pub(super) const SCORES_DIFFER: &Term<BoardsClaim> =
    &Term::new("the scores do not say the same", |f| f.scores == ScoresSay::NotTheSame);
pub(super) const SCORES_DO_NOT_SETTLE_IT: &Term<BoardsClaim> =
    &Term::new("the scores do not settle it", |f| f.scores == ScoresSay::Nothing);
pub(super) const ONE_CANNOT_SEE: &Term<TwoBoards> =
    &Term::new("one of the players cannot see", |f| f.disabled);
pub(super) const BOTH_SEE: &Term<TwoBoards> = &Term::new("both players see", |f| !f.disabled);

// Attention

pub(super) const AGREED: &Term<Attention> = &Term::new("the players agree to correct it", |f| f.agreed);
pub(super) const NOT_AGREED: &Term<Attention> =
    &Term::new("the players have not agreed to correct it", |f| !f.agreed);

pub(super) const REPLIED: &Term<Attention> =
    &Term::new("the opponent has made his next move", |f| f.stands == Stands::Replied);
pub(super) const UNREPLIED: &Term<Attention> =
    &Term::new("the opponent has not made his next move", |f| f.stands == Stands::Unreplied);

// DrawClaim

pub(super) const FIVEFOLD: &Term<DrawClaim> =
    &Term::new("the position has appeared five times", |f| f.ground == DrawGround::ManyRepetitions);
pub(super) const SEVENTY_FIVE_CLAIMED: &Term<DrawClaim> =
    &Term::new("each has made seventy-five moves without progress", |f| f.ground == DrawGround::ManyMoves);
pub(super) const WITH_A_MOVE: &Term<DrawClaim> =
    &Term::new("with a move that is declared", |f| f.form != ClaimForm::Now);
pub(super) const AS_IT_STANDS: &Term<DrawClaim> =
    &Term::new("of the position as it stands", |f| f.form == ClaimForm::Now);
pub(super) const CLAIMED_BY_THE_PLAYER: &Term<DrawClaim> =
    &Term::new("the player who has the move claims it", by_player);
pub(super) const CLAIMED_BY_THE_OTHER: &Term<DrawClaim> =
    &Term::new("the opponent claims it, and it needs a claim", |f| {
        f.by == Claimant::Opponent && needs_a_claim(f)
    });
pub(super) const UNLIKE_IN_PASSING: &Term<DrawClaim> =
    &Term::new("the same men stood there so often, but a Pawn could be taken in passing", |f| {
        f.unlike == Unlike::Passing
    });
pub(super) const UNLIKE_IN_CASTLING: &Term<DrawClaim> =
    &Term::new("the same men stood there so often, but with another right to castle", |f| {
        f.unlike == Unlike::Castling
    });
pub(super) const CLAIM_AFTER_TOUCH: &Term<DrawClaim> =
    &Term::new("he has touched a man", |f| f.touched && by_player(f) && needs_a_claim(f));
pub(super) const BY_RIGHT: &Term<DrawClaim> =
    &Term::new("the player who has the move claims it, and has touched no man", |f| {
        by_player(f) && !f.touched && known_here(f)
    });
pub(super) const PROVED: &Term<DrawClaim> =
    &Term::of_truth("it is so", |f| f.truth == Truth::Yes && known_here(f));
pub(super) const NOT_PROVED: &Term<DrawClaim> =
    &Term::of_truth("it is not so", |f| f.truth != Truth::Yes && known_here(f));

// Conduct, adjournment

pub(super) const EVIDENT: &Term<Conduct> = &Term::new("the arbiter has found it", |f| f.by_arbiter);
pub(super) const HELPED: &Term<Conduct> = &Term::new("a player uses notes, advice or another board", |f| {
    !f.adjourned && matches!(f.matter, Matter::Notes | Matter::Advice | Matter::SecondBoard)
});
pub(super) const DEVICE_IN_PLAY: &Term<Conduct> =
    &Term::new("a player has an electronic device", |f| !f.adjourned && f.matter == Matter::Device);
pub(super) const LEFT_VENUE: &Term<Conduct> =
    &Term::new("a player leaves the place of play, or having the move the playing area", |f| {
        !f.adjourned && matches!(f.matter, Matter::LeftVenue | Matter::LeftAreaHavingTheMove)
    });
pub(super) const OUT_OF_THE_VENUE: &Term<Conduct> =
    &Term::new("a player leaves the place of play", |f| !f.adjourned && f.matter == Matter::LeftVenue);
pub(super) const OUT_OF_THE_AREA_HAVING_THE_MOVE: &Term<Conduct> =
    &Term::new("a player who has the move leaves the playing area", |f| {
        !f.adjourned && f.matter == Matter::LeftAreaHavingTheMove
    });
pub(super) const SCORE_COVERED: &Term<Conduct> =
    &Term::new("a player covers his score", |f| !f.adjourned && f.matter == Matter::CoveredScore);
pub(super) const BY_THE_ARBITER: &Term<Interference> =
    &Term::new("by the arbiter, where only the players may act", |f| f.by == Outsider::Arbiter);
pub(super) const BY_A_SPECTATOR: &Term<Interference> =
    &Term::new("by somebody else than the players and the arbiter", |f| f.by == Outsider::Other);
pub(super) const LEFT_AREA: &Term<Conduct> =
    &Term::new("a player who does not have the move leaves the playing area", |f| {
        !f.adjourned && f.matter == Matter::LeftArea
    });
pub(super) const LEFT_BOARD: &Term<Conduct> =
    &Term::new("a player leaves the board, and not the playing area", |f| {
        !f.adjourned && f.matter == Matter::LeftBoard
    });
pub(super) const DISTURBED: &Term<Conduct> = &Term::new("a player disturbs the opponent", |f| {
    matches!(f.matter, Matter::Noise | Matter::RepeatedOffers) || !f.adjourned && f.matter == Matter::Talk
});
pub(super) const ADJOURNS: &Term<Adjournment> =
    &Term::new("play is to be broken off", |f| f.step == Step::Adjourns);
pub(super) const UNKNOWN_POSITION: &Term<Resumption> =
    &Term::new("the right position cannot be established", |f| !f.known);
pub(super) const NO_LEGAL_MEANING: &Term<Reading> =
    &Term::new("it means no legal move", |f| f.recorded == Recorded::Nothing);
pub(super) const SEVERAL_MOVES: &Term<Reading> =
    &Term::new("it can mean several legal moves", |f| f.recorded == Recorded::Several);
pub(super) const COULD_MATE_THE_SEALER: &Term<Reading> =
    &Term::of_truth("the opponent could still mate", |f| f.mate != Truth::No);
pub(super) const COULD_NOT_MATE_THE_SEALER: &Term<Reading> =
    &Term::of_truth("the opponent cannot mate by any series of legal moves", |f| f.mate == Truth::No);
pub(super) const ONE_MEANING: &Term<Reading> =
    &Term::new("it means one legal move", |f| !matches!(f.recorded, Recorded::Nothing | Recorded::Several));
pub(super) const AT_RESUMPTION: &Term<Reading> =
    &Term::new("the player who must reply is there at the resumption", |f| f.opened == Opened::AtResumption);
pub(super) const AFTER_HIS_CLOCK: &Term<Reading> =
    &Term::new("his clock was started in his absence", |f| f.opened == Opened::AfterHisClock);
pub(super) const WITH_REPLY: &Term<Reading> =
    &Term::new("he had sealed his reply", |f| f.opened == Opened::WithReply);

// NormalMeans

pub(super) const UPHELD: &Term<NormalMeans> =
    &Term::new("the arbiter agrees", |f| f.decision == Decision::Drawn);
pub(super) const HELD_UNFOUNDED: &Term<NormalMeans> =
    &Term::new("the arbiter rejects it", |f| f.decision == Decision::Rejected);
pub(super) const MAY_CLAIM_NORMAL_MEANS: &Term<NormalMeans> = &Term::new(
    "by the player who has the move, in the last period, with less than two minutes and no increment",
    may_claim_normal_means,
);
pub(super) const MAY_NOT_CLAIM_NORMAL_MEANS: &Term<NormalMeans> =
    &Term::new("by the other player, before the last period, with more time or with an increment", |f| {
        !may_claim_normal_means(f)
    });

// Recording, signature

pub(super) const OFFER_MISSING: &Term<Recording> =
    &Term::new("the offer of a draw is not recorded", |f| f.sheet == Sheet::OfferMissing);
pub(super) const REQUIRED: &Term<Recording> =
    &Term::new("the arbiter requires the score, and moves are missing", |f| f.sheet == Sheet::Required);
pub(super) const REQUIRED_IN_OTHER: &Term<Recording> = &Term::new(
    "the arbiter requires the score, and moves are missing that are recorded in another notation",
    |f| f.sheet == Sheet::RequiredInOtherNotation,
);
pub(super) const RECONSTRUCTED: &Term<Recording> =
    &Term::new("no score is complete, and the game is to be reconstructed", |f| {
        f.sheet == Sheet::Reconstructed
    });
pub(super) const A_SCORE_IS_COMPLETE: &Term<Recording> =
    &Term::new("the game is to be reconstructed, but a score is complete", |f| {
        f.sheet == Sheet::ReconstructedInVain
    });
pub(super) const ONE_PERIOD_OVER: &Term<Recording> =
    &Term::new("a period is over in which he alone need not record, and moves are missing", |f| {
        f.sheet == Sheet::OnePeriodOver
    });
pub(super) const BOTH_PERIODS_OVER: &Term<Recording> =
    &Term::new("a period is over in which neither need record, and moves are missing", |f| {
        f.sheet == Sheet::BothPeriodsOver
    });
pub(super) const STRUCK_AFTER_CLAIM: &Term<Recording> =
    &Term::new("the move that was declared with a claim is struck out", |f| f.sheet == Sheet::DeclaredStruck);
pub(super) const UP_TO_DATE: &Term<Recording> =
    &Term::new("the arbiter requires the score, and it is up to date", |f| f.sheet == Sheet::UpToDate);
pub(super) const LEFT_BEHIND: &Term<Recording> =
    &Term::new("he was to bring it up to date, and made a move instead", |f| f.sheet == Sheet::LeftBehind);
pub(super) const BEHIND_AFTER_PERIOD: &Term<Recording> =
    &Term::new("a period was over, and he made a move before he brought his score up to date", |f| {
        f.sheet == Sheet::LeftBehindAfterPeriod
    });
pub(super) const BEHIND_AFTER_BOTH_PERIODS: &Term<Recording> = &Term::new(
    "a period was over in which neither need record, and he made a move before he brought his score up to date",
    |f| f.sheet == Sheet::LeftBehindAfterBothPeriods,
);
pub(super) const ON_PAPER: &Term<Recording> = &Term::new("on paper", |f| !f.electronic);
pub(super) const ELECTRONICALLY: &Term<Recording> = &Term::new("on an electronic sheet", |f| f.electronic);
pub(super) const GAME_OVER: &Term<Signature> =
    &Term::new("the game is over", |f| f.signed != Signed::TooEarly);
pub(super) const GAME_GOES_ON: &Term<Signature> =
    &Term::new("the game goes on", |f| f.signed == Signed::TooEarly);

pub(super) const SUPERVISED: &Term<NormalMeans> =
    &Term::new("an arbiter supervises the game", |f| f.supervised);
pub(super) const UNSUPERVISED: &Term<NormalMeans> =
    &Term::new("no arbiter supervises the game", |f| !f.supervised);
pub(super) const SHORT_WITHOUT_INCREMENT: &Term<NormalMeans> =
    &Term::new("in the last period, with less than two minutes and no increment", |f| {
        f.last_period && f.short && !f.added
    });
pub(super) const NOT_SHORT_OR_WITH_INCREMENT: &Term<NormalMeans> =
    &Term::new("before the last period, with more time or with an increment", |f| {
        !(f.last_period && f.short && !f.added)
    });

// ExtraTime

pub(super) const INCREMENT_ASKED: &Term<ExtraTime> =
    &Term::new("an increment is asked for", |f| f.request == Request::Made);
pub(super) const INCREMENT_GRANTED: &Term<ExtraTime> =
    &Term::new("the arbiter grants it", |f| f.request == Request::Granted);
pub(super) const INCREMENT_NOT_GRANTED: &Term<ExtraTime> =
    &Term::new("the arbiter does not grant it", |f| f.request == Request::Rejected);
pub(super) const MAY_ASK_FOR_INCREMENT: &Term<ExtraTime> = &Term::new(
    "by the player who has the move, in the last period, with less than two minutes and no increment",
    may_ask_for_increment,
);
pub(super) const MAY_NOT_ASK_FOR_INCREMENT: &Term<ExtraTime> =
    &Term::new("by the other player, before the last period, with more time or with an increment", |f| {
        !may_ask_for_increment(f)
    });

// Asking

pub(super) const ASKS_EXPLANATION: &Term<Asking> =
    &Term::new("a player asks the arbiter to explain the Laws", |f| f.asked == AskedFor::Explanation);
pub(super) const ASKS_SHEET: &Term<Asking> =
    &Term::new("a player asks for a score sheet", |f| f.asked == AskedFor::Sheet);
pub(super) const ASKS_SCORE_IN_HIS_TURN: &Term<Asking> =
    &Term::new("the player who has the move asks to see the score", |f| {
        f.asked == AskedFor::Score && f.has_the_move && !f.too_often
    });
pub(super) const ASKS_SCORE_OUT_OF_TURN: &Term<Asking> =
    &Term::new("a player who does not have the move asks to see the score", |f| {
        f.asked == AskedFor::Score && !f.has_the_move && !f.too_often
    });
pub(super) const ASKS_SCORE_TOO_OFTEN: &Term<Asking> =
    &Term::new("a player asks to see the score more than five times", |f| {
        f.asked == AskedFor::Score && f.too_often
    });

// Spelling

macro_rules! spelt {
    ($($name:ident: $says:literal => $($spelt:ident)|+,)*) => {
        $(pub(super) const $name: &Term<Spelling> =
            &Term::new($says, |f| matches!(f.spelt, $(Spelt::$spelt)|+));)*
    };
}

spelt! {
    A_PIECE_IS_NAMED: "a piece is named" => English | OwnLanguage,
    NAMED_IN_ENGLISH: "it is named in English" => English,
    NAMED_IN_HIS_LANGUAGE: "it is named in the player's language" => OwnLanguage,
    A_PAWN_MOVES: "no piece is named: a Pawn moves" => Pawn,
    A_SQUARE_IS_NAMED: "a square is named" => Square,
    BOTH_SQUARES_ARE_NAMED: "both squares are named" => BothSquares,
    A_PIECE_TAKES_WITH_SIGN: "a piece takes, with the sign for it" => PieceTakes,
    A_PAWN_TAKES: "a Pawn takes, and the file that it leaves is named" => PawnTakes,
    FILE_OF_DEPARTURE: "the file that a piece leaves is named" => FileOfDeparture,
    RANK_OF_DEPARTURE: "the rank that a piece leaves is named" => RankOfDeparture,
    A_PAWN_IS_PROMOTED: "what a Pawn becomes is named" => Promotion,
    A_DRAW_IS_OFFERED: "an offer of a draw is noted by its sign" => Offer,
    CASTLES_SHORT: "castling on the King's side" => CastlesShort,
    CASTLES_LONG: "castling on the Queen's side" => CastlesLong,
    SIGN_OF_CAPTURE: "the sign for a capture" => SignOfCapture,
    SIGN_OF_CHECK: "the sign for check" => SignOfCheck,
    SIGN_OF_MATE: "the sign for checkmate" => SignOfMate,
    SIGN_IN_PASSING: "the sign for taking in passing" => SignInPassing,
}

fn may_ask_for_increment(f: &ExtraTime) -> bool {
    f.has_the_move && f.last_period && f.short && !f.added
}

fn may_claim_normal_means(f: &NormalMeans) -> bool {
    f.has_the_move && f.last_period && f.short && !f.added
}

fn own_movable(f: &Touching) -> bool {
    matches!(f.own, Own::OneMovable | Own::SomeMovable | Own::CastlingPair)
}

fn adverse_takable(f: &Touching) -> bool {
    matches!(f.adverse, Adverse::OneTakable | Adverse::SomeTakable)
}

fn by_player(f: &DrawClaim) -> bool {
    f.by == Claimant::Player
}

fn needs_a_claim(f: &DrawClaim) -> bool {
    matches!(f.ground, DrawGround::Repetition | DrawGround::FiftyMoves)
}

/// Endless checks are no ground here.
fn known_here(f: &DrawClaim) -> bool {
    f.ground != DrawGround::PerpetualCheck
}
