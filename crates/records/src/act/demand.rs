//! What is exacted and required, from a line of script.

use board::Square;
use game::act::{Act, Exaction, Requirement};

use super::What;
use super::read::unknown;
use super::vocabulary::EXACTIONS;
use crate::fault::one_of;
use crate::words::{Words, look_up};

pub(super) fn exacts(words: &mut Words) -> Option<What> {
    let simple = EXACTIONS.iter().map(|(word, _)| *word);
    let expected = format!(
        "a penalty: {}",
        one_of(simple.chain(["move SQUARE", "capture SQUARE", "A", "B SQUARE [SQUARE]", "C [SQUARE]"]))
    );
    let word = words.need(expected.clone())?;
    let exaction = match word.text.to_ascii_lowercase().as_str() {
        "move" => words.square().map(Exaction::Move),
        "capture" => words.square().map(Exaction::Capture),
        "a" => Some(Exaction::A),
        "b" => touched_man(words),
        "c" => square_or_none(words).map(Exaction::C),
        name => match look_up(EXACTIONS, name) {
            None => unknown(words, word, expected, &[]),
            known => known,
        },
    };
    exaction.map(|exaction| What::Act(Act::Exacts(exaction)))
}

pub(super) fn requires(words: &mut Words) -> Option<What> {
    let expected = "what is required: release, replace, complete-castling, rook-move, annulment, piece SQUARE or \
                    substitute SQUARE";
    let word = words.need(expected)?;
    let requirement = match word.text.to_ascii_lowercase().as_str() {
        "release" => Some(Requirement::Release),
        "replace" => Some(Requirement::Replace),
        "complete-castling" => Some(Requirement::CompleteCastling),
        "rook-move" => Some(Requirement::RookMove),
        "annulment" => Some(Requirement::Annulment),
        "piece" => words.square().map(Requirement::Piece),
        "substitute" => words.square().map(Requirement::Substitute),
        _ => unknown(words, word, expected.to_owned(), &[]),
    };
    requirement.map(|requirement| What::Act(Act::Requires(requirement)))
}

/// One man that was touched, or two.
fn touched_man(words: &mut Words) -> Option<Exaction> {
    let one = words.square();
    let other = square_or_none(words)?;
    one.map(|one| Exaction::B(one, other))
}

/// None where a square should stand and does not.
fn square_or_none(words: &mut Words) -> Option<Option<Square>> {
    if words.peek().is_some() { words.square().map(Some) } else { Some(None) }
}
