//! The words that a seal covers. They are part of every stored game and never change, whatever the types are called; a
//! new thing gets a new word.

use board::{Side, Wing};

use crate::act::claim::Claim;
use crate::act::motion::Motion;
use crate::act::official::Fact;
use crate::act::penalty::{Exaction, Requirement};
use crate::act::person::Person;
use crate::result::{EndReason, GameResult};
use crate::ruling::RulingKind;
use crate::standing::Phase;
use crate::standing::duty::DutyKind;
use crate::standing::option::Saying;

pub(super) fn kind(kind: RulingKind) -> &'static str {
    match kind {
        RulingKind::Obligation => "obligation",
        RulingKind::Right => "right",
        RulingKind::Offence => "offence",
        RulingKind::Penalty => "penalty",
        RulingKind::Restored => "restored",
        RulingKind::Completed => "completed",
        RulingKind::Refused(_) => "refused",
        RulingKind::Result => "result",
        RulingKind::Note => "note",
    }
}

pub(super) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::ToMove => "to-move",
        Phase::Touched => "touched",
        Phase::Made => "made",
        Phase::Choice => "choice",
        Phase::Stopped => "stopped",
        Phase::Adjourned => "adjourned",
        Phase::Over => "over",
    }
}

pub(super) fn duty(duty: DutyKind) -> &'static str {
    match duty {
        DutyKind::Move => "move",
        DutyKind::Capture => "capture",
        DutyKind::CaptureWith => "capture-with",
        DutyKind::AnyTouched => "any-touched",
        DutyKind::Castle => "castle",
        DutyKind::King => "king",
        DutyKind::Requirement => "requirement",
    }
}

pub(super) fn result(result: GameResult) -> &'static str {
    match result {
        GameResult::Won(Side::White) => "1-0",
        GameResult::Won(Side::Black) => "0-1",
        GameResult::Drawn => "1/2-1/2",
        GameResult::BothLost => "0-0",
        GameResult::HalfPoint(Side::White) => "1/2-0",
        GameResult::HalfPoint(Side::Black) => "0-1/2",
        GameResult::Annulled => "annulled",
        GameResult::Recommenced => "recommenced",
    }
}

pub(super) fn reason(reason: EndReason) -> String {
    match reason {
        EndReason::Checkmate => "checkmate",
        EndReason::Stalemate => "stalemate",
        EndReason::HalfWinByStalemate => "half-win-by-stalemate",
        EndReason::BareKing => "bare-king",
        EndReason::HalfWinByBareKing => "half-win-by-bare-king",
        EndReason::Agreement => "agreement",
        EndReason::Repetition => "repetition",
        EndReason::FiftyMoves => "fifty-moves",
        EndReason::PerpetualCheck => "perpetual-check",
        EndReason::Time => "time",
        EndReason::Resignation => "resignation",
        EndReason::Forfeiture(clause) => return format!("forfeiture {}", clause.0),
        EndReason::Decision => "decision",
        EndReason::DeadPosition => "dead-position",
        EndReason::CannotBeWon => "cannot-be-won",
        EndReason::IllegalMoves => "illegal-moves",
        EndReason::Default => "default",
        EndReason::SealedMove => "sealed-move",
        EndReason::NoNormalMeans => "no-normal-means",
        EndReason::Undertaking => "undertaking",
        EndReason::DrawOdds => "draw-odds",
        EndReason::Silence => "silence",
        EndReason::Withdrawal => "withdrawal",
        EndReason::Tablebase => "tablebase",
    }
    .to_string()
}

pub(super) fn person(person: Person) -> String {
    match person {
        Person::Player(side) => side.to_string(),
        Person::Member(side, number) => format!("{side}#{number}"),
        Person::Assistant(side) => format!("{side}-assistant"),
        Person::Arbiter => "arbiter".to_string(),
        Person::OtherArbiter(number) => format!("arbiter#{number}"),
        Person::Players => "players".to_string(),
        Person::Other => "other".to_string(),
    }
}

pub(super) fn saying(saying: &Saying) -> String {
    match saying {
        Saying::Claim(of) => format!("claims {}", claim(*of)),
        Saying::Exact(what) => format!("exacts {}", exaction(*what)),
        Saying::Waive => "waives".to_string(),
        Saying::AcceptDraw => "accepts draw".to_string(),
        Saying::DeclineDraw => "declines draw".to_string(),
        Saying::AcceptTakeBack => "accepts take-back".to_string(),
        Saying::Consent => "consents".to_string(),
        Saying::Require(what) => format!("requires {}", requirement(*what)),
        Saying::Refuse => "refuses".to_string(),
        Saying::Admit => "admits".to_string(),
        Saying::Adjourn => "adjourns".to_string(),
        Saying::StopClocks => "stops-clocks".to_string(),
        Saying::Resume => "resumes".to_string(),
        Saying::OpenEnvelope => "opens envelope".to_string(),
        Saying::Adopt(way) => format!("adopts {}", motion(*way)),
        Saying::Find(what) => format!("finds {}", fact(what)),
        Saying::Rule => "rules".to_string(),
        Saying::AskIncrement => "asks increment".to_string(),
        Saying::Check => "says check".to_string(),
        Saying::Notice => "gives-notice fifty-moves".to_string(),
        Saying::Reflection => "gives-notice reflection".to_string(),
    }
}

