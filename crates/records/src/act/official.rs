//! What officials do: find facts, report, observe, declare a draw, penalise.

use game::act::{Act, Fact, OfficialAct, Punishment};

use super::form::{forms, line};
use super::parsed::Parsed;
use super::phrase::{clause, free_text, setup, side, unknown};
use crate::text::comment::on_one_line;
use crate::text::table::word_for;
use crate::text::words::Words;
use crate::time::{length_text, milliseconds, read_length, time_text, whole_number};
use crate::vocabulary::CONDUCTS;

forms! { Act:
    ("finds", |words| fact(words).map(|fact| Parsed::Act(Act::Official(OfficialAct::Finds(fact)))), {
        Act::Official(OfficialAct::Finds(fact)) => fact_text(fact),
    }),
    ("reports", reports, {
        Act::Official(OfficialAct::Reports { side, what }) => format!("{side} {}", word_for(CONDUCTS, what)),
    }),
    ("observes", |_| Some(Parsed::Act(Act::Official(OfficialAct::Observes))), {
        Act::Official(OfficialAct::Observes) => "",
    }),
    ("declares", declares, {
        Act::Official(OfficialAct::DeclaresDraw) => "draw",
    }),
    ("gives", gives, {
        Act::Official(OfficialAct::GivesTime { side, ms, article: None }) => {
            format!("{side} +{}", length_text(*ms))
        },
        Act::Official(OfficialAct::GivesTime { side, ms, article: Some(article) }) => {
            format!("{side} +{} for {}", length_text(*ms), on_one_line(article))
        },
    }),
    ("penalises", penalises, {
        Act::Official(OfficialAct::Penalises { side, punishment, article: None }) => {
            format!("{side} {}", punishment_text(punishment))
        },
        Act::Official(OfficialAct::Penalises { side, punishment, article: Some(article) }) => {
            format!("{side} {} for {}", punishment_text(punishment), on_one_line(article))
        },
    }),
}

/// Facts of the script form that this version does not play.
const NOT_PLAYED: &[&str] = &["transmission-error"];

const A_FACT: &str = "a fact: accident, unascertainable, not-so, offence CLAUSE SIDE, refused SIDE, condition-met, \
                      drawn, postponed, clock TIME TIME, move-counter N N, flag SIDE, flag-first SIDE, absent SIDE, board \
                      FEN or decided TEXT";

fn fact(words: &mut Words) -> Option<Fact> {
    let word = words.need(A_FACT)?;
    match word.text.to_ascii_lowercase().as_str() {
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
        "postponed" => Some(Fact::Postponed),
        "decided" => free_text(words, "the decision, in words").map(Fact::Decided),
        "flag" => side(words).map(Fact::Flag),
        "flag-first" => side(words).map(Fact::FlagFirst),
        "absent" => side(words).map(Fact::Absent),
        "clock" => clock(words),
        "move-counter" => move_counter(words),
        "board" => {
            let first = words.peek().or_else(|| words.need("a FEN"))?;
            setup(words, first).map(Fact::Board)
        }
        _ => unknown(words, word, A_FACT, NOT_PLAYED),
    }
}

fn clock(words: &mut Words) -> Option<Fact> {
    let expected = "the time left to White and to Black, h:mm:ss";
    let mut left = [None; 2];
    for time in &mut left {
        let word = words.need(expected)?;
        *time = words.read(word, expected, milliseconds(word.text));
    }
    Some(Fact::Clock([left[0]?, left[1]?]))
}

fn move_counter(words: &mut Words) -> Option<Fact> {
    let expected = "the moves of White and of Black, 0 to 9999";
    let mut made = [None; 2];
    for number in &mut made {
        let word = words.need(expected)?;
        let read = whole_number(word.text).and_then(|number| u32::try_from(number).ok());
        let read = read.filter(|&number| number <= 9_999);
        *number = words.read(word, expected, read.ok_or_else(|| "it is not such a number".to_owned()));
    }
    Some(Fact::MoveCounter([made[0]?, made[1]?]))
}

