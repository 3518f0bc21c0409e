//! Whole scripts: a header, acts, and what is expected of them.
//!
//! ```text
//! # A touched piece that can move must move.
//! code: bcf-1912
//!
//! white touches g1
//! = legal g1f3 g1h3
//! = cites 22(a)
//! ```
//!
//! A text may hold several scripts, each begun by a line `case: TITLE` before its other headers.

mod agreed;
mod body;
mod error;
mod expectation;
mod expectation_reader;
mod header;
mod header_reader;
mod known;
mod lines;
mod manner;
mod odds;
mod pair;
mod parts;
mod several;
mod time_control;
mod under;
mod undertakings;

use std::fmt;

use game::act::Entry;
use game::settings::Settings;
use game::{Game, Judged};
use law::Code;

use body::Body;
use header_reader::Unknown;
use parts::{Numbered, another, has_content, head_and_body, is_blank, parts};
use several::Several;
use under::named;

pub use agreed::{APART, Choice, ChoiceValue, choices, is_choice, is_mistake, mistakes};
pub use error::{Placed, ScriptError};
pub use expectation::{Expectation, Expected};
pub use header::Header;
pub use header_reader::PLAYED;
pub use known::{claims_with_a_move, keeps_scores, record_of_a_move};
pub use lines::{ActLine, Expects, Remark};
pub use manner::{arbiter, regime, tempo};

/// A script: what was settled, then what was done and what is expected of it.
#[derive(Clone, Debug)]
pub struct Script {
    /// The name of the text, as its errors give it.
    pub file: String,
    /// The code, and what was settled before the game.
    pub header: Header,
    /// What is expected of the rulings on the settings, before any act.
    pub opening: Vec<Expects>,
    /// The acts in order.
    pub acts: Vec<ActLine>,
    /// The comments in order.
    pub remarks: Vec<Remark>,
}

impl Script {
    /// Reads a text that holds one script; `file` names it in errors.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with header and acts, each fault with file, line and column. Nothing is judged yet.
    ///
    /// ```
    /// use jadoube_records::script::Script;
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
        Self::read_with(file, text, &[])
    }

    /// The same, where the script may also be judged by one of these codes.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with header and acts, each fault with file, line and column. Nothing is judged yet.
    ///
    /// ```
    /// use jadoube_records::script::Script;
    /// use law::question::{Made, Transfer};
    /// use law::{Article, Clause, Code, Effect, Term, rule};
    ///
    /// const LEGAL_MOVE: &Term<Transfer> = &Term::new("a legal move was made", |facts| facts.made == Made::Legal);
    /// static HOUSE: Code = Code::new(
    ///     "kitchen-table",
    ///     "The laws of our kitchen table",
    ///     &[Article::new(
    ///         "1",
    ///         "A legal move is complete.",
    ///         &[Clause::Transfer(rule(&[LEGAL_MOVE], &[Effect::Completes]))],
    ///     )],
    /// );
    ///
    /// let text = "code: kitchen-table\n\nwhite plays e4\n= cites 1\n";
    /// let script = Script::read_with("house.acts", text, &[&HOUSE])?;
    /// assert_eq!(jadoube_records::cases::run(&script)?.failures, []);
    /// assert!(Script::read("house.acts", text).is_err());
    /// # Ok::<(), jadoube_records::script::ScriptError>(())
    /// ```
    pub fn read_with(file: &str, text: &str, codes: &[&'static Code]) -> Result<Self, ScriptError> {
        match &parts(text)[..] {
            [only] => read_part(file, only, codes, Unknown::Refused),
            parts => {
                let more = parts.iter().skip(1).filter_map(|part| another(part));
                let wrong = |part: &Vec<Numbered>| read_part(file, part, codes, Unknown::Refused).err();
                let faults = parts.iter().filter_map(wrong).flat_map(|error| error.faults().to_vec());
                Err(ScriptError::new(file, more.chain(faults).collect()))
            }
        }
    }

    /// Reads a text that holds one script, or several that each begin with `case: TITLE`; a blank text holds none.
    /// A header that names several codes, `code: fide-2018, fide-2023`, gives a script for each.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with any of them.
    pub fn read_all(file: &str, text: &str) -> Result<Vec<Self>, ScriptError> {
        Self::read_all_with(file, text, &[])
    }

    /// The same, where the scripts may also be judged by one of these codes.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with any of them.
    pub fn read_all_with(file: &str, text: &str, codes: &[&'static Code]) -> Result<Vec<Self>, ScriptError> {
        let mut faults: Vec<Placed> = Vec::new();
        let mut scripts = Vec::new();
        let mut take = |part: &[Numbered]| match read_part(file, part, codes, Unknown::Refused) {
            Ok(script) => scripts.push(script),
            Err(error) => {
                let new: Vec<_> =
                    error.faults().iter().filter(|fault| !faults.contains(fault)).cloned().collect();
                faults.extend(new);
            }
        };
        for part in parts(text).into_iter().filter(|part| has_content(part)) {
            match Several::of(&part) {
                None => take(&part),
                Some(several) => several.scripts(&part).for_each(|script| take(&script)),
            }
        }
        if faults.is_empty() { Ok(scripts) } else { Err(ScriptError::new(file, faults)) }
    }

    /// Reads a text that holds one script as if its header named another code. What was announced and that code does not know is
    /// left out: [`Game::fitted`] says why. So is what is expected under its own code.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with header and acts under that code, at its place in the text.
    ///
    /// ```
    /// use jadoube_records::script::Script;
    ///
    /// let walker = law::codes::find("walker-1832").ok_or("no such code")?;
    /// let script = Script::read_under("game.acts", "code: fide-2023\n\nwhite plays e4\n", walker)?;
    /// assert_eq!(script.header.code.id, "walker-1832");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn read_under(file: &str, text: &str, code: &'static Code) -> Result<Self, ScriptError> {
        // A game under a code of games by post is one under the other code too.
        let own = Self::read(file, text).ok().map(|own| own.header);
        let own = own.and_then(|header| Game::new(header.code, header.settings).ok());
        let kind = own.map(|game| game.settings().kind);
        let line = format!("code: {}", code.id);
        let mut script = match &parts(text)[..] {
            [only] => read_part(file, &named(only, &line), &[code], Unknown::LeftOut)?,
            _ => Self::read_with(file, text, &[code])?,
        };
        if let Some(kind) = kind {
            (script.header.settings, _) =
                Game::fitted(code, Settings { kind, ..script.header.settings.clone() });
        }
        Ok(script)
    }

    /// The script of a game as it may be published: a record still in its envelope is given by the hash alone, and
    /// conditional moves that are still hidden are left out.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        Self::with(game, |judged| game.exported(judged))
    }

    /// The same without what a side did at its own board, which only it has seen, and from which nothing follows.
    #[must_use]
    pub fn for_everybody(game: &Game) -> Self {
        let mut script = Self::of(game);
        let mut seen = game.log().iter().map(|judged| game.seen_only_by(judged).is_none());
        script.acts.retain(|_| seen.next().unwrap_or(true));
        script
    }

    /// The same with the conditional moves that are hidden, for whoever holds them already.
    #[must_use]
    pub fn with_hidden_lines(game: &Game) -> Self {
        Self::with(game, |judged| match game.hides_line(judged) {
            true => judged.entry.clone(),
            false => game.exported(judged),
        })
    }

    fn with(game: &Game, entry: impl Fn(&Judged) -> Entry) -> Self {
        let header = Header::new(game.code(), game.settings().clone());
        let written = game.log().iter().map(|judged| entry(judged).into());
        let acts = written.map(|written| ActLine { line: 0, written, expects: Vec::new() });
        Script { file: String::new(), header, opening: Vec::new(), acts: acts.collect(), remarks: Vec::new() }
    }
}

