//! The report: findings as they come, then the counts.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Duration;

use indicatif::ProgressBar;
use records::pgn::Finding;
use serde_json::{Value, json};

use super::player::PlayedPiece;
use super::tally::{Severity, Tally, severity};
use crate::terminal::numbers::{many, per_second, thousands};
use crate::terminal::out::{CommandError, Out, Paint};

/// What is printed, in JSON or in words.
pub struct Report<'a> {
    json: bool,
    all: Tally,
    out: &'a mut Out,
    progress: ProgressBar,
}

impl<'a> Report<'a> {
    pub fn new(json: bool, out: &'a mut Out, progress: ProgressBar) -> Self {
        Report { json, all: Tally::default(), out, progress }
    }

    pub fn has_faults(&self) -> bool {
        self.all.faulty > 0
    }

    /// How many games there are, where every one of them was passed over.
    pub fn begins_behind_the_last(&self) -> Option<u64> {
        let passed = self.all.passed;
        (self.all.games == 0 && passed > 0).then_some(passed)
    }

    /// Counts a piece and prints its findings.
    pub fn add(&mut self, piece: &PlayedPiece) -> Result<(), CommandError> {
        self.all.add(&piece.tally);
        self.progress.set_message(format!("{} games", thousands(self.all.games)));
        for finding in &piece.findings {
            self.finding(finding)?;
        }
        Ok(())
    }

    fn finding(&mut self, finding: &Finding) -> Result<(), CommandError> {
        if self.json {
            writeln!(self.out, "{}", finding_json(finding))?;
        } else if severity(finding) == Severity::Fault {
            let line = one_line(&finding.to_string());
            // The progress bar makes room for the line.
            let out = &mut *self.out;
            self.progress.suspend(|| writeln!(out, "{line}").and_then(|()| out.flush()))?;
        }
        Ok(())
    }

    /// Prints the counts and the speed; `whole`: the text could be read to its end.
    pub fn end(&mut self, whole: bool, wall: Duration, cpu: Duration) -> Result<(), CommandError> {
        if self.json {
            writeln!(self.out, "{}", self.tally_json(wall, cpu))?;
            return Ok(());
        }
        let all = &self.all;
        writeln!(self.out, "{}, {}", many(all.games, "game"), many(all.moves, "move"))?;
        writeln!(self.out, "{}", self.faults(whole))?;
        for (kind, games) in self.all.of(Severity::Fault) {
            writeln!(self.out, "  {kind}: {}", many(games, "game"))?;
        }
        for (kind, games) in self.all.of(Severity::Form) {
            writeln!(self.out, "{}", self.out.paint(Paint::Faint, form(kind, games)))?;
        }
        self.board_against_result()?;
        writeln!(self.out, "{}", rate(&self.all, wall, cpu))?;
        Ok(())
    }

    fn faults(&self, whole: bool) -> String {
        match self.all.faulty {
            0 if self.all.games == 0 => "No game was read.".to_owned(),
            0 if !whole => "No game has a fault, as far as the text could be read.".to_owned(),
            0 => self.out.paint(Paint::Green, "No game has a fault."),
            1 => self.out.paint(Paint::Red, "1 game has a fault:"),
            games => self.out.paint(Paint::Red, format!("{} games have faults:", thousands(games))),
        }
    }

    fn board_against_result(&mut self) -> io::Result<()> {
        let Tally { mates, stalemates, .. } = self.all;
        let against = |kind| self.all.kinds.get(&(Severity::Fault, kind)).copied().unwrap_or_default();
        let (mate, stalemate) = (against("mate-against-result"), against("stalemate-against-result"));
        writeln!(
            self.out,
            "On the board: {} ({} against the result), {} ({} against the result)",
            many(mates, "mate"),
            thousands(mate),
            many(stalemates, "stalemate"),
            thousands(stalemate)
        )
    }

    fn tally_json(&self, wall: Duration, cpu: Duration) -> Value {
        let kinds = |severity| self.all.of(severity).collect::<BTreeMap<_, _>>();
        let all = &self.all;
        json!({
            "games": all.games,
            "moves": all.moves,
            "games_with_faults": all.faulty,
            "faults": kinds(Severity::Fault),
            "form": kinds(Severity::Form),
            "mates": all.mates,
            "stalemates": all.stalemates,
            "bytes": all.bytes,
            "seconds": wall.as_secs_f64(),
            "cpu_seconds": cpu.as_secs_f64(),
            "games_per_second": per_second(all.games, wall).round(),
        })
    }
}

fn finding_json(finding: &Finding) -> Value {
    let Finding { place, number, wrong } = finding;
    json!({
        "game": place.game,
        "line": place.line,
        "byte": place.offset,
        "move": number.map(|at| format!("{}{}", at.number, at.side.letter())),
        "kind": wrong.kind(),
        "fault": wrong.is_fault(),
        "says": wrong.to_string(),
    })
}

/// The text without control characters, which a terminal would obey.
fn one_line(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).collect()
}

fn form(kind: &str, games: u64) -> String {
    format!("A matter of form in {}: {kind}", many(games, "game"))
}

fn rate(all: &Tally, wall: Duration, cpu: Duration) -> String {
    let megabytes = all.bytes as f64 / 1e6;
    format!(
        "{:.2} s elapsed, {:.2} s of CPU time: {} games/s, {:.0} MB/s",
        wall.as_secs_f64(),
        cpu.as_secs_f64(),
        thousands(per_second(all.games, wall) as u64),
        megabytes / wall.as_secs_f64().max(1e-9)
    )
}