fn claim(claim: Claim) -> String {
    match claim {
        Claim::Repetition => "repetition",
        Claim::FiftyMoves => "fifty-moves",
        Claim::PerpetualCheck => "perpetual-check",
        Claim::IllegalMove(None) => "illegal-move",
        Claim::IllegalMove(Some(at)) => return format!("illegal-move at {}{}", at.number, at.side.letter()),
        Claim::Touched(square) => return format!("touched {square}"),
        Claim::Removed(square) => return format!("removed {square}"),
        Claim::BoardMisplaced => "board-misplaced",
        Claim::MenMisplaced => "men-misplaced",
        Claim::MenDisplaced => "men-displaced",
        Claim::TwoHands => "two-hands",
        Claim::ColoursReversed => "colours-reversed",
        Claim::WrongFirstMove => "wrong-first-move",
        Claim::Time => "time",
        Claim::WronglyResumed => "wrongly-resumed",
        Claim::Forfeiture(clause) => return format!("forfeiture {}", clause.0),
        Claim::OddsNotGiven => "odds-not-given",
        Claim::ClockWronglySet => "clock-wrongly-set",
        Claim::FalseCheck => "false-check",
        Claim::InCheck => "in-check",
        Claim::NoNormalMeans => "no-normal-means",
        Claim::Released(square) => return format!("released {square}"),
        Claim::Adjusted(square) => return format!("adjusted {square}"),
        Claim::Resigned => "resigned",
        Claim::DrawOffered => "draw-offered",
        Claim::DrawAgreed => "draw-agreed",
        Claim::BoardsDiffer => "boards-differ",
        Claim::TableWin => "tablebase-win",
        Claim::TableDraw => "tablebase-draw",
    }
    .to_string()
}

fn exaction(exaction: Exaction) -> String {
    match exaction {
        Exaction::King => "king".to_string(),
        Exaction::Move(square) => format!("move {square}"),
        Exaction::Capture(square) => format!("capture {square}"),
        Exaction::A => "A".to_string(),
        Exaction::B(one, None) => format!("B {one}"),
        Exaction::B(one, Some(other)) => format!("B {one} {other}"),
        Exaction::C(None) => "C".to_string(),
        Exaction::C(Some(square)) => format!("C {square}"),
        Exaction::Rook => "rook".to_string(),
        Exaction::Leave => "leave".to_string(),
        Exaction::Replace => "replace".to_string(),
        Exaction::Both => "both".to_string(),
    }
}

fn requirement(requirement: Requirement) -> String {
    match requirement {
        Requirement::Release => "release".to_string(),
        Requirement::Replace => "replace".to_string(),
        Requirement::CompleteCastling => "complete-castling".to_string(),
        Requirement::RookMove => "rook-move".to_string(),
        Requirement::Annulment => "annulment".to_string(),
        Requirement::Piece(square) => format!("piece {square}"),
        Requirement::Substitute(square) => format!("substitute {square}"),
    }
}

fn fact(fact: &Fact) -> String {
    match fact {
        Fact::Accident => "accident".to_string(),
        Fact::Unascertainable => "unascertainable".to_string(),
        Fact::NotSo => "not-so".to_string(),
        Fact::So => "so".to_string(),
        Fact::BoardMisplaced => "board-misplaced".to_string(),
        Fact::MenMisplaced => "men-misplaced".to_string(),
        Fact::ColoursReversed => "colours-reversed".to_string(),
        Fact::MateFirst => "mate-first".to_string(),
        Fact::Resigned(side) => format!("resigned {side}"),
        Fact::DrawAgreed => "draw-agreed".to_string(),
        Fact::Square(square) => format!("square {square}"),
        Fact::Repetition => "repetition".to_string(),
        Fact::SeventyFive => "seventy-five".to_string(),
        Fact::Offence(clause, side) => format!("offence {} {side}", clause.0),
        Fact::Refused(side) => format!("refused {side}"),
        Fact::Clock([white, black]) => format!("clock {white} {black}"),
        Fact::Board(setup) => format!("board {}", setup.fen()),
        Fact::Flag(side) => format!("flag {side}"),
        Fact::FlagFirst(side) => format!("flag-first {side}"),
        Fact::Absent(side) => format!("absent {side}"),
        Fact::Withdrawn { side, silently: false } => format!("withdrawn {side}"),
        Fact::Withdrawn { side, silently: true } => format!("withdrawn {side} silently"),
        Fact::EnvelopeLost => "envelope-lost".to_string(),
        Fact::TransmissionError(None) => "transmission-error".to_string(),
        Fact::TransmissionError(Some(side)) => format!("transmission-error {side}"),
        Fact::ConditionMet => "condition-met".to_string(),
        Fact::Drawn => "drawn".to_string(),
        Fact::Postponed => "postponed".to_string(),
        Fact::PostponedOnDelay(ms) => format!("postponed delay {ms}"),
        Fact::MoveCounter([white, black]) => format!("move-counter {white} {black}"),
        Fact::Decided(words) => format!("decided {words}"),
    }
}

fn motion(motion: Motion) -> String {
    match motion {
        Motion::Transfer { from, to, promotion } => {
            let letter = promotion.map(|kind| kind.letter().to_string()).unwrap_or_default();
            format!("{from}{to}{letter}")
        }
        Motion::Castling(Wing::King) => "castles short".to_string(),
        Motion::Castling(Wing::Queen) => "castles long".to_string(),
        Motion::FreeCastling { king, rook } => format!("castles {king} {rook}"),
    }
}
