//! The words that scripts and JSON share: for persons, pieces and claims, for rulings, phases and results.
//!
//! Reading and writing use the same tables, so a word that is written can be read.
//!
//! ```
//! use game::standing::{Phase, RulingKind};
//! use jadoube_records::vocabulary;
//!
//! assert_eq!(vocabulary::kind(RulingKind::Penalty), "penalty");
//! assert_eq!(vocabulary::phase(Phase::ToMove), "to-move");
//! assert_eq!(vocabulary::result(None), "*");
//! ```

use board::{Kind, Man, Setup, Side, Square, Wing};
use game::act::{Asked, Claim, Conduct, Exaction, How, Person, Resigning};
use game::refusal::{Awaited, Ended, Refusal, Whose};
use game::standing::{DutyKind, EndReason, GameResult, Noted, Phase, RulingKind};
use law::question::Made;

use crate::text::table::word_for;

// Persons and pieces

pub(crate) const SIDES: &[(&str, Side)] = &[("white", Side::White), ("black", Side::Black)];

/// A side, or nobody.
pub(crate) const SIDES_OR_NONE: &[(&str, Option<Side>)] =
    &[("white", Some(Side::White)), ("black", Some(Side::Black)), ("none", None)];

pub(crate) fn side_or_none(side: Option<Side>) -> &'static str {
    word_for(SIDES_OR_NONE, &side)
}

pub(crate) const PERSONS: &[(&str, Person)] = &[
    ("white", Person::Player(Side::White)),
    ("black", Person::Player(Side::Black)),
    ("white-assistant", Person::Assistant(Side::White)),
    ("black-assistant", Person::Assistant(Side::Black)),
    ("arbiter", Person::Arbiter),
    ("players", Person::Players),
    ("other", Person::Other),
];

pub(crate) const PIECES: &[(&str, Kind)] = &[
    ("king", Kind::King),
    ("queen", Kind::Queen),
    ("rook", Kind::Rook),
    ("bishop", Kind::Bishop),
    ("knight", Kind::Knight),
    ("pawn", Kind::Pawn),
];

/// Castling by its side.
pub(crate) const WINGS: &[(&str, Wing)] = &[("short", Wing::King), ("long", Wing::Queen)];

// Acts

pub(crate) const HOWS: &[(&str, How)] =
    &[("accidentally", How::Accidentally), ("rectifying", How::Rectifying), ("inverted", How::Inverted)];

pub(crate) const RESIGNINGS: &[(&str, Resigning)] = &[
    ("saying", Resigning::Saying),
    ("writing", Resigning::Writing),
    ("circling", Resigning::Circling),
    ("writing-result", Resigning::WritingResult),
    ("tipping-king", Resigning::TippingKing),
];

pub(crate) const ASKED: &[(&str, Asked)] = &[
    ("increment", Asked::Increment),
    ("score", Asked::Score),
    ("score-sheet", Asked::Sheet),
    ("explanation", Asked::Explanation),
    ("count", Asked::Count),
    ("boards", Asked::Boards),
];

/// Claims of one word.
pub(crate) const CLAIMS: &[(&str, Claim)] = &[
    ("repetition", Claim::Repetition),
    ("fifty-moves", Claim::FiftyMoves),
    ("perpetual-check", Claim::PerpetualCheck),
    ("board-misplaced", Claim::BoardMisplaced),
    ("men-misplaced", Claim::MenMisplaced),
    ("men-displaced", Claim::MenDisplaced),
    ("colours-reversed", Claim::ColoursReversed),
    ("wrong-first-move", Claim::WrongFirstMove),
    ("time", Claim::Time),
    ("two-hands", Claim::TwoHands),
    ("wrongly-resumed", Claim::WronglyResumed),
    ("clock-wrongly-set", Claim::ClockWronglySet),
    ("odds-not-given", Claim::OddsNotGiven),
    ("false-check", Claim::FalseCheck),
    ("in-check", Claim::InCheck),
    ("no-normal-means", Claim::NoNormalMeans),
    ("resigned", Claim::Resigned),
    ("draw-offered", Claim::DrawOffered),
    ("draw-agreed", Claim::DrawAgreed),
    ("boards-differ", Claim::BoardsDiffer),
    ("tablebase-win", Claim::TableWin),
    ("tablebase-draw", Claim::TableDraw),
];

/// Penalties of one word.
pub(crate) const EXACTIONS: &[(&str, Exaction)] = &[
    ("king", Exaction::King),
    ("rook", Exaction::Rook),
    ("leave", Exaction::Leave),
    ("replace", Exaction::Replace),
    ("both", Exaction::Both),
];