fn read_part(
    file: &str,
    lines: &[Numbered],
    codes: &[&'static Code],
    unknown: Unknown,
) -> Result<Script, ScriptError> {
    let (head, body) = head_and_body(lines);
    let head_lines = head.iter().copied().filter(|(_, line)| !is_blank(line));
    let (code, header) = header_reader::read(head_lines, codes, unknown);
    let mut read = Body::new(code);
    let mut remarks: Vec<Remark> = head.iter().filter_map(|(_, text)| Remark::of_line(0, text)).collect();
    for &(line, text) in body {
        if !is_blank(text) {
            read.take(line, text);
        }
        remarks.extend(Remark::of_line(read.acts.len(), text));
    }
    let Body { opening, acts, mut faults, .. } = read;
    match header {
        Ok(header) if faults.is_empty() => {
            Ok(Script { file: file.to_owned(), header, opening, acts, remarks })
        }
        header => {
            faults.extend(header.err().unwrap_or_default());
            Err(ScriptError::new(file, faults))
        }
    }
}

/// The script as it is written: header, an empty line, acts with their expectations; each comment on a line of its own behind
/// the act that it stands behind.
impl fmt::Display for Script {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.header)?;
        let mut remarks = self.remarks.iter().peekable();
        while let Some(remark) = remarks.next_if(|remark| remark.after == 0) {
            writeln!(f, "{remark}")?;
        }
        for expects in &self.opening {
            writeln!(f, "= {}", expects.expectation)?;
        }
        for (acts, act) in (1..).zip(&self.acts) {
            writeln!(f, "{}", act.written)?;
            for expects in &act.expects {
                writeln!(f, "= {}", expects.expectation)?;
            }
            while let Some(remark) = remarks.next_if(|remark| remark.after <= acts) {
                writeln!(f, "{remark}")?;
            }
        }
        Ok(())
    }
}
