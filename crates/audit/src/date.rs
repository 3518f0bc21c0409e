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

/// Whether a text gives a day or a month that no calendar has, such as `2023.02.30`. Until 1923 calendars were in use in which
/// every fourth year was a leap year.
pub(crate) fn is_impossible(text: &[u8]) -> bool {
    let mut parts = text.split(|byte| matches!(byte, b'.' | b'-' | b'/'));
    let (Some(year), Some(month)) = (parts.next(), parts.next().and_then(number)) else { return false };
    let leap =
        number(year).is_none_or(|year| year % 4 == 0 && (year % 100 != 0 || year % 400 == 0 || year <= 1923));
    let days = match month {
        4 | 6 | 9 | 11 => 30,
        2 => 28 + u16::from(leap),
        1..=12 => 31,
        _ => return true,
    };
    parts.next().and_then(number).is_some_and(|day| !(1..=days).contains(&day))
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
    use super::{Date, is_impossible};

    #[test]
    fn days_and_parts_of_them() {
        let day = |text: &str| Date::read(text.as_bytes()).map(|date| (date.earliest, date.latest));
        assert_eq!(day("1858.11.02"), Some(((1858, 11, 2), (1858, 11, 2))));
        assert_eq!(day("2014.07.??"), Some(((2014, 7, 1), (2014, 7, 31))));
        assert_eq!(day("2014.??.12"), Some(((2014, 1, 1), (2014, 12, 31))));
        assert_eq!(day("0950.??.??"), Some(((950, 1, 1), (950, 12, 31))));
        assert_eq!(day("2014"), Some(((2014, 1, 1), (2014, 12, 31))));
        assert_eq!(day("2014.13.40"), Some(((2014, 1, 1), (2014, 12, 31))));
        for possible in
            ["2024.02.29", "1900.02.29", "2023.12.31", "????.02.29", "2023.??.31", "2023.02", "", "?"]
        {
            assert!(!is_impossible(possible.as_bytes()), "{possible}");
        }
        for impossible in
            ["2023.02.29", "2100.02.29", "2023.13.01", "2023.00.01", "2023.06.31", "????.04.31", "1999.1.0"]
        {
            assert!(is_impossible(impossible.as_bytes()), "{impossible}");
        }
        for nonsense in
            ["", "?", "????.??.??", "0000.01.01", "14.07.01", "950.01.01", "20x4.01.01", "99999.1.1"]
        {
            assert_eq!(day(nonsense), None, "{nonsense}");
        }
    }
}
