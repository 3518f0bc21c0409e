//! Expectations that do not hold, as text.

use records::cases::Failure;

/// What was expected in which line of a file, and what was found, in two lines.
pub fn failure_text(file: &str, failure: &Failure) -> String {
    let Failure { line, expected, found } = failure;
    format!("{file}:{line}: expected {expected}\n    found {found}\n")
}
