//! Whole scripts: a header, acts, and what is expected of them.
//!
//! ```text
//! # A touched man that can move must move.
//! code: bcf-1912
//!
//! white touches g1
//! = legal g1f3 g1h3
//! = cites 22(a)
//! ```
//!
//! A text may hold several scripts, each begun by a line `case: TITLE` before its other headers.

mod error;
mod expectation;
mod header;
mod odds;
mod terms;
mod time;

pub(crate) use time::{length as time_length, read_length as read_time_length};
mod undertakings;

use std::fmt;

use game::Game;
use law::Code;

use crate::act::Written;
use crate::fault::Fault;
use crate::words::without_comment;
pub use error::{Placed, ScriptError};
pub(crate) use expectation::offer;
pub use expectation::{Expectation, Expected};
pub use header::Header;
pub use terms::{
    Term, TermValue, claims_with_a_move, is_mistake, is_term, keeps_scores, mistakes, record_of_a_move, terms,
};

/// A script: how the game was settled, then what was done and what is expected of it.
#[derive(Clone, Debug)]
pub struct Script {
    /// The text that it was read from, as its errors name it.
    pub file: String,
    /// How the game was settled.
    pub header: Header,
    /// What is expected of what the code says of the settings, before any act.
    pub opening: Vec<Expects>,
    /// The acts in order.
    pub acts: Vec<ActLine>,
}

/// A line with an act, and the expectations under it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActLine {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// The act as it was written.
    pub written: Written,
    /// What is expected of it.
    pub expects: Vec<Expects>,
}

/// A line with an expectation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expects {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// What is expected.
    pub expectation: Expectation,
}

impl Script {
    /// Reads a text that holds one script.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with it, header and acts, each with `file`, line and column; nothing is judged yet.
    ///
    /// ```
    /// use records::script::Script;
    ///
    /// let text = "code: bcf-1912\n\nwhite touches g1 # the King's Knight\n= legal g1f3 g1h3\n";
    /// let script = Script::read("touch.acts", text)?;
    /// assert_eq!(script.acts[0].written.to_string(), "white touches g1");
    ///
    /// let error = Script::read("touch.acts", "code: bcf-1912\n\nwhite touches j1\n").unwrap_err();
    /// assert!(error.to_string().starts_with("touch.acts:3:15: expected a square"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn read(file: &str, text: &str) -> Result<Self, ScriptError> {
        match &parts(text)[..] {
            [only] => read_part(file, only).map_err(|faults| ScriptError::new(file, faults)),
            parts => {
                Err(ScriptError::new(file, parts.iter().skip(1).filter_map(|part| another(part)).collect()))
            }
        }
    }

    /// Reads a text that holds one script or, each begun by `case: TITLE`, several; a blank text holds none.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with any of them.
    pub fn read_all(file: &str, text: &str) -> Result<Vec<Self>, ScriptError> {
        let mut faults = Vec::new();
        let mut scripts = Vec::new();
        for part in parts(text).into_iter().filter(|part| has_content(part)) {
            match read_part(file, &part) {
                Ok(script) => scripts.push(script),
                Err(more) => faults.extend(more),
            }
        }
        if faults.is_empty() { Ok(scripts) } else { Err(ScriptError::new(file, faults)) }
    }

    /// The script of a game as it was played; of what lies in an envelope only its hash is told.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        let header = Header::new(game.code(), game.settings().clone());
        let written = game.log().iter().map(|judged| game.exported(judged).into());
        let acts = written.map(|written| ActLine { line: 0, written, expects: Vec::new() });
        Script { file: String::new(), header, opening: Vec::new(), acts: acts.collect() }
    }
}

type Numbered<'t> = (usize, &'t str);

/// The lines of each script of a text; a line `case:` begins the next one.
fn parts(text: &str) -> Vec<Vec<Numbered<'_>>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut parts = vec![Vec::new()];
    for (at, line) in text.lines().enumerate() {
        if begins_case(line) && parts.last().is_some_and(|part| has_content(part)) {
            parts.push(Vec::new());
        }
        if let Some(part) = parts.last_mut() {
            part.push((at + 1, line));
        }
    }
    parts
}

