//! The index that stands beside a file of games: `games.pgn.jadoube-index`.
//!
//! ```text
//!   head     version, what the file of games was when it was indexed, how long the index is, a checksum
//!   blocks   one behind the other, in the order of the games
//! ```
//!
//! An index is written under another name and takes its own when it is whole, so it is there whole or not at all. A part that
//! is damaged is found by its checksum. What the file of games was is a [`Stamp`]: size, time of its last change, checksum.

mod error;
mod head;
mod reader;
mod stamp;
mod writer;

pub use error::IndexError;
pub use head::{IndexHead, VERSION};
pub use reader::{IndexReader, RawBlock};
pub use stamp::{Fit, Stamp};
pub use writer::IndexWriter;

use std::path::{Path, PathBuf};

/// Where the index of a file stands.
///
/// ```
/// use std::path::Path;
/// use jadoube_collection::index::beside;
/// assert_eq!(beside(Path::new("a/games.pgn.zst")), Path::new("a/games.pgn.zst.jadoube-index"));
/// ```
#[must_use]
pub fn beside(text: &Path) -> PathBuf {
    let mut name = text.as_os_str().to_owned();
    name.push(".jadoube-index");
    name.into()
}