/// The signs for an offer of a draw after any record; `=` without its blank is none where a piece is missing, as in `a8=`.
pub(crate) const OFFER_SIGNS: &[&str] = &["(=)", " ="];

/// The results that a player signs, or an arbiter gives.
pub(crate) const SIGNED: &[(&str, GameResult)] = &[
    ("1-0", GameResult::Won(Side::White)),
    ("0-1", GameResult::Won(Side::Black)),
    ("1/2-1/2", GameResult::Drawn),
    ("0-0", GameResult::BothLost),
    ("1/2-0", GameResult::HalfPoint(Side::White)),
    ("0-1/2", GameResult::HalfPoint(Side::Black)),
];

/// Conduct that no board shows.
#[must_use]
pub fn conduct(what: Conduct) -> &'static str {
    word_for(CONDUCTS, &what)
}

pub(crate) const CONDUCTS: &[(&str, Conduct)] = &[
    ("device", Conduct::Device),
    ("notes", Conduct::Notes),
    ("advice", Conduct::Advice),
    ("second-board", Conduct::SecondBoard),
    ("left-venue", Conduct::LeftVenue),
    ("left-area", Conduct::LeftArea),
    ("talk", Conduct::Talk),
    ("repeated-offers", Conduct::RepeatedOffers),
    ("noise", Conduct::Noise),
    ("refusal", Conduct::Refusal),
    ("covered-score", Conduct::CoveredScore),
];

// Rulings and the state of the game

/// The kinds of ruling but [`REFUSED`], which has its reasons beside it.
pub(crate) const KINDS: &[(&str, RulingKind)] = &[
    ("obligation", RulingKind::Obligation),
    ("right", RulingKind::Right),
    ("offence", RulingKind::Offence),
    ("penalty", RulingKind::Penalty),
    ("restored", RulingKind::Restored),
    ("completed", RulingKind::Completed),
    ("result", RulingKind::Result),
    ("note", RulingKind::Note),
];

/// The word for a ruling that an act has no effect.
pub(crate) const REFUSED: &str = "refused";

