//! The lines `key: value` with which a script begins.

use std::fmt;

use board::{Setup, Side};
use game::Game;
use game::settings::{
    Arbiter, BoardPlacing, Colours, Notation, Notice, Settings, Start, Table, Undertaken, Undertaking,
};
use law::Code;

use super::error::{Placed, ScriptError};
use super::{odds, time, undertakings};
use crate::act::SIDES;
use crate::fault::{Fault, one_of};
use crate::words::{look_up, without_comment, word_for};

/// What a script says before its first act: perhaps a title, the code, and what was settled.
#[derive(Clone, Debug)]
pub struct Header {
    /// What the script is called, where it says so.
    pub title: Option<String>,
    /// The code that judges.
    pub code: &'static Code,
    /// What was settled before the game.
    pub settings: Settings,
}

/// The code that judges where a script names none.
const DEFAULT_CODE: &str = "fide";

/// The headers that this version plays.
const PLAYED: &[&str] = &[
    "case",
    "code",
    "kind",
    "table",
    "notice",
    "start",
    "board",
    "first",
    "right",
    "odds",
    "giver",
    "undertaking",
    "time",
    "arbiter",
    "colours",
    "no-draw-before",
    "default-time",
    "close",
    "notation",
    "search-states",
];

/// Headers of the form of which this version plays the default value alone, and that value; none where it has no
/// default at the board.
const NOT_PLAYED: &[(&str, Option<&str>)] = &[
    ("kind", Some("over-the-board")),
    ("tempo", Some("standard")),
    ("regime", None),
    ("reply", None),
    ("sides", None),
    ("guidelines", Some("none")),
    ("variation", Some("none")),
    ("scores", Some("complete")),
    ("no-resign-before", Some("none")),
];

const TABLES: &[(&str, Table)] = &[("physical", Table::Physical), ("guarded", Table::Guarded)];
const NOTICES: &[(&str, Notice)] = &[("all", Notice::All), ("silent", Notice::Silent)];
const PLACINGS: &[(&str, BoardPlacing)] =
    &[("proper", BoardPlacing::Proper), ("misplaced", BoardPlacing::Misplaced)];
const ARBITERS: &[(&str, Arbiter)] =
    &[("present", Arbiter::Present), ("called", Arbiter::Called), ("absent", Arbiter::Absent)];
const NOTATIONS: &[(&str, Notation)] =
    &[("code", Notation::Code), ("algebraic", Notation::Algebraic), ("any", Notation::Any)];
const COLOURS: &[(&str, Colours)] = &[("proper", Colours::Proper), ("reversed", Colours::Reversed)];

impl Header {
    /// A game under a code, as it was settled.
    #[must_use]
    pub fn new(code: &'static Code, settings: Settings) -> Self {
        Header { title: None, code, settings }
    }

    /// Reads header lines alone, as a store of games keeps them.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with them, each with its line and column; `file` names the text.
    pub fn read(file: &str, text: &str) -> Result<Self, ScriptError> {
        let lines = text.lines().enumerate().map(|(at, line)| (at + 1, line));
        let (_, header) = read(lines.filter(|(_, line)| !without_comment(line).trim().is_empty()));
        header.map_err(|faults| ScriptError::new(file, faults))
    }
}

