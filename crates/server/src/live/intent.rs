//! What the computer wants to do.

/// Acts that the computer would do at a version of the game; when that has passed, it is asked again.
pub(crate) struct Intent {
    pub(crate) version: u64,
    /// Lines of script, without a stamp.
    pub(crate) lines: Vec<String>,
}
