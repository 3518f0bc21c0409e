//! The results of cases.

use std::collections::BTreeSet;

/// The result of a case.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CaseReport {
    /// How many expectations were checked.
    pub expectations: usize,
    /// The expectations that do not hold, in the order of their lines.
    pub failures: Vec<Failure>,
    /// Whether one of the failures is an act that cannot be done, where no error was expected.
    pub impossible: bool,
    /// The articles cited on the settings and on every act.
    pub cited: BTreeSet<&'static str>,
    /// What the rulings say, what each thing is about that may be said then, and what may be exacted: each sentence once.
    pub said: BTreeSet<String>,
}

/// An expectation that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// What was expected.
    pub expected: String,
    /// What was found.
    pub found: String,
}

/// What the cases of a code show of its articles.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    /// How many cases were run.
    pub cases: usize,
    /// The articles that the rulings of the cases cite.
    pub cited: BTreeSet<&'static str>,
    /// What the rulings say, what each thing is about that may be said then, and what may be exacted: each sentence once.
    pub said: BTreeSet<String>,
    /// The expectations that do not hold, each with its file.
    pub failures: Vec<(String, Failure)>,
}
