//! Expectations that do not hold, as text.

use records::cases::Failure;

/// What was expected in which line of a file, and what was found, in two lines.
pub fn failure_text(file: &str, failure: &Failure) -> String {
    let Failure { line, expected, found } = failure;
    format!("{file}:{line}: expected {expected}\n    found {found}\n")
}

/// How many expectations of a text hold, in a sentence.
pub fn summary(what: &str, expectations: usize, failures: usize) -> String {
    match (expectations, failures) {
        (0, 0) => format!("The {what} has no expectations.\n"),
        (1, 0) => "1 expectation holds.\n".to_owned(),
        (all, 0) => format!("All {all} expectations hold.\n"),
        (_, 1) => "1 expectation does not hold.\n".to_owned(),
        (_, failures) => format!("{failures} expectations do not hold.\n"),
    }
}
