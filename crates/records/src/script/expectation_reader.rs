//! Reading what a line `= …` expects.

use std::str::FromStr;

use board::Setup;
use game::standing::RulingKind;
use law::Code;

use super::expectation::{Expectation, Expected, Reason};
use crate::act::Written;
use crate::points::halves;
use crate::text::fault::{Fault, one_of};
use crate::text::table::{look_up, words_of};
use crate::text::words::{Word, Words};
use crate::time::milliseconds;
use crate::vocabulary::{KINDS, PHASES, REASONS, REFUSALS, REFUSED, RESULTS, SIDES, SIDES_OR_NONE};

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
    "points WHITE BLACK",
    "completed N",
    "first-next SIDE",
    "offences SIDE N",
    "clock SIDE TIME",
    "running SIDE",
];

impl Expectation {
    /// Reads what follows the `=`; an article cited must be one of the code's, where the code is known.
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
        "board" => {
            const BOARD: &str = "the first field of a FEN";
            let word = words.need(BOARD)?;
            let placed = format!("{} w - - 0 1", word.text).parse::<Setup>();
            words.read(
                word,
                BOARD,
                placed.map(|_| Expected::Board(word.text.to_owned())).map_err(|why| why.to_string()),
            )
        }
        "turn" => words.one(SIDES, "a side").map(Expected::Turn),
        "phase" => words.one(PHASES, "a phase").map(Expected::Phase),
        "must" => Some(Expected::Must(words.rest())),
        "offer" => words.one(SIDES_OR_NONE, "whose offer").map(Expected::Offer),
        "counts" => counts(words),
        "name" => name(words),
        "refused" => refused(words),
        "kind" if words.skip(REFUSED) => Some(Expected::Refused(None)),
        "kind" => kind(words).map(Expected::Kind),
        "error" => Some(Expected::Error),
        "points" => points(words),
        "completed" => number(words, MOVES).map(Expected::Completed),
        "first-next" => words.one(SIDES_OR_NONE, "who begins").map(Expected::FirstNext),
        "clock" => clock(words),
        "offences" => offences(words),
        "running" => words.one(SIDES_OR_NONE, "whose clock").map(Expected::Running),
        _ => {
            words.fault(word.fault(forms()));
            words.rest();
            None
        }
    }
}

/// A kind of ruling; `refused`, which may be told with its reason, has a form of its own.
fn kind(words: &mut Words) -> Option<RulingKind> {
    let all = words_of(KINDS).chain([REFUSED]);
    let expected = format!("a kind of ruling: {}", one_of(all));
    let word = words.need(expected.clone())?;
    let known = look_up(KINDS, word.text);
    if known.is_none() {
        words.fault(word.fault(expected));
    }
    known
}

fn refused(words: &mut Words) -> Option<Expected> {
    let Some(word) = words.next() else { return Some(Expected::Refused(None)) };
    let reason = word.text.to_ascii_lowercase();
    let of_reason = || REFUSALS.iter().filter(|(listed, _, _)| *listed == reason);
    let Some(&(reason, ..)) = of_reason().next() else {
        let mut reasons: Vec<&str> = REFUSALS.iter().map(|&(reason, ..)| reason).collect();
        reasons.dedup();
        words.fault(word.fault(format!("why it is refused: {}", one_of(reasons))));
        words.rest();
        return None;
    };
    let Some(word) = words.next() else {
        return Some(Expected::Refused(Some(Reason { reason, detail: None })));
    };
    let detail = word.text.to_ascii_lowercase();
    let found = of_reason().find_map(|&(_, listed, _)| listed.filter(|listed| *listed == detail));
    if found.is_none() {
        let details: Vec<&str> = of_reason().filter_map(|&(_, detail, _)| detail).collect();
        let expected = match details.is_empty() {
            true => format!("nothing after {reason}"),
            false => format!("more on {reason}: {}", one_of(details)),
        };
        words.fault(word.fault(expected));
    }
    found.map(|detail| Expected::Refused(Some(Reason { reason, detail: Some(detail) })))
}

fn legal(words: &mut Words) -> Option<Expected> {
    let mut moves = Vec::new();
    while let Some(word) = words.next() {
        let text = word.text.to_ascii_lowercase();
        if !is_listed(&text) {
            words.fault(word.fault("a move from square to square, as in e2e4 or a7a8q"));
        }
        moves.push(text);
    }
    Some(Expected::Legal(moves))
}

