//! The defined terms of this code: each is a condition with its own English.

pub(super) use crate::codes::common::all::*;
pub(super) use crate::codes::common::older::*;
use crate::effect::{Menu, Penalty};
use crate::question::*;
use crate::rule::Term;

/// Penalty C, which is exacted for touches and moves, and for what is sealed or communicated.
pub(super) const C: Menu = &[Penalty::KingOrSelected];

// Movement

macro_rules! broken {
    ($($name:ident: $reads:literal, $way:ident;)*) => {
        $(pub(super) const $name: &Term<Movement> = &Term::new($reads, |f| f.broken == Broken::$way);)*
    };
}

broken! {
    WAY_OF_PAWN: "no Pawn advances so", WayOfPawn;
    WAY_OF_PAWN_TAKING: "no Pawn takes so", WayOfPawnTaking;
    ADVERSE_MAN_MOVED: "the man is the opponent's", AdverseManMoved;
    OWN_MAN_THERE: "a man of the same colour stands there", OwnManThere;
    KING_TAKEN: "the King would be taken", KingTaken;
    KING_IN_CHECK: "the King is placed or left in check", KingInCheck;
    PASSING_OVER: "no Pawn passed over that square at the preceding move", PassingOver;
    NOT_PROMOTED: "the Pawn is neither named nor exchanged", NotPromoted;
    PROMOTED_AMISS: "the Pawn becomes something that it may not become", PromotedAmiss;
    CASTLING_MOVED: "King or Rook has moved", CastlingMoved;
    CASTLING_DISPLACED: "an accident has left King or Rook elsewhere", CastlingDisplaced;
    ROOK_SQUARE_OCCUPIED: "the square of the Rook that was given has been occupied", RookSquareOccupied;
    CASTLING_BETWEEN: "a square between King and Rook is occupied", CastlingBetween;
    CASTLING_CHECKED: "an adverse man commands the King's square or one of the two beside it", CastlingChecked;
    SEVERAL_MOVED: "more than one man was moved", SeveralMoved;
    MAN_TAKEN_OFF: "a man that did not stand on the square of arrival was taken off", ManTakenOff;
    NOT_HIS_TURN: "it is the opponent's turn", OutOfTurn;
}

pub(super) const WAY_OF_PIECE: &Term<Movement> = &Term::new("the piece does not command that square", |f| {
    matches!(
        f.broken,
        Broken::WayOfKing
            | Broken::WayOfQueen
            | Broken::WayOfRook
            | Broken::WayOfBishop
            | Broken::WayOfKnight
            | Broken::ManBetween
    )
});

// Transfer

pub(super) const MOVED_LEGALLY: &Term<Transfer> = &Term::new("the change is that of a legal move", |f| {
    matches!(f.made, Made::Legal | Made::AgainstTouch | Made::AgainstRequirement)
});
pub(super) const ILLEGAL: &Term<Transfer> =
    &Term::new("the change is not that of a legal move", |f| f.made == Made::Illegal);
pub(super) const A_TRANSFER: &Term<Transfer> = &Term::new("a man went from one square to another", |f| {
    matches!(f.nature, Nature::Plain | Nature::Capture | Nature::OwnCapture | Nature::CastlingWithoutRook)
});
pub(super) const A_CASTLING_WITHOUT_ROOK: &Term<Transfer> =
    &Term::new("the King castled on the side of the Rook given", |f| f.nature == Nature::CastlingWithoutRook);
pub(super) const A_PROMOTION: &Term<Transfer> = &Term::new("a Pawn reached its eighth rank", |f| {
    matches!(f.nature, Nature::Promotion | Nature::CapturePromotion)
});
pub(super) const A_CASTLING: &Term<Transfer> =
    &Term::new("King and Rook moved", |f| f.nature == Nature::Castling);

// Touches, and what is taken off

