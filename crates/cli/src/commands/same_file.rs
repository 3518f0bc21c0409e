//! Whether two names are of one file, so that nothing is written over what is read.

use std::path::Path;

/// Whether both names lead to one file, by whatever way. A file that is not there yet has its name alone.
pub fn is_same_file(one: &Path, other: &Path) -> bool {
    let place = |path: &Path| path.canonicalize().ok();
    one == other || place(one).zip(place(other)).is_some_and(|(one, other)| one == other)
}