/// Whether `legal` can list this: a move, or King and Rook in a castling of the older game, as in `e1h1,h1e1`.
fn is_listed(text: &str) -> bool {
    text.split_once(',').map_or_else(|| is_uci(text), |(king, rook)| is_uci(king) && is_uci(rook))
}

fn is_uci(text: &str) -> bool {
    matches!(
        text.as_bytes(),
        [b'a'..=b'h', b'1'..=b'8', b'a'..=b'h', b'1'..=b'8']
            | [b'a'..=b'h', b'1'..=b'8', b'a'..=b'h', b'1'..=b'8', b'q' | b'r' | b'b' | b'n' | b'p']
    )
}

/// The number of an article as the code prints it; the code's id may stand before it. Where other codes print other
/// numbers, they follow with their codes: `7.5.5 or fide-2014 7.5.b`.
fn article(words: &mut Words, code: Option<&Code>) -> Option<String> {
    let mut first = None;
    let mut chosen: Option<(Word, String)> = None;
    loop {
        let of = words.peek().and_then(|word| law::codes::all().iter().find(|code| word.is(code.id)));
        let own = code.is_some_and(|code| words.skip(code.id));
        let other = !own && of.is_some_and(|of| words.skip(of.id));
        let word = words.need(AN_ARTICLE)?;
        first = first.or(Some(word));
        let number = number_of(word, words);
        if own || (!other && chosen.is_none()) {
            chosen = Some((word, number));
        }
        if !words.skip(OR) {
            break;
        }
    }
    let Some((word, number)) = chosen else {
        let (word, code) = (first?, code?);
        words.fault(word.fault(AN_ARTICLE).because([format!("no article of {} is named", code.id)]));
        return None;
    };
    let Some(code) = code else { return Some(number) };
    let number = without_blanks(&number);
    let known = code.every_article().find(|article| without_blanks(article.no) == number);
    if known.is_none() {
        let all: Vec<_> = code.every_article().map(|article| article.no).collect();
        let why = format!("the articles of {} are {}", code.id, all.join(", "));
        words.fault(word.fault(AN_ARTICLE).because([why]));
    }
    known.map(|article| article.no.to_owned())
}

const AN_ARTICLE: &str = "the number of an article";

/// What stands between the numbers of several codes.
const OR: &str = "or";

/// The words of a number, up to the end of the line or the number of another code.
fn number_of(first: Word, words: &mut Words) -> String {
    let mut number = first.text.to_owned();
    while let Some(word) = words.peek().filter(|word| !word.is(OR)) {
        number = format!("{number} {}", word.text);
        words.next();
    }
    number
}

/// Some numbers of articles hold blanks, as in `I.11 E(e)`; case and blanks make no difference.
fn without_blanks(number: &str) -> String {
    number.split_whitespace().collect::<String>().to_ascii_lowercase()
}

/// A line of `may`, in its one text form.
fn line(words: &mut Words) -> Option<String> {
    let first = words.need("a line that is open to say, as in `black exacts king`")?;
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
    let name = some_rest(words, "the name of the piece there");
    Some(Expected::Name(square?, name?))
}

fn counts(words: &mut Words) -> Option<Expected> {
    if words.skip("none") {
        return Some(Expected::Counts(None));
    }
    let made = [number(words, MOVES), number(words, MOVES)];
    Some(Expected::Counts(Some([made[0]?, made[1]?])))
}

const MOVES: &str = "a number of moves";

fn number<N: FromStr>(words: &mut Words, expected: &str) -> Option<N> {
    let word = words.need(expected)?;
    let number = word.text.parse().ok();
    if number.is_none() {
        words.fault(word.fault(expected));
    }
    number
}

fn offences(words: &mut Words) -> Option<Expected> {
    let side = words.one(SIDES, "a side");
    let number = number(words, "a number of illegal moves")?;
    Some(Expected::Offences(side?, number))
}

fn points(words: &mut Words) -> Option<Expected> {
    if words.skip("none") {
        return Some(Expected::Points(None));
    }
    let mut side = || {
        let expected = "the points of a player, as in 1/2";
        let word = words.need(expected)?;
        words.read(word, expected, halves(word.text).ok_or_else(|| "points are whole or half".to_owned()))
    };
    let [white, black] = [side(), side()];
    Some(Expected::Points(Some([white?, black?])))
}

fn clock(words: &mut Words) -> Option<Expected> {
    let side = words.one(SIDES, "a side");
    let expected = "a time, h:mm:ss";
    let word = words.need(expected)?;
    let time = words.read(word, expected, milliseconds(word.text))?;
    Some(Expected::Clock(side?, time))
}
