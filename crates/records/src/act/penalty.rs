//! Penalties exacted and waived, requirements, and the answers to them.

use game::act::{Act, Exaction, OfficialAct, PenaltyAct, Requirement};

use super::form::forms;
use super::parsed::Parsed;
use super::phrase::{side, square_if_any, unknown};
use crate::text::fault::one_of;
use crate::text::table::{look_up, word_for, words_of};
use crate::text::words::Words;
use crate::vocabulary::EXACTIONS;

forms! { Act:
    ("exacts", |words| exaction(words).map(|what| Parsed::Act(Act::Penalty(PenaltyAct::Exacts(what)))), {
        Act::Penalty(PenaltyAct::Exacts(what)) => exaction_text(*what),
    }),
    ("waives", |_| Some(Parsed::Act(Act::Penalty(PenaltyAct::Waives))), {
        Act::Penalty(PenaltyAct::Waives) => "",
    }),
    ("requires", requires, {
        Act::Penalty(PenaltyAct::Requires(what)) => requirement_text(*what),
        Act::Official(OfficialAct::RequiresScore(side)) => format!("score {side}"),
        Act::Official(OfficialAct::RequiresReconstruction) => "reconstruction",
    }),
    ("refuses", |_| Some(Parsed::Act(Act::Penalty(PenaltyAct::Refuses))), {
        Act::Penalty(PenaltyAct::Refuses) => "",
    }),
    ("admits", |_| Some(Parsed::Act(Act::Penalty(PenaltyAct::Admits))), {
        Act::Penalty(PenaltyAct::Admits) => "",
    }),
}

/// Penalties that are a letter, or that take a square.
const LONGER: [&str; 5] = ["move SQUARE", "capture SQUARE", "A", "B SQUARE [SQUARE]", "C [SQUARE]"];

fn exaction(words: &mut Words) -> Option<Exaction> {
    let expected = format!("a penalty: {}", one_of(words_of(EXACTIONS).chain(LONGER)));
    let word = words.need(expected.clone())?;
    match word.text.to_ascii_lowercase().as_str() {
        "move" => words.square().map(Exaction::Move),
        "capture" => words.square().map(Exaction::Capture),
        "a" => Some(Exaction::A),
        "b" => one_or_two(words),
        "c" => square_if_any(words).map(Exaction::C),
        name => look_up(EXACTIONS, name).or_else(|| unknown(words, word, &expected)),
    }
}

/// One piece that was touched, or two.
fn one_or_two(words: &mut Words) -> Option<Exaction> {
    let one = words.square();
    let other = square_if_any(words)?;
    one.map(|one| Exaction::B(one, other))
}

fn exaction_text(exaction: Exaction) -> String {
    match exaction {
        Exaction::Move(square) => format!("move {square}"),
        Exaction::Capture(square) => format!("capture {square}"),
        Exaction::A => "A".to_owned(),
        Exaction::B(one, None) => format!("B {one}"),
        Exaction::B(one, Some(other)) => format!("B {one} {other}"),
        Exaction::C(None) => "C".to_owned(),
        Exaction::C(Some(square)) => format!("C {square}"),
        of_one_word => word_for(EXACTIONS, &of_one_word).to_owned(),
    }
}

/// What a player requires of the other, or the arbiter of a player.
fn requires(words: &mut Words) -> Option<Parsed> {
    if words.skip("score") {
        return side(words).map(|side| Parsed::Act(Act::Official(OfficialAct::RequiresScore(side))));
    }
    if words.skip("reconstruction") {
        return Some(Parsed::Act(Act::Official(OfficialAct::RequiresReconstruction)));
    }
    requirement(words).map(|what| Parsed::Act(Act::Penalty(PenaltyAct::Requires(what))))
}

const A_REQUIREMENT: &str = "a requirement: release, replace, complete-castling, rook-move, annulment, piece SQUARE, \
                             substitute SQUARE, score SIDE or reconstruction";

fn requirement(words: &mut Words) -> Option<Requirement> {
    let word = words.need(A_REQUIREMENT)?;
    match word.text.to_ascii_lowercase().as_str() {
        "release" => Some(Requirement::Release),
        "replace" => Some(Requirement::Replace),
        "complete-castling" => Some(Requirement::CompleteCastling),
        "rook-move" => Some(Requirement::RookMove),
        "annulment" => Some(Requirement::Annulment),
        "piece" => words.square().map(Requirement::Piece),
        "substitute" => words.square().map(Requirement::Substitute),
        _ => unknown(words, word, A_REQUIREMENT),
    }
}

fn requirement_text(requirement: Requirement) -> String {
    match requirement {
        Requirement::Release => "release".to_owned(),
        Requirement::Replace => "replace".to_owned(),
        Requirement::CompleteCastling => "complete-castling".to_owned(),
        Requirement::RookMove => "rook-move".to_owned(),
        Requirement::Annulment => "annulment".to_owned(),
        Requirement::Piece(square) => format!("piece {square}"),
        Requirement::Substitute(square) => format!("substitute {square}"),
    }
}