/// The header as scripts write it: the code and the bound of searches always, else what differs from the usual.
impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Settings { table, notice, start, board, first, right, time, close, odds, .. } = &self.settings;
        let Settings { arbiter, colours, no_draw_before, default_time, undertaking, .. } = &self.settings;
        let Settings { notation, search_states, .. } = &self.settings;
        let usual = Settings::default();
        if let Some(title) = &self.title {
            writeln!(f, "case: {title}")?;
        }
        writeln!(f, "code: {}", self.code.id)?;
        line_unless(f, "table", word_for(TABLES, table), *table == usual.table)?;
        line_unless(f, "notice", word_for(NOTICES, notice), *notice == usual.notice)?;
        match start {
            Start::Usual => {}
            Start::Chess960(number) => writeln!(f, "start: chess960 {number}")?,
            Start::Setup(setup) => writeln!(f, "start: {}", setup.fen())?,
        }
        line_unless(f, "board", word_for(PLACINGS, board), *board == usual.board)?;
        for (key, side) in [("first", first), ("right", right)] {
            line_unless(f, key, &side.map(|side| side.to_string()).unwrap_or_default(), side.is_none())?;
        }
        line_unless(f, "odds", &odds::written(odds), odds.is_empty())?;
        if let Some(undertaking) = undertaking {
            // The giver is named by what is given; where nothing is, by a line of his own.
            line_unless(f, "giver", &undertaking.by.to_string(), undertaking.by == Side::White)?;
            writeln!(f, "undertaking: {}", undertakings::written(&undertaking.what))?;
        }
        line_unless(f, "time", &time::Written(time).to_string(), *time == usual.time)?;
        if let Some(arbiter) = arbiter {
            writeln!(f, "arbiter: {}", word_for(ARBITERS, arbiter))?;
        }
        line_unless(f, "colours", word_for(COLOURS, colours), *colours == usual.colours)?;
        if let Some(number) = no_draw_before {
            writeln!(f, "no-draw-before: {number}")?;
        }
        if let Some(wait) = default_time {
            writeln!(f, "default-time: {}", time::length(*wait))?;
        }
        line_unless(f, "close", &close.map(time::in_units).unwrap_or_default(), close.is_none())?;
        line_unless(f, "notation", word_for(NOTATIONS, notation), *notation == usual.notation)?;
        writeln!(f, "search-states: {search_states}")
    }
}

fn line_unless(f: &mut fmt::Formatter<'_>, key: &str, value: &str, usual: bool) -> fmt::Result {
    if usual { Ok(()) } else { writeln!(f, "{key}: {value}") }
}

/// A header line taken apart.
struct Pair<'t> {
    line: usize,
    key: String,
    value: &'t str,
    column: usize,
}

impl Pair<'_> {
    fn fault(&self, expected: impl Into<String>) -> Fault {
        match self.value {
            "" => Fault::at_the_end(self.column, expected),
            value => Fault::new(self.column, expected, value),
        }
    }

    fn one<T: Copy>(&self, table: &[(&str, T)]) -> Result<T, Vec<Fault>> {
        let expected = || one_of(table.iter().map(|(word, _)| *word));
        look_up(table, self.value).ok_or_else(|| vec![self.fault(expected())])
    }
}

/// Whether a line has the form of a header: a word of letters and hyphens, and a colon.
pub(super) fn is_header(line: &str) -> bool {
    line.split_once(':').is_some_and(|(key, _)| is_key(key.trim()))
}

fn is_key(key: &str) -> bool {
    !key.is_empty() && key.chars().all(|letter| letter.is_ascii_alphabetic() || letter == '-')
}

/// Reads the lines of a header, each with its number in the file; the code is told even where something is wrong.
pub(super) fn read<'t>(
    lines: impl Iterator<Item = (usize, &'t str)>,
) -> (Option<&'static Code>, Result<Header, Vec<Placed>>) {
    let mut draft = Draft::default();
    for (line, text) in lines {
        draft.take(line, text);
    }
    (draft.code, draft.finish())
}

/// A header so far as it has been read.
#[derive(Default)]
struct Draft {
    title: Option<String>,
    code: Option<&'static Code>,
    settings: Settings,
    odds: Vec<odds::One>,
    undertaking: Option<Undertaken>,
    giver: Option<Side>,
    /// The keys and their lines.
    seen: Vec<(String, usize)>,
    /// What is told of the start where no game can begin so.
    refused: Option<Placed>,
    faults: Vec<Placed>,
}

impl Draft {
    fn take(&mut self, line: usize, text: &str) {
        let Some(pair) = pair(line, text) else {
            let fault = Fault::new(1, "a header line, `key: value`", text.trim());
            return self.faults.push(Placed {
                line,
                fault: fault.because(["an empty line stands between the header and the acts"]),
            });
        };
        let result = self.only_once(&pair).and_then(|()| self.set(&pair));
        let faults = result.err().unwrap_or_default();
        self.faults.extend(faults.into_iter().map(|fault| Placed { line, fault }));
    }

