//! The time that each side has, as a header writes it: `40/90m+30s, 30m+30s`.

use std::fmt;

use board::Side;
use game::clock::{Period, TimeControl};
use game::settings::TimeLimit;

use crate::fault::Fault;

const EXPECTED: &str = "periods of time, as in `40/90m+30s, 30m+30s` or `20/60m*`, each [MOVES/]TIME[+INC][ dDELAY]\
                        [ bBRONSTEIN][*], for both sides or as `white …; black …`; `code`; or `none`";

const UNITS: &[(char, u64)] = &[('s', 1_000), ('m', 60_000), ('h', 3_600_000), ('d', 86_400_000)];

/// Reads a header's value, which begins at `column` of its line.
pub(super) fn read(value: &str, column: usize) -> Result<TimeLimit, Vec<Fault>> {
    match value.to_ascii_lowercase().as_str() {
        "none" => return Ok(TimeLimit::None),
        "code" => return Ok(TimeLimit::ByCode),
        _ => {}
    }
    let fault = |why: String| Fault::new(column, EXPECTED, value).because([why]);
    let control = control(&value.to_ascii_lowercase());
    control.map(TimeLimit::Agreed).map_err(|reasons| reasons.into_iter().map(fault).collect())
}

fn control(value: &str) -> Result<TimeControl, Vec<String>> {
    match value.split_once(';') {
        None => Ok(TimeControl::same(periods(value)?).expect("`periods` gives at least one")),
        Some((one, other)) => {
            let (one, other) = (of_side("white", one), of_side("black", other));
            match (one, other) {
                (Ok(white), Ok(black)) => {
                    Ok(TimeControl::each(white, black).expect("`periods` gives at least one"))
                }
                (white, black) => Err([white.err(), black.err()].into_iter().flatten().flatten().collect()),
            }
        }
    }
}

fn of_side(side: &str, list: &str) -> Result<Vec<Period>, Vec<String>> {
    match list.trim().strip_prefix(side) {
        Some(list) => periods(list),
        None => Err(vec![format!("`{}` does not begin with `{side}`", list.trim())]),
    }
}

fn periods(list: &str) -> Result<Vec<Period>, Vec<String>> {
    let read: Vec<Result<Period, String>> = list.split(',').map(|text| period(text.trim())).collect();
    let mut faults: Vec<String> = read.iter().filter_map(|period| period.clone().err()).collect();
    let periods: Vec<Period> = read.into_iter().flatten().collect();
    let last = periods.len().saturating_sub(1);
    if periods[..last].iter().any(|period| period.moves.is_none() || period.repeats) {
        faults.push("only the last period may be without moves, or come again and again".to_owned());
    }
    if faults.is_empty() { Ok(periods) } else { Err(faults) }
}

/// Milliseconds of one time or several, added: `3h 30m`.
pub(super) fn duration(text: &str) -> Result<u64, String> {
    let times: Vec<u64> = text.split_whitespace().map(milliseconds).collect::<Result<_, _>>()?;
    let sum = times.iter().try_fold(0u64, |sum, &time| sum.checked_add(time));
    sum.filter(|&sum| sum > 0).ok_or_else(|| "it is no time, or more than can be counted".to_owned())
}

fn period(text: &str) -> Result<Period, String> {
    let (text, repeats) = match text.strip_suffix('*') {
        Some(text) => (text.trim(), true),
        None => (text, false),
    };
    let mut words = text.split_whitespace();
    let first = words.next().ok_or("a period is empty")?;
    let (moves, time) = match first.split_once('/') {
        Some((moves, time)) => (Some(number(moves)?), time),
        None => (None, first),
    };
    let (time, increment) = time.split_once('+').unwrap_or((time, "0s"));
    let mut period = Period { moves, repeats, ..Period::default() };
    (period.time_ms, period.increment_ms) = (milliseconds(time)?, milliseconds(increment)?);
    for word in words {
        match (word.strip_prefix('d'), word.strip_prefix('b')) {
            (Some(delay), _) => period.delay_ms = milliseconds(delay)?,
            (_, Some(back)) => period.bronstein_ms = milliseconds(back)?,
            _ => return Err(format!("`{word}` is neither a delay (d5s) nor Bronstein's (b5s)")),
        }
    }
    match (period.time_ms, repeats && moves.is_none()) {
        (0, _) => Err(format!("`{first}` gives no time")),
        (_, true) => Err(format!("`{first}*` comes again, but after how many moves?")),
        _ => Ok(period),
    }
}

