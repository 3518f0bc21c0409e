//! What is wrong with what was asked.

/// Something that is wrong with what was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The field of [`Asked`](crate::Asked) that it is about.
    pub field: &'static str,
    /// Why it will not do.
    pub why: String,
}

impl Wrong {
    pub(crate) fn new(field: &'static str, why: impl Into<String>) -> Self {
        Wrong { field, why: why.into() }
    }
}
