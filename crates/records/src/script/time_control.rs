//! The time control of a game, as a header writes it: `40/90m+30s, 30m+30s`.

use board::Side;
use game::settings::TimeLimit;
use game::settings::time::{Period, TimeControl};

use crate::text::fault::Fault;
use crate::time::{length_text, read_length};

const EXPECTED: &str = "periods of time, as in `40/90m+30s, 30m+30s` or `20/60m*`, each [MOVES/]TIME[+INC][ dDELAY]\
                        [ bBRONSTEIN][*], for both sides or as `white …; black …`; `code`; or `none`";

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
        faults.push("only the last period may lack a number of moves, or repeat".to_owned());
    }
    if faults.is_empty() { Ok(periods) } else { Err(faults) }
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
    (period.time_ms, period.increment_ms) = (read_length(time)?, read_length(increment)?);
    for word in words {
        match (word.strip_prefix('d'), word.strip_prefix('b')) {
            (Some(delay), _) => period.delay_ms = read_length(delay)?,
            (_, Some(back)) => period.bronstein_ms = read_length(back)?,
            _ => return Err(format!("`{word}` is neither a delay (d5s) nor a Bronstein delay (b5s)")),
        }
    }
    match (period.time_ms, repeats && moves.is_none()) {
        (0, _) => Err(format!("`{first}` gives no time")),
        (_, true) => Err(format!("`{first}*` repeats, but gives no number of moves")),
        _ => Ok(period),
    }
}

fn number(text: &str) -> Result<u32, String> {
    let number = text.parse().ok().filter(|&number: &u32| number > 0 && number <= 1_000);
    number.ok_or_else(|| format!("`{text}` is not a number of moves, 1 to 1000"))
}

/// A time limit as a header writes it.
pub(super) fn written(limit: &TimeLimit) -> String {
    match limit {
        TimeLimit::None => "none".to_owned(),
        TimeLimit::ByCode => "code".to_owned(),
        TimeLimit::Agreed(control) => {
            let (white, black) = (control.of(Side::White), control.of(Side::Black));
            match white == black {
                true => list(white),
                false => format!("white {}; black {}", list(white), list(black)),
            }
        }
    }
}

fn list(periods: &[Period]) -> String {
    periods.iter().map(period_text).collect::<Vec<_>>().join(", ")
}

fn period_text(period: &Period) -> String {
    let moves = period.moves.map(|moves| format!("{moves}/")).unwrap_or_default();
    let mut text = format!("{moves}{}", length_text(period.time_ms));
    if period.increment_ms > 0 {
        text += &format!("+{}", length_text(period.increment_ms));
    }
    for (letter, time) in [('d', period.delay_ms), ('b', period.bronstein_ms)] {
        if time > 0 {
            text += &format!(" {letter}{}", length_text(time));
        }
    }
    if period.repeats { text + "*" } else { text }
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
            assert_eq!(written(&limit), text);
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