fn number(text: &str) -> Result<u32, String> {
    let number = text.parse().ok().filter(|&number: &u32| number > 0 && number <= 1_000);
    number.ok_or_else(|| format!("`{text}` is no number of moves, 1 to 1000"))
}

/// A number and its unit; a year is more than any period.
fn milliseconds(text: &str) -> Result<u64, String> {
    let wrong = || format!("`{text}` is no time: a number and s, m, h or d");
    let unit = text.chars().last().ok_or_else(wrong)?;
    let (_, worth) = UNITS.iter().find(|(letter, _)| *letter == unit).ok_or_else(wrong)?;
    let digits = &text[..text.len() - unit.len_utf8()];
    let number: u64 = digits.parse().map_err(|_| wrong())?;
    let most = 366 * 86_400_000;
    number.checked_mul(*worth).filter(|&time| time <= most).ok_or_else(|| format!("`{text}` is too long"))
}

/// A length of time as a header writes it: `30m`.
pub(crate) fn length(time: u64) -> String {
    in_units(time)
}

/// Milliseconds of a length of time, none of which is too long.
pub(crate) fn read_length(text: &str) -> Result<u64, String> {
    milliseconds(&text.to_ascii_lowercase())
}

/// A time limit as a header writes it.
pub(super) struct Written<'t>(pub &'t TimeLimit);

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            TimeLimit::None => f.write_str("none"),
            TimeLimit::ByCode => f.write_str("code"),
            TimeLimit::Agreed(control) => {
                let (white, black) = (control.of(Side::White), control.of(Side::Black));
                match white == black {
                    true => f.write_str(&list(white)),
                    false => write!(f, "white {}; black {}", list(white), list(black)),
                }
            }
        }
    }
}

fn list(periods: &[Period]) -> String {
    periods.iter().map(written).collect::<Vec<_>>().join(", ")
}

fn written(period: &Period) -> String {
    let moves = period.moves.map(|moves| format!("{moves}/")).unwrap_or_default();
    let mut text = format!("{moves}{}", in_units(period.time_ms));
    if period.increment_ms > 0 {
        text += &format!("+{}", in_units(period.increment_ms));
    }
    for (letter, time) in [('d', period.delay_ms), ('b', period.bronstein_ms)] {
        if time > 0 {
            text += &format!(" {letter}{}", in_units(time));
        }
    }
    if period.repeats { text + "*" } else { text }
}

/// The largest unit that says it in a whole number, minutes at most.
pub(super) fn in_units(time: u64) -> String {
    match time {
        time if time > 0 && time % 60_000 == 0 => format!("{}m", time / 60_000),
        time => format!("{}s", time / 1_000),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_is_written_again() {
        for text in [
            "none",
            "code",
            "5m",
            "3m+2s",
            "40/90m+30s, 30m+30s",
            "20/60m*",
            "5m d5s",
            "25m b10s",
            "white 5m; black 3m+1s",
        ] {
            let limit = read(text, 1).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
            assert_eq!(Written(&limit).to_string(), text);
        }
    }

    #[test]
    fn everything_wrong_is_told() {
        for (text, reasons) in [
            ("", 1),
            ("5", 1),
            ("0m", 1),
            ("5m*", 1),
            ("x/5m, 7q", 2),
            ("5m, 3m", 1),
            ("white 5m", 1),
            ("white 5x; white 3m", 2),
            ("99999999999999999999d", 1),
        ] {
            let faults = read(text, 7).expect_err(text);
            assert_eq!(faults.len(), reasons, "{text}: {faults:?}");
        }
    }
}
