//! What the operator is told: one line of JSON for each thing that happens to the server, with its time, on standard error.
//!
//! Nothing of a game is in it, and no key.

use std::fmt::Display;
use std::io::Write;

use serde_json::json;

use crate::machine::{self, utc_ms};

/// Tells the operator of something.
pub(crate) fn tell(level: &str, event: &str, what: impl Display) {
    if machine::tells(level, event).is_some() {
        return;
    }
    let line = json!({"at": utc(utc_ms()), "level": level, "event": event, "what": what.to_string()});
    // If nobody can be told, there is nobody to tell that.
    let _ = writeln!(std::io::stderr().lock(), "{line}");
}

/// A time as RFC 3339 writes it, from milliseconds since 1970.
fn utc(ms: u64) -> String {
    let (seconds, milliseconds) = (ms / 1000, ms % 1000);
    let (days, second) = (seconds / 86_400, seconds % 86_400);
    // Civil from days, by Howard Hinnant: years begin in March, so that the leap day is the last.
    let shifted = days + 719_468;
    let (era, of_era) = (shifted / 146_097, shifted % 146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = year + era * 400 + u64::from(month <= 2);
    let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{milliseconds:03}Z")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_as_rfc_3339_has_them() {
        for (ms, expected) in [
            (0, "1970-01-01T00:00:00.000Z"),
            (951_782_399_999, "2000-02-28T23:59:59.999Z"),
            (951_782_400_000, "2000-02-29T00:00:00.000Z"),
            (1_709_251_200_000, "2024-03-01T00:00:00.000Z"),
            (4_107_542_400_001, "2100-03-01T00:00:00.001Z"),
        ] {
            assert_eq!(utc(ms), expected);
        }
    }
}
