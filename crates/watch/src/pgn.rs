//! The game of a board as PGN, as far as it is believed.

use std::fmt::Write;

use audit::{Record, Shown, Tag};
use board::Side;
use records::pgn::Outcome;
use records::san;
use records::time::time_text;

/// The tags that are written, in the order of the standard.
const TAGS: [(Tag, &str); 10] = [
    (Tag::Event, "Event"),
    (Tag::Site, "Site"),
    (Tag::Date, "Date"),
    (Tag::Round, "Round"),
    (Tag::White, "White"),
    (Tag::Black, "Black"),
    (Tag::TimeControl, "TimeControl"),
    (Tag::Variant, "Variant"),
    (Tag::SetUp, "SetUp"),
    (Tag::Fen, "FEN"),
];

/// The text of a record with its clocks. A move that cannot be played stands at its end as it is written in the feed.
pub(crate) fn text(record: &Record, result: Option<Outcome>) -> String {
    let mut text = String::new();
    for (tag, name) in TAGS {
        if let Some(value) = record.tags().get(tag) {
            let value: String =
                value.chars().filter(|it| !it.is_control() && !matches!(it, '"' | '\\')).collect();
            let _ = writeln!(text, "[{name} \"{value}\"]");
        }
    }
    let result = result.unwrap_or(Outcome::Unknown);
    let _ = writeln!(text, "[Result \"{result}\"]\n");
    let mut times = record.times().iter().peekable();
    for (at, (position, played)) in record.positions().iter().zip(record.moves()).enumerate() {
        number(&mut text, position, at == 0);
        let _ = write!(text, "{} ", san::write(position, *played));
        while let Some(time) = times.next_if(|time| time.ply as usize <= at + 1) {
            if let Shown::Left(left) = time.shown {
                clock(&mut text, left);
            }
        }
    }
    if let (Some(stop), Some(position)) = (record.stop(), record.reached())
        && !stop.text.is_empty()
    {
        number(&mut text, position, true);
        let _ = write!(text, "{} ", stop.text);
        if let Some(left) = record.left_at_stop() {
            clock(&mut text, left);
        }
    }
    let _ = writeln!(text, "{result}");
    text
}

fn clock(text: &mut String, left: i64) {
    let sign = if left < 0 { "-" } else { "" };
    let _ = write!(text, "{{[%clk {sign}{}]}} ", time_text(left.unsigned_abs()));
}

fn number(text: &mut String, position: &board::Position, first: bool) {
    match position.turn() {
        Side::White => {
            let _ = write!(text, "{}. ", position.fullmoves());
        }
        Side::Black if first => {
            let _ = write!(text, "{}... ", position.fullmoves());
        }
        Side::Black => {}
    }
}
