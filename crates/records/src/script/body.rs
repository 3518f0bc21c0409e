//! Reading the acts of a script, and the expectations under them.

use law::Code;

use super::error::Placed;
use super::expectation::Expectation;
use super::lines::{ActLine, Expects};
use super::pair::is_header;
use crate::act::Written;
use crate::text::comment::without_comment;
use crate::text::fault::Fault;

/// The acts and expectations of a script as far as they have been read.
pub(super) struct Body {
    code: Option<&'static Code>,
    pub opening: Vec<Expects>,
    pub acts: Vec<ActLine>,
    /// The last stamp and its line.
    stamp: Option<(u64, usize)>,
    pub faults: Vec<Placed>,
}

impl Body {
    /// An empty body; articles are those of the code, where it is known.
    pub fn new(code: Option<&'static Code>) -> Self {
        Body { code, opening: Vec::new(), acts: Vec::new(), stamp: None, faults: Vec::new() }
    }

    pub fn take(&mut self, line: usize, text: &str) {
        let indent = text.chars().take_while(|letter| letter.is_whitespace()).count();
        match text.trim_start().strip_prefix('=') {
            Some(rest) => self.expectation(line, rest, indent + 1),
            None if is_header(without_comment(text)) => self.late_header(line, text.trim()),
            None => self.act(line, text),
        }
    }

    fn expectation(&mut self, line: usize, text: &str, columns: usize) {
        match Expectation::read(text, self.code) {
            Ok(expectation) => {
                let under = self.acts.last_mut().map_or(&mut self.opening, |act| &mut act.expects);
                under.push(Expects { line, expectation });
            }
            Err(faults) => {
                let faults = faults.into_iter().map(|fault| fault.moved_by(columns));
                self.faults.extend(faults.map(|fault| Placed { line, fault }));
            }
        }
    }

    fn late_header(&mut self, line: usize, text: &str) {
        let why = "headers come first, before the first empty line";
        let fault = Fault::new(1, "an act or an expectation", text).because([why]);
        self.faults.push(Placed { line, fault });
    }

    fn act(&mut self, line: usize, text: &str) {
        match text.parse::<Written>() {
            Ok(written) => {
                self.faults.extend(self.backward(line, &written));
                self.stamp = written.stamp().map(|stamp| (stamp, line)).or(self.stamp);
                self.acts.push(ActLine { line, written, expects: Vec::new() });
            }
            Err(error) => {
                self.faults.extend(error.into_faults().into_iter().map(|fault| Placed { line, fault }))
            }
        }
    }

    /// The fault of a stamp that runs backward.
    fn backward(&self, line: usize, written: &Written) -> Option<Placed> {
        let (before, at) = self.stamp?;
        written.stamp().filter(|&stamp| stamp < before)?;
        let found = written.to_string();
        let why = format!("line {at} has a later stamp");
        let fault = Fault::new(1, "a stamp that does not run backward", found).because([why]);
        Some(Placed { line, fault })
    }
}
