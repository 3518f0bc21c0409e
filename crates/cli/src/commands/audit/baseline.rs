//! Findings that were accepted before.

use std::collections::HashSet;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

use ::audit::Told;
use serde_json::Value;

use crate::terminal::out::CommandError;

/// The findings in a file that an earlier run has printed.
#[derive(Default)]
pub struct Baseline {
    ids: HashSet<String>,
}

impl Baseline {
    pub fn read(file: &Path) -> Result<Self, CommandError> {
        let name = file.display();
        let wrong = |why: &dyn std::fmt::Display| CommandError::message(format!("{name}: {why}"));
        let lines =
            BufReader::new(File::open(file).map_err(|error| wrong(&format!("cannot be read: {error}")))?);
        let mut ids = HashSet::new();
        for (line, number) in lines.lines().zip(1..) {
            let line = line.map_err(|error| wrong(&format!("cannot be read: {error}")))?;
            if line.trim().is_empty() {
                continue;
            }
            let value: Value = serde_json::from_str(&line)
                .map_err(|error| wrong(&format!("line {number} is not a JSON object: {error}")))?;
            match value.get("id").and_then(Value::as_str) {
                Some(id) => drop(ids.insert(id.to_owned())),
                None if value.get("summary").is_some() => {}
                None => return Err(wrong(&format!("line {number} is no finding: it has no `id`"))),
            }
        }
        Ok(Baseline { ids })
    }

    pub fn has(&self, told: &Told) -> bool {
        self.ids.contains(&told.id)
    }
}
