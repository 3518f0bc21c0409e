//! From a line of script to an act.

use board::{Kind, Side, Square};
use game::act::{Act, Claim, Clause, How, Motion, MoveNumber, Person, Record, Resigning, Sealed};
use game::envelope::{Bits, EnvelopeHash};

use super::demand::{exacts, requires};
use super::vocabulary::{
    CLAIMS, CONDUCTS, HOWS, OFFER_SIGNS, PERSONS, PIECES, RESIGNINGS, SIDES, SIGNED, WINGS, not_played,
};
use super::{SaidWith, SealedMove, WITHHELD, What, Written};
use crate::fault::{Fault, one_of};
use crate::san::San;
use crate::words::{Word, Words, look_up, of_hexadecimal};

type Reader = fn(&mut Words) -> Option<What>;

/// Every act that this version plays, by its first word.
const ACTS: &[(&str, Reader)] = &[
    ("touches", touches),
    ("lifts", |words| on_a_square(words, |square, how| Act::Lifts { square, how })),
    ("places", |words| on_a_square(words, |square, how| Act::Places { square, how })),
    ("releases", |_| Some(What::Act(Act::Releases))),
    ("removes", |words| on_a_square(words, |square, how| Act::Removes { square, how })),
    ("puts", puts),
    ("names", |words| words.one(PIECES, A_PIECE).map(|kind| What::Act(Act::Names(kind)))),
    ("displaces", displaces),
    ("upsets", upsets),
    ("restores", |_| Some(What::Act(Act::Restores))),
    ("moves", |words| motion(words, false)),
    ("plays", |words| motion(words, true)),
    ("castles", |words| castles(words, false)),
    ("says", says),
    ("consents", |_| Some(What::Act(Act::Consents))),
    ("offers", |words| a_draw(words, Act::OffersDraw)),
    ("accepts", |words| a_draw(words, Act::AcceptsDraw)),
    ("declines", |words| a_draw(words, Act::DeclinesDraw)),
    ("resigns", resigns),
    ("writes", writes),
    ("strikes", |_| Some(What::Act(Act::Strikes))),
    ("signs", |words| words.one(SIGNED, "a result").map(|result| What::Act(Act::Signs(result)))),
    ("claims", claims),
    ("exacts", exacts),
    ("gives-notice", gives_notice),
    ("waives", |_| Some(What::Act(Act::Waives))),
    ("requires", requires),
    ("refuses", |_| Some(What::Act(Act::Refuses))),
    ("admits", |_| Some(What::Act(Act::Admits))),
    ("finds", super::read_facts::finds),
    ("reports", reports),
    ("observes", |_| Some(What::Act(Act::Observes))),
    ("penalises", super::read_facts::penalises),
    ("declares", |words| a_draw(words, Act::DeclaresDraw)),
    ("presses", |_| Some(What::Act(Act::Presses))),
    ("stops-clocks", stops_clocks),
    ("starts", |words| side(words).map(|side| What::Act(Act::Starts(side)))),
    ("adjourns", |_| Some(What::Act(Act::Adjourns))),
    ("seals", seals),
    ("resumes", resumes),
    ("opens", opens),
    ("adopts", adopts),
    ("arrives", |_| Some(What::Act(Act::Arrives))),
    ("leaves", |_| Some(What::Act(Act::Leaves))),
];

const A_PERSON: &str = "who acts: white, black, arbiter, players or, of consulting members, white#1";
const A_PIECE: &str = "a man's name";
const A_STAMP: &str = "a stamp, @h:mm:ss or @h:mm:ss.mmm";
const A_CLAUSE: &str = "the letter of a clause, a to z";
const A_MOVE: &str = "a move: from and to (e2e4, a7a8q), SAN (Nf3) or `castles short`";

pub(super) fn written(line: &str) -> Result<Written, Vec<Fault>> {
    let mut words = Words::of(line);
    let stamp = stamp(&mut words);
    let person = words.peek();
    let who = who(&mut words);
    let what = what(&mut words);
    if let (Some(word), Some(who), Some(What::Act(act))) = (person, who, &what) {
        words.faults(not_his_act(word, who, act));
    }
    let read = stamp.zip(who).zip(what);
    words.finish(read.map(|((stamp, who), what)| Written { stamp, who, what }))
}

