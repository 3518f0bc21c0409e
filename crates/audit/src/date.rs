//! Days as tags give them, with parts that may be unknown.

/// The days that a tag such as `2014.??.??` may mean, from the earliest to the latest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date {
    /// The earliest day, as year, month and day.
    pub earliest: (u16, u8, u8),
    /// The latest.
    pub latest: (u16, u8, u8),
}

impl Date {
    /// Reads `2014.07.01`; unknown parts are question marks. None where the year is not known: it has four digits, `0950` too.
    ///
    /// ```
    /// use jadoube_audit::Date;
    /// let date = Date::read(b"2014.??.??").unwrap();
    /// assert_eq!((date.earliest, date.latest), ((2014, 1, 1), (2014, 12, 31)));
    /// assert_eq!(Date::read(b"????.??.??"), None);
    /// ```
    #[must_use]
    pub fn read(text: &[u8]) -> Option<Self> {
        let mut parts = text.split(|byte| matches!(byte, b'.' | b'-' | b'/'));
        let year = parts.next().filter(|year| year.len() == 4).and_then(number);
        let year = year.filter(|year| (1..=2999).contains(year))?;
        let part = |part: Option<&[u8]>, most: u16| {
            part.and_then(number).filter(|number| (1..=most).contains(number)).map(|number| number as u8)
        };
        let month = part(parts.next(), 12);
        let day = part(parts.next(), 31).filter(|_| month.is_some());
        let with = |other_month, other_day| (year, month.unwrap_or(other_month), day.unwrap_or(other_day));
        Some(Date { earliest: with(1, 1), latest: with(12, 31) })
    }
}

/// What is wrong with a text that should give a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// No calendar has the day, such as `2023.02.30`, or the year, `0000`: the text is not used.
    Impossible,
    /// The month or the day is written `00`: it counts as unknown.
    Zero,
    /// Year, month and day do not stand there in this order and with four digits for the year: the text is not used.
    OtherForm,
}

/// The last year that is taken for one.
const LAST_YEAR: u16 = 2999;

/// What is wrong with a day; nothing where it is not known. Until 1923 calendars were in use in which every fourth year was a leap
/// year.
pub(crate) fn fault(text: &[u8]) -> Option<Fault> {
    if text.contains(&b'?') && !text.iter().any(u8::is_ascii_digit) || text.trim_ascii().is_empty() {
        return None;
    }
    let mut parts = text.split(|byte| matches!(byte, b'.' | b'-' | b'/'));
    let (year, month, day) = (parts.next().unwrap_or_default(), parts.next(), parts.next());
    let known = |part: &[u8]| !part.contains(&b'?');
    if known(year) && (year.len() != 4 || number(year).is_none()) && text.iter().any(u8::is_ascii_digit) {
        return Some(Fault::OtherForm);
    }
    if number(year).is_some_and(|year| !(1..=LAST_YEAR).contains(&year)) {
        return Some(Fault::Impossible);
    }
    let leap =
        number(year).is_none_or(|year| year % 4 == 0 && (year % 100 != 0 || year % 400 == 0 || year <= 1923));
    let (month, day) = (month.and_then(number), day.and_then(number));
    let days = match month {
        Some(4 | 6 | 9 | 11) => 30,
        Some(2) => 28 + u16::from(leap),
        _ => 31,
    };
    if month.is_some_and(|month| month > 12) || day.is_some_and(|day| day > days) {
        return Some(Fault::Impossible);
    }
    (month == Some(0) || day == Some(0)).then_some(Fault::Zero)
}

/// Whether a day may be one.
pub(crate) fn is_usable(text: &[u8]) -> bool {
    !matches!(fault(text), Some(Fault::Impossible | Fault::OtherForm))
}

fn number(digits: &[u8]) -> Option<u16> {
    let digit = |number: u16, byte: &u8| {
        let digit = byte.wrapping_sub(b'0');
        number.checked_mul(10)?.checked_add(u16::from(digit)).filter(|_| digit < 10)
    };
    if digits.is_empty() { None } else { digits.iter().try_fold(0, digit) }
}

#[cfg(test)]
mod tests {
    use super::{Date, Fault, fault};

    #[test]
    fn days_and_parts_of_them() {
        let day = |text: &str| Date::read(text.as_bytes()).map(|date| (date.earliest, date.latest));
        assert_eq!(day("1858.11.02"), Some(((1858, 11, 2), (1858, 11, 2))));
        assert_eq!(day("2014.07.??"), Some(((2014, 7, 1), (2014, 7, 31))));
        assert_eq!(day("2014.??.12"), Some(((2014, 1, 1), (2014, 12, 31))));
        assert_eq!(day("0950.??.??"), Some(((950, 1, 1), (950, 12, 31))));
        assert_eq!(day("2014"), Some(((2014, 1, 1), (2014, 12, 31))));
        assert_eq!(day("2014.13.40"), Some(((2014, 1, 1), (2014, 12, 31))));
        let wrong = |text: &str| fault(text.as_bytes());
        for possible in [
            "2024.02.29",
            "1900.02.29",
            "2023.12.31",
            "????.02.29",
            "2023.??.31",
            "2023.02",
            "2023",
            "0950.??.??",
            "",
            "?",
        ] {
            assert_eq!(wrong(possible), None, "{possible}");
        }
        for impossible in [
            "2023.02.29",
            "2100.02.29",
            "2023.13.01",
            "2023.13.00",
            "2023.06.31",
            "????.04.31",
            "0000.01.01",
            "0000.??.??",
            "3000.01.01",
        ] {
            assert_eq!(wrong(impossible), Some(Fault::Impossible), "{impossible}");
        }
        for zero in ["2023.00.01", "1999.1.0", "2023.00.00"] {
            assert_eq!(wrong(zero), Some(Fault::Zero), "{zero}");
        }
        for other in ["01.07.2014", "14.07.01", "20x4.01.01", "99999.1.1", "1 July 2014"] {
            assert_eq!(wrong(other), Some(Fault::OtherForm), "{other}");
        }
        for nonsense in
            ["", "?", "????.??.??", "0000.01.01", "14.07.01", "950.01.01", "20x4.01.01", "99999.1.1"]
        {
            assert_eq!(day(nonsense), None, "{nonsense}");
        }
    }
}
