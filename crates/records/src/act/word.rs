//! What is said: j'adoube, check, consent, offers of a draw, notice, resignation.

use game::act::{Act, Resigning, WordAct};

use super::form::{forms, line};
use super::parsed::Parsed;
use super::phrase::{free_text, joined, not_played_here};
use crate::text::comment::on_one_line;
use crate::text::table::word_for;
use crate::text::words::Words;
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
    ("accepts", |words| a_draw(words, Act::Word(WordAct::AcceptsDraw)), {
        Act::Word(WordAct::AcceptsDraw) => "draw",
    }),
    ("declines", |words| a_draw(words, Act::Word(WordAct::DeclinesDraw)), {
        Act::Word(WordAct::DeclinesDraw) => "draw",
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
    if not_played_here(words) {
        words.rest();
        return None;
    }
    words.expect("draw");
    Some(Parsed::Act(act))
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
