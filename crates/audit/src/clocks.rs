//! Whether more time was used than there was.

use board::Side;
use records::pgn::Outcome;

use crate::case::Case;
use crate::finding::{Finding, Kind};
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