pub(super) const IN_HIS_TURN: &Term<Excuse> = &Term::new("it is his own turn", |f| f.own_turn);
pub(super) const AS_REQUIRED: &Term<Excuse> =
    &Term::new("it belongs to what was required", |f| f.ground == Ground::Requirement);
pub(super) const REPLACING: &Term<Excuse> =
    &Term::new("a promoted Pawn or its substitute was replaced", |f| f.ground == Ground::Replacement);
pub(super) const TOUCHED_OUT_OF_TURN: &Term<Meddling> =
    &Term::new("a man was touched, and the touch is not excused", |f| !f.excused);
pub(super) const TOUCH_COUNTS: &Term<Lapse> = &Term::new("the touch is not excused", |f| !f.excused);
pub(super) const FOR_HIS_OWN_TURN: &Term<Lapse> =
    &Term::new("the offence was in the offender's own turn", |f| !f.in_holders_turn);
pub(super) const FOR_HOLDERS_TURN: &Term<Lapse> =
    &Term::new("the offence was in the opponent's turn", |f| f.in_holders_turn);
pub(super) const REMOVED: &Term<MistakenRemoval> =
    &Term::new("a man was taken off otherwise than in making a move", |f| f.so);
pub(super) const NOT_REMOVED: &Term<MistakenRemoval> =
    &Term::new("no man was taken off otherwise than in making a move", |f| !f.so);

// Liability

pub(super) const FIXED: &Term<Liability> =
    &Term::new("a man was touched that cannot legally be moved or taken", |f| f.fixed);
pub(super) const LEFT: &Term<Liability> =
    &Term::new("a man was touched that could be moved or taken, and another move was made", |f| f.left);
pub(super) const NOT_MOVED: &Term<Liability> =
    &Term::new("nothing has been moved", |f| f.moved == Moved::Nothing);
pub(super) const MOVED_ILLEGALLY: &Term<Liability> =
    &Term::new("an illegal move was made in his own turn", |f| f.moved == Moved::Illegal);
pub(super) const REPLACED: &Term<Liability> =
    &Term::new("a move was substituted for an illegal one without consent", |f| f.moved == Moved::Replaced);
pub(super) const REPLACED_WITH_CONSENT: &Term<Liability> =
    &Term::new("a move was substituted for an illegal one with consent", |f| {
        f.moved == Moved::ReplacedWithConsent
    });

// Out of turn

pub(super) const AFTER_ILLEGAL: &Term<OutOfTurnMove> =
    &Term::new("an illegal move of the opponent stands uncorrected", |f| f.after_illegal);
pub(super) const NOT_AFTER_ILLEGAL: &Term<OutOfTurnMove> =
    &Term::new("no illegal move of the opponent stands", |f| !f.after_illegal);
pub(super) const WITHOUT_CONSENT: &Term<OutOfTurnMove> =
    &Term::new("the opponent did not consent", |f| !f.consented);
pub(super) const WITH_CONSENT: &Term<OutOfTurnMove> = &Term::new("the opponent consented", |f| f.consented);
pub(super) const HE_HAD_TOUCHED_NONE: &Term<OutOfTurnMove> =
    &Term::new("the opponent had touched no man in that turn", |f| !f.touched);

// Requirement

macro_rules! demand {
    ($($name:ident: $reads:literal, $($demand:ident)|+;)*) => {
        $(pub(super) const $name: &Term<Requirement> =
            &Term::new($reads, |f| matches!(f.demand, $(Demand::$demand)|+));)*
    };
}

demand! {
    HAND_OFF_OR_MAN_BACK: "a hand stays on a man or holds one", Release | Replace;
    CASTLING_TO_COMPLETE: "the King was moved and quitted as in castling", CompleteCastling;
    ROOK_FIRST: "the Rook was moved and quitted first", RookMove;
    ANNULMENT: "a move was made or substituted out of turn", Annulment;
    FOR_THE_PAWN: "a Pawn stands for the piece that it was named", PieceForPawn | SubstituteForPawn;
    FOR_THE_SUBSTITUTE: "a substitute stands for a piece", PieceForSubstitute;
}

