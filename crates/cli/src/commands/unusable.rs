//! Files that cannot be read or written.

use std::fmt::Display;
use std::path::Path;

use crate::terminal::out::CommandError;

/// A text that cannot be read, and why.
pub fn unreadable(name: &str, error: &dyn Display) -> CommandError {
    let error = error.to_string();
    let error = if error.starts_with("cannot be read") { error } else { format!("cannot be read: {error}") };
    CommandError::message(format!("{name}: {error}"))
}

/// A file that cannot be written, and why.
pub fn unwritable(file: &Path, error: &dyn Display) -> CommandError {
    CommandError::message(format!("{}: cannot be written: {error}", file.display()))
}
