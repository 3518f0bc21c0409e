//! The words of the script form, each beside what it stands for; reading and writing use the same tables.

use board::{Kind, Side, Wing};
use game::act::{Claim, Conduct, Exaction, How, Person, Resigning};
use game::standing::GameResult;

pub(super) const PERSONS: &[(&str, Person)] = &[
    ("white", Person::Player(Side::White)),
    ("black", Person::Player(Side::Black)),
    ("arbiter", Person::Arbiter),
    ("players", Person::Players),
];

pub(crate) const SIDES: &[(&str, Side)] = &[("white", Side::White), ("black", Side::Black)];

pub(super) const PIECES: &[(&str, Kind)] = &[
    ("king", Kind::King),
    ("queen", Kind::Queen),
    ("rook", Kind::Rook),
    ("bishop", Kind::Bishop),
    ("knight", Kind::Knight),
    ("pawn", Kind::Pawn),
];

pub(super) const WINGS: &[(&str, Wing)] = &[("short", Wing::King), ("long", Wing::Queen)];

pub(super) const HOWS: &[(&str, How)] =
    &[("accidentally", How::Accidentally), ("rectifying", How::Rectifying)];

pub(super) const RESIGNINGS: &[(&str, Resigning)] = &[
    ("saying", Resigning::Saying),
    ("writing", Resigning::Writing),
    ("circling", Resigning::Circling),
    ("writing-result", Resigning::WritingResult),
    ("tipping-king", Resigning::TippingKing),
];

/// Claims of one word.
pub(super) const CLAIMS: &[(&str, Claim)] = &[
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
    ("odds-not-given", Claim::OddsNotGiven),
    ("false-check", Claim::FalseCheck),
    ("in-check", Claim::InCheck),
];

/// Penalties of one word.
pub(super) const EXACTIONS: &[(&str, Exaction)] = &[
    ("king", Exaction::King),
    ("rook", Exaction::Rook),
    ("leave", Exaction::Leave),
    ("replace", Exaction::Replace),
    ("both", Exaction::Both),
];

/// What stands behind a record for an offer of a draw; a promotion is `a8=Q`, so the sign stands at the end.
pub(super) const OFFER_SIGNS: &[&str] = &["(=)", " ="];

pub(super) const SIGNED: &[(&str, GameResult)] = &[
    ("1-0", GameResult::Won(Side::White)),
    ("0-1", GameResult::Won(Side::Black)),
    ("1/2-1/2", GameResult::Drawn),
];

pub(super) const CONDUCTS: &[(&str, Conduct)] = &[
    ("device", Conduct::Device),
    ("notes", Conduct::Notes),
    ("advice", Conduct::Advice),
    ("second-board", Conduct::SecondBoard),
    ("left-venue", Conduct::LeftVenue),
    ("noise", Conduct::Noise),
    ("refusal", Conduct::Refusal),
];

/// Words of the form that belong to score sheets, correspondence, flags and other codes, which this
/// version does not play: they are told apart from words that are no act at all.
pub(super) mod not_played {
    pub const ACTS: &[&str] = &["asks", "sends", "proposes"];
    pub const CLAIMS: &[&str] = &["no-normal-means"];
    pub const FACTS: &[&str] = &["transmission-error", "postponed"];
    /// What may follow an act that is otherwise played.
    pub const ENDINGS: &[&str] = &["inverted", "take-back"];
}
