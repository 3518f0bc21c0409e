//! Findings that were accepted before.

use std::collections::HashMap;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

use ::audit::Told;
use serde_json::Value;

use crate::terminal::out::CommandError;

/// The findings in a file that an earlier run has printed. Copies of a game have the same findings, so that they are counted.
#[derive(Default)]
pub struct Baseline {
    left: HashMap<String, u64>,
}

impl Baseline {
    pub fn read(file: &Path) -> Result<Self, CommandError> {
        let name = file.display();
        let wrong = |why: &dyn std::fmt::Display| CommandError::message(format!("{name}: {why}"));
        let lines =
            BufReader::new(File::open(file).map_err(|error| wrong(&format!("cannot be read: {error}")))?);
        let mut left = HashMap::new();
        for (line, number) in lines.lines().zip(1..) {
            let line = line.map_err(|error| wrong(&format!("cannot be read: {error}")))?;
            if line.trim().is_empty() {
                continue;
            }
            let value: Value = serde_json::from_str(&line)
                .map_err(|error| wrong(&format!("line {number} is not a JSON object: {error}")))?;
            match value.get("id").and_then(Value::as_str) {
                Some(id) => *left.entry(id.to_owned()).or_insert(0) += 1,
                None if value.get("summary").is_some() => {}
                None => return Err(wrong(&format!("line {number} is no finding: it has no `id`"))),
            }
        }
        Ok(Baseline { left })
    }

    /// Whether a finding was accepted; as often as the file has it.
    pub fn accepts(&mut self, told: &Told) -> bool {
        let Some(left) = self.left.get_mut(&told.id).filter(|left| **left > 0) else { return false };
        *left -= 1;
        true
    }
}
