//! What is said: j'adoube, check, consent, offers of a draw, notice, resignation.

use game::act::{Act, Resigning, WordAct};

use super::form::{forms, line};
use super::parsed::Parsed;
use super::phrase::{free_text, joined, unknown};
use crate::text::comment::on_one_line;
use crate::text::table::word_for;
use crate::text::words::Words;
use crate::time::whole_number;
use crate::vocabulary::{ASKED, RESIGNINGS};

forms! { Act:
    ("says", says, {
        Act::Word(WordAct::SaysAdjust(squares)) => line("adjust", &joined(squares, " ")),
        Act::Word(WordAct::SaysCheck) => "check",
        Act::Word(WordAct::Speaks(text)) => on_one_line(text),
    }),
    ("consents", |_| Some(Parsed::Act(Act::Word(WordAct::Consents))), {
        Act::Word(WordAct::Consents) => "",
    }),
    ("offers", offers, {
        Act::Word(WordAct::OffersDraw) => "draw",
        Act::Word(WordAct::OffersDrawIf(condition)) => format!("draw if {}", on_one_line(condition)),
    }),
    ("accepts", accepts, {
        Act::Word(WordAct::AcceptsDraw) => "draw",
        Act::Word(WordAct::AcceptsTakeBack) => "take-back",
    }),
    ("proposes", proposes, {
        Act::Word(WordAct::ProposesTakeBack(moves)) => format!("take-back {moves}"),
    }),
    ("declines", |words| a_draw(words, Act::Word(WordAct::DeclinesDraw)), {
        Act::Word(WordAct::DeclinesDraw) => "draw",
    }),
    ("calls-off", |_| Some(Parsed::Act(Act::Word(WordAct::CallsOff))), {
        Act::Word(WordAct::CallsOff) => "",
    }),
    ("resigns", resigns, {
        Act::Word(WordAct::Resigns(Resigning::Plainly)) => "",
        Act::Word(WordAct::Resigns(how)) => format!("by {}", word_for(RESIGNINGS, how)),
    }),
    ("appeals", appeals, {
        Act::Word(WordAct::Appeals(None)) => "",
        Act::Word(WordAct::Appeals(Some(why))) => on_one_line(why),
    }),
    ("gestures", |words| {
        free_text(words, "what was seen").map(|text| Parsed::Act(Act::Word(WordAct::Gestures(text))))
    }, {
        Act::Word(WordAct::Gestures(text)) => on_one_line(text),
    }),
    ("asks", |words| words.one(ASKED, "what is asked").map(|what| Parsed::Act(Act::Word(WordAct::Asks(what)))), {
        Act::Word(WordAct::Asks(what)) => word_for(ASKED, what),
    }),
    ("gives-notice", gives_notice, {
        Act::Word(WordAct::GivesNotice) => "fifty-moves",
        Act::Word(WordAct::GivesNoticeOfReflection) => "reflection",
    }),
}

/// `offers draw`, perhaps on a condition.
fn offers(words: &mut Words) -> Option<Parsed> {
    let offer = a_draw(words, Act::Word(WordAct::OffersDraw))?;
    if !words.skip("if") {
        return Some(offer);
    }
    free_text(words, "a condition, in words").map(|text| Parsed::Act(Act::Word(WordAct::OffersDrawIf(text))))
}

fn appeals(words: &mut Words) -> Option<Parsed> {
    let why = match words.peek() {
        Some(_) => Some(free_text(words, "why, in words")?),
        None => None,
    };
    Some(Parsed::Act(Act::Word(WordAct::Appeals(why))))
}

/// What a player says.
const A_WORD: &str = "`adjust` or `check`";

fn says(words: &mut Words) -> Option<Parsed> {
    if words.skip("adjust") {
        return words.squares().map(|squares| Parsed::Act(Act::Word(WordAct::SaysAdjust(squares))));
    }
    let word = words.peek();
    if word.is_some_and(|word| word.is("check")) {
        words.next();
        return Some(Parsed::Act(Act::Word(WordAct::SaysCheck)));
    }
    // Whoever does not play says what he likes.
    free_text(words, A_WORD).map(|text| Parsed::Act(Act::Word(WordAct::Speaks(text))))
}

fn a_draw(words: &mut Words, act: Act) -> Option<Parsed> {
    words.expect("draw");
    Some(Parsed::Act(act))
}

/// `accepts draw`, `accepts take-back`.
fn accepts(words: &mut Words) -> Option<Parsed> {
    if words.skip("take-back") {
        return Some(Parsed::Act(Act::Word(WordAct::AcceptsTakeBack)));
    }
    let expected = "`draw` or `take-back`";
    let word = words.need(expected)?;
    if !word.is("draw") {
        return unknown(words, word, expected);
    }
    Some(Parsed::Act(Act::Word(WordAct::AcceptsDraw)))
}

/// A game has never so many moves that more could be taken back.
const MOST_TAKEN_BACK: usize = 999;

/// `proposes take-back N`: one move where no number is given.
fn proposes(words: &mut Words) -> Option<Parsed> {
    words.expect("take-back");
    let Some(word) = words.peek() else {
        return Some(Parsed::Act(Act::Word(WordAct::ProposesTakeBack(1))));
    };
    words.next();
    let expected = "how many single moves, 1 to 999";
    let moves = whole_number(word.text).and_then(|moves| usize::try_from(moves).ok());
    let moves = moves.filter(|moves| (1..=MOST_TAKEN_BACK).contains(moves));
    let moves = words.read(word, expected, moves.ok_or_else(|| "it is not such a number".to_owned()))?;
    Some(Parsed::Act(Act::Word(WordAct::ProposesTakeBack(moves))))
}

fn resigns(words: &mut Words) -> Option<Parsed> {
    let how = if words.skip("by") { words.one(RESIGNINGS, "how it is done")? } else { Resigning::Plainly };
    Some(Parsed::Act(Act::Word(WordAct::Resigns(how))))
}

fn gives_notice(words: &mut Words) -> Option<Parsed> {
    if words.skip("reflection") {
        return Some(Parsed::Act(Act::Word(WordAct::GivesNoticeOfReflection)));
    }
    words.expect("fifty-moves");
    Some(Parsed::Act(Act::Word(WordAct::GivesNotice)))
}