/// Why an act has no effect: the reason, and what there is to say beside it.
pub(crate) const REFUSALS: &[(&str, Option<&str>, Refusal)] = &[
    ("too-late", Some("touched"), Refusal::TooLate(Ended::Touched)),
    ("too-late", Some("moved"), Refusal::TooLate(Ended::Moved)),
    ("too-late", Some("exacted"), Refusal::TooLate(Ended::Exacted)),
    ("too-late", Some("waived"), Refusal::TooLate(Ended::Waived)),
    ("too-late", Some("forfeited"), Refusal::TooLate(Ended::Impossible)),
    ("too-late", Some("done"), Refusal::TooLate(Ended::Done)),
    ("too-late", Some("game-over"), Refusal::TooLate(Ended::GameOver)),
    ("too-late", Some("play-closed"), Refusal::TooLate(Ended::PlayClosed)),
    ("not-yours", Some("opponent"), Refusal::NotYours(Whose::Opponent)),
    ("not-yours", Some("player"), Refusal::NotYours(Whose::Player)),
    ("not-yours", Some("each-alone"), Refusal::NotYours(Whose::EachAlone)),
    ("not-yours", Some("players-or-arbiter"), Refusal::NotYours(Whose::Both)),
    ("not-yours", Some("other-arbiter"), Refusal::NotYours(Whose::OtherArbiter)),
    ("not-so", None, Refusal::NotSo),
    ("unproven", None, Refusal::Unproven),
    ("not-yet", Some("finding"), Refusal::NotYet(Awaited::Finding)),
    ("not-yet", Some("position"), Refusal::NotYet(Awaited::Position)),
    ("not-yet", Some("sealed-move"), Refusal::NotYet(Awaited::SealedMove)),
    ("not-yet", Some("envelope"), Refusal::NotYet(Awaited::Envelope)),
    ("not-yet", Some("set-up"), Refusal::NotYet(Awaited::SetUp)),
    ("not-yet", Some("adoption"), Refusal::NotYet(Awaited::Adoption)),
    ("not-yet", Some("penalty"), Refusal::NotYet(Awaited::Penalty)),
    ("not-yet", Some("move"), Refusal::NotYet(Awaited::Move)),
    ("not-yet", Some("result"), Refusal::NotYet(Awaited::Result)),
    ("not-yet", Some("press"), Refusal::NotYet(Awaited::Press)),
    ("not-yet", Some("answer"), Refusal::NotYet(Awaited::Answer)),
    ("not-yet", Some("leave"), Refusal::NotYet(Awaited::EndOfLeave)),
    ("unknown", None, Refusal::Unknown),
    ("no-legal-move", None, Refusal::NoLegalMove),
    ("guarded", None, Refusal::Guarded),
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

/// A game in progress has no result: `*`.
pub(crate) const RESULTS: &[(&str, Option<GameResult>)] = &[
    ("*", None),
    ("1-0", Some(GameResult::Won(Side::White))),
    ("0-1", Some(GameResult::Won(Side::Black))),
    ("1/2-1/2", Some(GameResult::Drawn)),
    ("0-0", Some(GameResult::BothLost)),
    ("1/2-0", Some(GameResult::HalfPoint(Side::White))),
    ("0-1/2", Some(GameResult::HalfPoint(Side::Black))),
    ("annulled", Some(GameResult::Annulled)),
    ("recommenced", Some(GameResult::Recommenced)),
];

/// The events that end a game, as [`reason`] names them.
pub(crate) const REASONS: &[&str] = &[
    "checkmate",
    "stalemate",
    "half-win-by-stalemate",
    "bare-king",
    "half-win-by-bare-king",
    "agreement",
    "repetition",
    "fifty-moves",
    "perpetual-check",
    "time",
    "resignation",
    "forfeiture",
    "decision",
    "dead-position",
    "cannot-be-won",
    "illegal-moves",
    "default",
    "no-normal-means",
    "sealed-move",
    "undertaking",
    "draw-odds",
    "silence",
    "withdrawal",
    "tablebase",
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

const MADE: &[(&str, Made)] = &[
    ("legal", Made::Legal),
    ("against-touch", Made::AgainstTouch),
    ("against-requirement", Made::AgainstRequirement),
    ("begun", Made::Begun),
    ("illegal", Made::Illegal),
];

/// The kind of a ruling: `obligation`, `right`, `offence` …
#[must_use]
pub fn kind(kind: RulingKind) -> &'static str {
    if kind.is_refusal() { REFUSED } else { word_for(KINDS, &kind) }
}

/// Why an act has no effect: `too-late`, `not-yours`, `not-so`, `unproven`, `not-yet`, `unknown`, `no-legal-move` or
/// `guarded`, and what ended the right, whose it is or what is waited for.
#[must_use]
pub fn refusal(refusal: Refusal) -> (&'static str, Option<&'static str>) {
    let found = REFUSALS.iter().find(|(_, _, listed)| *listed == refusal);
    found.map_or((REFUSED, None), |&(reason, detail, _)| (reason, detail))
}

/// The phase of a game: `to-move`, `touched`, `choice` …
#[must_use]
pub fn phase(phase: Phase) -> &'static str {
    word_for(PHASES, &phase)
}

/// A result: `1-0`, `0-1`, `1/2-1/2`, `annulled` …; `*` while the game is in progress.
#[must_use]
pub fn result(result: Option<GameResult>) -> &'static str {
    word_for(RESULTS, &result)
}

/// The kind of a duty: `move`, `capture`, `king` …
#[must_use]
pub fn duty(duty: DutyKind) -> &'static str {
    word_for(DUTIES, &duty)
}

/// What a move is before the law: `illegal`, `against-touch` …
#[must_use]
pub fn made(made: Made) -> &'static str {
    word_for(MADE, &made)
}

/// The event that ended a game: `checkmate`, `resignation`, `forfeiture` …
#[must_use]
pub fn reason(reason: EndReason) -> &'static str {
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
        EndReason::Forfeiture(_) => "forfeiture",
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
}

/// How a line of a score sheet compares with the game: `in-order`, `in-advance`, `otherwise` or `other`.
#[must_use]
pub fn noted(noted: Noted) -> &'static str {
    match noted {
        Noted::InOrder => "in-order",
        Noted::InAdvance => "in-advance",
        Noted::Otherwise => "otherwise",
        Noted::Other => "other",
    }
}

/// The pieces on the squares as the first field of a FEN.
///
/// ```
/// use board::{Setup, Square};
///
/// let array = Setup::usual_array();
/// let pieces = std::array::from_fn(|at| array.man_at(Square::ALL[at]));
/// assert_eq!(jadoube_records::vocabulary::board(&pieces), array.placement());
/// ```
#[must_use]
pub fn board(pieces: &[Option<Man>; 64]) -> String {
    let mut setup = Setup::empty();
    for square in Square::ALL {
        setup.set(square, pieces[square.index()]);
    }
    setup.placement()
}