/// No stamp is `Some(None)`; a wrong one, `None`.
fn stamp(words: &mut Words) -> Option<Option<u64>> {
    let word = match words.peek() {
        Some(word) if word.text.starts_with('@') => word,
        _ => return Some(None),
    };
    words.next();
    match milliseconds(&word.text[1..]) {
        Ok(stamp) => Some(Some(stamp)),
        Err(why) => {
            words.fault(word.fault(A_STAMP).because([why]));
            None
        }
    }
}

/// Milliseconds of `h:mm:ss` or `h:mm:ss.mmm`.
///
/// # Errors
///
/// What of it is no time.
pub fn milliseconds(text: &str) -> Result<u64, String> {
    let parts: Vec<_> = text.split(':').collect();
    let [hours, minutes, seconds] = parts[..] else {
        return Err("hours, minutes and seconds are parted by colons".to_owned());
    };
    let (seconds, thousandths) = seconds.split_once('.').unwrap_or((seconds, "0"));
    let hours = whole(hours).ok_or("the hours are no number")?;
    let minutes = below_sixty(minutes).ok_or("the minutes are two digits below 60")?;
    let seconds = below_sixty(seconds).ok_or("the seconds are two digits below 60")?;
    let thousandths = fraction(thousandths).ok_or("the fraction is one to three digits")?;
    hours
        .checked_mul(3_600_000)
        .and_then(|hours| hours.checked_add(minutes * 60_000 + seconds * 1000 + thousandths))
        .ok_or_else(|| "no game is so long".to_owned())
}

/// A number of digits alone: no sign, as Rust's own reading would allow.
fn whole(digits: &str) -> Option<u64> {
    digits.bytes().all(|digit| digit.is_ascii_digit()).then(|| digits.parse().ok()).flatten()
}

fn below_sixty(digits: &str) -> Option<u64> {
    whole(digits).filter(|&number| digits.len() == 2 && number < 60)
}

fn fraction(digits: &str) -> Option<u64> {
    let tens = [100, 10, 1].get(digits.len().checked_sub(1)?)?;
    Some(whole(digits)? * tens)
}

fn who(words: &mut Words) -> Option<Person> {
    let word = words.need(A_PERSON)?;
    let person = look_up(PERSONS, word.text).or_else(|| member(word.text));
    if person.is_none() {
        words.fault(word.fault(A_PERSON));
    }
    person
}

fn member(text: &str) -> Option<Person> {
    let (side, number) = text.split_once('#')?;
    let number = u8::try_from(whole(number)?).ok().filter(|&number| number > 0)?;
    Some(Person::Member(look_up(SIDES, side)?, number))
}

fn what(words: &mut Words) -> Option<What> {
    let acts = || format!("an act: {}", one_of(ACTS.iter().map(|(word, _)| *word)));
    let word = words.need(acts())?;
    match look_up(ACTS, word.text) {
        Some(read) => read(words),
        None => unknown(words, word, acts(), not_played::ACTS),
    }
}

/// A fault about a word that is in no table; nothing after it can be understood, so it is passed over.
pub(super) fn unknown<T>(words: &mut Words, word: Word, expected: String, elsewhere: &[&str]) -> Option<T> {
    let fault = word.fault(expected);
    let known = elsewhere.iter().any(|other| word.is(other));
    words.fault(if known { fault.because([not_played(word)]) } else { fault });
    words.rest();
    None
}

fn not_played(word: Word) -> String {
    format!("`{}` is a word of scripts, but belongs to what this version does not play", word.text)
}

/// Facts are found by the arbiter or both players, and conduct is reported by the arbiter.
fn not_his_act(word: Word, who: Person, act: &Act) -> Option<Fault> {
    match (act, who) {
        (Act::Finds(_), Person::Player(_) | Person::Member(..)) => Some(
            word.fault("`arbiter` or `players`")
                .because(["facts are found by the arbiter or the players together"]),
        ),
        (Act::Starts(_), who) if who != Person::Arbiter => {
            Some(word.fault("`arbiter`").because(["a clock is started by the arbiter"]))
        }
        (Act::Observes | Act::DeclaresDraw | Act::Penalises { .. }, who) if who != Person::Arbiter => {
            Some(word.fault("`arbiter`").because(["only the arbiter does this"]))
        }
        (Act::Reports { .. }, who) if who != Person::Arbiter => Some(
            word.fault("`arbiter`").because(["conduct is reported by the arbiter or another third party"]),
        ),
        _ => None,
    }
}