pub(super) const SO_REQUIRED: &Term<Requirement> = &Term::new("it is as the requirement supposes", |f| f.so);
pub(super) const NOT_SO_REQUIRED: &Term<Requirement> =
    &Term::new("it is not as the requirement supposes", |f| !f.so);

// Exaction

pub(super) const PENALTY_A: &Term<Exaction> =
    &Term::new("Penalty A is exacted", |f| f.exacted == Exacted::TurnRestored);
pub(super) const PENALTY_B: &Term<Exaction> =
    &Term::new("Penalty B is exacted", |f| f.exacted == Exacted::TouchedMan);
pub(super) const PENALTY_C: &Term<Exaction> =
    &Term::new("Penalty C is exacted", |f| f.exacted == Exacted::KingOrSelected);
pub(super) const IN_OFFENDERS_TURN: &Term<Exaction> =
    &Term::new("the offence was committed in the offender's own turn", |f| !f.in_holders_turn);
pub(super) const IN_HOLDERS_TURN: &Term<Exaction> =
    &Term::new("the offence was committed in the opponent's turn", |f| f.in_holders_turn);
pub(super) const TOO_LATE: &Term<Exaction> =
    &Term::new("he has touched a man since", |f| matches!(f.right, Right::Touched | Right::Moved));

// Attention to an illegal move

pub(super) const NOT_REPLIED: &Term<Attention> =
    &Term::new("the opponent has completed no move since the illegal one", |f| {
        f.stands == Stands::Unreplied && f.amiss != Amiss::AgainstRequirement
    });
pub(super) const LEGAL_IN_ITSELF: &Term<Attention> =
    &Term::new("the move is legal in itself, and only does not comply with a penalty", |f| {
        f.stands == Stands::Unreplied && f.amiss == Amiss::AgainstRequirement
    });
pub(super) const REPLIED: &Term<Attention> =
    &Term::new("the opponent has completed a move since", |f| f.stands == Stands::Replied);

// The start

pub(super) const BOARD_OR_MEN: &Term<StartClaim> =
    &Term::new("the placing of the board or the men is in question", |f| {
        matches!(f.ground, StartGround::Board | StartGround::Men)
    });
pub(super) const EARLY: &Term<StartClaim> =
    &Term::new("the second player has not completed his fourth move", |f| f.early);
pub(super) const FOUND_LATE: &Term<StartClaim> =
    &Term::new("the second player has completed his fourth move", |f| !f.early);

// Naming

pub(super) const PIECE_NAMED: &Term<Naming> =
    &Term::new("a piece is named, be it a King", |f| f.named != Named::Pawn);
pub(super) const NO_PIECE_NAMED: &Term<Naming> = &Term::new("a Pawn is named", |f| f.named == Named::Pawn);
pub(super) const PAWN_WAITS: &Term<Naming> =
    &Term::new("a Pawn has reached its eighth rank", |f| f.pawn_waits);
pub(super) const NO_PAWN_WAITS: &Term<Naming> =
    &Term::new("no Pawn has reached its eighth rank", |f| !f.pawn_waits);

// Ends and draws

pub(super) const DEAD: &Term<Standstill> =
    &Term::new("neither side can win by any series of legal moves", |f| f.state == State::Dead);
pub(super) const LEGALLY: &Term<Standstill> =
    &Term::new("the move that led to it was legal, and nothing can be exacted for it", |f| f.lawful);
pub(super) const FIFTY_MOVES: &Term<DrawClaim> =
    &Term::new("fifty moves without a capture are claimed", |f| f.ground == DrawGround::FiftyMoves);
pub(super) const ENDLESS_CHECKS: &Term<DrawClaim> =
    &Term::new("an endless series of checks is claimed", |f| f.ground == DrawGround::PerpetualCheck);
pub(super) const BY_THE_PLAYER: &Term<DrawClaim> =
    &Term::new("the player whose turn it is claims it, before touching a man", |f| {
        f.by == Claimant::Player && !f.touched
    });
