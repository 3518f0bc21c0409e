//! From words to what an arbiter finds and imposes.

use game::act::{Act, Fact, Punishment};

use super::What;
use super::read::{clause, in_words, milliseconds, set_up, side, unknown};
use super::vocabulary::not_played;
use crate::script::read_time_length;
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

/// `penalises white opponent +2m for 11.5`
pub(super) fn penalises(words: &mut Words) -> Option<What> {
    let side = side(words);
    let punishment = punishment(words);
    let article = if words.skip("for") { Some(in_words(words, "an article")?) } else { None };
    Some(What::Act(Act::Penalises { side: side?, punishment: punishment?, article }))
}

fn punishment(words: &mut Words) -> Option<Punishment> {
    let expected = "a penalty: warning, opponent +TIME, own -TIME, points WORD, loss, both-lose or expulsion";
    let word = words.need(expected)?;
    match word.text.to_ascii_lowercase().as_str() {
        "warning" => Some(Punishment::Warning),
        "opponent" => time(words, '+').map(Punishment::Opponent),
        "own" => time(words, '-').map(Punishment::Own),
        "points" => words.need("points, as in -1/2").map(|word| Punishment::Points(word.text.to_owned())),
        "loss" => Some(Punishment::Loss),
        "both-lose" => Some(Punishment::BothLose),
        "expulsion" => Some(Punishment::Expulsion),
        _ => {
            words.fault(word.fault(expected));
            None
        }
    }
}

fn time(words: &mut Words, sign: char) -> Option<u64> {
    let expected = format!("a time, as in {sign}2m");
    let word = words.need(expected.clone())?;
    match word.text.strip_prefix(sign).map(read_time_length) {
        Some(Ok(time)) => Some(time),
        Some(Err(why)) => {
            words.fault(word.fault(expected).because([why]));
            None
        }
        None => {
            words.fault(word.fault(expected));
            None
        }
    }
}
