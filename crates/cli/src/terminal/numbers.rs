//! Numbers as people read them.

use std::time::Duration;

/// `1 game`, `111,879 games`
pub fn many(count: u64, what: &str) -> String {
    format!("{} {what}{}", thousands(count), if count == 1 { "" } else { "s" })
}

/// `111,879`
pub fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<_> = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy).collect();
    groups.join(",")
}

/// A rate, also for a time too short to measure.
pub fn per_second(count: u64, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64().max(1e-9)
}

#[cfg(test)]
mod tests {
    use super::{many, thousands};

    #[test]
    fn numbers_as_people_read_them() {
        let cases = [(0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (111_879, "111,879")];
        for (number, text) in cases {
            assert_eq!(thousands(number), text);
        }
        assert_eq!((many(1, "game"), many(2, "move")), ("1 game".to_owned(), "2 moves".to_owned()));
    }
}
