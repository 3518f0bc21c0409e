//! The secrets of acts, as their author gives and gets them.

use crate::text::Line;

/// A secret comes to its end: its key is destroyed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndOfSecret {
    /// The number of the act whose secret it was.
    pub act: u64,
    /// The secret, which everybody may read from now on; none where nobody ever will.
    pub told: Option<Line>,
}

/// What became of the secret of an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Secret {
    /// It can be read: its key is there, or it was told.
    Known(Line),
    /// Its key is missing from the file of keys, or damaged.
    NoKey,
    /// It came to its end untold.
    Destroyed,
}

/// The secrets that have not come to their end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Waiting {
    /// All of them.
    pub secrets: u64,
    /// Those whose key is missing from the file of keys beside the log, or damaged.
    pub without_key: u64,
    /// The places in the file of keys that are neither empty nor hold a key. What was there cannot be read.
    pub damaged_keys: u64,
}