fn begins_case(line: &str) -> bool {
    line.split_once(':').is_some_and(|(key, _)| key.trim().eq_ignore_ascii_case("case"))
}

/// A second script where there should be one.
fn another(part: &[Numbered]) -> Option<Placed> {
    let &(line, text) = part.first()?;
    let why = "each `case:` begins another script";
    Some(Placed { line, fault: Fault::new(1, "one script", text.trim()).because([why]) })
}

fn has_content(part: &[Numbered]) -> bool {
    part.iter().any(|(_, line)| !is_blank(line))
}

fn is_blank(line: &str) -> bool {
    without_comment(line).trim().is_empty()
}

fn read_part(file: &str, lines: &[Numbered]) -> Result<Script, Vec<Placed>> {
    let (head, body) = head_and_body(lines);
    let (code, header) = header::read(head.iter().copied().filter(|(_, line)| !is_blank(line)));
    let mut reader = Body::new(code);
    for &(line, text) in body.iter().filter(|(_, text)| !is_blank(text)) {
        reader.take(line, text);
    }
    reader.finish(file, header)
}

/// The header goes from its first line to the first empty one; a comment is no empty line. A script that begins with an
/// act has no header.
fn head_and_body<'a, 't>(lines: &'a [Numbered<'t>]) -> (&'a [Numbered<'t>], &'a [Numbered<'t>]) {
    let first = lines.iter().position(|(_, line)| !is_blank(line)).unwrap_or(lines.len());
    if !lines.get(first).is_some_and(|(_, line)| header::is_header(without_comment(line))) {
        return (&[], lines);
    }
    let end = lines[first..].iter().position(|(_, line)| line.trim().is_empty());
    lines.split_at(end.map_or(lines.len(), |end| first + end))
}

/// The acts and expectations of a script so far as they have been read.
struct Body {
    code: Option<&'static Code>,
    opening: Vec<Expects>,
    acts: Vec<ActLine>,
    stamp: Option<(u64, usize)>,
    faults: Vec<Placed>,
}

impl Body {
    fn new(code: Option<&'static Code>) -> Self {
        Body { code, opening: Vec::new(), acts: Vec::new(), stamp: None, faults: Vec::new() }
    }

    fn take(&mut self, line: usize, text: &str) {
        let indent = text.chars().take_while(|letter| letter.is_whitespace()).count();
        match text.trim_start().strip_prefix('=') {
            Some(rest) => self.expectation(line, rest, indent + 1),
            None if header::is_header(without_comment(text)) => self.late_header(line, text.trim()),
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
        self.faults
            .push(Placed { line, fault: Fault::new(1, "an act or an expectation", text).because([why]) });
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

    /// A stamp never runs backward.
    fn backward(&self, line: usize, written: &Written) -> Option<Placed> {
        let (before, at) = self.stamp?;
        written.stamp().filter(|&stamp| stamp < before)?;
        let found = written.to_string();
        let why = format!("line {at} is stamped later");
        let fault = Fault::new(1, "a stamp that does not run backward", found).because([why]);
        Some(Placed { line, fault })
    }

    fn finish(mut self, file: &str, header: Result<Header, Vec<Placed>>) -> Result<Script, Vec<Placed>> {
        match header {
            Ok(header) if self.faults.is_empty() => {
                Ok(Script { file: file.to_owned(), header, opening: self.opening, acts: self.acts })
            }
            header => {
                self.faults.extend(header.err().unwrap_or_default());
                Err(self.faults)
            }
        }
    }
}

/// The script as it is written out: header, an empty line, acts with their expectations.
impl fmt::Display for Script {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.header)?;
        for expects in &self.opening {
            writeln!(f, "= {}", expects.expectation)?;
        }
        for act in &self.acts {
            writeln!(f, "{}", act.written)?;
            for expects in &act.expects {
                writeln!(f, "= {}", expects.expectation)?;
            }
        }
        Ok(())
    }
}
