//! Times as scripts write them: `1:29:50` on a clock, `30m` as a length.

/// Reads a clock time, `h:mm:ss` or `h:mm:ss.mmm`, as milliseconds.
///
/// # Errors
///
/// What is wrong with the parts of the text that are not of a time.
///
/// ```
/// use jadoube_records::time::{milliseconds, time_text};
///
/// assert_eq!(milliseconds("1:29:50"), Ok(5_390_000));
/// assert_eq!(time_text(5_390_500), "1:29:50.500");
/// assert_eq!(milliseconds("1:75:00").unwrap_err(), "the minutes are not two digits below 60");
/// let both = "the minutes are not two digits below 60, and the seconds are not two digits below 60";
/// assert_eq!(milliseconds("0:1:75").unwrap_err(), both);
/// ```
pub fn milliseconds(text: &str) -> Result<u64, String> {
    let parts: Vec<_> = text.split(':').collect();
    let [hours, minutes, seconds] = parts[..] else {
        return Err("hours, minutes and seconds are not separated by colons".to_owned());
    };
    let (seconds, thousandths) = seconds.split_once('.').unwrap_or((seconds, "0"));
    let read = [
        (whole_number(hours), "the hours are not a number"),
        (below_sixty(minutes), "the minutes are not two digits below 60"),
        (below_sixty(seconds), "the seconds are not two digits below 60"),
        (fraction(thousandths), "the fraction is not one to three digits"),
    ];
    let [(Some(hours), _), (Some(minutes), _), (Some(seconds), _), (Some(thousandths), _)] = read else {
        let wrong: Vec<_> = read.into_iter().filter(|(part, _)| part.is_none()).map(|(_, why)| why).collect();
        return Err(wrong.join(", and "));
    };
    hours
        .checked_mul(3_600_000)
        .and_then(|hours| hours.checked_add(minutes * 60_000 + seconds * 1000 + thousandths))
        .ok_or_else(|| "no game lasts that long".to_owned())
}

/// Milliseconds as `h:mm:ss`, with `.mmm` where there are thousandths.
#[must_use]
pub fn time_text(time: u64) -> String {
    let (seconds, thousandths) = (time / 1000, time % 1000);
    let clock = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if thousandths == 0 { clock } else { format!("{clock}.{thousandths:03}") }
}

/// A number written in digits alone; Rust's own reading would allow a sign.
pub(crate) fn whole_number(digits: &str) -> Option<u64> {
    digits.bytes().all(|digit| digit.is_ascii_digit()).then(|| digits.parse().ok()).flatten()
}

fn below_sixty(digits: &str) -> Option<u64> {
    whole_number(digits).filter(|&number| digits.len() == 2 && number < 60)
}

fn fraction(digits: &str) -> Option<u64> {
    let scale = [100, 10, 1].get(digits.len().checked_sub(1)?)?;
    Some(whole_number(digits)? * scale)
}

/// The units of a length, in milliseconds.
const UNITS: &[(char, u64)] = &[('s', 1_000), ('m', 60_000), ('h', 3_600_000), ('d', 86_400_000)];

/// More than any period of a game lasts: a year.
const LONGEST: u64 = 366 * 86_400_000;

/// Milliseconds of a length: a number and its unit, `30m`, in either case; of seconds, also with a fraction, `2.5s`.
pub(crate) fn read_length(text: &str) -> Result<u64, String> {
    let text = text.to_ascii_lowercase();
    if text.is_empty() {
        return Err("a time is missing: a number and s, m, h or d".to_owned());
    }
    let wrong = || format!("`{text}` is not a time: a number and s, m, h or d");
    let unit = text.chars().last().ok_or_else(wrong)?;
    let (_, worth) = UNITS.iter().find(|(letter, _)| *letter == unit).ok_or_else(wrong)?;
    let digits = &text[..text.len() - unit.len_utf8()];
    let (digits, part) = match digits.split_once('.') {
        Some((whole, digits)) if unit == 's' => (whole, fraction(digits).ok_or_else(wrong)?),
        _ => (digits, 0),
    };
    let number = whole_number(digits).filter(|_| !digits.is_empty()).ok_or_else(wrong)?;
    let time = number.checked_mul(*worth).and_then(|time| time.checked_add(part));
    time.filter(|&time| time <= LONGEST).ok_or_else(|| format!("`{text}` is too long"))
}

/// Milliseconds of one length or several, added up: `3h 30m`.
pub(crate) fn read_lengths(text: &str) -> Result<u64, String> {
    read_wait(text).and_then(|sum| if sum > 0 { Ok(sum) } else { Err("it adds up to no time".to_owned()) })
}

/// The same of a time that may be none at all, `0m`.
pub(crate) fn read_wait(text: &str) -> Result<u64, String> {
    let times: Vec<u64> = text.split_whitespace().map(read_length).collect::<Result<_, _>>()?;
    let sum = times.iter().try_fold(0u64, |sum, &time| sum.checked_add(time)).filter(|_| !times.is_empty());
    sum.filter(|&sum| sum <= LONGEST).ok_or_else(|| format!("`{text}` is no time, or is too long"))
}

/// A length in whole days, or else in minutes or seconds: `3d`, `30m`, `90s`; where none is whole, `2.5s`.
pub(crate) fn length_text(time: u64) -> String {
    match (time, time % 1_000) {
        (time, 0) if time > 0 && time % 86_400_000 == 0 => format!("{}d", time / 86_400_000),
        (time, 0) if time > 0 && time % 60_000 == 0 => format!("{}m", time / 60_000),
        (time, 0) => format!("{}s", time / 1_000),
        (time, part) => format!("{}.{}s", time / 1_000, format!("{part:03}").trim_end_matches('0')),
    }
}
