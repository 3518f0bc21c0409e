//! Findings and the summary, in words or as JSON.

use std::collections::BTreeMap;
use std::io::Write;
use std::time::Duration;

use ::audit::{Places, Tally, Told};
use indicatif::ProgressBar;
use serde_json::{Map, Value, json};

use crate::terminal::numbers::{many, per_second, thousands};
use crate::terminal::out::{CommandError, Out, Paint};

/// Prints what is found.
pub struct Printer<'a> {
    json: bool,
    out: &'a mut Out,
    /// Something else is written besides, for which the run goes on when nobody reads what is printed.
    more: bool,
    /// Nobody reads any more.
    gone: bool,
}

impl<'a> Printer<'a> {
    pub fn new(json: bool, more: bool, out: &'a mut Out) -> Self {
        Printer { json, out, more, gone: false }
    }

    pub fn finding(&mut self, told: &Told, progress: &ProgressBar) -> Result<(), CommandError> {
        if self.gone {
            return Ok(());
        }
        match self.print(told, progress) {
            Err(CommandError::ReaderGone) if self.more => self.gone = true,
            other => other?,
        }
        Ok(())
    }

    fn print(&mut self, told: &Told, progress: &ProgressBar) -> Result<(), CommandError> {
        let out = &mut *self.out;
        if self.json {
            let bare = Told { places: Places::default(), ..told.clone() };
            let line = serde_json::to_string(&bare).map_err(CommandError::message)?;
            writeln!(out, "{line}")?;
            return Ok(());
        }
        let line = self.line(told);
        let out = &mut *self.out;
        // The progress bar makes room for the line.
        progress.suspend(|| writeln!(out, "{line}").and_then(|()| out.flush()))?;
        Ok(())
    }

    fn line(&self, told: &Told) -> String {
        let kind = self.out.paint(Paint::Yellow, &told.kind);
        let players = match (told.white.as_str(), told.black.as_str()) {
            ("", "") => String::new(),
            (white, black) => format!(" ({} – {}, {})", named(white), named(black), shown(&told.date)),
        };
        let cites = match &told.code {
            Some(code) if !told.articles.is_empty() => format!(" [{code} {}]", told.articles.join(", ")),
            _ => String::new(),
        };
        let fen = match told.fen.as_str() {
            "" => String::new(),
            fen => format!(" {}", self.out.paint(Paint::Faint, fen)),
        };
        let (file, says) = (shown(&told.file), shown(&told.says));
        format!("{file}: game {}{players}, ply {}: {kind}: {says}{cites}{fen}", told.game, told.ply)
    }

    /// The counts and the speed; `unread` tells of the files that could not be read to their ends.
    pub fn end(
        &mut self,
        all: &Tally,
        unread: &[String],
        wall: Duration,
        cpu: Duration,
    ) -> Result<(), CommandError> {
        if self.gone {
            return Err(CommandError::ReaderGone);
        }
        if self.json {
            let mut summary = summary(all, wall, cpu);
            summary.insert("unread".to_owned(), unread.into());
            writeln!(self.out, "{}", json!({ "summary": summary }))?;
            return Ok(());
        }
        writeln!(self.out, "{}, {}", many(all.games, "game"), many(all.moves, "move"))?;
        let head = match all.findings() {
            0 if all.games == 0 => "No game was read.".to_owned(),
            0 if !unread.is_empty() => "Nothing was found in what could be read.".to_owned(),
            0 => self.out.paint(Paint::Green, "Nothing was found."),
            found => {
                let games = many(all.games_with_findings(), "game");
                let as_far = if unread.is_empty() { "" } else { ", in what could be read" };
                self.out.paint(Paint::Red, format!("{} in {games}{as_far}:", many(found, "finding")))
            }
        };
        writeln!(self.out, "{head}")?;
        for (kind, count) in all.by_kind() {
            writeln!(self.out, "  {kind}: {}", thousands(count))?;
        }
        if all.accepted() > 0 {
            writeln!(self.out, "{} of the baseline left out", many(all.accepted(), "finding"))?;
        }
        for (code, games) in &all.codes {
            writeln!(
                self.out,
                "{}",
                self.out.paint(Paint::Faint, format!("{}: {code}", many(*games, "game")))
            )?;
        }
        writeln!(
            self.out,
            "{:.2} s elapsed, {:.2} s of CPU time: {} games/s, {:.0} MB/s",
            wall.as_secs_f64(),
            cpu.as_secs_f64(),
            thousands(per_second(all.games, wall) as u64),
            all.bytes as f64 / 1e6 / wall.as_secs_f64().max(1e-9)
        )?;
        Ok(())
    }
}

/// A text of the input without what a terminal would obey.
fn shown(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).collect()
}

/// The longest name that is printed whole.
const LONGEST_NAME: usize = 80;

fn named(name: &str) -> String {
    let name = shown(name);
    match name.char_indices().nth(LONGEST_NAME) {
        _ if name.is_empty() => "?".to_owned(),
        Some((end, _)) => format!("{}…", &name[..end]),
        None => name,
    }
}

fn summary(all: &Tally, wall: Duration, cpu: Duration) -> Map<String, Value> {
    let kinds: BTreeMap<_, _> = all.by_kind().map(|(kind, count)| (kind.word(), count)).collect();
    let summary = json!({
        "games": all.games,
        "moves": all.moves,
        "findings": all.findings(),
        "games_with_findings": all.games_with_findings(),
        "kinds": kinds,
        "codes": all.codes,
        "accepted": all.accepted(),
        "bytes": all.bytes,
        "seconds": wall.as_secs_f64(),
        "cpu_seconds": cpu.as_secs_f64(),
        "games_per_second": per_second(all.games, wall).round(),
    });
    summary.as_object().cloned().unwrap_or_default()
}

/// What the progress bar tells.
pub fn rate(games: u64, elapsed: Duration) -> String {
    format!("{} games, {} a second", thousands(games), thousands(per_second(games, elapsed) as u64))
}
