//! The lines of a script under its header.

use super::expectation::Expectation;
use crate::act::Written;

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
