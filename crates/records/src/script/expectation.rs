//! Lines that say what must hold after the act above them.

use std::fmt;

use board::{Side, Square};
use game::standing::{GameResult, Phase, RulingKind};
use law::Code;

use crate::act::{SIDES, Written, milliseconds, time_text};
use crate::fault::{Fault, one_of};
use crate::terms::{KINDS, PHASES, REASONS, RESULTS};
use crate::words::{Words, word_for};

/// A line `= …`: what must hold, or must not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expectation {
    /// Whether it must not hold.
    pub not: bool,
    /// What.
    pub what: Expected,
}

/// What can be expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// `legal g1f3 g1h3`: exactly these moves, in any order; none: no move. After `not`: none of these, or some move.
    Legal(Vec<String>),
    /// `cites 22(a)`: the rulings of the act cite this article.
    Cites(String),
    /// `may black exacts king`: the line is open to say.
    May(String),
    /// `ripe black claims illegal-move`: the line is open, and would be upheld.
    Ripe(String),
    /// `result 1-0 checkmate`: the result, and the event that ended the game where it is named.
    Result(Option<GameResult>, Option<String>),
    /// `fen …`: the position at the beginning of the turn, the whole FEN or its first fields.
    Fen(String),
    /// `board …`: what stands on the squares.
    Board(String),
    /// `turn white`
    Turn(Side),
    /// `phase touched`
    Phase(Phase),
    /// `must move the man on g1`: one of the player's duties, in words; nothing: no duty.
    Must(String),
    /// `offer white`: whose offer of a draw stands; `offer none`.
    Offer(Option<Side>),
    /// `counts 12 11`: moves counted since a notice; `counts none`.
    Counts(Option<[u32; 2]>),
    /// `name b1 Queen's Knight`
    Name(Square, String),
    /// `refused`: one of the rulings refuses the act.
    Refused,
    /// `kind penalty`: one of the rulings is of this kind.
    Kind(RulingKind),
    /// `error`: the act cannot physically be done, and nothing has changed.
    Error,
    /// `clock white 1:29:50`: what is left to a side, in milliseconds.
    Clock(Side, u64),
    /// `running black`: whose clock runs; `running none`.
    Running(Option<Side>),
    /// `first-next black`: who begins the game played instead of one that is annulled; `first-next none`.
    FirstNext(Option<Side>),
    /// `offences white 1`: illegal moves that a side has completed.
    Offences(Side, u32),
    /// `completed 12`: single moves completed in the line as it stands.
    Completed(usize),
}

const FORMS: &[&str] = &[
    "legal [MOVES]",
    "cites ARTICLE",
    "may LINE",
    "ripe LINE",
    "result RESULT [REASON]",
    "fen FEN",
    "board BOARD",
    "turn SIDE",
    "phase PHASE",
    "must [DUTY]",
    "offer SIDE",
    "counts WHITE BLACK",
    "name SQUARE NAME",
    "refused",
    "kind KIND",
    "error",
    "completed N",
    "first-next SIDE",
    "offences SIDE N",
    "clock SIDE TIME",
    "running SIDE",
];

const OFFERS: &[(&str, Option<Side>)] =
    &[("white", Some(Side::White)), ("black", Some(Side::Black)), ("none", None)];

impl Expectation {
    /// Reads what stands behind the `=`; the article cited must be one of the code's, where it is known.
    pub(super) fn read(text: &str, code: Option<&Code>) -> Result<Self, Vec<Fault>> {
        let mut words = Words::of(text);
        let not = words.skip("not");
        let what = expected(&mut words, code);
        words.finish(what.map(|what| Expectation { not, what }))
    }
}

