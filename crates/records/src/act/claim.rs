//! Claims, with or without a move that is declared.

use board::Side;
use game::act::{Act, Claim, MoveNumber};

use super::form::{forms, line};
use super::motion::{given_move, motion_text};
use super::parsed::{Parsed, Purpose};
use super::phrase::{clause, unknown};
use crate::text::fault::one_of;
use crate::text::table::{look_up, word_for, words_of};
use crate::text::words::Words;
use crate::time::whole_number;
use crate::vocabulary::CLAIMS;

forms! { Act:
    ("claims", claims, {
        Act::Claim(claim, None) => claim_text(*claim),
        Act::Claim(claim, Some(motion)) => intending_text(*claim, &motion_text(*motion)),
    }),
}

/// Claims that take a further word.
const LONGER: [&str; 6] = [
    "illegal-move [at 12w]",
    "touched SQUARE",
    "removed SQUARE",
    "released SQUARE",
    "adjusted SQUARE",
    "forfeiture CLAUSE",
];

fn claims(words: &mut Words) -> Option<Parsed> {
    let claim = claim(words);
    if words.skip("intending") {
        let declared = given_move(words);
        return declared?.for_purpose(Purpose::Declared(claim?)).into();
    }
    claim.map(|claim| Parsed::Act(Act::Claim(claim, None)))
}

fn claim(words: &mut Words) -> Option<Claim> {
    let expected = format!("a claim: {}", one_of(words_of(CLAIMS).chain(LONGER)));
    let word = words.need(expected.clone())?;
    match word.text.to_ascii_lowercase().as_str() {
        "illegal-move" if words.skip("at") => move_number(words).map(|at| Claim::IllegalMove(Some(at))),
        "illegal-move" => Some(Claim::IllegalMove(None)),
        "touched" => words.square().map(Claim::Touched),
        "removed" => words.square().map(Claim::Removed),
        "released" => words.square().map(Claim::Released),
        "adjusted" => words.square().map(Claim::Adjusted),
        "forfeiture" => clause(words).map(Claim::Forfeiture),
        name => look_up(CLAIMS, name).or_else(|| unknown(words, word, &expected)),
    }
}

fn claim_text(claim: Claim) -> String {
    match claim {
        Claim::IllegalMove(None) => "illegal-move".to_owned(),
        Claim::IllegalMove(Some(at)) => format!("illegal-move at {}{}", at.number, at.side.letter()),
        Claim::Touched(square) => format!("touched {square}"),
        Claim::Removed(square) => format!("removed {square}"),
        Claim::Released(square) => format!("released {square}"),
        Claim::Adjusted(square) => format!("adjusted {square}"),
        Claim::Forfeiture(clause) => format!("forfeiture {}", clause.0),
        of_one_word => word_for(CLAIMS, &of_one_word).to_owned(),
    }
}

fn intending_text(claim: Claim, text: &str) -> String {
    format!("{} intending {text}", claim_text(claim))
}

/// A claim with a declared move whose text is given, `claims repetition intending Nf3`.
pub(super) fn declared_text(claim: Claim, text: &str) -> String {
    line("claims", &intending_text(claim, text))
}

fn move_number(words: &mut Words) -> Option<MoveNumber> {
    let expected = "the number and side of a move, as in 12w";
    let word = words.need(expected)?;
    let text = word.text.to_ascii_lowercase();
    let side = match text.chars().last() {
        Some('w') => Some(Side::White),
        Some('b') => Some(Side::Black),
        _ => None,
    };
    let digits = text.get(..text.len() - 1);
    let number = digits.and_then(whole_number).and_then(|number| u32::try_from(number).ok());
    let read = number.filter(|&number| number > 0).zip(side);
    if read.is_none() {
        words.fault(word.fault(expected));
    }
    read.map(|(number, side)| MoveNumber { number, side })
}