    fn only_once(&mut self, pair: &Pair) -> Result<(), Vec<Fault>> {
        let before = self.seen.iter().find(|(key, _)| *key == pair.key).map(|(_, line)| *line);
        self.seen.push((pair.key.clone(), pair.line));
        match before {
            None => Ok(()),
            Some(line) => {
                let why = format!("`{}` is settled in line {line}", pair.key);
                Err(vec![Fault::new(1, "each header once", pair.key.clone()).because([why])])
            }
        }
    }

    fn set(&mut self, pair: &Pair) -> Result<(), Vec<Fault>> {
        let settings = &mut self.settings;
        match pair.key.as_str() {
            "case" => self.title = Some(title(pair)?),
            "code" => self.code = Some(code(pair)?),
            "table" => settings.table = pair.one(TABLES)?,
            "notice" => settings.notice = pair.one(NOTICES)?,
            "start" => {
                settings.start = start(pair)?;
                let fault = pair.fault("a start from which a game can be played");
                self.refused = Some(Placed { line: pair.line, fault });
            }
            "board" => settings.board = pair.one(PLACINGS)?,
            "first" => settings.first = Some(pair.one(SIDES)?),
            "right" => settings.right = Some(pair.one(SIDES)?),
            "odds" => self.odds = odds::read(pair.value, pair.column)?,
            "undertaking" => self.undertaking = undertakings::read(pair.value, pair.column)?,
            "giver" => self.giver = Some(pair.one(SIDES)?),
            "time" => settings.time = time::read(pair.value, pair.column)?,
            "arbiter" => settings.arbiter = Some(pair.one(ARBITERS)?),
            "colours" => settings.colours = pair.one(COLOURS)?,
            "no-draw-before" => settings.no_draw_before = move_number(pair)?,
            "default-time" => settings.default_time = wait(pair)?,
            "close" => settings.close = close(pair)?,
            "notation" => settings.notation = pair.one(NOTATIONS)?,
            "search-states" => settings.search_states = states(pair)?,
            _ => only_the_default(pair)?,
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Header, Vec<Placed>> {
        let code = self.code.or_else(|| law::codes::find(DEFAULT_CODE));
        let giver = self.giver.unwrap_or(Side::White);
        let odds = std::mem::take(&mut self.odds).into_iter();
        self.settings.odds = odds.map(|one| one.by(giver)).collect();
        let undertaking = self.undertaking.take();
        self.settings.undertaking = undertaking.map(|what| Undertaking { by: giver, what });
        match code {
            Some(code) if self.faults.is_empty() => self.playable(code),
            _ => Err(self.faults),
        }
    }

    /// Whether the game can be begun so.
    fn playable(self, code: &'static Code) -> Result<Header, Vec<Placed>> {
        let Err(error) = Game::new(code, self.settings.clone()) else {
            return Ok(Header { title: self.title, code, settings: self.settings });
        };
        let code = Fault::new(1, "settings with which a game can begin", code.id);
        let Placed { line, fault } = self.refused.unwrap_or(Placed { line: 1, fault: code });
        let reasons =
            error.reasons.iter().map(|why| why.strip_prefix("the start is refused: ").unwrap_or(why));
        Err(vec![Placed { line, fault: fault.because(reasons) }])
    }
}

fn pair(line: usize, text: &str) -> Option<Pair<'_>> {
    let text = without_comment(text).trim_end();
    let (key, value) = text.split_once(':')?;
    let blanks = value.chars().take_while(|letter| letter.is_whitespace()).count();
    let column = key.chars().count() + 2 + blanks;
    let key = key.trim();
    is_key(key).then(|| Pair { line, key: key.to_ascii_lowercase(), value: value.trim(), column })
}

fn title(pair: &Pair) -> Result<String, Vec<Fault>> {
    if pair.value.is_empty() { Err(vec![pair.fault("a title")]) } else { Ok(pair.value.to_owned()) }
}

fn codes() -> String {
    one_of(law::codes::all().iter().map(|code| code.id))
}

fn code(pair: &Pair) -> Result<&'static Code, Vec<Fault>> {
    law::codes::find(&pair.value.to_ascii_lowercase())
        .ok_or_else(|| vec![pair.fault(format!("a code: {}", codes()))])
}