fn expected(words: &mut Words, code: Option<&Code>) -> Option<Expected> {
    let forms = || format!("an expectation: {}", one_of(FORMS.iter().copied()));
    let word = words.need(forms())?;
    match word.text.to_ascii_lowercase().as_str() {
        "legal" => legal(words),
        "cites" => article(words, code).map(Expected::Cites),
        "may" => line(words).map(Expected::May),
        "ripe" => line(words).map(Expected::Ripe),
        "result" => result(words),
        "fen" => some_rest(words, "a FEN, or its first fields").map(Expected::Fen),
        "board" => words.need("the first field of a FEN").map(|word| Expected::Board(word.text.to_owned())),
        "turn" => words.one(SIDES, "a side").map(Expected::Turn),
        "phase" => words.one(PHASES, "a phase").map(Expected::Phase),
        "must" => Some(Expected::Must(words.rest())),
        "offer" => words.one(OFFERS, "whose offer").map(Expected::Offer),
        "counts" => counts(words),
        "name" => name(words),
        "refused" => Some(Expected::Refused),
        "kind" => words.one(KINDS, "a kind of ruling").map(Expected::Kind),
        "error" => Some(Expected::Error),
        "completed" => completed(words),
        "first-next" => words.one(OFFERS, "who begins").map(Expected::FirstNext),
        "clock" => clock(words),
        "offences" => offences(words),
        "running" => words.one(OFFERS, "whose clock").map(Expected::Running),
        _ => {
            words.fault(word.fault(forms()));
            words.rest();
            None
        }
    }
}

fn legal(words: &mut Words) -> Option<Expected> {
    let mut moves = Vec::new();
    while let Some(word) = words.next() {
        let text = word.text.to_ascii_lowercase();
        if !is_uci(&text) {
            words.fault(word.fault("a move from square to square, as in e2e4 or a7a8q"));
        }
        moves.push(text);
    }
    Some(Expected::Legal(moves))
}

fn is_uci(text: &str) -> bool {
    matches!(
        text.as_bytes(),
        [b'a'..=b'h', b'1'..=b'8', b'a'..=b'h', b'1'..=b'8']
            | [b'a'..=b'h', b'1'..=b'8', b'a'..=b'h', b'1'..=b'8', b'q' | b'r' | b'b' | b'n' | b'p']
    )
}

/// The number as the code prints it; the code's id may stand before it.
fn article(words: &mut Words, code: Option<&Code>) -> Option<String> {
    if let Some(code) = code {
        words.skip(code.id);
    }
    let expected = "the number of an article";
    let word = words.need(expected)?;
    let Some(code) = code else {
        return Some(word.text.to_owned());
    };
    let number = without_blanks(&format!("{}{}", word.text, words.rest()));
    let known = code.articles.iter().find(|article| without_blanks(article.no) == number);
    if known.is_none() {
        let why = format!("{} has {}", code.id, one_of(code.articles.iter().map(|article| article.no)));
        words.fault(word.fault(expected).because([why]));
    }
    known.map(|article| article.no.to_owned())
}

/// Some numbers have blanks in them, as in `I.11 E(e)`; case and blanks are forgiven.
fn without_blanks(number: &str) -> String {
    number.split_whitespace().collect::<String>().to_ascii_lowercase()
}

/// A line of `may`, in its one text form.
fn line(words: &mut Words) -> Option<String> {
    let first = words.need("a line that may be said, as in `black exacts king`")?;
    let mut text = first.text.to_owned();
    let rest = words.rest();
    if !rest.is_empty() {
        text = format!("{text} {rest}");
    }
    match text.parse::<Written>() {
        Ok(written) => Some(written.to_string()),
        Err(error) => {
            let faults = error.into_faults().into_iter().map(|fault| fault.moved_by(first.column - 1));
            words.faults(faults);
            None
        }
    }
}

fn result(words: &mut Words) -> Option<Expected> {
    let result = words.one(RESULTS, "a result");
    let reason = match words.next() {
        None => None,
        Some(word) if REASONS.iter().any(|reason| word.is(reason)) => Some(word.text.to_ascii_lowercase()),
        Some(word) => {
            words.fault(word.fault(format!("what ended the game: {}", one_of(REASONS.iter().copied()))));
            None
        }
    };
    Some(Expected::Result(result?, reason))
}