pub(super) const NOT_HIS_TO_CLAIM: &Term<DrawClaim> =
    &Term::new("it is not his turn, or he has touched a man", |f| f.by == Claimant::Opponent || f.touched);

// Forfeitures

macro_rules! clause {
    ($($name:ident: $reads:literal, $clause:ident;)*) => {
        $(pub(super) const $name: &Term<Forfeiture> =
            &Term::new($reads, |f| f.clause == ForfeitLetter::$clause);)*
    };
}

clause! {
    CLAUSE_A: "clause (a) is claimed", A;
    CLAUSE_B: "clause (b) is claimed", B;
    CLAUSE_C: "clause (c) is claimed", C;
    CLAUSE_D: "clause (d) is claimed", D;
    CLAUSE_E: "clause (e) is claimed", E;
    CLAUSE_F: "clause (f) is claimed", F;
}

pub(super) const FOUND: &Term<Forfeiture> =
    &Term::new("it is admitted, or found to be so, and he has completed no move since he knew of it", |f| {
        matches!(f.known, Known::Agreed | Known::Decided) && !f.moved_since
    });
pub(super) const IN_THE_LOG: &Term<Forfeiture> =
    &Term::new("the log shows it, and he has completed no move since he knew of it", |f| {
        f.known == Known::Logged && !f.moved_since
    });
pub(super) const NOT_YET_FOUND: &Term<Forfeiture> =
    &Term::new("it is still to be found, and he has completed no move since he knew of it", |f| {
        f.known == Known::Open && !f.moved_since
    });
pub(super) const NOT_SO: &Term<Forfeiture> =
    &Term::new("it is found not to be so, or he has completed a move since he knew of it", |f| {
        matches!(f.known, Known::NotSo | Known::CannotBe) || f.moved_since
    });
pub(super) const WITH_HIS_CONSENT: &Term<Forfeiture> =
    &Term::new("the opponent consented", |f| f.known == Known::Consented);
pub(super) const A_SECOND_BOARD: &Term<Conduct> =
    &Term::new("a second board was used", |f| f.matter == Matter::SecondBoard);
pub(super) const PRINTED_MATTER: &Term<Conduct> =
    &Term::new("printed or written matter was consulted", |f| f.matter == Matter::Notes);
pub(super) const HELP_ASKED: &Term<Conduct> =
    &Term::new("assistance was requested", |f| matches!(f.matter, Matter::Advice | Matter::Device));
pub(super) const LAWS_REFUSED: &Term<Conduct> =
    &Term::new("a player refuses to abide by the laws", |f| f.matter == Matter::Refusal);

// Records

macro_rules! record {
    ($($name:ident: $reads:literal, $($recorded:ident)|+;)*) => {
        $(pub(super) const $name: &Term<Reading> =
            &Term::new($reads, |f| matches!(f.recorded, $(Recorded::$recorded)|+));)*
    };
}

record! {
    NO_LEGAL_MOVE: "the record cannot be interpreted as expressing a legal move", Nothing;
    MORE_THAN_ONE: "the record can be interpreted as expressing more than one legal move", Several;
    ONE_MOVE: "the record expresses one legal move", Transfer | Capture | InPassing | Castling;
    SOME_MOVE: "the record can be interpreted as expressing a legal move",
        Several | Transfer | Capture | InPassing | Castling;
    OF_A_TRANSFER: "it records a move without capture", Transfer;
    OF_A_CAPTURE: "it records a move with capture", Capture;
    OF_TAKING_IN_PASSING: "it records taking a Pawn in passing", InPassing;
    OF_A_CASTLING: "it records castling", Castling;
}

pub(super) const AS_IN_THIS_LAW: &Term<Reading> =
    &Term::new("no other notation was agreed", |f| f.wording != Wording::Agreed);
pub(super) const AS_AGREED: &Term<Reading> =
    &Term::new("it is in another notation, as agreed", |f| f.wording == Wording::Agreed);
