//! What clocks show, and whether more time was used than there was.

use board::Side;
use records::pgn::Outcome;

use crate::auditor::Case;
use crate::finding::{Finding, Kind};
use crate::mating::force;
use crate::record::{Record, mover};
use crate::sentences::{after, seconds};
use crate::tags::Tag;

/// What a clock shows after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Time {
    /// The move, counted from 1.
    pub ply: u32,
    /// What is shown.
    pub shown: Shown,
}

/// What is shown, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// The time that the mover has left; below zero where he has overstepped it.
    Left(i64),
    /// The time that he used for the move.
    Spent(i64),
}

/// The time left and the time spent that a comment gives, as sites and programs write them.
#[inline]
pub(crate) fn shown(comment: &[u8]) -> Option<(Option<i64>, Option<i64>)> {
    if comment.starts_with(b"d=") {
        let value = |name: &[u8]| milliseconds(behind(&comment[..comment.len().min(160)], name)?);
        return Some((value(b", tl="), value(b", mt=")));
    }
    if !comment.contains(&b'%') {
        return None;
    }
    Some((clock(behind(comment, b"[%clk")), clock(behind(comment, b"[%emt"))))
}

/// What follows the first occurrence of a text.
fn behind<'a>(text: &'a [u8], what: &[u8]) -> Option<&'a [u8]> {
    text.windows(what.len()).position(|part| part == what).map(|at| &text[at + what.len()..])
}

/// A whole number of milliseconds before a comma.
fn milliseconds(text: &[u8]) -> Option<i64> {
    let end = text.iter().position(|&byte| byte == b',')?;
    std::str::from_utf8(&text[..end]).ok()?.parse().ok()
}

/// A time such as ` 0:59:58.3]`.
fn clock(text: Option<&[u8]>) -> Option<i64> {
    let text = text?;
    let end = text.iter().position(|&byte| byte == b']')?;
    let text = std::str::from_utf8(&text[..end]).ok()?.trim();
    let (sign, digits) = text.strip_prefix('-').map_or((1, text), |digits| (-1, digits));
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, "0"));
    let mut seconds = 0_i64;
    for part in whole.split(':') {
        let number: i64 = part.parse().ok().filter(|number| (0..100_000).contains(number))?;
        seconds = seconds.checked_mul(60)?.checked_add(number)?;
    }
    let thousandths: i64 = format!("{fraction:0<3}").get(..3)?.parse().ok()?;
    Some(sign * (seconds * 1000 + thousandths))
}

/// A time limit of one period: so much for all moves, and an increment with each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct OnePeriod {
    base: i64,
    increment: i64,
}

impl OnePeriod {
    /// Reads the tag `TimeControl`: seconds, or seconds and an increment.
    fn read(text: &str) -> Option<Self> {
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        let number = |text: &str| text.parse::<i64>().ok().filter(|number| (0..1_000_000).contains(number));
        let base = number(base).filter(|&base| base > 0)?;
        Some(OnePeriod { base: base * 1000, increment: number(increment)? * 1000 })
    }
}

/// Where the clocks show more time used than there was, and the game was not lost by it then.
pub(crate) fn audit(case: &mut Case, found: &mut Vec<Finding>) {
    let record = case.record;
    if record.times().is_empty() || case.is_by_correspondence() {
        return;
    }
    let limit = record.tags().get(Tag::TimeControl).and_then(|text| OnePeriod::read(&text));
    for side in Side::ALL {
        let overstepped = below_zero(record, side).or_else(|| spent_too_much(record, side, limit?));
        if let Some((ply, shows)) = overstepped
            && !(ply + 1 >= record.plies() && record.result() == Some(Outcome::Won(!side)))
        {
            found.push(finding(case, side, ply, shows));
        }
    }
}

fn below_zero(record: &Record, side: Side) -> Option<(u32, String)> {
    record.times().iter().filter(|time| mover(record, time.ply) == side).find_map(|time| match time.shown {
        Shown::Left(left) if left < 0 => {
            Some((time.ply, format!("{}'s clock shows {}", side.name(), seconds(left))))
        }
        _ => None,
    })
}

/// For each move a second is granted, since programs round, and sites make up for the time on the way.
const GRANTED: i64 = 1000;

fn spent_too_much(record: &Record, side: Side, limit: OnePeriod) -> Option<(u32, String)> {
    let (mut spent, mut moves) = (0, 0);
    for time in record.times().iter().filter(|time| mover(record, time.ply) == side) {
        let Shown::Spent(for_move) = time.shown else { continue };
        moves += 1;
        spent += for_move.max(0);
        let had = limit.base + limit.increment * (moves - 1);
        // Moves whose time is not told used some too, and brought an increment that counts here.
        let all = i64::from(time.ply.div_ceil(2));
        if spent > had + limit.increment * (all - moves) + GRANTED * all {
            let says = format!(
                "{} has used {} by this move, and had {}",
                side.name(),
                seconds(spent),
                seconds(had + limit.increment * (all - moves))
            );
            return Some((time.ply, says));
        }
    }
    None
}

fn finding(case: &mut Case, side: Side, ply: u32, shows: String) -> Finding {
    let record = case.record;
    let position = &record.positions()[ply as usize];
    let (mate, force) = (case.mate_truth(position, !side), force(position, !side));
    let book = case.chosen.book;
    let ruled = book.whole.then(|| book.overstepped(mate, force)).flatten();
    let follows = match record.plies() - ply {
        0 => "and the game is not recorded as lost by it".to_owned(),
        more => format!("and {more} more moves were made"),
    };
    Finding {
        kind: Kind::Overstepped,
        ply,
        code: ruled.is_some().then_some(book.code.id),
        articles: ruled.map(|(_, articles)| articles).unwrap_or_default(),
        fen: position.fen(),
        says: format!("{} {shows}, {follows}.", after(record, ply)),
        result: None,
    }
}

#[cfg(test)]
mod tests {
    use super::{OnePeriod, shown};

    #[test]
    fn comments_of_sites_and_programs() {
        type Times = (Option<i64>, Option<i64>);
        let cases: &[(&str, Option<Times>)] = &[
            ("[%clk 1:02:03]", Some((Some(3_723_000), None))),
            ("[%eval 0.3] [%clk 0:00:01.5] [%emt 0:00:02]", Some((Some(1500), Some(2000)))),
            ("[%clk -0:00:05]", Some((Some(-5000), None))),
            ("d=33, sd=33, mt=37918, tl=1765082, s=5", Some((Some(1_765_082), Some(37918)))),
            ("d=33, tl=-20, s=5", Some((Some(-20), None))),
            ("a move in time trouble", None),
            ("100 % sound", Some((None, None))),
            ("[%clk soon]", Some((None, None))),
        ];
        for (comment, expected) in cases {
            assert_eq!(shown(comment.as_bytes()), *expected, "{comment}");
        }
    }

    #[test]
    fn limits_of_one_period() {
        assert_eq!(OnePeriod::read("1800+3"), Some(OnePeriod { base: 1_800_000, increment: 3000 }));
        assert_eq!(OnePeriod::read("300"), Some(OnePeriod { base: 300_000, increment: 0 }));
        for other in ["40/7200:3600", "?", "-", "0+1", "*180", "1/86400"] {
            assert_eq!(OnePeriod::read(other), None, "{other}");
        }
    }
}
