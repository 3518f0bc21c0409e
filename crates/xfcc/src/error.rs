//! What is wrong with a message.

/// What is wrong with a message: the place, and what was expected there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("at byte {at}: expected {expected}; found {found}")]
pub struct XfccError {
    /// Where, in bytes from the beginning; for what is missing, the end of the element that lacks it.
    pub at: usize,
    /// What was expected there.
    pub expected: String,
    /// What stands there.
    pub found: String,
}

impl XfccError {
    pub(crate) fn new(at: usize, expected: impl Into<String>, found: impl Into<String>) -> XfccError {
        XfccError { at, expected: expected.into(), found: found.into() }
    }
}
