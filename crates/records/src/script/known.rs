//! What the laws of a code make of a header.

use law::question::{StartGround, Undertaken};
use law::{Code, Figure, Guideline, Knows, Point, Provision, figure, provided};

/// The claims with which a player may declare a move that has not been made yet, by their names in scripts.
#[must_use]
pub fn claims_with_a_move(code: &'static Code) -> &'static [&'static str] {
    match (provided(code, Provision::DeclaredMoves), Knows::of(code).table_claims) {
        (Some(_), true) => &["repetition", "fifty-moves", "tablebase-win", "tablebase-draw"],
        (Some(_), false) => &["repetition", "fifty-moves"],
        (None, _) => &[],
    }
}

/// An example of a move recorded in a code's own notation.
///
/// ```
/// let american = law::codes::find("american-1897").unwrap();
/// assert_eq!(jadoube_records::script::record_of_a_move(american), "Kt-KB3");
/// ```
#[must_use]
pub fn record_of_a_move(code: &'static Code) -> &'static str {
    match (is_descriptive(code), is_numeric(code)) {
        (true, _) => "Kt-KB3",
        (_, true) => "7163",
        _ => "Nf3",
    }
}

/// Whether the players keep score sheets under a code.
#[must_use]
pub fn keeps_scores(code: &'static Code) -> bool {
    Knows::of(code).scores
}

/// Whether moves are recorded in descriptive notation under a code.
pub(super) fn is_descriptive(code: &'static Code) -> bool {
    provided(code, Provision::DescriptiveRecords).is_some()
}

/// Whether moves are recorded in numeric notation under a code.
pub(super) fn is_numeric(code: &'static Code) -> bool {
    provided(code, Provision::NumericRecords).is_some()
}

/// Whether every game under a code is one by communication.
pub(super) fn is_always_communicated(code: &'static Code) -> bool {
    provided(code, Provision::AlwaysByCommunication).is_some()
}

/// Whether the laws make anything of a header; those about which no code differs count as known.
pub(super) fn is_known(code: &'static Code, key: &str) -> bool {
    match key {
        "arbiter" | "hearing" => {
            let officials = [Provision::ArbiterPresent, Provision::ArbiterCalled];
            officials.into_iter().any(|provision| provided(code, provision).is_some())
        }
        "arbiters" => provided(code, Provision::ArbitersAppointed).is_some(),
        "right" => {
            let by_players = [Provision::FirstMoveByLot, Provision::FirstMoveAlternates];
            by_players.into_iter().any(|provision| provided(code, provision).is_some())
        }
        "kind" | "reply" => provided(code, Provision::ByCommunication).is_some(),
        "sides" => provided(code, Provision::SidesConsult).is_some(),
        "tempo" => code.tempos().len() > 1,
        "regime" => code.heeds_supervision(),
        "guidelines" => !code.guidelines().is_empty(),
        "variation" => !code.variations().is_empty(),
        key if Point::named(key).is_some() => !code.choices().is_empty(),
        "points" => provided(code, Provision::PointsOfAGame).is_some(),
        "electronic-scores" => provided(code, Provision::ElectronicScores).is_some(),
        "visually-disabled" => code.guidelines().contains(&Guideline::VisuallyDisabled),
        "letters-white" | "letters-black" => keeps_scores(code) && !is_descriptive(code),
        "scores" => figure(code, Figure::MissingMovePairs).is_some(),
        "close" => Knows::of(code).close,
        "default-time" => provided(code, Provision::DefaultTime).is_some(),
        "notation" => is_descriptive(code) || provided(code, Provision::DescriptiveAllowed).is_some(),
        "no-draw-before" => Knows::of(code).bars_draws,
        "draw-after-moves" => provided(code, Provision::OtherLimitAnnounced).is_some(),
        "odds" => {
            let of_odds = [Provision::PawnGiven, Provision::ManGiven, Provision::GiverBegins];
            of_odds.into_iter().any(|provision| provided(code, provision).is_some())
        }
        _ => true,
    }
}

/// Whether a code sets a time limit of its own.
pub(super) fn names_a_time(code: &'static Code) -> bool {
    figure(code, Figure::MovesInAPeriod).is_some()
}

/// Whether the laws hear a claim that something was wrong at the start.
pub(super) fn is_heard(code: &'static Code, key: &str) -> bool {
    let ground = match key {
        "board" => StartGround::Board,
        "colours" => StartGround::Colours,
        "clock-set" => StartGround::Clock,
        _ => StartGround::FirstMove,
    };
    Knows::of(code).mends_start(ground, true)
}

/// Whether an undertaking, as its header names it, can change how a game ends.
pub(super) fn makes_a_difference(code: &'static Code, undertaking: &str) -> bool {
    Knows::of(code).undertaking(undertaken(undertaking))
}

/// An undertaking as the questions of the law name it.
fn undertaken(value: &str) -> Undertaken {
    match value {
        "win" => Undertaken::Win,
        "mate-with-pawn" | "mate-with-pawn SQ" => Undertaken::MateWithPawn,
        "mate-with SQ" => Undertaken::MateWithMan,
        "mate-on SQ" => Undertaken::MateOnSquare,
        "be-mated" => Undertaken::BeMated,
        "be-stalemated" => Undertaken::BeStalemated,
        "condition TEXT" => Undertaken::Condition,
        _ => Undertaken::Nothing,
    }
}