fn how(words: &mut Words) -> How {
    let how = words.peek().and_then(|word| look_up(HOWS, word.text));
    if how.is_some() {
        words.next();
    }
    how.unwrap_or_default()
}

fn touches(words: &mut Words) -> Option<What> {
    let mut squares = vec![words.square()];
    while words.skip("and") {
        squares.push(words.square());
    }
    let how = how(words);
    let squares = squares.into_iter().collect::<Option<Vec<_>>>()?;
    Some(What::Act(Act::Touches { squares, how }))
}

fn on_a_square(words: &mut Words, act: fn(Square, How) -> Act) -> Option<What> {
    let square = words.square();
    let how = how(words);
    Some(What::Act(act(square?, how)))
}

fn puts(words: &mut Words) -> Option<What> {
    if words.skip("substitute") {
        let square = words.square();
        let held = words.skip("held");
        return square.map(|square| What::Act(Act::PutsSubstitute { square, held }));
    }
    let kind = piece(words);
    let square = words.square();
    not_played_here(words);
    let held = words.skip("held");
    let how = how(words);
    Some(What::Act(Act::Puts { kind: kind?, square: square?, held, how }))
}

fn piece(words: &mut Words) -> Option<Kind> {
    if not_played_here(words) {
        return None;
    }
    words.one(PIECES, A_PIECE)
}

/// Passes over a word that belongs to what this version does not play, and says so.
fn not_played_here(words: &mut Words) -> bool {
    let word = words.peek().filter(|word| not_played::ENDINGS.iter().any(|other| word.is(other)));
    if let Some(word) = word {
        words.fault(word.fault("an act that this version plays").because([not_played(word)]));
        words.next();
    }
    word.is_some()
}

fn displaces(words: &mut Words) -> Option<What> {
    let from = words.square();
    let to = if words.skip("to") { words.square().map(Some) } else { Some(None) };
    let how = how(words);
    Some(What::Act(Act::Displaces { from: from?, to: to?, how }))
}

fn upsets(words: &mut Words) -> Option<What> {
    words.expect("board");
    Some(What::Act(Act::UpsetsBoard { how: how(words) }))
}

fn motion(words: &mut Words, plays: bool) -> Option<What> {
    if words.skip("castles") {
        return castles(words, plays);
    }
    let word = words.need(A_MOVE)?;
    let what = match transfer(word.text) {
        Some(Ok(motion)) => Some(moved(motion, plays)),
        Some(Err(reasons)) => {
            words.fault(word.fault(A_MOVE).because(reasons));
            None
        }
        None => in_san(words, word, plays),
    };
    two_handed(words, what)
}

/// `two-handed` may end a move.
fn two_handed(words: &mut Words, what: Option<What>) -> Option<What> {
    if !words.skip("two-handed") {
        if not_played_here(words) {
            words.rest();
        }
        return what;
    }
    match what? {
        What::Act(Act::Moves(motion)) => Some(What::Act(Act::TwoHanded { motion, presses: false })),
        What::Act(Act::Plays(motion)) => Some(What::Act(Act::TwoHanded { motion, presses: true })),
        What::San { plays, san, column, .. } => {
            Some(What::San { plays, san, column, said: SaidWith::TwoHands })
        }
        other => Some(other),
    }
}

fn moved(motion: Motion, plays: bool) -> What {
    What::Act(if plays { Act::Plays(motion) } else { Act::Moves(motion) })
}

/// Words of the shape of `e2e4` or `a7a8q`, whether or not there are such squares.
fn transfer(text: &str) -> Option<Result<Motion, Vec<String>>> {
    let letters: Vec<char> = text.to_ascii_lowercase().chars().collect();
    let (['a'..='z', '0'..='9', 'a'..='z', '0'..='9', promotion @ ..], true) =
        (&letters[..], text.is_ascii())
    else {
        return None;
    };
    let promotion = match promotion {
        [] => Ok(None),
        [letter] => {
            Kind::from_letter(*letter).map(Some).ok_or_else(|| format!("no man has the letter {letter}"))
        }
        _ => return None,
    };
    Some(both_squares(text, promotion))
}

fn both_squares(text: &str, promotion: Result<Option<Kind>, String>) -> Result<Motion, Vec<String>> {
    let squares = [&text[..2], &text[2..4]].map(crate::words::read_square);
    match (squares, promotion) {
        ([Ok(from), Ok(to)], Ok(promotion)) => Ok(Motion::Transfer { from, to, promotion }),
        ([from, to], promotion) => {
            Err([from.err(), to.err(), promotion.err()].into_iter().flatten().collect())
        }
    }
}

