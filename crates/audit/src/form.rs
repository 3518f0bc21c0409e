//! Texts that were read loosely, or could not be read.

use records::pgn::Outcome;
use records::san::{Loose, Marks};

use crate::case::Case;
use crate::chosen::Basis;
use crate::date::{Fault, fault};
use crate::finding::{Finding, Kind};
use crate::record::Record;
use crate::sentences::{move_text, number};
use crate::tags::Tag;

/// How a sentence begins that names a line of the text.
const LINE: &str = "Line ";

/// A sentence of this file that names a line, if so many more lines stand before its text; none of any other sentence.
pub(crate) fn further_down(says: &str, lines: u64) -> Option<String> {
    let (line, rest) = says.strip_prefix(LINE)?.split_once(':')?;
    let line: u64 = line.parse().ok()?;
    Some(format!("{LINE}{}:{rest}", line + lines))
}

/// A sentence of this file without the line that it names, so that it is the same wherever its game stands.
pub(crate) fn wherever_it_stands(says: &str) -> &str {
    let behind = |says: &'_ str| says.find(':').map_or(0, |colon| colon + 1);
    if further_down(says, 0).is_some() { &says[behind(says)..] } else { says }
}

/// For each way in which a text departs from the form, one finding.
pub(crate) fn audit(case: &Case, found: &mut Vec<Finding>) {
    let record = case.record;
    let finding = |ply: u32, fen: String, says: String| Finding {
        kind: Kind::Notation,
        ply,
        code: None,
        articles: Vec::new(),
        fen,
        says,
        result: None,
    };
    if let Some(why) = record.no_start() {
        found.push(finding(0, String::new(), format!("The moves are not looked at: {why}.")));
    }
    if record.tags().has(Tag::Fen) && record.tags().bytes(Tag::SetUp) == b"0" {
        let says = "The tag SetUp has `0`, which means that the game begins from its usual array: the tag FEN is not used.";
        found.push(finding(0, String::new(), says.to_owned()));
    }
    // A check that was left standing is no mate that should have been marked.
    let mated = case.standstill()
        && record.last().is_some_and(|last| last.in_check(last.turn()))
        && !record.line().leaves_a_check_standing();
    for loosely in record.loosely() {
        let (ply, text) = &loosely.first;
        // The mark of a mate is missing, not that of a check.
        let count = loosely.count
            - u32::from(
                mated && loosely.way == Loose::CheckUnmarked && record.last_mark() == Some(loosely.way),
            );
        let Some(position) = record.positions().get(*ply as usize).filter(|_| count > 0) else { continue };
        let before = &record.positions()[*ply as usize - 1];
        let times = if count == 1 { String::new() } else { format!(" ({count} moves are written so)") };
        let says = format!("{} `{text}`: {}{times}.", number(before), loosely.way);
        found.push(finding(*ply, position.fen(), says));
    }
    if mated && let (Some(last), Some(way)) = (record.last(), mate_unmarked(record)) {
        let says = format!("{}: {way}.", move_text(record, record.plies()));
        found.push(finding(record.plies(), last.fen(), says));
    }
    if let (Some(tagged), Some((written, _))) = (record.tags().result(), record.written())
        && tagged != written
    {
        let says = format!("The result is {tagged} in the tag, but {written} after the moves.");
        found.push(finding(record.plies(), String::new(), says));
    }
    for (place, oddity) in record.oddities() {
        found.push(finding(record.plies(), String::new(), format!("{LINE}{}: {oddity}.", place.line)));
    }
    for (tag, name) in [(Tag::Date, "Date"), (Tag::EventDate, "EventDate"), (Tag::UtcDate, "UTCDate")] {
        let Some(fault) = fault(record.tags().bytes(tag)) else { continue };
        let date = record.tags().get(tag).unwrap_or_default();
        let why = match fault {
            Fault::Impossible => "which no calendar has; it is not used. Unknown parts are written `??`",
            Fault::Zero => "in which `00` counts as unknown; unknown parts are written `??`",
            Fault::OtherForm => "expected a day such as `1958.??.??`, with the year first; it is not used",
        };
        found.push(finding(0, String::new(), format!("The tag {name} has `{date}`, {why}.")));
    }
    let tags = record.tags();
    if tags.names_unknown_laws() {
        let named = tags.get(Tag::Laws).unwrap_or_default();
        let says =
            format!("The tag Laws has `{named}`, which is the id of no code: the code is chosen without it.");
        found.push(finding(0, String::new(), says));
    }
    if let (Some(choice), None, None) = (tags.choice(), record.law(), record.no_start()) {
        let book = &case.chosen.book;
        let why = match case.chosen.basis {
            Basis::Asked | Basis::Named => format!("{} has none: the game is read without it", book.code.id),
            _ => "no tag Laws names its code".to_owned(),
        };
        let says = format!("The tag {choice} announces a choice of the older game, and {why}.");
        found.push(finding(0, String::new(), says));
    }
    for name in tags.no_choices() {
        let says =
            format!("The tag {name} announces a rule that is not known here: the game is read without it.");
        found.push(finding(0, String::new(), says));
    }
    if record.tags().has(Tag::Result) && record.tags().result().is_none() {
        let tagged = record.tags().get(Tag::Result).unwrap_or_default();
        let says = format!(
            "The tag Result has `{tagged}`, expected {}, 0-1, 1/2-1/2, 0-0 or *.",
            Outcome::Won(board::Side::White)
        );
        found.push(finding(record.plies(), String::new(), says));
    }
}

/// The mate at the end without its mark, or with that of a check.
fn mate_unmarked(record: &Record) -> Option<Loose> {
    let unmarked = match record.last_mark() {
        Some(Loose::CheckUnmarked) => true,
        None => record.last_marks() != Marks::Mate,
        Some(_) => false,
    };
    unmarked.then_some(Loose::MateUnmarked)
}
