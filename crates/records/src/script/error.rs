//! Why a script cannot be read.

use std::fmt;

use crate::text::fault::Fault;

/// Everything that is wrong in a script, in the order of its lines; at least one fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScriptError {
    file: String,
    faults: Vec<Placed>,
}

/// A fault and its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: Fault,
}

impl ScriptError {
    /// The faults of a text; `file` names it in errors.
    #[must_use]
    pub fn new(file: &str, mut faults: Vec<Placed>) -> Self {
        faults.sort_by_key(|placed| (placed.line, placed.fault.column));
        ScriptError { file: file.to_owned(), faults }
    }

    /// The faults, in the order of the lines.
    #[must_use]
    pub fn faults(&self) -> &[Placed] {
        &self.faults
    }

    /// One sentence for each fault, with its line and column.
    pub fn reasons(&self) -> impl Iterator<Item = String> {
        self.faults.iter().map(Placed::to_string)
    }
}

impl fmt::Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, {}", self.line, self.fault)
    }
}

/// `game.acts:5:7: expected …, found …`, a line for each fault.
impl fmt::Display for ScriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, Placed { line, fault }) in self.faults.iter().enumerate() {
            let end = if at + 1 == self.faults.len() { "" } else { "\n" };
            write!(f, "{}:{line}:{}: {}{end}", self.file, fault.column, fault.says())?;
        }
        Ok(())
    }
}

impl std::error::Error for ScriptError {}
