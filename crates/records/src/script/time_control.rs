//! The time control of a game, as a header writes it: `40/90m+30s, 30m+30s`.

use board::Side;
use game::settings::TimeLimit;
use game::settings::time::{Allowance, Period, Periods, TimeControl};

use crate::text::fault::Fault;
use crate::time::{length_text, read_length};

const A_LIMIT: &str = "periods of time, as in `40/90m+30s, 30m+30s` or `20/60m*`, each [MOVES/]TIME[+INC][ dDELAY]\
                       [ bBRONSTEIN][*], perhaps `from move 1`; `each 2m`; `hourglass 1m`; for both sides or as \
                       `white …; black …`; `code`; or `none`";

const A_CONTROL: &str = "the time to which the clock was set, as `time` gives it, `5m+3s`; or `none`";

const FROM_MOVE_ONE: &str = "from move 1";

/// Reads a header's value, which begins at `column` of its line.
pub(super) fn read(value: &str, column: usize) -> Result<TimeLimit, Vec<Fault>> {
    match value.to_ascii_lowercase().as_str() {
        "none" => Ok(TimeLimit::None),
        "code" => Ok(TimeLimit::ByCode),
        _ => control(value, column, A_LIMIT).map(TimeLimit::Agreed),
    }
}

/// Reads the value of a header that says how the clock was set in fact; none where that was as agreed.
pub(super) fn read_setting(value: &str, column: usize) -> Result<Option<TimeControl>, Vec<Fault>> {
    match value.eq_ignore_ascii_case("none") {
        true => Ok(None),
        false => control(value, column, A_CONTROL).map(Some),
    }
}

fn control(value: &str, column: usize, expected: &str) -> Result<TimeControl, Vec<Fault>> {
    let fault = |why: String| Fault::new(column, expected, value).because([why]);
    let read = both_sides(&value.to_ascii_lowercase());
    read.map_err(|reasons| reasons.into_iter().map(fault).collect())
}

/// What one side has: its own time, or sand that it shares.
enum Share {
    Own(Allowance),
    Sand(u64),
}

fn both_sides(value: &str) -> Result<TimeControl, Vec<String>> {
    let Some((one, other)) = value.split_once(';') else {
        return Ok(match share(value.trim())? {
            Share::Own(allowance) => TimeControl::same(allowance),
            Share::Sand(ms) => TimeControl::Hourglass([ms; 2]),
        });
    };
    match (of_side("white", one), of_side("black", other)) {
        (Ok(Share::Own(white)), Ok(Share::Own(black))) => Ok(TimeControl::Own([white, black])),
        (Ok(Share::Sand(white)), Ok(Share::Sand(black))) => Ok(TimeControl::Hourglass([white, black])),
        (Ok(_), Ok(_)) => Err(vec!["an hourglass is shared: what the one uses the other gains".to_owned()]),
        (white, black) => Err([white.err(), black.err()].into_iter().flatten().flatten().collect()),
    }
}

fn of_side(side: &str, text: &str) -> Result<Share, Vec<String>> {
    match text.trim().strip_prefix(side) {
        Some(text) => share(text.trim()),
        None => Err(vec![format!("`{}` does not begin with `{side}`", text.trim())]),
    }
}

fn share(text: &str) -> Result<Share, Vec<String>> {
    let one = |length: &str| some_time(length.trim()).map_err(|fault| vec![fault]);
    match (text.strip_prefix("hourglass "), text.strip_prefix("each ")) {
        (Some(length), _) => one(length).map(Share::Sand),
        (_, Some(length)) => one(length).map(|ms| Share::Own(Allowance::EachMove(ms))),
        _ => periods(text).map(|periods| Share::Own(Allowance::Periods(periods))),
    }
}

fn some_time(length: &str) -> Result<u64, String> {
    match read_length(length)? {
        0 => Err(format!("`{length}` gives no time")),
        ms => Ok(ms),
    }
}

fn periods(text: &str) -> Result<Periods, Vec<String>> {
    let (list, from_move_one) = match text.strip_suffix(FROM_MOVE_ONE) {
        Some(list) => (list.trim(), true),
        None => (text, false),
    };
    let read: Vec<Result<Period, String>> = list.split(',').map(|text| period(text.trim())).collect();
    let mut faults: Vec<String> = read.iter().filter_map(|period| period.clone().err()).collect();
    let periods = Periods::new(read.into_iter().flatten().collect());
    if periods.is_none() && faults.is_empty() {
        faults.push("only the last period may lack a number of moves, or repeat".to_owned());
    }
    let periods = periods.filter(|_| faults.is_empty()).ok_or(faults)?;
    let increments = periods.list().iter().any(|period| period.increment_ms > 0);
    match from_move_one {
        true if !increments => {
            Err(vec![format!("`{FROM_MOVE_ONE}` is said of an increment, and none is given")])
        }
        true => Ok(periods.from_move_one()),
        false => Ok(periods),
    }
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
        TimeLimit::Agreed(control) => setting_written(control),
    }
}

/// A time control as a header writes it.
pub(super) fn setting_written(control: &TimeControl) -> String {
    let [white, black] = Side::ALL.map(|side| match (control, control.of(side)) {
        (TimeControl::Hourglass(ms), _) => format!("hourglass {}", length_text(ms[side.index()])),
        (_, Some(allowance)) => allowance_text(allowance),
        (_, None) => String::new(),
    });
    if white == black { white } else { format!("white {white}; black {black}") }
}

fn allowance_text(allowance: &Allowance) -> String {
    match allowance {
        Allowance::EachMove(ms) => format!("each {}", length_text(*ms)),
        Allowance::Periods(periods) => {
            let list: Vec<String> = periods.list().iter().map(period_text).collect();
            let from = if periods.is_from_move_one() { format!(" {FROM_MOVE_ONE}") } else { String::new() };
            format!("{}{from}", list.join(", "))
        }
    }
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
            "hourglass 1m",
            "white hourglass 1m; black hourglass 90s",
            "each 2m",
            "white each 2m; black 40/90m, 30m",
            "40/90m+30s, 30m+30s from move 1",
            "white 5m+2s from move 1; black 4m",
            "2.5s+0.25s",
            "1m d1.5s",
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
            ("hourglass 0s", 1),
            ("hourglass", 1),
            ("each", 1),
            ("white hourglass 1m; black 5m", 1),
            ("5m from move 1", 1),
            ("5m+3s from move 2", 1),
            ("2.5555s", 1),
            ("2.s", 1),
        ] {
            let faults = read(text, 7).expect_err(text);
            assert_eq!(faults.len(), reasons, "{text}: {faults:?}");
        }
    }
}
