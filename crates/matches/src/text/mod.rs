//! A match as a club writes it down: a header, then a line for each thing that is done.
//!
//! ```text
//! code: walker-1832
//! players: Lewis, Cochrane
//! wins: 2
//!
//! Lewis begins by lot
//! Cochrane has white by lot
//! game: drawn
//! = first Lewis
//! = cites IV
//! ```
//!
//! A text may hold several matches, each begun by a line `match: TITLE`.

mod header;
mod line;
mod names;
mod script;
mod write;

use records::script::{Placed, ScriptError};
use records::{Fault, without_comment};

use crate::act::MatchAct;
use crate::conduct::Match;
use crate::expected::{Expected, Expects};
use crate::settings::Settings;
use header::HeaderRead;
use line::Line;
use names::Numbered;

pub use line::result_of;
pub use script::Opens;
pub use write::{act_text, header_text, odds_text};

/// A match that was read.
#[derive(Clone, Debug)]
pub struct MatchText {
    /// The name of the text, as its errors give it.
    pub file: String,
    /// The match before its first game.
    pub begins: Match,
    /// What is expected before anything is done.
    pub opening: Vec<Expects>,
    /// What is done, in order.
    pub lines: Vec<ActLine>,
}

/// A line that does something.
#[derive(Clone, Debug)]
pub struct ActLine {
    /// Its number in the file.
    pub line: usize,
    /// As it is written.
    pub text: String,
    /// What is done.
    pub act: MatchAct,
    /// What is expected after it.
    pub expects: Vec<Expects>,
}

impl ActLine {
    /// Whether the line is expected to be refused.
    #[must_use]
    pub fn is_to_be_refused(&self) -> bool {
        self.expects.iter().any(|expects| expects.expected == Expected::Refused)
    }
}

/// Reads every match of a text; `file` names it in errors, and `open` opens the scripts of games.
///
/// # Errors
///
/// Everything that is wrong in the text, each fault with its line and column. Nothing is judged yet, except the scripts
/// of games.
///
/// ```
/// use jadoube_matches::text::read;
///
/// let mut none = |_: &str| Err("there is no such file".to_owned());
/// let text = "code: fide\nplayers: Tal, Keres\n\nTal has white by lot\ngame 1: 1-0\n";
/// assert_eq!(read("a.match", text, &mut none)?[0].lines.len(), 2);
///
/// let error = read("a.match", "code: fide\nplayers: Tal, Keres\n\ngame 1: 2-0\n", &mut none).unwrap_err();
/// assert!(error.to_string().starts_with("a.match:4:9: expected a result"));
/// # Ok::<(), records::script::ScriptError>(())
/// ```
pub fn read(file: &str, text: &str, open: &mut Opens) -> Result<Vec<MatchText>, ScriptError> {
    let mut faults = Vec::new();
    let mut read = Vec::new();
    for part in parts(text) {
        match one(file, &part, open) {
            Ok(one) => read.push(one),
            Err(wrong) => faults.extend(wrong),
        }
    }
    if read.is_empty() && faults.is_empty() {
        faults.push(Placed { line: 1, fault: Fault::at_the_end(1, "a match: `code: …`, `players: …`") });
    }
    if faults.is_empty() { Ok(read) } else { Err(ScriptError::new(file, faults)) }
}

/// Reads one line that does something in a match with these settings. It names no script: nothing is opened.
///
/// # Errors
///
/// The fault, with its column: the line cannot be read, or is an expectation.
///
/// ```
/// use jadoube_matches::text::{act_text, read_act};
///
/// let code = law::codes::find("fide").ok_or("no such code")?;
/// let settings = jadoube_matches::Settings::new(code, ["Tal", "Keres"].map(str::to_owned));
/// let act = read_act("Tal has white by lot", &settings).map_err(|fault| fault.to_string())?;
/// assert_eq!(act_text(&act, &settings).as_deref(), Some("Tal has white by lot"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_act(line: &str, settings: &Settings) -> Result<MatchAct, Fault> {
    let mut none = |_: &str| Err("no script is opened here".to_owned());
    match line::read(line, &names::Names::of(settings), settings, &mut none)? {
        Line::Act(act) => Ok(act),
        Line::Expects(..) => Err(Fault::new(1, "something that is done in a match", line)),
    }
}

/// The lines of each match that are not empty or comments alone, and empty ones where a header ends.
fn parts(text: &str) -> Vec<Vec<Numbered<'_>>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut parts: Vec<Vec<Numbered>> = vec![Vec::new()];
    for (at, line) in text.lines().enumerate() {
        let begins = line.split_once(':').is_some_and(|(key, _)| key.trim().eq_ignore_ascii_case("match"));
        let has_content = parts.last().is_some_and(|part| part.iter().any(|(_, line)| !is_blank(line)));
        if begins && has_content {
            parts.push(Vec::new());
        }
        if let Some(part) = parts.last_mut() {
            part.push((at + 1, line));
        }
    }
    parts.retain(|part| part.iter().any(|(_, line)| !is_blank(line)));
    parts
}

fn is_blank(line: &str) -> bool {
    without_comment(line).trim().is_empty()
}

fn one(file: &str, lines: &[Numbered], open: &mut Opens) -> Result<MatchText, Vec<Placed>> {
    let first = lines.iter().position(|(_, line)| !is_blank(line)).unwrap_or(0);
    let ends = lines[first..].iter().position(|(_, line)| line.trim().is_empty());
    let (head, body) = lines.split_at(ends.map_or(lines.len(), |end| first + end));
    let head = head.iter().copied().filter(|(_, line)| !is_blank(line));
    let HeaderRead { settings, mut faults, code_known, players_known } = header::read(head);
    let names = names::Names::of(&settings);
    let (mut opening, mut acts) = (Vec::new(), Vec::<ActLine>::new());
    // Without the names no line can be read, and without the code none with odds or a script.
    let readable = |line: &str| {
        let of_a_code = line.contains("odds") || line.contains(".acts");
        !is_blank(line) && players_known && (code_known || !of_a_code)
    };
    for &(number, text) in body.iter().filter(|(_, line)| readable(line)) {
        match line::read(text, &names, &settings, open) {
            Ok(Line::Act(act)) => {
                let text = without_comment(text).trim().to_owned();
                acts.push(ActLine { line: number, text, act, expects: Vec::new() });
            }
            Ok(Line::Expects(expected, not)) => {
                let text = without_comment(text).trim().to_owned();
                let expects = Expects { line: number, text, expected, not };
                acts.last_mut().map_or(&mut opening, |act| &mut act.expects).push(expects);
            }
            Err(fault) => faults.push(Placed { line: number, fault }),
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let line = lines[first].0;
    let begins = Match::new(settings.clone()).map_err(|refused| {
        let expected = "a match that can be played";
        vec![Placed { line, fault: Fault::new(1, expected, settings.code.id).because([refused]) }]
    })?;
    Ok(MatchText { file: file.to_owned(), begins, opening, lines: acts })
}
