//! The lines of a script under its header.

use std::fmt;

use super::expectation::Expectation;
use crate::act::Written;
use crate::text::comment::comment_of;

/// A line with an act, and the expectations under it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActLine {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// The act as it was written.
    pub written: Written,
    /// What is expected of it.
    pub expects: Vec<Expects>,
}

/// A line with an expectation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expects {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// What is expected.
    pub expectation: Expectation,
}

/// A comment, `# …`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// How many acts stand before it.
    pub after: usize,
    /// What it says, without the sign.
    pub text: String,
}

impl Remark {
    /// The comment of a line of script, if it has one.
    pub(super) fn of_line(after: usize, line: &str) -> Option<Self> {
        comment_of(line).map(|text| Remark { after, text: text.to_owned() })
    }
}

/// On one line.
impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "# {}", self.text.lines().collect::<Vec<_>>().join(" "))
    }
}
