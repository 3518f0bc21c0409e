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
pub use head::{IndexHead, VERSION, is_index};
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
    name.push(ENDING);
    name.into()
}

/// The file of games beside which an index stands, or a part of one that is being written; none where the name is that of
/// neither.
///
/// ```
/// use std::path::Path;
/// use jadoube_collection::index::text_of;
/// assert_eq!(text_of(Path::new("a/games.pgn.jadoube-index")), Some("a/games.pgn".into()));
/// assert_eq!(text_of(Path::new("a/games.pgn.jadoube-index.4711")), Some("a/games.pgn".into()));
/// assert_eq!(text_of(Path::new("a/games.pgn")), None);
/// ```
#[must_use]
pub fn text_of(index: &Path) -> Option<PathBuf> {
    let name = index.file_name()?.to_str()?;
    let (text, behind) = name.rsplit_once(ENDING)?;
    let is_part = |number: &str| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    let fits = behind.is_empty() || behind.strip_prefix('.').is_some_and(is_part);
    (fits && !text.is_empty()).then(|| index.with_file_name(text))
}

/// How the name of an index ends.
const ENDING: &str = ".jadoube-index";