fn in_san(words: &mut Words, word: Word, plays: bool) -> Option<What> {
    let mut text = word.text.to_owned();
    for mark in ["e.p.", "ep", "e.p"] {
        if words.skip(mark) {
            text = format!("{text} {mark}");
        }
    }
    match text.parse::<San>() {
        Ok(san) => Some(What::San { plays, san, column: word.column, said: SaidWith::Nothing }),
        Err(error) => {
            words.fault(word.fault(A_MOVE).because([error]));
            None
        }
    }
}

fn castles(words: &mut Words, plays: bool) -> Option<What> {
    let wing = words.one(WINGS, "a side");
    let what = wing.map(|wing| moved(Motion::Castling(wing), plays));
    two_handed(words, what)
}

fn says(words: &mut Words) -> Option<What> {
    if words.skip("adjust") {
        return words.squares().map(|squares| What::Act(Act::SaysAdjust(squares)));
    }
    let expected = "`adjust` or `check`";
    let word = words.need(expected)?;
    if word.is("check") {
        return Some(What::Act(Act::SaysCheck));
    }
    unknown(words, word, expected.to_owned(), &[])
}

fn a_draw(words: &mut Words, act: Act) -> Option<What> {
    if not_played_here(words) {
        words.rest();
        return None;
    }
    words.expect("draw");
    Some(What::Act(act))
}

fn stops_clocks(words: &mut Words) -> Option<What> {
    let why = if words.skip("for") { Some(in_words(words, "why, in words")?) } else { None };
    Some(What::Act(Act::StopsClocks(why)))
}

/// What is sealed need be no move: the envelope holds whatever was written.
fn seals(words: &mut Words) -> Option<What> {
    let written = in_words(words, "the record of a move")?;
    let only = match written.strip_prefix('#').and_then(of_hexadecimal) {
        Some(hash) => Some(Sealed::Hash(EnvelopeHash(hash))),
        None => (written == WITHHELD).then_some(Sealed::Withheld),
    };
    if let Some(sealed) = only {
        return Some(What::Act(Act::Seals(sealed)));
    }
    let (record, bits) = with_bits(&written);
    let mut inner = Words::of(record);
    let motion = motion(&mut inner, false).filter(|_| inner.next().is_none());
    let read = match motion {
        Some(What::Act(Act::Moves(motion))) => SealedMove::Motion(motion),
        Some(What::San { san, .. }) => SealedMove::San(san),
        _ => SealedMove::Nothing,
    };
    Some(What::Seals { record: record.to_owned(), read, bits })
}

/// `Nf3 with 64 DIGITS`: the record, and what was drawn for it.
fn with_bits(written: &str) -> (&str, Option<Bits>) {
    let drawn =
        written.rsplit_once(" with ").and_then(|(record, bits)| Some((record, of_hexadecimal(bits)?)));
    drawn.map_or((written, None), |(record, bits)| (record, Some(Bits(bits))))
}

fn resumes(words: &mut Words) -> Option<What> {
    let Some(first) = words.peek() else { return Some(What::Act(Act::Resumes(None))) };
    set_up(words, first).map(|setup| What::Act(Act::Resumes(Some(setup))))
}

pub(super) fn set_up(words: &mut Words, first: Word) -> Option<Box<board::Setup>> {
    let column = first.column;
    match words.rest().parse::<board::Setup>() {
        Ok(setup) => Some(Box::new(setup)),
        Err(error) => {
            let says = error.faults().iter().map(|fault| fault.says.clone());
            words.fault(Fault::new(column, "a FEN", first.text).because(says));
            None
        }
    }
}

fn opens(words: &mut Words) -> Option<What> {
    words.expect("envelope");
    Some(What::Act(Act::OpensEnvelope))
}

/// One of the moves that a record can mean.
fn adopts(words: &mut Words) -> Option<What> {
    match motion(words, false)? {
        What::Act(Act::Moves(motion)) => Some(What::Act(Act::Adopts(motion))),
        What::San { san, column, .. } => {
            Some(What::San { plays: false, san, column, said: SaidWith::Adopts })
        }
        _ => None,
    }
}

