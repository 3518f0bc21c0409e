//! The password: from a file or from the environment, and never from the command line, which others can read.

use std::fs;
use std::path::Path;

use crate::terminal::out::CommandError;

/// The variable that holds the password where no file is named.
pub const VARIABLE: &str = "JADOUBE_XFCC_PASSWORD";

/// The password: the first line of the file, or the variable.
pub fn read(file: Option<&Path>) -> Result<String, CommandError> {
    let password = match file {
        Some(path) => {
            let text = fs::read_to_string(path).map_err(|error| {
                CommandError::message(format!("{}: cannot be read: {error}", path.display()))
            })?;
            text.lines().next().unwrap_or_default().to_owned()
        }
        None => std::env::var(VARIABLE).unwrap_or_default(),
    };
    match password.is_empty() {
        true => Err(CommandError::message(format!(
            "there is no password: expected one in the first line of a file, --password-file FILE, or in {VARIABLE}"
        ))),
        false => Ok(password),
    }
}
