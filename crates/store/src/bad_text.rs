//! Why a text is not of its kind.

/// How much of a refused text its error repeats, in characters.
const REPEATED: usize = 80;

/// A text that is not of its kind, with every reason.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{input:?} is not a {what}: {}", reasons.join("; "))]
pub struct BadText {
    /// What it should have been, such as `game id`.
    pub what: &'static str,
    /// The text, cut after 80 characters.
    pub input: String,
    /// Every reason, with places in bytes.
    pub reasons: Vec<String>,
}

impl BadText {
    pub(crate) fn new(what: &'static str, input: &str, reasons: Vec<String>) -> Self {
        let mut shown: String = input.chars().take(REPEATED).collect();
        if shown.len() < input.len() {
            shown.push('…');
        }
        Self { what, input: shown, reasons }
    }
}
