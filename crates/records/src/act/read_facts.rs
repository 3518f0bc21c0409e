//! From words to findings of fact.

use game::act::{Act, Fact};

use super::What;
use super::read::{clause, in_words, milliseconds, set_up, side, unknown};
use super::vocabulary::not_played;
use crate::words::Words;

pub(super) fn finds(words: &mut Words) -> Option<What> {
    let expected = "a fact: accident, unascertainable, not-so, offence CLAUSE SIDE, refused SIDE, condition-met, \
                    drawn, clock TIME TIME, flag SIDE, flag-first SIDE, absent SIDE, board FEN or decided TEXT";
    let word = words.need(expected)?;
    let fact = match word.text.to_ascii_lowercase().as_str() {
        "accident" => Some(Fact::Accident),
        "unascertainable" => Some(Fact::Unascertainable),
        "not-so" => Some(Fact::NotSo),
        "offence" => {
            let clause = clause(words);
            side(words).zip(clause).map(|(side, clause)| Fact::Offence(clause, side))
        }
        "refused" => side(words).map(Fact::Refused),
        "condition-met" => Some(Fact::ConditionMet),
        "drawn" => Some(Fact::Drawn),
        "decided" => decided(words),
        "flag" => side(words).map(Fact::Flag),
        "flag-first" => side(words).map(Fact::FlagFirst),
        "absent" => side(words).map(Fact::Absent),
        "clock" => found_clock(words),
        "board" => found_board(words),
        _ => unknown(words, word, expected.to_owned(), not_played::FACTS),
    };
    fact.map(|fact| What::Act(Act::Finds(fact)))
}

fn found_clock(words: &mut Words) -> Option<Fact> {
    let mut left = [0; 2];
    for dial in &mut left {
        let expected = "the time left to White and to Black, h:mm:ss";
        let word = words.need(expected)?;
        match milliseconds(word.text) {
            Ok(time) => *dial = time,
            Err(why) => words.fault(word.fault(expected).because([why])),
        }
    }
    Some(Fact::Clock(left))
}

fn found_board(words: &mut Words) -> Option<Fact> {
    let first = words.peek().or_else(|| words.need("a FEN"))?;
    set_up(words, first).map(Fact::Board)
}

fn decided(words: &mut Words) -> Option<Fact> {
    in_words(words, "the decision, in words").map(Fact::Decided)
}