fn start(pair: &Pair) -> Result<Start, Vec<Fault>> {
    let mut words = pair.value.split_whitespace();
    match words.next() {
        None => Err(vec![pair.fault("a FEN or `chess960 N`")]),
        Some(word) if word.eq_ignore_ascii_case("chess960") => chess960(pair, words.next(), words.next()),
        Some(_) => fen(pair),
    }
}

fn chess960(pair: &Pair, number: Option<&str>, more: Option<&str>) -> Result<Start, Vec<Fault>> {
    let number = number.filter(|_| more.is_none()).and_then(|number| number.parse().ok());
    match number {
        Some(number) if Setup::chess960(number).is_some() => Ok(Start::Chess960(number)),
        _ => Err(vec![pair.fault("`chess960` and the number of an array, 0 to 959")]),
    }
}

fn fen(pair: &Pair) -> Result<Start, Vec<Fault>> {
    pair.value.parse::<Setup>().map(|setup| Start::Setup(Box::new(setup))).map_err(|error| {
        let fault = |fault: &board::FenFault| {
            let found: String = pair.value.chars().skip(fault.column - 1).collect();
            let place = pair.column + fault.column - 1;
            let place = match found.trim() {
                "" => Fault::at_the_end(place, "a FEN"),
                found => Fault::new(place, "a FEN", found),
            };
            place.because([&fault.says])
        };
        error.faults().iter().map(fault).collect()
    })
}

/// How long play goes on, in hours, minutes and seconds: `4h`, `3h 30m`.
fn close(pair: &Pair) -> Result<Option<u64>, Vec<Fault>> {
    let expected = "how long play goes on, as in `4h` or `3h 30m`; or `none`";
    match time::duration(&pair.value.to_ascii_lowercase()) {
        _ if pair.value.eq_ignore_ascii_case("none") => Ok(None),
        Ok(time) => Ok(Some(time)),
        Err(why) => Err(vec![pair.fault(expected).because([why])]),
    }
}

fn states(pair: &Pair) -> Result<u64, Vec<Fault>> {
    let expected = "a number of states, 1 or more";
    pair.value.parse().ok().filter(|&states| states > 0).ok_or_else(|| vec![pair.fault(expected)])
}

/// A move's number, or `none`.
fn move_number(pair: &Pair) -> Result<Option<u32>, Vec<Fault>> {
    let expected = "a move's number, 1 or more, or `none`";
    match pair.value.parse::<u32>() {
        _ if pair.value.eq_ignore_ascii_case("none") => Ok(None),
        Ok(number) if number > 0 => Ok(Some(number)),
        _ => Err(vec![pair.fault(expected)]),
    }
}

/// How long a player is waited for, or `none`.
fn wait(pair: &Pair) -> Result<Option<u64>, Vec<Fault>> {
    match pair.value.eq_ignore_ascii_case("none") {
        true => Ok(None),
        false => time::read_length(pair.value)
            .map(Some)
            .map_err(|why| vec![pair.fault("a time such as `30m`, or `none`").because([why])]),
    }
}

fn only_the_default(pair: &Pair) -> Result<(), Vec<Fault>> {
    let known = NOT_PLAYED.iter().find(|(key, _)| *key == pair.key);
    let Some((key, default)) = known else {
        return Err(vec![Fault::new(1, headers(), pair.key.clone())]);
    };
    let why = format!("`{key}: {}` is a header of scripts, but this version does not play it", pair.value);
    match default {
        Some(default) if pair.value.eq_ignore_ascii_case(default) => Ok(()),
        Some(default) => Err(vec![pair.fault(format!("`{default}`")).because([why])]),
        None => Err(vec![Fault::new(1, headers(), pair.key.clone()).because([why])]),
    }
}

fn headers() -> String {
    format!("a header: {}", one_of(PLAYED.iter().copied()))
}
