//! The names of a log and of what stands beside it.

use std::path::{Path, PathBuf};

use super::fault;
use crate::error::StoreError;

/// The full path of the file itself, so that SQLite gives names such as `:memory:` no special meaning, and so that what stands
/// beside the file is the same by whatever symbolic link one comes to it.
pub(super) fn plain(path: &Path) -> Result<PathBuf, StoreError> {
    let mut full = as_named(path)?;
    for _ in 0..LINKS {
        let Ok(to) = std::fs::read_link(&full) else { return Ok(full) };
        full = full.parent().map_or_else(|| to.clone(), |folder| folder.join(&to));
    }
    Err(fault::unusable(path, "its symbolic links lead nowhere"))
}

/// The full path by the name that was given.
pub(super) fn as_named(path: &Path) -> Result<PathBuf, StoreError> {
    std::path::absolute(path).map_err(|error| fault::unusable(path, error.to_string()))
}

/// As many symbolic links as Linux follows.
const LINKS: usize = 40;

/// A file that stands beside a log.
pub(super) fn beside(log: &Path, ending: &str) -> PathBuf {
    let mut name = log.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Makes the name of a new file durable. Where a folder cannot be synchronised, that is not needed.
pub(super) fn keep_entry(path: &Path) {
    let folder = plain(path).ok().and_then(|file| file.parent().map(Path::to_path_buf));
    if let Some(folder) = folder.and_then(|folder| std::fs::File::open(folder).ok()) {
        let _ = folder.sync_all();
    }
}
