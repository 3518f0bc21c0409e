//! Why a line of script cannot be read.

use std::fmt;

use crate::text::fault::Fault;

/// Everything that is wrong in a line of script; at least one fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActError {
    faults: Vec<Fault>,
}

impl ActError {
    pub(super) fn new(faults: Vec<Fault>) -> Self {
        ActError { faults }
    }

    /// The faults, from left to right.
    #[must_use]
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    /// The faults by value.
    #[must_use]
    pub fn into_faults(self) -> Vec<Fault> {
        self.faults
    }
}

impl From<Fault> for ActError {
    fn from(fault: Fault) -> Self {
        ActError { faults: vec![fault] }
    }
}

/// `column 15: expected …, found …`, a line for each fault.
impl fmt::Display for ActError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faults: Vec<_> = self.faults.iter().map(Fault::to_string).collect();
        f.write_str(&faults.join("\n"))
    }
}

impl std::error::Error for ActError {}
