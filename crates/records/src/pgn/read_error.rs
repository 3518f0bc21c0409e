//! Why a text cannot be read on.

use std::io;

use super::place::Place;

/// The longest comment, word or tag that is read, in bytes. Of a longer comment or tag the beginning is told, and the rest passed.
pub const LONGEST_PART: usize = 1 << 24;

/// Why a text cannot be read on.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReadError {
    /// The source of the bytes failed.
    #[error("cannot be read beyond byte {offset}: {error}")]
    Io {
        /// How many bytes were read.
        offset: u64,
        /// The error of the source.
        error: io::Error,
    },
    /// No game begins anywhere in a text that is not blank.
    #[error("line {}: expected games in PGN, found `{text}`", place.line)]
    NoGame {
        /// Where the text begins.
        place: Place,
        /// What stands there.
        text: String,
    },
}