pub(super) const ABBREVIATED: &Term<Reading> =
    &Term::new("words are abbreviated", |f| f.wording == Wording::Abbreviated);
pub(super) const A_MOVE_IS_WRITTEN: &Term<Recording> =
    &Term::new("the record of a move is written or struck out", |f| {
        matches!(
            f.sheet,
            Sheet::InOrder
                | Sheet::InAdvance
                | Sheet::MayBeForClaim
                | Sheet::Gap
                | Sheet::Otherwise
                | Sheet::Struck
        )
    });

// Games by communication

pub(super) const ONE_TOLD: &Term<Communication> =
    &Term::new("one legal move is communicated", |f| f.told == Told::One);
pub(super) const NOTHING_TOLD: &Term<Communication> =
    &Term::new("the terms cannot be interpreted as expressing a legal move", |f| f.told == Told::Nothing);
pub(super) const READ_IN_SEVERAL_WAYS: &Term<Communication> =
    &Term::new("the terms can be interpreted as expressing more than one legal move", |f| {
        f.told == Told::SeveralReadings
    });
pub(super) const SEVERAL_TOLD: &Term<Communication> =
    &Term::new("several moves are communicated for the same turn", |f| f.told == Told::SeveralMoves);
pub(super) const ONE_OF_THEM_MEANINGLESS: &Term<Communication> =
    &Term::new("one of several communications expresses no legal move", |f| f.meaningless);
pub(super) const SPOKEN_BY_THE_SIDE: &Term<Communication> =
    &Term::new("the side itself has spoken", |f| !f.by_member);
pub(super) const SPOKEN_BY_A_MEMBER: &Term<Communication> =
    &Term::new("only a member of the side has spoken", |f| f.by_member);
pub(super) const ARRIVED: &Term<Communication> =
    &Term::new("the replies assumed before it have been made", |f| f.arrived);
pub(super) const GARBLED: &Term<Communication> =
    &Term::new("an error is not the sender's fault", |f| f.garbled);
pub(super) const NOT_GARBLED: &Term<Communication> =
    &Term::new("no error is found that is not the sender's fault", |f| !f.garbled);
pub(super) const ASSUMED_REPLY_MADE: &Term<Supposition> =
    &Term::new("the assumed reply was made", |f| f.reply == Assumed::Made);
pub(super) const REPLIED_OTHERWISE: &Term<Supposition> =
    &Term::new("another reply was made", |f| f.reply == Assumed::Otherwise);
pub(super) const BEHIND_AN_ILLEGAL_MOVE: &Term<Supposition> =
    &Term::new("it was communicated after an illegal move", |f| f.reply == Assumed::BehindIllegal);
pub(super) const NO_REPLY_IS_MEANT: &Term<Supposition> =
    &Term::new("the assumed reply means no legal move", |f| f.reply == Assumed::MeansNone);
pub(super) const AT_HOME: &Term<OwnBoard> =
    &Term::new("a man is touched or moved on the side's own board", |f| f.did != Handled::Otherwise);
pub(super) const MOVED_AT_HOME: &Term<OwnBoard> =
    &Term::new("a man is moved on the side's own board", |f| f.did == Handled::Moved);
pub(super) const ANOTHER_MOVE_AT_HOME: &Term<OwnBoard> =
    &Term::new("another move than the one required was made on the side's own board", |f| {
        f.did == Handled::Otherwise
    });
pub(super) const HELP_WITHOUT_A_PLAYER: &Term<Conduct> =
    &Term::new("a second board, or printed or written matter, was used", |f| {
        matches!(f.matter, Matter::SecondBoard | Matter::Notes)
    });
pub(super) const HELP_OF_A_DEVICE: &Term<Conduct> =
    &Term::new("a device was used", |f| f.matter == Matter::Device);

// Adjournment and time

pub(super) const SEALED: &Term<Adjournment> =
    &Term::new("the record has left the player's possession", |f| f.step == Step::Seals);