fn some_rest(words: &mut Words, expected: &str) -> Option<String> {
    words.peek().or_else(|| words.need(expected))?;
    Some(words.rest())
}

fn name(words: &mut Words) -> Option<Expected> {
    let square = words.square();
    let name = some_rest(words, "the name of the man there");
    Some(Expected::Name(square?, name?))
}

fn counts(words: &mut Words) -> Option<Expected> {
    if words.skip("none") {
        return Some(Expected::Counts(None));
    }
    let made = [number(words), number(words)];
    Some(Expected::Counts(Some([made[0]?, made[1]?])))
}

fn number(words: &mut Words) -> Option<u32> {
    let expected = "a number of moves";
    let word = words.need(expected)?;
    let number = word.text.parse();
    if number.is_err() {
        words.fault(word.fault(expected));
    }
    number.ok()
}

fn completed(words: &mut Words) -> Option<Expected> {
    let expected = "a number of moves";
    let word = words.need(expected)?;
    let number = word.text.parse();
    if number.is_err() {
        words.fault(word.fault(expected));
    }
    number.ok().map(Expected::Completed)
}

fn offences(words: &mut Words) -> Option<Expected> {
    let side = words.one(SIDES, "a side");
    let expected = "a number of illegal moves";
    let word = words.need(expected)?;
    match word.text.parse() {
        Ok(number) => Some(Expected::Offences(side?, number)),
        Err(_) => {
            words.fault(word.fault(expected));
            None
        }
    }
}

fn clock(words: &mut Words) -> Option<Expected> {
    let side = words.one(SIDES, "a side");
    let expected = "a time, h:mm:ss";
    let word = words.need(expected)?;
    match milliseconds(word.text) {
        Ok(time) => Some(Expected::Clock(side?, time)),
        Err(why) => {
            words.fault(word.fault(expected).because([why]));
            None
        }
    }
}

impl fmt::Display for Expectation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let not = if self.not { "not " } else { "" };
        write!(f, "{not}{}", self.what)
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Legal(moves) => f.write_str(&with("legal", &moves.join(" "))),
            Expected::Cites(no) => write!(f, "cites {no}"),
            Expected::May(line) => write!(f, "may {line}"),
            Expected::Ripe(line) => write!(f, "ripe {line}"),
            Expected::Result(result, reason) => {
                let result = format!("result {}", word_for(RESULTS, result));
                f.write_str(&with(&result, reason.as_deref().unwrap_or_default()))
            }
            Expected::Fen(fields) => write!(f, "fen {fields}"),
            Expected::Board(board) => write!(f, "board {board}"),
            Expected::Turn(side) => write!(f, "turn {side}"),
            Expected::Phase(phase) => write!(f, "phase {}", word_for(PHASES, phase)),
            Expected::Must(duty) => f.write_str(&with("must", duty)),
            Expected::Offer(side) => write!(f, "offer {}", word_for(OFFERS, side)),
            Expected::Counts(None) => f.write_str("counts none"),
            Expected::Counts(Some([white, black])) => write!(f, "counts {white} {black}"),
            Expected::Name(square, name) => write!(f, "name {square} {name}"),
            Expected::Refused => f.write_str("refused"),
            Expected::Kind(kind) => write!(f, "kind {}", word_for(KINDS, kind)),
            Expected::Error => f.write_str("error"),
            Expected::Completed(number) => write!(f, "completed {number}"),
            Expected::FirstNext(side) => write!(f, "first-next {}", offer(*side)),
            Expected::Offences(side, number) => write!(f, "offences {side} {number}"),
            Expected::Clock(side, time) => write!(f, "clock {side} {}", time_text(*time)),
            Expected::Running(side) => write!(f, "running {}", word_for(OFFERS, side)),
        }
    }
}

fn with(word: &str, rest: &str) -> String {
    format!("{word} {rest}").trim_end().to_owned()
}

/// The word for whose offer stands.
pub(crate) fn offer(side: Option<Side>) -> &'static str {
    word_for(OFFERS, &side)
}
