//! Whether more time was used than there was.

use board::{Position, Side};
use records::pgn::Outcome;

use crate::case::Case;
use crate::finding::{Finding, Kind};
use crate::law_book::Ruled;
use crate::mating::force;
use crate::record::{Record, mover};
use crate::sentences::{after, seconds};
use crate::shown::Shown;
use crate::tags::Tag;

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
    for (side, ply, shows) in overstepped(record) {
        if !(ply + 1 >= record.plies() && record.result() == Some(Outcome::Won(!side))) {
            found.push(finding(case, side, ply, shows));
        }
    }
}

/// For each side the first move at which its clock shows more time used than there was, and what shows it.
pub(crate) fn overstepped(record: &Record) -> impl Iterator<Item = (Side, u32, String)> {
    let limit = limit(record);
    Side::ALL.into_iter().filter_map(move |side| {
        let (ply, shows) =
            below_zero(record, side).or_else(|| spent_too_much(record, side, limit?, ADDED))?;
        Some((side, ply, shows))
    })
}

/// For each side the first move by which it spent more time than there was, if an arbiter added none.
pub(crate) fn perhaps_overstepped(record: &Record) -> impl Iterator<Item = (Side, u32, String)> {
    let limit = limit(record);
    Side::ALL.into_iter().filter_map(move |side| {
        let (ply, shows) = spent_too_much(record, side, limit?, 0)?;
        Some((side, ply, shows))
    })
}

fn limit(record: &Record) -> Option<OnePeriod> {
    record.tags().get(Tag::TimeControl).and_then(|text| OnePeriod::read(&text))
}

/// What the clock of a side showed, and after which move.
pub(crate) fn left(record: &Record, side: Side) -> impl Iterator<Item = (u32, i64)> {
    record.times().iter().filter(move |time| mover(record, time.ply) == side).filter_map(|time| {
        match time.shown {
            Shown::Left(left) => Some((time.ply, left)),
            Shown::Spent(_) => None,
        }
    })
}

/// Whether a player is short of time as the code defines it; nothing where the clocks do not show it.
pub(crate) fn is_hurried(case: &Case) -> Option<bool> {
    let Some((minutes, seconds)) = case.chosen.book.time_pressure() else { return Some(false) };
    let control = case.record.tags().get(Tag::TimeControl).unwrap_or_default();
    if added_each_move(&control).is_some_and(|added| added >= seconds) {
        return Some(false);
    }
    let short = |side| left(case.record, side).last().map(|(_, left)| left < i64::from(minutes) * 60_000);
    match Side::ALL.map(short) {
        [Some(true), _] | [_, Some(true)] => Some(true),
        [Some(false), Some(false)] => Some(false),
        _ => None,
    }
}

/// The seconds added with each move in the last period of a tag `TimeControl`.
fn added_each_move(control: &str) -> Option<u32> {
    control.rsplit(':').next()?.split_once('+')?.1.parse().ok()
}

/// What follows for a side that overstepped its time in this position, if the laws on time may be asked.
pub(crate) fn ruled(case: &Case, side: Side, ply: u32) -> Option<Ruled> {
    let (position, book) = (flagged(case.record, ply), &case.chosen.book);
    let (mate, force) = (case.mate_truth(position, !side), force(position, !side));
    book.whole.then(|| book.overstepped(mate, force)).flatten()
}

/// The position in which a flag that is seen after so many moves fell. A move that ends the game was not made yet.
pub(crate) fn flagged(record: &Record, ply: u32) -> &Position {
    let at = &record.positions()[ply as usize];
    match ply.checked_sub(1) {
        Some(before) if !at.has_legal_move() => &record.positions()[before as usize],
        _ => at,
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

/// Times spent are no clock: an arbiter may have added minutes, and the record does not show it.
const ADDED: i64 = 4 * 60_000;

/// A smaller number of seconds for a whole game is more likely a number of minutes.
const LEAST_BASE: i64 = 60_000;

fn spent_too_much(record: &Record, side: Side, limit: OnePeriod, added: i64) -> Option<(u32, String)> {
    let own = || record.times().iter().filter(|time| mover(record, time.ply) == side);
    // What the clock itself shows counts for more than a sum of times, and some clocks have the increment at the start.
    if limit.base <= LEAST_BASE || own().any(|time| matches!(time.shown, Shown::Left(_))) {
        return None;
    }
    let (mut spent, mut moves) = (0, 0);
    for time in own() {
        let Shown::Spent(for_move) = time.shown else { continue };
        moves += 1;
        spent += for_move.max(0);
        let had = limit.base + limit.increment * moves;
        // Moves whose time is not told used some too, and brought an increment that counts here.
        let all = i64::from(time.ply.div_ceil(2));
        if spent > had + limit.increment * (all - moves) + GRANTED * all + added {
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
    let ruled = ruled(case, side, ply);
    let follows = match record.plies() - ply {
        0 => "and the game is not recorded as lost by it".to_owned(),
        1 => "and one more move was made".to_owned(),
        more => format!("and {more} more moves were made"),
    };
    Finding {
        kind: Kind::Overstepped,
        ply,
        code: ruled.is_some().then_some(case.chosen.book.code.id),
        articles: ruled.map(|(_, articles)| articles).unwrap_or_default(),
        fen: position.fen(),
        says: format!("{} {shows}, {follows}.", after(record, ply)),
        result: None,
    }
}

#[cfg(test)]
mod tests {
    use super::OnePeriod;

    #[test]
    fn limits_of_one_period() {
        assert_eq!(OnePeriod::read("1800+3"), Some(OnePeriod { base: 1_800_000, increment: 3000 }));
        assert_eq!(OnePeriod::read("300"), Some(OnePeriod { base: 300_000, increment: 0 }));
        for other in ["40/7200:3600", "?", "-", "0+1", "*180", "1/86400"] {
            assert_eq!(OnePeriod::read(other), None, "{other}");
        }
    }
}