pub(super) const OPENED: &Term<Adjournment> =
    &Term::new("play is resumed", |f| matches!(f.step, Step::OpenedByTheOther | Step::OpenedByTheSealer));
pub(super) const NO_RECORD_MADE: &Term<Adjournment> =
    &Term::new("the player has made no record", |f| f.step == Step::NoRecord);
pub(super) const TAKEN_UP_WRONGLY: &Term<Resumption> =
    &Term::new("the game was resumed from a wrong position", |f| f.wrong);
pub(super) const TAKEN_UP_RIGHTLY: &Term<Resumption> =
    &Term::new("the game was resumed from the right position", |f| !f.wrong);
pub(super) const POSITION_KNOWN: &Term<Resumption> =
    &Term::new("the position at the adjournment is known", |f| f.known);
pub(super) const POSITION_UNKNOWN: &Term<Resumption> =
    &Term::new("the position at the adjournment cannot be ascertained", |f| !f.known);
pub(super) const TOO_FEW_MOVES: &Term<Overstep> =
    &Term::new("fewer moves were made than the complete periods require", |f| f.fallen);
pub(super) const ENOUGH_MOVES: &Term<Overstep> =
    &Term::new("as many moves were made as the complete periods require", |f| !f.fallen);
pub(super) const NO_END_FIXED: &Term<Overstep> = &Term::new("no end of play is fixed", |f| !f.closes);
pub(super) const END_FIXED: &Term<Overstep> = &Term::new("an end of play is fixed", |f| f.closes);
pub(super) const BOTH_SHORT: &Term<Close> =
    &Term::new("each has made fewer moves than are due", |f| f.white_short && f.black_short);
pub(super) const ONE_SHORT: &Term<Close> =
    &Term::new("one alone has made fewer moves than are due", |f| f.white_short != f.black_short);

// GivenMoves, Upshot

pub(super) const SEVERAL_MOVES: &Term<GivenMoves> =
    &Term::new("two moves or more are made in one turn", |f| f.number != Number::One);
pub(super) const BEYOND_FOURTH_RANK: &Term<Movement> =
    &Term::new("one of several moves in one turn goes beyond the fourth rank", |f| {
        f.broken == Broken::BeyondOwnHalf
    });
pub(super) const TO_MATE_WITH_PAWN: &Term<Upshot> =
    &Term::new("he undertook to mate with a Pawn", |f| f.undertaken == Undertaken::MateWithPawn);
pub(super) const TO_MATE_ON_SQUARE: &Term<Upshot> =
    &Term::new("he undertook to mate on a given square", |f| f.undertaken == Undertaken::MateOnSquare);
pub(super) const TO_MATE_SO: &Term<Upshot> = &Term::new("he undertook to mate under a condition", |f| {
    matches!(
        f.undertaken,
        Undertaken::MateWithPawn | Undertaken::MateWithMan | Undertaken::MateOnSquare | Undertaken::Condition
    )
});
pub(super) const NOT_SO_MATED: &Term<Upshot> =
    &Term::new("he has not mated so", |f| f.came != Came::Mates || !f.met && !is_to_be_found(f));
pub(super) const MATED_OTHERWISE: &Term<Upshot> =
    &Term::new("he has mated, and not so", |f| f.came == Came::Mates && !f.met && !is_to_be_found(f));
pub(super) const MATED_PERHAPS_SO: &Term<Upshot> =
    &Term::new("he has mated, and whether he has mated so is still to be found", |f| {
        f.came == Came::Mates && is_to_be_found(f)
    });
pub(super) const NOT_RESIGNED: &Term<Upshot> =
    &Term::new("his own King is not mated, and nobody gave the game up", |f| {
        matches!(f.came, Came::Mates | Came::Drawn | Came::IsStalemated)
    });

fn is_to_be_found(f: &Upshot) -> bool {
    f.undertaken == Undertaken::Condition && f.found == Fulfilled::Open
}
