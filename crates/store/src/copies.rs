//! What is found of a log that is copied or looked through.

use std::path::PathBuf;

use crate::records::Counts;
use crate::secret::Waiting;

/// A copy of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copied {
    /// How much it holds.
    pub counts: Counts,
    /// The secrets in it that wait to be told, and how many of them cannot be read with the keys beside it.
    pub waiting: Waiting,
}

/// A log that was put back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// What it holds now.
    pub copied: Copied,
    /// The name of the log that stood there before.
    pub replaced: Option<PathBuf>,
}

/// What was found of a log that is sound from end to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// How much it holds.
    pub counts: Counts,
    /// Whether each byte of the file was compared with the guard beside it. A file that was copied without its guard, or is older
    /// than guards, has only its records to tell.
    pub every_byte: bool,
    /// The secrets that wait to be told.
    pub waiting: Waiting,
}