/// A move in notation, the sign `(=)` for an offer of a draw, or anything else that belongs on a score.
fn writes(words: &mut Words) -> Option<What> {
    let text = in_words(words, "a record: a move, (=), or words")?;
    let (bare, offer) = match OFFER_SIGNS.iter().find_map(|sign| text.strip_suffix(sign)) {
        Some(bare) => (bare.trim_end(), true),
        None => (text.as_str(), false),
    };
    let sketch = bare.parse::<San>().ok().map(|san| san.sketch());
    Some(What::Act(Act::Writes(Record { text, sketch, offer })))
}

fn resigns(words: &mut Words) -> Option<What> {
    let how = if words.skip("by") { words.one(RESIGNINGS, "how")? } else { Resigning::Plainly };
    Some(What::Act(Act::Resigns(how)))
}

fn claims(words: &mut Words) -> Option<What> {
    let claim = claim(words);
    if words.skip("intending") {
        return intending(words, claim);
    }
    if not_played_here(words) {
        words.rest();
    }
    claim.map(|claim| What::Act(Act::Claims(claim)))
}

/// A move declared with a claim.
fn intending(words: &mut Words, claim: Option<Claim>) -> Option<What> {
    let declared = motion(words, false);
    match (claim?, declared?) {
        (claim, What::Act(Act::Moves(motion))) => Some(What::Act(Act::ClaimsIntending { claim, motion })),
        (claim, What::San { san, column, .. }) => {
            Some(What::San { plays: false, san, column, said: SaidWith::Claim(claim) })
        }
        _ => None,
    }
}

fn claim(words: &mut Words) -> Option<Claim> {
    let simple = CLAIMS.iter().map(|(word, _)| *word);
    let known =
        simple.chain(["illegal-move [at 12w]", "touched SQUARE", "removed SQUARE", "forfeiture CLAUSE"]);
    let expected = format!("a claim: {}", one_of(known));
    let word = words.need(expected.clone())?;
    match word.text.to_ascii_lowercase().as_str() {
        "illegal-move" if words.skip("at") => move_number(words).map(|at| Claim::IllegalMove(Some(at))),
        "illegal-move" => Some(Claim::IllegalMove(None)),
        "touched" => words.square().map(Claim::Touched),
        "removed" => words.square().map(Claim::Removed),
        "forfeiture" => clause(words).map(Claim::Forfeiture),
        name => match look_up(CLAIMS, name) {
            None => unknown(words, word, expected, not_played::CLAIMS),
            known => known,
        },
    }
}

fn move_number(words: &mut Words) -> Option<MoveNumber> {
    let expected = "a move's number and side, as in 12w";
    let word = words.need(expected)?;
    let text = word.text.to_ascii_lowercase();
    let side = match text.chars().last() {
        Some('w') => Some(Side::White),
        Some('b') => Some(Side::Black),
        _ => None,
    };
    let number = text.get(..text.len() - 1).and_then(whole).and_then(|number| u32::try_from(number).ok());
    let read = number.filter(|&number| number > 0).zip(side);
    if read.is_none() {
        words.fault(word.fault(expected));
    }
    read.map(|(number, side)| MoveNumber { number, side })
}

pub(super) fn clause(words: &mut Words) -> Option<Clause> {
    let word = words.need(A_CLAUSE)?;
    let text = word.text.to_ascii_lowercase();
    match text.trim_start_matches('(').trim_end_matches(')').as_bytes() {
        [letter @ b'a'..=b'z'] => Some(Clause(char::from(*letter))),
        _ => {
            words.fault(word.fault(A_CLAUSE));
            None
        }
    }
}

fn gives_notice(words: &mut Words) -> Option<What> {
    words.expect("fifty-moves");
    Some(What::Act(Act::GivesNotice))
}

pub(super) fn in_words(words: &mut Words, expected: &str) -> Option<String> {
    let first = words.peek().or_else(|| words.need(expected))?;
    let text = words.rest();
    if text.contains(char::is_control) {
        words.fault(first.fault(expected).because(["it holds characters that cannot be shown"]));
        return None;
    }
    Some(text)
}

pub(super) fn side(words: &mut Words) -> Option<Side> {
    words.one(SIDES, "a side")
}

fn reports(words: &mut Words) -> Option<What> {
    let side = side(words);
    let what = words.one(CONDUCTS, "what was done");
    Some(What::Act(Act::Reports { side: side?, what: what? }))
}
