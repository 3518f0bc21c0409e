//! The words for what a law says and for how a game stands, as scripts and JSON write them.

use board::{Man, Setup, Side, Square};
use game::standing::{DutyKind, EndReason, GameResult, Noted, Phase, RulingKind};

use crate::words::word_for;

pub(crate) const KINDS: &[(&str, RulingKind)] = &[
    ("obligation", RulingKind::Obligation),
    ("right", RulingKind::Right),
    ("offence", RulingKind::Offence),
    ("penalty", RulingKind::Penalty),
    ("restored", RulingKind::Restored),
    ("completed", RulingKind::Completed),
    ("refused", RulingKind::Refused),
    ("result", RulingKind::Result),
    ("note", RulingKind::Note),
];

pub(crate) const PHASES: &[(&str, Phase)] = &[
    ("to-move", Phase::ToMove),
    ("touched", Phase::Touched),
    ("made", Phase::Made),
    ("choice", Phase::Choice),
    ("stopped", Phase::Stopped),
    ("adjourned", Phase::Adjourned),
    ("over", Phase::Over),
];

/// A game that goes on has no result: `*`.
pub(crate) const RESULTS: &[(&str, Option<GameResult>)] = &[
    ("*", None),
    ("1-0", Some(GameResult::Won(Side::White))),
    ("0-1", Some(GameResult::Won(Side::Black))),
    ("1/2-1/2", Some(GameResult::Drawn)),
    ("0-0", Some(GameResult::BothLost)),
    ("annulled", Some(GameResult::Annulled)),
    ("recommenced", Some(GameResult::Recommenced)),
];

const DUTIES: &[(&str, DutyKind)] = &[
    ("move", DutyKind::Move),
    ("capture", DutyKind::Capture),
    ("capture-with", DutyKind::CaptureWith),
    ("any-touched", DutyKind::AnyTouched),
    ("castle", DutyKind::Castle),
    ("king", DutyKind::King),
    ("requirement", DutyKind::Requirement),
];

pub(crate) const REASONS: &[&str] = &[
    "checkmate",
    "stalemate",
    "agreement",
    "repetition",
    "fifty-moves",
    "perpetual-check",
    "time",
    "resignation",
    "forfeiture",
    "decision",
    "dead-position",
    "illegal-moves",
    "default",
    "undertaking",
];

/// `obligation`, `right`, `offence` …
#[must_use]
pub fn kind(kind: RulingKind) -> &'static str {
    word_for(KINDS, &kind)
}

/// `to-move`, `touched`, `choice` …
#[must_use]
pub fn phase(phase: Phase) -> &'static str {
    word_for(PHASES, &phase)
}

/// `1-0`, `0-1`, `1/2-1/2`, `annulled` …; `*` while the game goes on.
#[must_use]
pub fn result(result: Option<GameResult>) -> &'static str {
    word_for(RESULTS, &result)
}

/// `move`, `capture`, `king` …
#[must_use]
pub fn duty(duty: DutyKind) -> &'static str {
    word_for(DUTIES, &duty)
}

/// `checkmate`, `resignation`, `forfeiture` …
#[must_use]
pub fn reason(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Checkmate => "checkmate",
        EndReason::Stalemate => "stalemate",
        EndReason::Agreement => "agreement",
        EndReason::Repetition => "repetition",
        EndReason::FiftyMoves => "fifty-moves",
        EndReason::PerpetualCheck => "perpetual-check",
        EndReason::Time => "time",
        EndReason::Resignation => "resignation",
        EndReason::Forfeiture(_) => "forfeiture",
        EndReason::Decision => "decision",
        EndReason::DeadPosition => "dead-position",
        EndReason::IllegalMoves => "illegal-moves",
        EndReason::Default => "default",
        EndReason::Undertaking => "undertaking",
    }
}

/// `in-order`, `in-advance`, `otherwise` or `other`.
#[must_use]
pub fn noted(noted: Noted) -> &'static str {
    match noted {
        Noted::InOrder => "in-order",
        Noted::InAdvance => "in-advance",
        Noted::Otherwise => "otherwise",
        Noted::Other => "other",
    }
}

/// What stands on the squares, as the first field of a FEN.
#[must_use]
pub fn board(men: &[Option<Man>; 64]) -> String {
    let mut setup = Setup::empty();
    for square in Square::ALL {
        setup.set(square, men[square.index()]);
    }
    setup.placement()
}
