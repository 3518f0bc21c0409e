//! Points, which are whole or half.

/// Points that are counted in halves, as scripts and JSON write them.
///
/// ```
/// use jadoube_records::points::{halves, points};
/// assert_eq!([0, 1, 2, 3].map(points), ["0", "1/2", "1", "3/2"]);
/// assert_eq!((halves("3/2"), halves("2"), halves("0.5")), (Some(3), Some(4), None));
/// ```
#[must_use]
pub fn points(halves: u32) -> String {
    if halves.is_multiple_of(2) { (halves / 2).to_string() } else { format!("{halves}/2") }
}

/// The halves of points that are written so; none where they are neither whole nor half.
#[must_use]
pub fn halves(text: &str) -> Option<u32> {
    match text.strip_suffix("/2") {
        Some(halves) => halves.parse().ok(),
        None => text.parse::<u32>().ok()?.checked_mul(2),
    }
}
