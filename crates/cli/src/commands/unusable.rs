//! Files that cannot be read or written.

use std::fmt::Display;
use std::path::Path;

use crate::terminal::out::CommandError;

/// A text that cannot be read, and why.
pub fn unreadable(name: &str, error: &dyn Display) -> CommandError {
    CommandError::message(why_unread(name, error))
}

/// Why a text cannot be read.
pub fn why_unread(name: &str, error: &dyn Display) -> String {
    let error = error.to_string();
    let error = if error.starts_with("cannot be read") { error } else { format!("cannot be read: {error}") };
    format!("{name}: {error}")
}

/// Files that could not be read, or not to their ends, and why.
#[derive(Default)]
pub struct Unread {
    whys: Vec<String>,
}

impl Unread {
    /// Hears whether a file could be read.
    pub fn hear(&mut self, read: Result<(), String>) {
        if let Err(why) = read
            && !self.whys.contains(&why)
        {
            self.whys.push(why);
        }
    }

    pub fn is_empty(&self) -> bool {
        self.whys.is_empty()
    }

    /// What is said behind a number.
    pub fn as_far(&self) -> &'static str {
        if self.is_empty() { "" } else { ", as far as the files could be read" }
    }

    /// The value, if every file could be read to its end.
    pub fn or<T>(self, value: T) -> Result<T, CommandError> {
        if self.is_empty() { Ok(value) } else { Err(CommandError::message(self.whys.join("\n"))) }
    }
}

/// A file that cannot be written, and why.
pub fn unwritable(file: &Path, error: &dyn Display) -> CommandError {
    CommandError::message(format!("{}: cannot be written: {error}", file.display()))
}
