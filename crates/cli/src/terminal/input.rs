//! A text that a command reads, from a file or from standard input.

use std::io::Read;
use std::path::Path;

use crate::terminal::out::CommandError;

/// A file, or standard input where it is `-`: its name in errors, and its text.
pub fn read(path: &Path) -> Result<(String, String), CommandError> {
    let stdin = path.as_os_str() == "-";
    let name = if stdin { "standard input".into() } else { path.display().to_string() };
    let bytes = if stdin { all_of_stdin() } else { std::fs::read(path) };
    let bytes = bytes.map_err(|error| CommandError::message(format!("{name}: cannot be read: {error}")))?;
    let text = String::from_utf8(bytes).map_err(|error| CommandError::message(not_utf8(&name, &error)))?;
    Ok((name, text))
}

fn all_of_stdin() -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    std::io::stdin().read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Every place at which the text is not UTF-8, each on a line of its own.
fn not_utf8(name: &str, error: &std::string::FromUtf8Error) -> String {
    let (mut line, mut column) = (1, 1);
    let mut places = Vec::new();
    for chunk in error.as_bytes().utf8_chunks() {
        for letter in chunk.valid().chars() {
            (line, column) = if letter == '\n' { (line + 1, 1) } else { (line, column + 1) };
        }
        if !chunk.invalid().is_empty() {
            places.push(format!("{name}:{line}:{column}: expected text in UTF-8, found a byte that is not"));
            column += 1;
        }
    }
    places.join("\n")
}
