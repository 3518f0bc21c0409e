//! Dates of the calendar, in universal time.

/// Milliseconds since 1970 as `2026-01-31 23:59`.
///
/// ```
/// assert_eq!(jadoube_records::calendar::utc(951_782_400_000), "2000-02-29 00:00");
/// ```
#[must_use]
pub fn utc(ms: u64) -> String {
    let minutes = ms / 60_000;
    let (year, month, day) = date(minutes / 1440);
    format!("{year}-{month:02}-{day:02} {:02}:{:02}", minutes / 60 % 24, minutes % 60)
}

/// The same to the second, as `2026-01-31T23:59:07Z`.
///
/// ```
/// assert_eq!(jadoube_records::calendar::utc_to_the_second(951_782_407_999), "2000-02-29T00:00:07Z");
/// ```
#[must_use]
pub fn utc_to_the_second(ms: u64) -> String {
    format!("{}:{:02}Z", utc(ms).replace(' ', "T"), ms / 1000 % 60)
}

/// Year, month and day of a time, in milliseconds since 1970.
///
/// ```
/// assert_eq!(jadoube_records::calendar::day(951_782_400_000), (2000, 2, 29));
/// ```
#[must_use]
pub fn day(ms: u64) -> (u16, u8, u8) {
    let (year, month, day) = date(ms / 86_400_000);
    (u16::try_from(year).unwrap_or(u16::MAX), month as u8, day as u8)
}

/// Milliseconds since 1970 as the tag `Date` of a PGN has it.
///
/// ```
/// assert_eq!(jadoube_records::calendar::pgn_date(951_782_400_000), "2000.02.29");
/// ```
#[must_use]
pub fn pgn_date(ms: u64) -> String {
    let (year, month, day) = date(ms / 86_400_000);
    format!("{year}.{month:02}.{day:02}")
}

/// Year, month and day so many days after 1 January 1970.
fn date(mut days: u64) -> (u64, usize, u64) {
    let mut year = 1970;
    while days >= length_of_year(year) {
        days -= length_of_year(year);
        year += 1;
    }
    let lengths = [31, 28 + u64::from(is_leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 0;
    while days >= lengths[month] {
        days -= lengths[month];
        month += 1;
    }
    (year, month + 1, days + 1)
}

fn length_of_year(year: u64) -> u64 {
    365 + u64::from(is_leap(year))
}

fn is_leap(year: u64) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

#[cfg(test)]
mod tests {
    use super::utc;

    #[test]
    fn dates_of_the_calendar() {
        let cases = [
            (0, "1970-01-01 00:00"),
            (951_782_399_999, "2000-02-28 23:59"),
            (951_782_400_000, "2000-02-29 00:00"),
            (951_868_800_000, "2000-03-01 00:00"),
            (1_767_225_540_000, "2025-12-31 23:59"),
            (1_767_225_600_000, "2026-01-01 00:00"),
        ];
        for (ms, text) in cases {
            assert_eq!(utc(ms), text);
        }
    }
}
