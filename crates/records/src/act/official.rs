//! What officials do: find facts, report, observe, declare a draw, penalise.

use game::act::{Act, Amount, Fact, OfficialAct, Punishment, Score};

use super::form::forms;
use super::parsed::Parsed;
use super::phrase::{clause, free_text, setup, side, unknown};
use crate::points;
use crate::text::comment::on_one_line;
use crate::text::table::word_for;
use crate::text::words::Words;
use crate::time::{length_text, milliseconds, read_length, time_text, whole_number};
use crate::vocabulary::{CONDUCTS, SIGNED};

forms! { Act:
    ("finds", |words| fact(words).map(|fact| Parsed::Act(Act::Official(OfficialAct::Finds(fact)))), {
        Act::Official(OfficialAct::Finds(fact)) => fact_text(fact),
    }),
    ("reports", reports, {
        Act::Official(OfficialAct::Reports { side, what }) => format!("{side} {}", word_for(CONDUCTS, what)),
    }),
    ("observes", observes, {
        Act::Official(OfficialAct::Observes) => "",
        Act::Official(OfficialAct::ObservesMove) => "move",
    }),
    ("declares", declares, {
        Act::Official(OfficialAct::DeclaresDraw) => "draw",
    }),
    ("corrects", corrects, {
        Act::Official(OfficialAct::Corrects { result, article: None }) => word_for(SIGNED, result),
        Act::Official(OfficialAct::Corrects { result, article: Some(article) }) => {
            format!("{} for {}", word_for(SIGNED, result), on_one_line(article))
        },
    }),
    ("rules", |_| Some(Parsed::Act(Act::Official(OfficialAct::Rules))), {
        Act::Official(OfficialAct::Rules) => "",
    }),
    ("upholds", |_| Some(Parsed::Act(Act::Official(OfficialAct::Upholds))), {
        Act::Official(OfficialAct::Upholds) => "",
    }),
    ("overturns", overturns, {
        Act::Official(OfficialAct::Overturns(Some(result))) => word_for(SIGNED, result),
        Act::Official(OfficialAct::Overturns(None)) => "*",
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

const A_FACT: &str = "a fact: accident, unascertainable, so, not-so, offence CLAUSE SIDE, refused SIDE, condition-met, \
                      drawn, postponed, clock TIME TIME, move-counter N N, flag SIDE, flag-first SIDE, mate-first, \
                      absent SIDE, resigned SIDE, draw-agreed, board-misplaced, men-misplaced, colours-reversed, \
                      repetition, seventy-five, withdrawn SIDE [silently], envelope-lost, transmission-error [SIDE], square SQUARE, board FEN or decided TEXT";

fn fact(words: &mut Words) -> Option<Fact> {
    let word = words.need(A_FACT)?;
    match word.text.to_ascii_lowercase().as_str() {
        "accident" => Some(Fact::Accident),
        "unascertainable" => Some(Fact::Unascertainable),
        "not-so" => Some(Fact::NotSo),
        "so" => Some(Fact::So),
        "board-misplaced" => Some(Fact::BoardMisplaced),
        "men-misplaced" => Some(Fact::MenMisplaced),
        "colours-reversed" => Some(Fact::ColoursReversed),
        "mate-first" => Some(Fact::MateFirst),
        "resigned" => side(words).map(Fact::Resigned),
        "draw-agreed" => Some(Fact::DrawAgreed),
        "square" => words.square().map(Fact::Square),
        "repetition" => Some(Fact::Repetition),
        "seventy-five" => Some(Fact::SeventyFive),
        "offence" => {
            let clause = clause(words);
            side(words).zip(clause).map(|(side, clause)| Fact::Offence(clause, side))
        }
        "refused" => side(words).map(Fact::Refused),
        "condition-met" => Some(Fact::ConditionMet),
        "withdrawn" => {
            let side = side(words);
            let silently = words.skip("silently");
            side.map(|side| Fact::Withdrawn { side, silently })
        }
        "envelope-lost" => Some(Fact::EnvelopeLost),
        "transmission-error" => match words.peek() {
            Some(_) => side(words).map(|side| Fact::TransmissionError(Some(side))),
            None => Some(Fact::TransmissionError(None)),
        },
        "drawn" => Some(Fact::Drawn),
        "postponed" if words.skip("delay") => delay(words).map(Fact::PostponedOnDelay),
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
        _ => unknown(words, word, A_FACT),
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

fn delay(words: &mut Words) -> Option<u64> {
    let expected = "the delay of each move, such as 5s";
    let word = words.need(expected)?;
    let read = read_length(word.text).and_then(|ms| match ms {
        0 => Err("a delay of nothing is none".to_owned()),
        _ => Ok(ms),
    });
    words.read(word, expected, read)
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
        Fact::So => "so".to_owned(),
        Fact::BoardMisplaced => "board-misplaced".to_owned(),
        Fact::MenMisplaced => "men-misplaced".to_owned(),
        Fact::ColoursReversed => "colours-reversed".to_owned(),
        Fact::MateFirst => "mate-first".to_owned(),
        Fact::Resigned(side) => format!("resigned {side}"),
        Fact::DrawAgreed => "draw-agreed".to_owned(),
        Fact::Square(square) => format!("square {square}"),
        Fact::Repetition => "repetition".to_owned(),
        Fact::SeventyFive => "seventy-five".to_owned(),
        Fact::Offence(clause, side) => format!("offence {} {side}", clause.0),
        Fact::Refused(side) => format!("refused {side}"),
        Fact::Flag(side) => format!("flag {side}"),
        Fact::FlagFirst(side) => format!("flag-first {side}"),
        Fact::Absent(side) => format!("absent {side}"),
        Fact::ConditionMet => "condition-met".to_owned(),
        Fact::Withdrawn { side, silently: false } => format!("withdrawn {side}"),
        Fact::Withdrawn { side, silently: true } => format!("withdrawn {side} silently"),
        Fact::EnvelopeLost => "envelope-lost".to_owned(),
        Fact::TransmissionError(None) => "transmission-error".to_owned(),
        Fact::TransmissionError(Some(side)) => format!("transmission-error {side}"),
        Fact::Drawn => "drawn".to_owned(),
        Fact::Postponed => "postponed".to_owned(),
        Fact::PostponedOnDelay(ms) => format!("postponed delay {}", length_text(*ms)),
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

/// `observes`, or `observes move`
fn observes(words: &mut Words) -> Option<Parsed> {
    let act = if words.skip("move") { OfficialAct::ObservesMove } else { OfficialAct::Observes };
    Some(Parsed::Act(Act::Official(act)))
}

/// `gives white +2m for 12.5`
fn gives(words: &mut Words) -> Option<Parsed> {
    let side = side(words);
    let ms = signed_length(words, '+');
    let article = article(words)?;
    Some(Parsed::Act(Act::Official(OfficialAct::GivesTime { side: side?, ms: ms?, article })))
}

/// `corrects 1/2-1/2 for 8.7`
fn corrects(words: &mut Words) -> Option<Parsed> {
    let result = words.one(SIGNED, "a result");
    let article = article(words)?;
    Some(Parsed::Act(Act::Official(OfficialAct::Corrects { result: result?, article })))
}

/// `overturns 1/2-1/2`, or `overturns *` where the game goes on.
fn overturns(words: &mut Words) -> Option<Parsed> {
    let result = match words.skip("*") {
        true => None,
        false => Some(words.one(SIGNED, "a result, or * where the game goes on")?),
    };
    Some(Parsed::Act(Act::Official(OfficialAct::Overturns(result))))
}

/// `for 11.5`, where that follows; the outer `None` is a fault.
fn article(words: &mut Words) -> Option<Option<String>> {
    if words.skip("for") { free_text(words, "an article").map(Some) } else { Some(None) }
}

/// `penalises white opponent +2m for 11.5`
fn penalises(words: &mut Words) -> Option<Parsed> {
    let side = side(words);
    let punishment = punishment(words);
    let article = article(words)?;
    Some(Parsed::Act(Act::Official(OfficialAct::Penalises { side: side?, punishment: punishment?, article })))
}

const A_PUNISHMENT: &str = "a penalty: warning, opponent +TIME, own -TIME, points -POINTS, opponent-points +POINTS, loss [opponent 1/2], \
     loss [opponent 0], both-lose, fine [AMOUNT [UNIT]], exclusion ROUNDS or expulsion";

fn punishment(words: &mut Words) -> Option<Punishment> {
    let word = words.need(A_PUNISHMENT)?;
    match word.text.to_ascii_lowercase().as_str() {
        "warning" => Some(Punishment::Warning),
        "opponent" => signed_length(words, '+').map(Punishment::Opponent),
        "own" => signed_length(words, '-').map(Punishment::Own),
        "points" => signed_points(words, '-').map(Punishment::Points),
        "opponent-points" => signed_points(words, '+').map(Punishment::OpponentsPoints),
        "loss" if words.skip("opponent") => words.one(SCORES, "the opponent's score").map(Punishment::Loss),
        "loss" => Some(Punishment::Loss(Score::Whole)),
        "both-lose" => Some(Punishment::BothLose),
        "fine" => match words.peek().filter(|word| !word.is("for")) {
            None => Some(Punishment::Fine(None)),
            Some(_) => number(words, "the amount of the fine, 1 or more").map(|number| {
                let unit = words.peek().filter(|word| !word.is("for")).map(|word| word.text.to_owned());
                let unit = unit.filter(|unit| words.skip(unit));
                Punishment::Fine(Some(Amount { number, unit }))
            }),
        },
        "exclusion" => number(words, "the number of rounds, 1 or more").map(Punishment::Exclusion),
        "expulsion" => Some(Punishment::Expulsion),
        _ => {
            words.fault(word.fault(A_PUNISHMENT));
            None
        }
    }
}

fn number(words: &mut Words, expected: &str) -> Option<u32> {
    let word = words.need(expected)?;
    let number = whole_number(word.text).and_then(|number| u32::try_from(number).ok());
    let number = number.filter(|&number| number > 0);
    words.read(word, expected, number.ok_or_else(|| "it is not such a number".to_owned()))
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

/// What the opponent scores where a game is lost by a penalty.
const SCORES: &[(&str, Score)] = &[("1", Score::Whole), ("1/2", Score::Half), ("0", Score::Nothing)];

/// Points in halves, after their sign: `-1/2`, `+1`, `-3/2`.
fn signed_points(words: &mut Words, sign: char) -> Option<u32> {
    let expected = format!("points in halves, as in {sign}1/2 or {sign}1");
    let word = words.need(expected.clone())?;
    let halves = word.text.strip_prefix(sign).and_then(points::halves).filter(|&halves| halves > 0);
    words.read(word, &expected, halves.ok_or_else(|| "points are whole or half".to_owned()))
}

fn punishment_text(punishment: &Punishment) -> String {
    match punishment {
        Punishment::Warning => "warning".to_owned(),
        Punishment::Opponent(ms) => format!("opponent +{}", length_text(*ms)),
        Punishment::Own(ms) => format!("own -{}", length_text(*ms)),
        Punishment::Points(halves) => format!("points -{}", points::points(*halves)),
        Punishment::OpponentsPoints(halves) => format!("opponent-points +{}", points::points(*halves)),
        Punishment::Loss(Score::Whole) => "loss".to_owned(),
        Punishment::Loss(score) => format!("loss opponent {}", word_for(SCORES, score)),
        Punishment::BothLose => "both-lose".to_owned(),
        Punishment::Fine(None) => "fine".to_owned(),
        Punishment::Fine(Some(amount)) => format!("fine {amount}"),
        Punishment::Exclusion(rounds) => format!("exclusion {rounds}"),
        Punishment::Expulsion => "expulsion".to_owned(),
    }
}