fn fact_text(fact: &Fact) -> String {
    match fact {
        Fact::Accident => "accident".to_owned(),
        Fact::Unascertainable => "unascertainable".to_owned(),
        Fact::NotSo => "not-so".to_owned(),
        Fact::Offence(clause, side) => format!("offence {} {side}", clause.0),
        Fact::Refused(side) => format!("refused {side}"),
        Fact::Flag(side) => format!("flag {side}"),
        Fact::FlagFirst(side) => format!("flag-first {side}"),
        Fact::Absent(side) => format!("absent {side}"),
        Fact::ConditionMet => "condition-met".to_owned(),
        Fact::Drawn => "drawn".to_owned(),
        Fact::Postponed => "postponed".to_owned(),
        Fact::Clock([white, black]) => format!("clock {} {}", time_text(*white), time_text(*black)),
        Fact::MoveCounter([white, black]) => format!("move-counter {white} {black}"),
        Fact::Board(setup) => format!("board {}", setup.fen()),
        Fact::Decided(words) => format!("decided {}", on_one_line(words)),
    }
}

fn reports(words: &mut Words) -> Option<Parsed> {
    let side = side(words);
    let what = words.one(CONDUCTS, "what was done");
    Some(Parsed::Act(Act::Official(OfficialAct::Reports { side: side?, what: what? })))
}

fn declares(words: &mut Words) -> Option<Parsed> {
    words.expect("draw");
    Some(Parsed::Act(Act::Official(OfficialAct::DeclaresDraw)))
}

/// `gives white +2m for 12.5`
fn gives(words: &mut Words) -> Option<Parsed> {
    let side = side(words);
    let ms = signed_length(words, '+');
    let article = if words.skip("for") { Some(free_text(words, "an article")?) } else { None };
    Some(Parsed::Act(Act::Official(OfficialAct::GivesTime { side: side?, ms: ms?, article })))
}

/// `penalises white opponent +2m for 11.5`
fn penalises(words: &mut Words) -> Option<Parsed> {
    let side = side(words);
    let punishment = punishment(words);
    let article = if words.skip("for") { Some(free_text(words, "an article")?) } else { None };
    Some(Parsed::Act(Act::Official(OfficialAct::Penalises { side: side?, punishment: punishment?, article })))
}

const A_PUNISHMENT: &str =
    "a penalty: warning, opponent +TIME, own -TIME, points WORD, loss, both-lose or expulsion";

fn punishment(words: &mut Words) -> Option<Punishment> {
    let word = words.need(A_PUNISHMENT)?;
    match word.text.to_ascii_lowercase().as_str() {
        "warning" => Some(Punishment::Warning),
        "opponent" => signed_length(words, '+').map(Punishment::Opponent),
        "own" => signed_length(words, '-').map(Punishment::Own),
        "points" => words.need("points, as in -1/2").map(|word| Punishment::Points(word.text.to_owned())),
        "loss" => Some(Punishment::Loss),
        "both-lose" => Some(Punishment::BothLose),
        "expulsion" => Some(Punishment::Expulsion),
        _ => {
            words.fault(word.fault(A_PUNISHMENT));
            None
        }
    }
}

fn signed_length(words: &mut Words, sign: char) -> Option<u64> {
    let expected = format!("a time, as in {sign}2m");
    let word = words.need(expected.clone())?;
    let Some(text) = word.text.strip_prefix(sign) else {
        words.fault(word.fault(expected));
        return None;
    };
    words.read(word, &expected, read_length(text))
}

fn punishment_text(punishment: &Punishment) -> String {
    match punishment {
        Punishment::Warning => "warning".to_owned(),
        Punishment::Opponent(ms) => format!("opponent +{}", length_text(*ms)),
        Punishment::Own(ms) => format!("own -{}", length_text(*ms)),
        Punishment::Points(words) => line("points", &on_one_line(words)),
        Punishment::Loss => "loss".to_owned(),
        Punishment::BothLose => "both-lose".to_owned(),
        Punishment::Expulsion => "expulsion".to_owned(),
    }
}
