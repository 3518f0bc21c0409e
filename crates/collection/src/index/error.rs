//! Why an index cannot be read.

use std::io;

/// Why an index cannot be read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum IndexError {
    /// The file cannot be read.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// It is no index, or one of another version.
    #[error("{0}")]
    Other(&'static str),
    /// A part is not what its checksum says.
    #[error("it is damaged at byte {0}")]
    Damaged(u64),
}
